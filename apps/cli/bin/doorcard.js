#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);

if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('doorcard is not built yet: run "npm start" once in the repository');
  process.exitCode = 2;
}
