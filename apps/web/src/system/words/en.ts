import type { SystemWords } from './systemWords.js';

export const words: SystemWords = {
  title: 'Design system',
  cards: 'Cards: three drawings by size',
  pixels: (width) => `${width} px`,
  states: 'States differ by shape, not by colour alone',
  cardStates: { up: 'up', down: 'down, yours', dead: 'dead', back: 'back', discard: 'discard' },
  chips: 'Chips: colour and edge spots; the number is always beside them',
  slots: 'Actions have the same place and the same weight, so that none is advice',
  verdicts: 'Verdicts: shape, sign, word and colour',
  pressNow: 'To press now',
  plain: 'Plain',
  quiet: 'Quiet',
  off: 'Not possible now',
  characters: 'Players',
  colours: 'Colours',
};
