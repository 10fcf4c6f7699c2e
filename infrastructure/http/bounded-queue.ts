/** How much of something costly goes on together, and how much may wait for it. */
export interface QueueBounds {
  readonly atOnce: number;
  readonly waiting: number;
  /** How much of that may be one asker's; without it, all. */
  readonly waitingEach?: number;
}

/** Whose task it is; those of different askers take turns. */
export interface QueueTurn {
  readonly by: string;
  /** Whether nobody waits for the result any more: such a task is dropped. */
  readonly isGone?: () => boolean;
}

/** Runs a task when its turn comes; undefined at once where too many wait already, later where it was dropped. */
export type BoundedQueue = <T>(task: () => Promise<T>, turn?: QueueTurn) => Promise<T | undefined> | undefined;

interface WaitingTask {
  readonly isGone: () => boolean;
  readonly settle: (isRun: boolean) => void;
}

export function boundedQueue({ atOnce, waiting, waitingEach = waiting }: QueueBounds): BoundedQueue {
  const lines = waitingLines();
  let running = 0;
  const leave = (): void => {
    const next = lines.next();
    if (next === undefined) running -= 1;
    else next.settle(true);
  };
  return (task, { by, isGone = () => false } = { by: '' }) => {
    if (running < atOnce) {
      running += 1;
      return task().finally(leave);
    }
    if (lines.sizeOf(by) >= waitingEach) lines.dropGone(by);
    if (lines.sizeOf(by) >= waitingEach || (lines.size() >= waiting && !lines.makeRoom(by))) return undefined;
    const turn = new Promise<boolean>((settle) => {
      lines.add(by, { isGone, settle });
    });
    return turn.then(async (isRun) => (isRun ? task().finally(leave) : undefined));
  };
}

type Lines = Map<string, readonly WaitingTask[]>;

/** One line for each asker; the first of them is whose turn it is. */
function waitingLines() {
  const lines: Lines = new Map();
  const lineOf = (by: string): readonly WaitingTask[] => lines.get(by) ?? [];
  return {
    sizeOf: (by: string): number => lineOf(by).length,
    size: (): number => [...lines.values()].reduce((sum, { length }) => sum + length, 0),
    add: (by: string, task: WaitingTask): void => {
      lines.set(by, [...lineOf(by), task]);
    },
    dropGone: (by: string): void => {
      dropFrom(lines, by, ({ isGone }) => isGone());
    },
    /** Takes the next task; its asker goes to the end of the round. */
    next: (): WaitingTask | undefined => {
      for (const by of lines.keys()) {
        dropFrom(lines, by, ({ isGone }) => isGone());
        const [task, ...left] = lineOf(by);
        if (task === undefined) continue;
        lines.delete(by);
        if (left.length > 0) lines.set(by, left);
        return task;
      }
      return undefined;
    },
    /** Drops the newest task of whoever has most; false where that is who asks. */
    makeRoom: (by: string): boolean => {
      const [longest = by] = [...lines.keys()].toSorted((one, other) => lineOf(other).length - lineOf(one).length);
      if (lineOf(longest).length <= lineOf(by).length + 1) return false;
      const newest = lineOf(longest).at(-1);
      dropFrom(lines, longest, (task) => task === newest);
      return true;
    },
  };
}

function dropFrom(lines: Lines, by: string, isDropped: (task: WaitingTask) => boolean): void {
  const line = lines.get(by) ?? [];
  const dropped = line.filter(isDropped);
  const left = line.filter((task) => !dropped.includes(task));
  if (left.length === 0) lines.delete(by);
  else lines.set(by, left);
  for (const { settle } of dropped) settle(false);
}
