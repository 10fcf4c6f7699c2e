import { keyFor, keystreamGenerator } from './keystream.ts';
import type { RandomDraws } from './random-draws.ts';
import { drawsFrom } from './random-draws.ts';

/** What a world is drawn from: what is published of fixtures tells nothing of results. */
export interface WorldKeys {
  readonly fixtures: Buffer;
  /** The draws of a game for a purpose. */
  readonly gameDraws: (gameId: number, purpose: 'play' | 'abandonment') => RandomDraws;
}

/** Keys of a secret, which counts whole, however long it is. */
export function worldKeys(secret: string): WorldKeys {
  const results = keyFor(secret, 'results');
  return {
    fixtures: keyFor(secret, 'fixtures'),
    gameDraws: (gameId, purpose) => drawsFrom(keystreamGenerator(keyFor(results, `${purpose} of ${String(gameId)}`))),
  };
}
