/** Runs one after another; all who ask while one runs share the one after it. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const start = (): Promise<void> => {
    waiting = undefined;
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined && waiting === undefined) return start();
    waiting ??= (running ?? Promise.resolve()).catch(() => undefined).then(start);
    return waiting;
  };
}
