import { readFileSync } from 'node:fs';
import { capital, describeAction } from '@doorcard/text';
import { expect, test } from 'vitest';
import type { CoachReply } from '../src/shared/coach/coachMessage.js';
import { listBarriers } from './barriers.js';
import type { Visitor } from './visitor.js';
import { serveVisitors } from './visitors.js';

const { enter } = serveVisitors();

/** Rollouts on a busy machine take their time. */
const SLOW = 120_000;

const open = ({ page }: Visitor, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** A practice hand in which calling everything is a mistake. */
const PLANTED = { games: 'razz', opponents: 2, seed: '9' } as const;

/** Plays the hand and waits until all of its decisions are judged. */
async function playPlanted(visitor: Visitor): Promise<void> {
  await visitor.deal({ ...PLANTED, judge: true });
  await visitor.playOn();
  await visitor.page.locator('[data-part=strip][data-final=true]').waitFor({ timeout: SLOW });
}

/** What the coach said last about the hand. */
async function hearVerdicts({ page }: Visitor): Promise<Extract<CoachReply, { type: 'verdicts' }>> {
  const said = await page.evaluate(() =>
    window.traffic.findLast(({ data }) => (data as { type: string }).type === 'verdicts'),
  );
  return said!.data as unknown as Extract<CoachReply, { type: 'verdicts' }>;
}

test(
  'a mistake is seen after the hand, reviewed, tried again, drilled and counted',
  { timeout: 2 * SLOW },
  async () => {
    const visitor = await enter({ theme: 'dark' });
    const { page, words } = visitor;
    const { coach, review, drill, table } = words.web;
    await playPlanted(visitor);

    // The strip: every decision, the worst by its name, and the sum.
    const { verdicts } = await hearVerdicts(visitor);
    const { decisions } = verdicts.review!;
    const worst = decisions.toSorted((a, b) => b.verdict.loss.low - a.verdict.loss.low)[0]!;
    expect(['mistake', 'blunder']).toContain(worst.verdict.label);
    expect(await page.locator('[data-part=strip] [data-label]').count()).toBe(decisions.length);
    const lost = decisions.reduce((sum, { verdict }) => sum + verdict.counted.mean, 0).toFixed(2);
    expect(await page.locator('[data-part=strip]').innerText()).toContain(lost);
    await page.getByRole('button', { name: table.reviewFault[worst.verdict.label as 'mistake'] }).click();

    // The review opens at the mistake and says what it cost, against whom, and with which interval.
    await page.locator('[data-part=review][data-final=true]').waitFor();
    expect(page.url()).toContain(`#/review/${verdicts.id}/${worst.place}`);
    const panel = page.locator('[data-part=verdict]');
    const text = await panel.innerText();
    expect(text).toContain(coach.coach.labels[worst.verdict.label]);
    expect(text).toContain(worst.verdict.loss.mean.toFixed(2));
    expect(text).toContain(coach.coach.seated);
    expect(await page.locator('[data-part=lost]').innerText()).toContain(lost);
    expect(await page.locator('[data-part=values] li').count()).toBe(worst.verdict.actions.length);

    // A reload shows the same verdict, without any work: it is kept with the hand.
    await page.reload();
    await page.locator('[data-part=review][data-final=true]').waitFor();
    expect((await hearVerdicts(visitor)).verdicts).toEqual(verdicts);
    expect(await panel.innerText()).toBe(text);

    // Try again: the answer is hidden; what was played is wrong, the best action is right.
    await page.keyboard.press('t');
    const retry = page.locator('[data-part=retrying]');
    await retry.waitFor();
    expect(await page.locator('[data-part=values]').count()).toBe(0);
    expect(await page.locator('[data-part=mattered]').innerText()).not.toContain(review.likely);
    const nameOf = (action: typeof worst.verdict.taken): string => capital(describeAction(words, action));
    await retry.locator(`button[data-action=${worst.verdict.taken.type}]`).click();
    await page.getByText(review.wrong).waitFor();
    await retry.locator(`button[data-action=${worst.verdict.actions[0]!.action.type}]`).first().click();
    await page.getByText(review.right).waitFor();
    expect(nameOf(worst.verdict.taken)).not.toBe('');

    // Added to the drills, where it is due at once.
    await page.locator('[data-part=add-drill]').click();
    await page.getByRole('button', { name: review.inDrills }).waitFor();
    await open(visitor, '#/drill');
    await page.locator('[data-part=due][data-due="1"]').waitFor();
    expect(await page.locator('[data-part=mistakes] li').count()).toBe(1);
    expect(await page.getByRole('navigation').first().innerText()).toContain('1');
    await page.reload();
    await page.locator('[data-part=due][data-due="1"]').waitFor();
    await page.locator('[data-part=start-own]').click();

    // Answered by key, explained, and not due any more.
    const choices = page.locator('[data-part=choices] button');
    await choices.first().waitFor();
    const actions = await choices.evaluateAll((all) => all.map((each) => each.getAttribute('data-action')));
    await page.keyboard.press(String(actions.indexOf(worst.verdict.actions[0]!.action.type) + 1));
    await page.locator('[data-part=answer][data-right=true]').waitFor();
    expect(await page.locator('[data-part=answer]').innerText()).toContain(drill.session.why);
    // A reload goes on where it was, with the answer given.
    await page.reload();
    await page.locator('[data-part=answer][data-right=true]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-part=drill-end]').waitFor();
    await open(visitor, '#/drill');
    await page.locator('[data-part=due][data-due="0"]').waitFor();

    // Progress counts the decisions, and shows no rate for so few.
    await open(visitor, '#/progress');
    await page.locator(`[data-part=losses][data-decisions="${decisions.length}"]`).waitFor();
    expect(await page.locator('[data-part=per100]').count()).toBe(0);
    await open(visitor, '#/review');
    await page.locator('[data-part=session-lost]').getByText(lost).waitFor();
    await page.locator('[data-part=expensive] a').first().click();
    await page.locator('[data-part=review]').waitFor();
    expect(page.url()).toContain(`/${worst.place}`);
  },
);

test('what if: the hand goes on with imagined cards and counts nowhere', { timeout: 2 * SLOW }, async () => {
  const visitor = await enter({ language: 'ja', width: 390, theme: 'dark' });
  const { page, words } = visitor;
  const { review } = words.web;
  await playPlanted(visitor);
  const { verdicts } = await hearVerdicts(visitor);
  const first = verdicts.review!.decisions[0]!;
  await open(visitor, `#/review/${verdicts.id}/${first.place}`);
  await page.locator('[data-part=review][data-final=true]').waitFor();
  await page.locator('[data-part=what-if]').click();
  const branch = page.locator('[data-part=branch]');
  await branch.waitFor();
  // Another action than the one that was played, then the boldest one until the end.
  for (let steps = 0; (await branch.getAttribute('data-over')) !== 'true'; steps++) {
    expect(steps).toBeLessThan(40);
    const before = await page.evaluate(
      () => window.traffic.filter(({ data }) => (data as { type: string }).type === 'branched').length,
    );
    await branch.locator('[data-part=choices] button').last().click();
    await page.waitForFunction(
      (count) =>
        window.traffic.filter(({ data }) => (data as { type: string }).type === 'branched').length > count,
      before,
    );
    await page.waitForFunction(
      () =>
        document.querySelector(
          '[data-part=branch][data-over=true], [data-part=branch] [data-part=choices]',
        ) !== null,
    );
  }
  expect(await branch.innerText()).toContain(review.branch.lead.slice(0, 10));
  // The verdicts are what they were.
  await page.reload();
  await page.locator('[data-part=review][data-final=true]').waitFor();
  expect((await hearVerdicts(visitor)).verdicts).toEqual(verdicts);
  const [inner, scroll] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(scroll).toBeLessThanOrEqual(inner);
});

test(
  'an imported hand is reviewed against a mix of players, also as text',
  { timeout: 2 * SLOW },
  async () => {
    const visitor = await enter();
    const { page, words } = visitor;
    const { history, review, coach, drill } = words.web;
    await open(visitor, '#/history');
    const text = readFileSync(new URL('fixtures/reviewed.phh', import.meta.url), 'utf8');
    await page.getByLabel(history.imports.paste).fill(text);
    await page.getByRole('button', { name: history.imports.take }).click();
    await page.getByText(history.imports.kept(1)).waitFor();
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('doorcard') ?? '{"version":1}') as Record<string, unknown>;
      const { type: _type, version: _version, checksum: _checksum, ...rest } = kept;
      localStorage.setItem('doorcard', JSON.stringify({ version: 1, ...rest, textMode: true }));
      dispatchEvent(new StorageEvent('storage'));
    });
    await open(visitor, '#/review/reviewed-1');
    await page.locator('[data-part=review][data-final=true]').waitFor({ timeout: SLOW });
    expect(await page.locator('[data-part=verdict]').innerText()).toContain(coach.coach.mixed);

    // The same by typing.
    const ask = async (command: string): Promise<string> => {
      await page.locator('#command').fill(command);
      await page.locator('#command').press('Enter');
      return page.locator('[data-part=answers]').innerText();
    };
    const { verdicts } = await hearVerdicts(visitor);
    const { decisions } = verdicts.review!;
    expect((await ask('list')).split('\n').filter(Boolean)).toHaveLength(decisions.length);
    await ask('1');
    await page.waitForFunction((place) => location.hash.endsWith(`/${place}`), decisions[0]!.place);
    expect(await ask('verdict')).toContain(coach.coach.labels[decisions[0]!.verdict.label]);
    expect((await ask('values')).split('\n').filter(Boolean)).toHaveLength(
      decisions[0]!.verdict.actions.length,
    );
    expect(await ask('try')).toContain(review.ask);
    expect(await ask('answer 1')).toBe(review.right);

    // And a session of drills.
    await open(visitor, '#/drill/potOdds?game=razz');
    await page.locator('[data-part=choices] button').first().waitFor();
    expect(await ask('answers')).toMatch(/^1\. /);
    const right = await page.evaluate(() => {
      const dealt = window.traffic.findLast(({ data }) => (data as { type: string }).type === 'dealt')!;
      return (dealt.data as unknown as Extract<CoachReply, { type: 'dealt' }>).drill.accepted[0]!;
    });
    expect(right).toBeGreaterThanOrEqual(0);
    await ask('answer 1');
    await page.locator('[data-part=answer]').waitFor();
    expect(await ask('why')).toContain('=');
    await ask('next');
    await page.waitForFunction(() => /[?&]done=[01]/.test(location.hash));
    await page.locator('#command').fill('stop');
    await page.locator('#command').press('Enter');
    await page.locator('[data-part=drills]').waitFor();
    expect(
      await page
        .getByText(drill.answered(0, 1))
        .or(page.getByText(drill.answered(1, 1)))
        .count(),
    ).toBeGreaterThan(0);
  },
);

test(
  'second opinions: solved and level 4, on a click, kept, and in no sum; elsewhere it is said why not',
  { timeout: 2 * SLOW },
  async () => {
    const visitor = await enter({ theme: 'dark' });
    const { page, words } = visitor;
    const { history, coach } = words.web;
    await open(visitor, '#/history');
    const text = readFileSync(new URL('fixtures/late.phh', import.meta.url), 'utf8');
    await page.getByLabel(history.imports.paste).fill(text);
    await page.getByRole('button', { name: history.imports.take }).click();
    await page.getByText(history.imports.kept(1)).waitFor();
    await open(visitor, '#/review/late-1');
    await page.locator('[data-part=review][data-final=true]').waitFor({ timeout: SLOW });
    const before = (await hearVerdicts(visitor)).verdicts;
    const places = before.review!.decisions.map(({ place }) => place);
    const lost = await page.locator('[data-part=lost]').innerText();

    // The first street cannot be solved, and it is said why.
    await open(visitor, `#/review/late-1/${places[0]!}`);
    const solver = page.locator('[data-opinion=solved]');
    const trained = page.locator('[data-opinion=trained]');
    await solver.getByText(coach.opinions.refusals['spot/not-late']!).waitFor();
    expect(await solver.locator('[data-part=ask]').count()).toBe(0);

    // The last one can: a wheel was folded for one bet.
    await open(visitor, `#/review/late-1/${places.at(-1)!}`);
    await solver.locator('[data-part=ask]').click();
    await solver.locator('progress').waitFor();
    await page.locator('[data-opinion=solved][data-status=done]').waitFor({ timeout: SLOW });
    const { verdicts } = await hearVerdicts(visitor);
    const { solved } = verdicts.opinions.find(({ place }) => place === places.at(-1))!;
    expect(solved!.label).toBe('blunder');
    expect(solved!.source.ranges).toHaveLength(2);
    const exact = `${(100 * solved!.source.exploitability).toFixed(2)} %`;
    expect(await solver.innerText()).toContain(coach.opinions.solved(exact));
    expect(await solver.innerText()).toContain(coach.coach.labels.blunder);
    expect(await solver.innerText()).toContain(solved!.loss.toFixed(2));

    await trained.locator('[data-part=ask]').click();
    await page.locator('[data-opinion=trained][data-status=done]').waitFor({ timeout: SLOW });
    const both = (await hearVerdicts(visitor)).verdicts;
    const level4 = both.opinions.find(({ place }) => place === places.at(-1))!.trained!;
    expect(level4.verdict.source.model).toBe('lv4');
    expect(level4.mix.reduce((sum, { frequency }) => sum + frequency, 0)).toBeCloseTo(1);
    expect(await trained.innerText()).toContain(level4.verdict.loss.mean.toFixed(2));

    expect(await listBarriers(page)).toEqual([]);

    // No sum has changed, and a reload shows both without asking again.
    expect(both.review).toEqual(before.review);
    expect(await page.locator('[data-part=lost]').innerText()).toBe(lost);
    const shown = await page.locator('[data-part=opinions]').innerText();
    await page.reload();
    await page.locator('[data-opinion=trained][data-status=done]').waitFor();
    expect(await page.locator('[data-part=opinions]').innerText()).toBe(shown);
    expect(await page.locator('[data-part=lost]').innerText()).toBe(lost);
  },
);

test('a first visit answers five spots of a game, and a table is dealt', { timeout: 2 * SLOW }, async () => {
  const visitor = await enter({ width: 390, theme: 'dark' });
  const { page } = visitor;
  await page.locator('[data-learn=first]').click();
  await page.locator('[data-part=first] a[data-game=badugi]').click();
  for (let spot = 0; spot < 5; spot++) {
    await page.locator('[data-part=choices] button:enabled').first().click({ timeout: SLOW });
    await page.locator('[data-part=answer]').waitFor();
    await page.locator('[data-part=answer] [data-part=next]').click();
  }
  await page.locator('[data-part=drill-end] [data-part=deal]').click();
  await visitor.waitForMe();
  expect((await visitor.heard('table')).at(-1)!.table.games).toEqual(['badugi']);
});

test(
  'the spot of the day is the same after a reload and can be shared as text',
  { timeout: 2 * SLOW },
  async () => {
    const visitor = await enter();
    const { page, words } = visitor;
    await page.locator('[data-learn=today]').click();
    await page.locator('[data-part=choices] button').first().waitFor({ timeout: SLOW });
    const question = await page.locator('[data-part=question]').innerText();
    await page.reload();
    await page.locator('[data-part=choices] button').first().waitFor({ timeout: SLOW });
    expect(await page.locator('[data-part=question]').innerText()).toBe(question);
    await page.locator('[data-part=choices] button').first().click();
    await page.locator('[data-part=answer] [data-part=share]').click();
    const text = await page.getByLabel(words.web.drill.today.copyIt).inputValue();
    expect(text).toContain(new Date().toISOString().slice(0, 10));
    expect(text).toContain('#/drill/today');
  },
);

test(
  'values of the present options mark the decision as helped; it does not count',
  { timeout: 2 * SLOW },
  async () => {
    const visitor = await enter();
    const { page, words } = visitor;
    await visitor.deal({ ...PLANTED, judge: true });
    expect(await visitor.waitForMe()).toBe('asked');
    await page.keyboard.press('h');
    await page.locator('[data-part=live-values]').waitFor({ timeout: SLOW });
    // No card that only an opponent knows is in any message to or from the coach.
    const { mine, seats, board } = await visitor.view();
    const seen = new Set([...mine!.cards, ...board, ...seats.flatMap(({ up }) => up)]);
    const asked = await page.evaluate(() =>
      window.traffic
        .filter(({ data }) => (data as { type: string }).type === 'options')
        .map(({ data }) => data),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { view } of asked as unknown as {
      view: typeof visitor extends Visitor
        ? { seats: { shown: unknown }[]; mine: { cards: number[] } }
        : never;
    }[]) {
      expect(view.seats.every(({ shown }) => shown === null)).toBe(true);
      expect(view.mine.cards.every((card) => seen.has(card))).toBe(true);
    }
    await visitor.playOn();
    await page.locator('[data-part=strip][data-final=true]').waitFor({ timeout: SLOW });
    const { verdicts } = await hearVerdicts(visitor);
    expect(verdicts.helped).toHaveLength(1);
    await open(visitor, `#/review/${verdicts.id}/${verdicts.helped[0]!}`);
    await page.locator('[data-part=verdict]').getByText(words.web.coach.helped).waitFor();
    await open(visitor, '#/progress');
    await page
      .locator(`[data-part=losses][data-decisions="${verdicts.review!.decisions.length - 1}"]`)
      .waitFor();
  },
);
