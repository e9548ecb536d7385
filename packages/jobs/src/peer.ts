import { readFileSync } from 'node:fs';
import { JobsError } from './error.js';

/**
 * Loads an optional peer of this package. A top-level `await` of this in a module makes the import of that module fail
 * with a coded error that says what to install.
 */
export async function loadPeer<T>(name: string, entry: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error, name)) throw error;
    throw new JobsError(
      'jobs/missing-package',
      name,
      `@doorcard/jobs/${entry} needs the package ${name}; install it: npm install ${name}@${findVersion(name)}`,
    );
  }
}

const isMissing = (error: unknown, name: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes(`'${name}'`);

/** The version that this package was tested with. */
function findVersion(name: string): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { peerDependencies } = JSON.parse(manifest) as { peerDependencies: Record<string, string> };
  return peerDependencies[name]!;
}
