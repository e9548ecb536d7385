export { LuckMeter } from './luckMeter.js';
