import { PLACED_AGAIN_WINDOW, type RecentPlacement } from '../../core/coupon/placement/placement-journal.ts';
import type { PlacementLock } from '../../core/coupon/placement/placement-lock.ts';
import type { Timers } from '../../core/shared/timers.ts';

const NONE = { placed: [], leave: () => undefined };

/**
 * Turns by a lock that all tabs of the site share; a browser without locks gives the turn at once.
 * What was placed is announced by the name of a lock that is held for a minute: tabs in processes of their own
 * see locks at once, but the storage of another tab only when word of it arrives.
 */
export function webPlacementLock(locks: LockManager | undefined, timers: Timers): PlacementLock {
  let noted: Promise<unknown> = Promise.resolve();
  return {
    take: async (userId) => {
      if (locks === undefined) return NONE;
      const leave = await held(locks, `place:${String(userId)}`);
      if (leave === undefined) return NONE;
      const { held: all = [] } = await locks.query().catch((): LockManagerSnapshot => ({}));
      return {
        placed: all.flatMap(({ name }) => readName(name) ?? []),
        leave: () => void noted.finally(leave),
      };
    },
    note: (placement) => {
      if (locks === undefined) return;
      noted = held(locks, writeName(placement)).then((release) => {
        timers.after(PLACED_AGAIN_WINDOW, () => release?.());
      });
    },
  };
}

/** What lets go of a lock, once it is held; undefined where the browser refuses locks. */
async function held(locks: LockManager, name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const holding = locks.request(
      name,
      () =>
        new Promise<void>((release) => {
          resolve(release);
        }),
    );
    holding.catch(() => {
      resolve(undefined);
    });
  });
}

const PLACED = /^placed:(\d+):(\d+):(.*)$/s;

function writeName({ userId, at, hash }: RecentPlacement): string {
  return `placed:${String(userId)}:${String(at)}:${hash}`;
}

function readName(name: string | undefined): RecentPlacement | undefined {
  const [, userId, at, hash] = PLACED.exec(name ?? '') ?? [];
  return hash === undefined ? undefined : { userId: Number(userId), at: Number(at), hash };
}
