import type { Language } from '@doorcard/text';

interface MissingWords {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
}

/** A part of the app could not be fetched. In all languages and in the first script, since no other may come. */
export const MISSING_WORDS: Readonly<Record<Language, MissingWords>> = {
  en: {
    title: 'A part of the page is missing',
    text: 'It could not be loaded: the connection is down, or there is a new version. Nothing that was saved is lost.',
    reload: 'Load the page again',
  },
  ja: {
    title: 'ページの一部を読み込めません',
    text: '接続が切れているか、新しいバージョンが出ています。保存された内容は失われていません。',
    reload: '読み込み直す',
  },
};
