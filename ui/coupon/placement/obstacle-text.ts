import type { PlaceObstacle } from '../../../core/coupon/placement/place-obstacle.ts';
import type { SlipWords } from '../use-slip-words.ts';

/** Why the coupon cannot be placed, in words. */
export function obstacleText(obstacle: PlaceObstacle, { t, shortMoney, total }: SlipWords): string {
  const key = `obstacle.${obstacle.code}`;
  if ('limit' in obstacle) return t(key, { amount: shortMoney(obstacle.limit) });
  if ('odds' in obstacle) return t(key, { odds: total(obstacle.odds), now: total(obstacle.total) });
  return 'count' in obstacle ? t(key, { count: obstacle.count }) : t(key);
}
