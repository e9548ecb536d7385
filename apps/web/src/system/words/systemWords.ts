/** The sheet with every part of the design system. */
export interface SystemWords {
  readonly title: string;
  readonly cards: string;
  readonly pixels: (width: number) => string;
  readonly states: string;
  readonly cardStates: Readonly<Record<'up' | 'down' | 'dead' | 'back' | 'discard', string>>;
  readonly chips: string;
  readonly slots: string;
  readonly verdicts: string;
  readonly pressNow: string;
  readonly plain: string;
  readonly quiet: string;
  readonly off: string;
  readonly characters: string;
  readonly colours: string;
}
