import { open, testPlaces, type Place } from './accessWalk.js';

/** Places without a hand. */
const OTHERS: readonly Place[] = [
  ['the list of rules', (visitor) => open(visitor, '#/rules', '.rules-rules-gameTile')],
  ['a lesson', (visitor) => open(visitor, '#/rules/razz?lesson=1', '[data-answer]')],
  ['the rules of a game', (visitor) => open(visitor, '#/rules/stud8', '.rules-rules-examples')],
  [
    'equities',
    async (visitor) => {
      await open(visitor, '#/equity', 'main.equity-equity-equity');
      await visitor.page.locator('main.equity-equity-equity button[type=submit]').click();
      await visitor.page.locator('.equity-equity-answer[data-status=answered]').waitFor();
    },
  ],
  ['a decision in the lab', (visitor) => open(visitor, '#/lab', '[data-part=decision]')],
  ["a hold'em spot", (visitor) => open(visitor, '#/lab/spot', '[data-part=start]:enabled')],
  ['a late street', (visitor) => open(visitor, '#/lab/late?game=stud8', '[data-part=start]:enabled')],
  ['a match that is about to begin', (visitor) => open(visitor, '#/arena', '[data-part=published]')],
  ['the settings', (visitor) => open(visitor, '#/settings', '[data-part=storage][aria-busy=false]')],
  ['all parts of the design system', (visitor) => open(visitor, '#/system', 'main.system-SystemPage-page')],
  ['a link that cannot be read', (visitor) => open(visitor, '#/hand/nonsense', '[role=alert]')],
];

testPlaces(OTHERS);
