import '../../src/jitless.js';
import { portOf, serveThread } from '@doorcard/solver/worker';

serveThread(portOf(self));
