const listeners = new Set<(id: string) => void>();

/** Calls the listener with the id of each hand of the table that was kept; returns what ends that. */
export function onHandKept(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellKept(id: string): void {
  for (const listener of listeners) listener(id);
}
