/** How a person, a closing terminal or a service manager ends a program that runs until then. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Tells of the end until the function that it answers is called; meanwhile the program lives on. */
export function onProcessEnd(listener: () => void): () => void {
  for (const signal of ENDS) process.on(signal, listener);
  return () => {
    for (const signal of ENDS) process.off(signal, listener);
  };
}
