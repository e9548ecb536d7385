/** What a language says about the reasons of one family of players: the compiler asks for every code and every key. */
export interface FamilyWords<Code extends string, Data> {
  /** One sentence for each code: what the player thought. */
  readonly codes: Readonly<Record<Code, string>>;
  /** A few words for each key of the data, with its value: "threat 5", "tier A: a strong start". */
  readonly data: { readonly [K in keyof Data]-?: (value: NonNullable<Data[K]>) => string };
}
