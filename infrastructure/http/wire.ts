import * as v from 'valibot';
import type { AccountId, CouponId, GameId, UserId } from '../../core/shared/ids.ts';
import { toMilliOdds, type MilliOdds } from '../../core/shared/odds.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';

/** Building blocks of the wire schemas: each refuses what the core could not take. */

export const wireId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The ids that money hangs on are made here: a plain number is none. */
const made = <Id extends number>() => v.transform((id: number) => id as Id);
export const wireUserId = v.pipe(wireId, made<UserId>());
export const wireAccountId = v.pipe(wireId, made<AccountId>());
export const wireCouponId = v.pipe(wireId, made<CouponId>());
export const wireCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const wireMillis = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const wireText = v.pipe(v.string(), v.maxLength(300));
export const wireCurrency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
export const wireCountry = v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[a-z]{3})?$/));
export const wireAmount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** Decimal odds become thousandths here, once; more than three decimals are refused, not rounded [OD-11]. */
export const wireOdds = oddsFrom(1);
/** What a line multiplies its share by: less than 1 where a bet in it has lost. */
export const wireLineOdds = oddsFrom(0);

function oddsFrom(least: number) {
  return v.pipe(
    v.number(),
    v.minValue(least),
    v.maxValue(1_000_000_000),
    v.rawTransform<number, MilliOdds>(({ dataset, addIssue, NEVER }) => {
      const odds = toMilliOdds(dataset.value);
      if (odds.ok) return odds.value;
      addIssue({ message: odds.error.code });
      return NEVER;
    }),
  );
}

/** A number in the query or the path of an address. */
export const queryNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,16}$/))]),
  v.transform(Number),
  v.number(),
  v.safeInteger(),
);
export const queryAccountId = v.pipe(queryNumber, v.minValue(0), made<AccountId>());
export const queryCouponId = v.pipe(queryNumber, made<CouponId>());
export const queryGameId = v.pipe(queryNumber, v.minValue(0), made<GameId>());
export const queryLanguage = v.picklist(LANGUAGES);
