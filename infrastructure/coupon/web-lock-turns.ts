import type { PlacementTurns } from '../../core/coupon/placement-turns.ts';

/** Turns by a lock that all tabs of the site share; a browser without locks gives the turn at once. */
export function webLockTurns(locks: LockManager | undefined): PlacementTurns {
  return {
    take: (userId) =>
      new Promise((resolve) => {
        if (locks === undefined) {
          resolve(() => undefined);
          return;
        }
        const held = locks.request(
          `place:${String(userId)}`,
          () =>
            new Promise<void>((release) => {
              resolve(release);
            }),
        );
        held.catch(() => {
          resolve(() => undefined);
        });
      }),
  };
}
