import type { Random } from '../../core/shared/random.ts';

export function systemRandom(): Random {
  return { fraction: () => Math.random(), uuid: () => crypto.randomUUID() };
}
