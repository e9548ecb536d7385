// Threads and other machines run built files only, also when a test loads this module from the sources.

/** The module that exports `tasks`. */
export const BUILT_TASKS = new URL('../dist/tasks.js', import.meta.url);

/** The same for a worker of a cluster, which works for other machines. */
export const BUILT_WORKER_TASKS = new URL('../dist/workerTasks.js', import.meta.url);

/** The version of all code that the tasks of a cluster reach: machines that work together must have the same. */
export async function findCodeVersion(): Promise<string> {
  const { codeVersion } = await import('@doorcard/jobs/cluster');
  return codeVersion(BUILT_WORKER_TASKS, '@doorcard/');
}
