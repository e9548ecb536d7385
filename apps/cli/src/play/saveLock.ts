import { InputError } from '@doorcard/cards';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { z } from 'zod';
import { codeOf, refuseWriting } from '../fileError.js';
import { writeWhole } from '../output.js';

/** Who uses a file: a process of a machine, and when it was started, because numbers of processes come again. */
const ownerSchema = z.object({ pid: z.number().int().positive(), host: z.string(), started: z.string() });
type Owner = z.output<typeof ownerSchema>;

/**
 * Locks a saved table for this process, until the returned function is called. A lock that a dead process has left
 * behind is taken over.
 */
export function lockSave(file: string): () => void {
  const lock = `${file}.lock`;
  const own: Owner = { pid: process.pid, host: hostname(), started: findStart(process.pid) ?? '' };
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw refuseWriting(file, error, 'table.json');
  }
  // Two attempts: a stale lock may be in the way of the first.
  for (let tries = 0; ; tries++) {
    try {
      create(lock, own);
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw refuseWriting(file, error, 'table.json');
      const other = readOwner(lock);
      if (tries > 1 || (other !== undefined && isAlive(other))) throw refuseLocked(file, other);
      putAway(lock);
    }
  }
  const release = (): void => {
    process.off('exit', release);
    if (readOwner(lock)?.pid === process.pid) rmSync(lock, { force: true });
  };
  // The program may end in the middle of a game, for example when its terminal is closed.
  process.on('exit', release);
  return release;
}

function create(lock: string, own: Owner): void {
  const handle = openSync(lock, 'wx', 0o600);
  try {
    writeWhole(handle, JSON.stringify(own));
  } catch (error) {
    rmSync(lock, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Of two processes that find the same stale lock only one can rename it. */
function putAway(lock: string): void {
  const stale = `${lock}.${process.pid}`;
  try {
    renameSync(lock, stale);
    rmSync(stale, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Undefined for a lock that cannot be read: its process ended while it wrote it. */
function readOwner(lock: string): Owner | undefined {
  try {
    const owner = ownerSchema.safeParse(JSON.parse(readFileSync(lock, 'utf8')));
    return owner.success ? owner.data : undefined;
  } catch {
    return undefined;
  }
}

/** A process of another machine counts as alive: nothing can be known about it. */
function isAlive({ pid, host, started }: Owner): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, but belongs to another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const start = findStart(pid);
  return start === undefined || started === '' || start === started;
}

/** When a process was started, as the system counts it; undefined where it does not say. */
function findStart(pid: number): string | undefined {
  try {
    // The name of the program, in brackets, may contain spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19];
  } catch {
    return undefined;
  }
}

const refuseLocked = (file: string, owner: Owner | undefined): InputError =>
  new InputError({
    code: 'play/locked',
    value: file,
    problem: `${file} is used by another doorcard play${owner === undefined ? '' : ` (process ${owner.pid} on ${owner.host})`}`,
    expected: 'the end of that game, or another file with --save',
  });
