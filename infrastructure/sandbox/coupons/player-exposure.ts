import { sql, type Kysely } from 'kysely';
import { stakeWithin } from '../../../core/coupon/maths/total-odds.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, sumOfMinor, type Minor } from '../../../core/shared/money.ts';
import type { Tables } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { AssessedCoupon, Order } from './assess-order.ts';
import { couponLimits } from './sandbox-coupon-limits.ts';
import { MOST_COUNTED, worthInCurrency } from '../accounts/worth-in-currency.ts';

/** What a player could win beyond the largest payout, and the most that may be staked instead where that can be said. */
export interface ExceededExposure {
  readonly limit?: Minor | undefined;
}

/**
 * The largest payout holds for all that a player can win on one outcome, not for each coupon: else the same coupon eight times
 * pays eight times as much. The wins are read while the player is locked, so that coupons placed at once see one another, whatever
 * account each is debited from.
 */
export function exceededExposure(
  wins: readonly HeldWin[],
  { currency }: Order,
  coupons: readonly AssessedCoupon[],
): ExceededExposure | undefined {
  const held = winsByOutcome(wins, currency);
  const most = couponLimits(currency).maxPayout;
  for (const coupon of coupons) {
    const win = coupon.possibleWin;
    const before = coupon.bets
      .map(({ offer }) => winOn(held, offer.outcomeId))
      .reduce((one, other) => (other > one ? other : one), NO_MONEY);
    if (winTogether(before, win) > most) {
      return { limit: coupons.length === 1 ? stakeWithin(coupon.checked, payoutLeft(most, before)) : undefined };
    }
    for (const { offer } of coupon.bets) {
      held.set(offer.outcomeId, winTogether(winOn(held, offer.outcomeId), win));
    }
  }
  return undefined;
}

/** What nobody has bet on wins nothing yet. */
function winOn(held: ReadonlyMap<string, Minor>, outcomeId: string): Minor {
  const win = held.get(outcomeId);
  return win === undefined ? NO_MONEY : win;
}

/** Wins beyond what can be counted are beyond every payout: they leave nothing. */
function winTogether(one: Minor, other: Minor): Minor {
  const together = sumOfMinor([one, other]);
  return together === undefined ? MOST_COUNTED : together;
}

function payoutLeft(most: Minor, win: Minor): Minor {
  return win < most ? ((most - win) as Minor) : NO_MONEY;
}

/** What is left of the largest payout, for the outcomes that the player could win something on already. */
export async function remainingPayouts(
  { database }: { readonly database: Kysely<Tables> },
  userId: UserId,
  { currency, bets }: { readonly currency: string; readonly bets: readonly { readonly outcomeId: string }[] },
): Promise<{ readonly outcomeId: string; readonly amount: number }[]> {
  const outcomes = bets.map(({ outcomeId }) => outcomeId);
  const wins = outcomes.length === 0 ? [] : await heldWins(database, { userId, outcomes }).execute();
  const held = winsByOutcome(wins, currency);
  const { maxPayout } = couponLimits(currency);
  return [...held].map(([outcomeId, win]) => ({
    outcomeId,
    amount: majorAmount(payoutLeft(maxPayout, win), currency),
  }));
}

interface AskedWins {
  readonly userId: UserId;
  readonly currency: string;
  readonly outcomes: readonly string[];
}

/** What a player's unsettled coupons can win on an outcome in one currency. */
export interface HeldWin {
  readonly outcome_id: string;
  readonly currency: string;
  readonly win: Minor;
}

/** The question for the wins of unsettled coupons. */
export function heldWins(database: Kysely<Tables>, { userId, outcomes }: Omit<AskedWins, 'currency'>) {
  return database
    .selectFrom('coupons')
    .innerJoin('coupon_bets', 'coupon_bets.coupon_id', 'coupons.id')
    .select([
      'coupon_bets.outcome_id',
      'coupons.currency',
      sql<Minor>`least(sum(coupons.possible_win), ${MOST_COUNTED})::bigint`.as('win'),
    ])
    .where('coupons.user_id', '=', userId)
    .where('coupons.state', 'in', ['open', 'needs-review'])
    .where('coupon_bets.outcome_id', 'in', outcomes)
    .groupBy(['coupon_bets.outcome_id', 'coupons.currency']);
}

/** In minor units of the currency. */
function winsByOutcome(wins: readonly HeldWin[], asked: string): Map<string, Minor> {
  const held = new Map<string, Minor>();
  for (const { outcome_id: id, currency, win } of wins) {
    held.set(id, winTogether(winOn(held, id), winIn(asked, { currency, win })));
  }
  return held;
}

/**
 * MA-8 A win in another currency takes the same share of the limit as of its own currency's. One in a currency that nobody knows
 * leaves nothing, until somebody has looked at its coupon.
 */
function winIn(currency: string, held: { readonly currency: string; readonly win: Minor }): Minor {
  const worth = worthInCurrency(currency, { currency: held.currency, amount: held.win });
  return worth === undefined ? couponLimits(currency).maxPayout : worth;
}
