import type { Random } from '../../../core/shared/random.ts';

/** Numbers that look random, the same for one beginning. */
export function fixedRandom(first = 1): Random {
  let state = first;
  let ids = 0;
  return {
    uuid: () => {
      ids += 1;
      return `${String(ids).padStart(8, '0')}-0000-4000-8000-000000000000`;
    },
    fraction: () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    },
  };
}
