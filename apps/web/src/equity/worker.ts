import '../shared/jitless.js';
import { computeEquity, parseSeed, unwrap, Xoshiro256 } from '@doorcard/cards';
import { VARIANTS } from '@doorcard/engine';
import * as z from 'zod/mini';
import { questionSchema, type EquityReply } from './equityMessage.js';

// Computes the chances of hands in a thread of its own. To cancel, the page ends the thread.

const post = (reply: EquityReply): void => self.postMessage(reply);

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const { game, hands, board, dead, draws, margin, seed } = z.parse(questionSchema, data);
  let told = 0;
  const equity = computeEquity(
    { showdown: VARIANTS[game].showdown, hands, board, dead, draws },
    {
      rng: Xoshiro256.fromSeed(unwrap(parseSeed(seed))),
      margin,
      onProgress: (done) => {
        const percent = Math.floor(100 * done);
        if (percent === told) return;
        told = percent;
        post({ type: 'progress', done });
      },
    },
  );
  if (!equity.ok) {
    post({ type: 'refused', code: equity.error.code, value: equity.error.value });
    return;
  }
  const { method, showdowns, policy } = equity.value;
  post({
    type: 'answer',
    equity: {
      method,
      showdowns,
      ...(policy !== undefined && { policy }),
      hands: equity.value.hands.map(({ interval: [low, high], ...hand }) => ({
        ...hand,
        interval: [low, high],
      })),
    },
  });
});
