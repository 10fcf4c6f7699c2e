import type { PlacementState } from '../../../core/coupon/placement/placement-state.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import { days } from '../../../core/shared/time.ts';
import type { SlipWords } from '../use-slip-words.ts';

/** What is told with the amount that is left or allowed. */
const WITH_LIMIT = [
  'amount-too-small',
  'amount-too-large',
  'daily-wagering-reached',
  'weekly-wagering-reached',
  'monthly-wagering-reached',
  'daily-loss-reached',
  'weekly-loss-reached',
  'monthly-loss-reached',
  'bonus-stake',
] as const;

type Rejected = Pick<Extract<PlacementState<UnitOrder>, { phase: 'rejected' }>, 'phase' | 'reason' | 'limit' | 'until'>;

/** The reason in words, with its limit where it has one, and until when it holds. */
export function rejectionText(
  state: Rejected | Extract<PlacementState<UnitOrder>, { phase: 'not-received' }>,
  words: SlipWords,
): string {
  const { t, moment } = words;
  if (state.phase === 'not-received') return t('rejected.not-received');
  const { until } = state;
  const reason = reasonText(state, words);
  // a date is told, never tomorrow: the message may stand for long
  return until === undefined ? reason : t('rejected.until', { reason, moment: moment(until, until - days(2)) });
}

function reasonText({ reason, limit }: Rejected, { t, shortMoney }: SlipWords): string {
  // MA-9
  if (reason === 'amount-too-large' && limit === NO_MONEY) return t('obstacle.payout-used');
  const limited = WITH_LIMIT.find((each) => each === reason);
  return limited === undefined || limit === undefined
    ? t(`rejected.${reason}`)
    : t(`rejected.${limited}-limit`, { amount: shortMoney(limit) });
}
