import { listBets, type Account } from './account.js';
import type { Notes } from './counters.js';
import { gradeHand } from './handGrade.js';

/** Check-raises, slow-plays and bluffs on the last street: see SHARES for the definitions. */
export function countDeception(account: Account, { count }: Notes): void {
  const { hand } = account;
  const { showdown, streets } = hand.plan.setup.variant;
  const last = streets.length - 1;
  for (let street = 0; street <= hand.street; street++) {
    const bets = listBets(account, street);
    const checked = bets.findIndex(({ kind }) => kind === 'check');
    const answer = checked < 0 ? undefined : bets.slice(checked + 1).find(({ cost }) => cost > 0);
    if (answer?.canRaise === true) count('checkRaise', street, answer.kind === 'raise');
    const chance = bets[0];
    if (showdown.boardSize > 0 || street === 0 || chance?.canRaise !== true) continue;
    const grade = gradeHand(showdown.rankings, chance.cards);
    if (street < last) {
      if (grade === 'strong') count('slowPlay', street, !bets.some(({ kind }) => kind === 'raise'));
    } else if (grade === 'weak' && chance.raises === 0) {
      count('lastBluff', street, chance.kind === 'raise');
    }
  }
}
