import { setUp } from './setup.mjs';

process.exitCode = await setUp();
