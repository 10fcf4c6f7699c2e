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

/** The same for each of what is asked for, told apart by how it is written. */
export function oneAtATimeEach<Asked, Value>(run: (asked: Asked) => Promise<Value>): (asked: Asked) => Promise<Value> {
  const looks = new Map<string, { readonly look: () => Promise<Value>; askers: number }>();
  return async (asked) => {
    const name = JSON.stringify(asked);
    const kept = looks.get(name) ?? { look: oneAtATime(async () => run(asked)), askers: 0 };
    looks.set(name, kept);
    kept.askers += 1;
    try {
      return await kept.look();
    } finally {
      kept.askers -= 1;
      if (kept.askers === 0) looks.delete(name);
    }
  };
}
