// Threads and other machines run built files only, also when this one is read as a source by a test.

/** The module that exports `tasks`. */
export const BUILT_TASKS = new URL('../dist/tasks.js', import.meta.url);

/** What the result of a task depends on. */
const PACKAGES = ['arena', 'cards', 'cpu', 'engine', 'history', 'jobs'] as const;

/** All that `codeVersion` has to look at: machines that do work for each other must have the same. */
export const listBuiltCode = (): URL[] => [
  BUILT_TASKS,
  ...PACKAGES.map((name) => new URL('../dist/', import.meta.resolve(`@doorcard/${name}`))),
];
