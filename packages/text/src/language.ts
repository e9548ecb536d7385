export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a tag such as `ja`, `ja-JP` or `ja_JP.UTF-8`; English for any other language. */
export const findLanguage = (tag: string | undefined): Language =>
  LANGUAGES.find((language) => new RegExp(`^${language}([-_.]|$)`, 'i').test(tag ?? '')) ?? 'en';
