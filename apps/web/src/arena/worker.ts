import '../shared/jitless.js';
import { makeArenaTasks } from '@doorcard/arena';
import { makeRegistry, usualEntries, type Player } from '@doorcard/cpu';
import { serveTasks } from '@doorcard/jobs/workers';
import { LuckMeter } from '@doorcard/search/luck';
import { openLv3Entry } from '../shared/players/lv3Entry.js';
import { openLv4Entry } from '../shared/players/lv4Entry.js';

// Plays parts of matches, one after the other. To pause or stop, the page ends the thread.

const registry = makeRegistry<Player>([...usualEntries, openLv3Entry(), openLv4Entry()]);
const receive = serveTasks(
  makeArenaTasks(registry, (plan) => new LuckMeter(plan)),
  (message) => self.postMessage(message),
);

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
