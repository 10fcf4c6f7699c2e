import { zoneField } from '../../../core/media/zone-happening.ts';
import type { GameCard } from '../world/game-card.ts';

/** Of the games on a field every top game has a camera, and of the others one in so many. */
const FILMED = 3;

/** MD-31 Whether a camera is at a game. */
export function hasCamera({ id, sportId, isTop }: Pick<GameCard, 'id' | 'sportId'> & { readonly isTop: boolean }) {
  return zoneField(sportId) !== 'board' && (isTop || id % FILMED === 0);
}
