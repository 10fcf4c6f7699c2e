import type { RecentPlacement } from '../../../core/coupon/placement/placement-journal.ts';
import type { PlacementLock } from '../../../core/coupon/placement/placement-lock.ts';

/** Turns that all tabs of one browser share: first come, first served. */
export function fakePlacementLock(): PlacementLock {
  const placed: RecentPlacement[] = [];
  let last: Promise<void> = Promise.resolve();
  return {
    take: async () => {
      const before = last;
      let leave: () => void = () => undefined;
      last = new Promise((resolve) => {
        leave = resolve;
      });
      await before;
      return { placed: [...placed], leave };
    },
    note: (placement) => {
      placed.push(placement);
    },
  };
}
