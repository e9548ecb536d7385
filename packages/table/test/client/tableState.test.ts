import type { HostMessage } from '@doorcard/table';
import {
  answerQuestion,
  countMissingChips,
  findTurn,
  isBetweenHands,
  NO_TABLE,
  reduceMessage,
  requestHint,
  toggleMark,
  type TableState,
} from '@doorcard/table/client';
import { describe, expect, test } from 'vitest';
import { options, Sitting } from '../sitting.js';
import { drawFirstCard } from './quietPlayer.js';

const sitting = new Sitting();
await sitting.say({ type: 'start', options: options('badugi') });
await sitting.playHand(drawFirstCard);
const { messages } = sitting;
const follow = (count: number): TableState => messages.slice(0, count).reduce(reduceMessage, NO_TABLE);
const indexOf = (fits: (message: HostMessage) => boolean): number => messages.findIndex(fits) + 1;
const isMyDraw = (message: HostMessage): boolean =>
  message.type === 'view' && message.view.legal?.draw !== undefined;

const refuse = (code: string): HostMessage => ({
  type: 'error',
  about: 'act',
  error: { code, value: '', problem: 'p', expected: 'e' },
});

describe('the state of a table after messages', () => {
  test('a new hand keeps nothing of the one before', () => {
    const over = follow(messages.length);
    expect(over.results).toHaveLength(4);
    const next = reduceMessage(
      over,
      messages.find(({ type }) => type === 'handStart')!,
    );
    expect(next).toMatchObject({ results: undefined, reasons: undefined, view: undefined, marked: [] });
    expect(next.table).toBe(over.table);
  });

  test('between two hands chips can be bought back to the starting stack, in a hand they cannot', () => {
    const over = follow(messages.length);
    expect(isBetweenHands(over)).toBe(true);
    const { you, startChips, chairs } = over.table!;
    expect(countMissingChips(over)).toBe(Math.max(0, startChips - chairs[you!]!.chips));
    const during = follow(indexOf(isMyDraw));
    expect([isBetweenHands(during), countMissingChips(during)]).toEqual([false, 0]);
  });

  test('only cards of the player can be marked, only at a draw, and the next decision has no marks', () => {
    const draw = follow(indexOf(isMyDraw));
    const [first, second] = draw.view!.mine!.cards;
    const marked = toggleMark(toggleMark(draw, first!), second!);
    expect(marked.marked).toEqual([first, second]);
    expect(toggleMark(marked, first!).marked).toEqual([second]);
    const foreign = Array.from({ length: 52 }, (_, card) => card).find(
      (card) => !draw.view!.mine!.cards.includes(card),
    )!;
    expect(toggleMark(draw, foreign).marked).toEqual([]);
    const betting = follow(
      indexOf((message) => message.type === 'view' && message.view.legal !== null && !isMyDraw(message)),
    );
    expect(toggleMark(betting, betting.view!.mine!.cards[0]!).marked).toEqual([]);
    const later = messages.slice(indexOf(isMyDraw)).find(({ type }) => type === 'view')!;
    expect(reduceMessage(marked, later).marked).toEqual([]);
  });

  test('an error is kept until the next decision and does not close an open table', () => {
    const draw = { ...follow(indexOf(isMyDraw)), isAnswered: true };
    const wrong = reduceMessage(draw, refuse('action/card-twice'));
    expect(wrong).toMatchObject({ status: 'open', isAnswered: false, error: { code: 'action/card-twice' } });
    const later = messages.slice(indexOf(isMyDraw)).find(({ type }) => type === 'view')!;
    expect(reduceMessage(wrong, later).error).toBeUndefined();
  });

  test.each([
    ['opening', 'table/bad-save', 'failed'],
    ['opening', 'table/save-exists', 'saved'],
    ['open', 'table/failed', 'failed'],
    ['open', 'table/not-saved', 'open'],
  ] as const)('while %s, %s leads to %s', (status, code, after) => {
    expect(reduceMessage({ ...NO_TABLE, status }, refuse(code)).status).toBe(after);
  });

  test('a hint for an older decision is not shown', async () => {
    const asked = new Sitting();
    await asked.say({ type: 'start', options: options('badugi') });
    const state = asked.messages.reduce(reduceMessage, NO_TABLE);
    const [hint] = await asked.say(requestHint(state)!);
    expect(reduceMessage(state, hint!).hint).toEqual(hint);
    expect(reduceMessage({ ...state, decision: state.decision + 1 }, hint!).hint).toBeUndefined();
  });

  test('a decision is sent once', () => {
    const draw = follow(indexOf(isMyDraw));
    const action = { type: 'draw', discard: [] } as const;
    const { state, message } = answerQuestion(draw, action)!;
    expect(message).toEqual({ type: 'act', hand: draw.hand!.hand, decision: draw.decision, action });
    expect(answerQuestion(state, action)).toBeUndefined();
    expect(requestHint(state)).toBeUndefined();
    expect(answerQuestion(follow(messages.length), action)).toBeUndefined();
  });

  test("between two hands it is nobody's turn", () => {
    expect(findTurn(follow(0))).toEqual({ code: 'none' });
    expect(findTurn({ ...follow(messages.length), hand: undefined })).toEqual({ code: 'between' });
    expect(findTurn(follow(messages.length))).toEqual({ code: 'over' });
  });
});
