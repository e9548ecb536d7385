import type { Rng } from '@doorcard/cards';
import type { Registry } from '@doorcard/cpu';
import { makePortPair, openTable, type Pace, type TableStorage } from '@doorcard/table';
import { connectClient } from '@doorcard/table/client';
import type { Screen, Terminal } from '../terminal.js';
import { Game, type GameEnd, type GameSetup } from './game.js';

const ENTER = '\u001b[?1049h\u001b[?25l';
const LEAVE = '\u001b[?25h\u001b[?1049l';
const HOME = '\u001b[H';
const CLEAR_LINE = '\u001b[K';
const CLEAR_BELOW = '\u001b[J';

export interface PlayPlaces {
  readonly storage: TableStorage;
  readonly registry: Registry;
  readonly random: Rng;
  readonly pace: Pace;
}

/** Plays until the player leaves. The terminal is restored in any case. */
export async function playInTerminal(
  setup: GameSetup,
  { storage, registry, random, pace }: PlayPlaces,
  { stdout, seconds }: Terminal,
  screen: Screen,
): Promise<GameEnd> {
  const [host, mine] = makePortPair(queueMicrotask);
  const undo: (() => void)[] = [];
  stdout.write(ENTER);
  try {
    return await new Promise<GameEnd>((resolve, reject) => {
      let callOff: (() => void) | undefined;
      const draw = (): void => {
        callOff = undefined;
        const lines = game.draw().map((line) => `${line}${CLEAR_LINE}`);
        stdout.write(`${HOME}${lines.join('\r\n')}${CLEAR_BELOW}`);
      };
      // Many messages come at once: they are drawn together.
      const drawSoon = (): void => {
        callOff ??= screen.later(0, draw);
      };
      // Any error ends the game here, so that the terminal is restored.
      const update = (change: () => void): void => {
        try {
          change();
          drawSoon();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      openTable({
        port: host,
        storage,
        clock: { seconds, later: screen.later },
        registry,
        random,
        pace,
        onFault: reject,
      });
      const client = connectClient(mine, (message) => update(() => game.take(message)), reject);
      const game = new Game(setup, client, screen, resolve);
      undo.push(
        screen.takeKeys((input) => update(() => game.press(input))),
        screen.onResize(drawSoon),
        () => callOff?.(),
      );
      game.begin();
    });
  } finally {
    for (const each of undo) each();
    stdout.write(LEAVE);
  }
}
