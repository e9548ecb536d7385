/** What a language says about the reasons of one family of players. */
export interface FamilyWords<Code extends string, Seen> {
  /** One sentence for each code: what the player thought. */
  readonly codes: Readonly<Record<Code, string>>;
  /** A few words for each thing that was seen, with its value: "threat 5", "tier A: a strong start". */
  readonly seen: { readonly [K in keyof Seen]-?: (value: NonNullable<Seen[K]>) => string };
}
