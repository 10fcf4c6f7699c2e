/** Runs one after another; all who ask while one runs share the one after it. */
export function oneAtATime<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  let waiting: Promise<Value> | undefined;
  const start = (): Promise<Value> => {
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
