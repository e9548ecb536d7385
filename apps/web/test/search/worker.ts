import '../../src/shared/jitless.js';
import { judgeSpots } from './verdicts.js';

self.postMessage(judgeSpots());
