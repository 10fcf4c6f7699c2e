import { parseOutcomeId } from '../../sports/game/outcome-id.ts';
import type { Bet } from '../bets/bet.ts';
import type { CouponTerms } from '../building/coupon-update.ts';
import type { OfferedCandidate } from './generator-gateway.ts';

/** GN-12 Before a generated coupon is shown the site is asked for its terms: its bets are those of the terms, at the prices of that moment, and what nobody can bet on is undefined. */
export function generatedBet(
  pick: Pick<OfferedCandidate, 'outcomeId' | 'kind' | 'sportId' | 'champId'>,
  terms: Pick<CouponTerms, 'bets'>,
): Bet | undefined {
  const update = terms.bets.find(({ outcomeId }) => outcomeId === pick.outcomeId);
  const address = parseOutcomeId(pick.outcomeId);
  if (update?.names === undefined || update.trouble !== undefined || address === undefined) return undefined;
  const { gameId, period, line, code } = address;
  const { odds, version, isLive, startsAt, names, details } = update;
  const { outcomeId, kind, sportId, champId } = pick;
  return {
    ...details,
    ...names,
    outcomeId,
    kind,
    sportId,
    champId,
    gameId,
    period,
    line,
    code,
    odds,
    version,
    isLive,
    startsAt,
    source: 'generator',
  };
}
