import type { PlacementState } from '../../../core/coupon/placement/placement-state.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import type { SlipWords } from '../use-slip-words.ts';

/** The reason in words, with its limit where it has one. */
export function rejectionText(
  state: Extract<PlacementState<UnitOrder>, { phase: 'rejected' | 'not-received' }>,
  { t, shortMoney }: SlipWords,
): string {
  if (state.phase === 'not-received') return t('rejected.not-received');
  const { reason, limit } = state;
  const hasLimit = reason === 'amount-too-small' || reason === 'amount-too-large';
  return hasLimit && limit !== undefined
    ? t(`rejected.${reason}-limit`, { amount: shortMoney(limit) })
    : t(`rejected.${reason}`);
}
