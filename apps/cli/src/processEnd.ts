/** How a person, a closing terminal or a service manager ends a program that runs until then. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds between two looks at the parent process. */
const PARENT_CHECK = 300;

/**
 * Calls back when the program is to end, until the returned function is called; meanwhile the program keeps running.
 */
export function onProcessEnd(listener: () => void): () => void {
  for (const signal of ENDS) process.on(signal, listener);
  return () => {
    for (const signal of ENDS) process.off(signal, listener);
  };
}

/**
 * Also calls back when npm started the program and has ended. npm passes signals to the shell between them, and the shell
 * ends without passing them on. Started in another way, a program may outlive its parent.
 */
export function onServerEnd(listener: () => void, env = process.env): () => void {
  const stop = onProcessEnd(listener);
  if (env['npm_execpath'] === undefined) return stop;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) listener();
  }, PARENT_CHECK);
  return () => {
    clearInterval(timer);
    stop();
  };
}
