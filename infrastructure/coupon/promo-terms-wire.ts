import * as v from 'valibot';
import { PROMO_TYPES } from '../../core/coupon/promo/promo-terms.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCount, wireCurrency, wireMillis, wireOdds } from '../http/wire.ts';

export const wirePercent = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
/** PC-1 */
export const wirePromoCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/));

const shared = {
  code: wirePromoCode,
  endsAt: v.optional(wireMillis),
  leastOdds: v.optional(wireOdds),
  leastBets: wireCount,
  type: v.optional(v.picklist(PROMO_TYPES)),
};

/** What a code gives, and to which coupons; reading it gives units. */
export const wirePromoTerms = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('free-bet'), ...shared, currency: wireCurrency, amount: wireAmount }),
    v.object({
      kind: v.literal('boost'),
      ...shared,
      currency: v.optional(wireCurrency),
      percent: wirePercent,
      mostSteps: wireCount,
    }),
  ]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const terms = dataset.value;
    if (terms.kind === 'boost') return terms;
    const { amount, isExact } = minorReader(terms.currency);
    const units = { ...terms, amount: amount(terms.amount) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);
