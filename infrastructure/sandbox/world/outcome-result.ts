import type { BetResult } from '../../../core/coupon/maths/bet-result.ts';
import { isMarketKind } from '../../../core/sports/market-kind.ts';
import type { OutcomeAddress } from '../../../core/sports/outcome-id.ts';
import type { Chances } from './chances/chances.ts';
import { certainGrade } from './chances/grade.ts';
import { gradeMass } from './chances/grading.ts';

/** An answer is settled only where next to nothing speaks for another grade. */
const SETTLED = 1e-13;

/** What became of an answer once the game has ended: what an abandoned game has not decided is returned. */
export function outcomeResult(chances: Chances, address: OutcomeAddress): BetResult {
  const { kind, period, line, code } = address;
  if (!isMarketKind(kind)) return 'return';
  const mass = gradeMass(chances, { kind, period, line, code });
  return (mass === undefined ? undefined : certainGrade(mass, SETTLED)) ?? 'return';
}
