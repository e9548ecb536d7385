import '../shared/jitless.js';
import { serveBackup } from './backupService.js';
import { serveTable } from './tableService.js';

// The dealer, in a thread of its own: it has the deck, the page has views. The page names the worker after what it is
// to do: `backup`, or the speed that was chosen and whether the table is taken from another tab, as in `fast take`.

const [task = '', claim] = self.name.split(' ');
const post = (message: unknown): void => self.postMessage(message);
const receive =
  task === 'backup' ? serveBackup(post) : serveTable(post, task, claim === 'take' ? 'take' : 'ask');

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
