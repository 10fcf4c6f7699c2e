import { betResultById, betResultId } from '../../../core/coupon/maths/bet-result.ts';
import { settleInUnits } from '../../../core/coupon/maths/settle.ts';
import { cappedPayout } from '../../../core/coupon/placed/capped-payout.ts';
import { couponOutcome } from '../../../core/coupon/placed/coupon-outcome.ts';
import { isMarketKind } from '../../../core/sports/game/market-kind.ts';
import { parseOutcomeId } from '../../../core/sports/game/outcome-id.ts';
import type { GameId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { CouponBetRow } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { couponHyperBonus } from './coupon-hyper-bonus.ts';
import { checkedCoupon, payoutOf, type KeptCoupon } from './kept-coupon.ts';
import { couponLimits } from './sandbox-coupon-limits.ts';

/** Games whose bets are decided at a moment. */
export interface DueGames {
  readonly ended: ReadonlySet<GameId>;
  /** Games that the world does not know: what holds a bet on them is for a person to look at. */
  readonly unknown: ReadonlySet<GameId>;
  readonly now: EpochMillis;
}

export interface CouponWithBets {
  readonly coupon: KeptCoupon;
  readonly bets: readonly CouponBetRow[];
}

/** What a coupon becomes by the results of games that have ended. */
export interface DecidedCoupon {
  readonly coupon: KeptCoupon;
  /** Result ids by the place of the bet. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly state: KeptCoupon['state'];
  readonly payout: Minor;
  readonly hyperBonus: Minor;
}

/** Decides the bets of a coupon whose games have ended, and what it pays; or says why it cannot. */
export function decideCoupon(
  parts: SandboxParts,
  { coupon, bets }: CouponWithBets,
  due: DueGames,
): Result<DecidedCoupon, string> {
  const statuses = new Map<number, number>();
  for (const bet of bets) {
    if (bet.status !== null || !(due.ended.has(bet.game_id) || due.unknown.has(bet.game_id))) continue;
    const status = betStatus(parts, bet, due);
    if (!status.ok) return status;
    statuses.set(bet.bet_index, status.value);
  }
  const { state, payout } = coupon;
  if (state !== 'open') return ok({ coupon, statuses, state, payout, hyperBonus: NO_MONEY });
  const current = bets.map((bet) => ({ ...bet, status: statuses.get(bet.bet_index) ?? bet.status }));
  const settled = settleCoupon(coupon, current);
  return settled.ok ? ok({ coupon, statuses, ...settled.value }) : settled;
}

function betStatus({ world, overrides }: SandboxParts, bet: CouponBetRow, due: DueGames): Result<number, string> {
  const { outcome_id: id, game_id: gameId } = bet;
  const address = parseOutcomeId(id);
  if (address === undefined || address.gameId !== gameId) return fail(`unknown-outcome ${id}`);
  if (!isMarketKind(address.kind)) return fail(`unknown-market ${id}`);
  if (due.unknown.has(gameId)) return fail(`unknown-game ${id}`);
  try {
    const result = world.result(id, due.now, overrides.of(gameId));
    return result === 'open' ? fail(`no-result ${id}`) : ok(betResultId(result));
  } catch (error) {
    return fail(`no-result ${id}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type SettledCoupon = Pick<DecidedCoupon, 'state' | 'payout' | 'hyperBonus'>;

/** What the coupon is worth by the results known so far, in minor units. */
function settleCoupon(coupon: KeptCoupon, bets: readonly CouponBetRow[]): Result<SettledCoupon, string> {
  const slip = checkedCoupon(coupon, bets);
  if (!slip.ok) return slip;
  const settlement = settleInUnits(slip.value);
  if (!settlement.ok) return fail(settlement.error.code);
  const { maxPayout } = couponLimits(coupon.currency);
  const payout = cappedPayout(payoutOf(coupon, settlement.value.payout), {
    maxPayout,
    possibleWin: coupon.possible_win,
  });
  if (settlement.value.state === 'open') return ok({ state: 'open', payout, hyperBonus: NO_MONEY });
  const results = bets.map(({ status }) => (status === null ? 'open' : betResultById(status)));
  if (!results.every((result) => result !== undefined)) return fail('unknown-result');
  const bonus = couponHyperBonus(coupon, bets, payout);
  const hyperBonus = bonus === undefined ? NO_MONEY : bonus.amount;
  return ok({ state: couponOutcome(results, payout), payout, hyperBonus });
}
