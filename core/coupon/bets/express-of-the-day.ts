import { NO_MONEY } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { seconds, type EpochMillis, type Millis } from '../../shared/time.ts';
import type { Bet } from './bet.ts';
import type { CouponEvent } from '../building/coupon-event.ts';
import { hasBonusBetInUnits } from '../maths/bonus-bet.ts';
import { hyperBonusPercentInUnits } from '../maths/hyper-bonus-share.ts';
import { checkUnits } from '../maths/checked-slip.ts';
import { totalInUnits } from '../maths/total-odds.ts';

/** An express that the bookmaker has put together: the accumulator of the day. */
export interface ExpressOfTheDay {
  readonly id: string;
  readonly isLive: boolean;
  readonly bets: readonly Bet[];
}

/** Whether the player wants to see them, of the line and of live. */
export interface ExpressSettings {
  readonly isAccumulatorOfTheDay: boolean;
  readonly isLiveAccumulatorOfTheDay: boolean;
}

const FEWEST_BETS = 2;

/** XD-7 They are asked for every 5 s while they are shown. */
export const EXPRESS_POLL: Millis = seconds(5);

/** XD-1 An express of the day shows where the player wants those of the line or of live; XD-2 only with at least two bets, each of a game of its own. */
export function offeredExpresses<Express extends ExpressOfTheDay>(
  expresses: readonly Express[],
  settings: ExpressSettings,
): readonly Express[] {
  return expresses.filter(({ isLive, bets }) => {
    const isWanted = isLive ? settings.isLiveAccumulatorOfTheDay : settings.isAccumulatorOfTheDay;
    return isWanted && bets.length >= FEWEST_BETS && new Set(bets.map(({ gameId }) => gameId)).size === bets.length;
  });
}

/** XD-3 Its odds are those of an express of its bets, with the bonus bet where the site has it; undefined where they make no express. */
export function expressOdds(express: ExpressOfTheDay, isBonusOffered: boolean): MilliOdds | undefined {
  const slip = checkUnits({
    isInUnits: true,
    type: 'express',
    amount: NO_MONEY,
    currencyDecimals: 2,
    bonusBet: hasBonus(express, isBonusOffered),
    bets: express.bets.map(({ odds }) => ({ odds })),
  });
  const total = slip.ok ? totalInUnits(slip.value) : slip;
  return total.ok ? total.value : undefined;
}

/** XD-11 The percent by which the bonus bet raises its odds, which have it already; 0 where it carries none. */
export function expressBonusBetPercent(express: ExpressOfTheDay, isBonusOffered: boolean): number {
  return hasBonus(express, isBonusOffered) ? Math.min(express.bets.length, 10) : 0;
}

function hasBonus({ bets }: ExpressOfTheDay, isEnabled: boolean): boolean {
  const offered = bets.map(({ odds, offerKind }) => ({ odds, kind: offerKind }));
  return hasBonusBetInUnits({ isEnabled, type: 'express', bets: offered, isManuallyDeleted: false });
}

/** XD-9 The percent of the hyper bonus that its bets carry on top; 0 where they carry none. */
export function expressBonusPercent({ bets }: ExpressOfTheDay): number {
  return hyperBonusPercentInUnits(
    'express',
    bets.map(({ odds }) => odds),
  );
}

/** XD-4 Taking it fills the coupon with its bets as an express, each marked with where it came from. */
export function takenExpress({ id, bets }: ExpressOfTheDay, at: EpochMillis): CouponEvent {
  return {
    type: 'filled',
    bets: bets.map((bet) => ({ ...bet, expressId: id, source: 'express' })),
    couponType: 'express',
    at,
    source: 'express',
    expressId: id,
  };
}
