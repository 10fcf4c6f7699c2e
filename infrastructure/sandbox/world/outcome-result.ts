import type { BetResult } from '../../../core/coupon/maths/bet-result.ts';
import { isMarketKind } from '../../../core/sports/game/market-kind.ts';
import type { OutcomeAddress } from '../../../core/sports/game/outcome-id.ts';
import type { Probabilities } from './probabilities/probabilities.ts';
import { certainResult } from './probabilities/settled-result.ts';
import { resultDistribution } from './probabilities/score-rules.ts';

/** An answer is settled only where next to nothing speaks for another result. */
const SETTLED = 1e-13;

/** What became of an answer once the game has ended: what an abandoned game has not decided is returned. */
export function outcomeResult(probabilities: Probabilities, address: OutcomeAddress): BetResult {
  const { kind, period, line, code } = address;
  if (!isMarketKind(kind)) return 'return';
  const distribution = resultDistribution(probabilities, { kind, period, line, code });
  return (distribution === undefined ? undefined : certainResult(distribution, SETTLED)) ?? 'return';
}
