import type { PlaceObstacle } from '../../../core/coupon/placement/place-obstacle.ts';
import type { SlipWords } from '../use-slip-words.ts';

/** Why the coupon cannot be placed, in words; they tell no balance that the player hides. */
export function obstacleText(
  obstacle: PlaceObstacle,
  { t, shortMoney, total }: SlipWords,
  isBalanceHidden: boolean,
): string {
  const key = `obstacle.${obstacle.code}`;
  if (obstacle.code === 'not-enough-money' && isBalanceHidden) return t('obstacle.not-enough-money-hidden');
  if ('limit' in obstacle) return t(key, { amount: shortMoney(obstacle.limit) });
  if ('odds' in obstacle) return t(key, { odds: total(obstacle.odds), now: total(obstacle.total) });
  return 'count' in obstacle ? t(key, { count: obstacle.count }) : t(key);
}
