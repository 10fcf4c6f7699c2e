/** How much of something costly goes on together, and how much may wait for it. */
export interface QueueBounds {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Runs a task when its turn comes; undefined at once where too many wait already. */
export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T> | undefined;

export function boundedQueue({ atOnce, waiting }: QueueBounds): BoundedQueue {
  const turns: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = turns.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return (task) => {
    if (running < atOnce) {
      running += 1;
      return task().finally(leave);
    }
    if (turns.length >= waiting) return undefined;
    const turn = new Promise<void>((resolve) => turns.push(resolve));
    return turn.then(task).finally(leave);
  };
}
