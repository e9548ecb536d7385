import { totalmem } from 'node:os';

/** The rest is for other programs. */
const MEMORY_SHARE = 0.8;

/** Bytes that a solver may use. */
export const memoryLimit = (): number => MEMORY_SHARE * totalmem();
