import '../shared/jitless.js';
import { portOf, serveThread } from '@doorcard/solver/worker';

serveThread(portOf(self));
