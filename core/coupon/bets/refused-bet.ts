import type { MilliOdds } from '../../shared/odds.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { CouponBet } from './coupon-bet.ts';
import { currentOdds, currentVersion, isLiveBet, troubledBet } from './coupon-bet.ts';
import type { BetVerdict } from '../placement/placement-verdict.ts';

/** CS-23 What a verdict says of a bet is newer than any terms: its price, version and trouble show at once. */
export function refusedBet(bet: CouponBet, verdict: BetVerdict<MilliOdds>, now: EpochMillis): CouponBet {
  const { update } = bet;
  const known = update ?? {
    outcomeId: bet.outcomeId,
    gameId: bet.gameId,
    isLive: isLiveBet(bet),
    isDisabledBanker: false,
    status: 'scheduled' as const,
    startsAt: bet.startsAt,
    score: { home: 0, away: 0, periods: [], redCards: { home: 0, away: 0 } },
    clock: { period: 0, seconds: 0, at: now, isRunning: false, isShown: false },
  };
  const priced = {
    ...known,
    odds: verdict.odds ?? currentOdds(bet),
    version: verdict.version ?? currentVersion(bet),
    trouble: verdict.trouble,
  };
  return { ...(verdict.trouble === undefined ? bet : troubledBet(bet, verdict.trouble, now)), update: priced };
}
