import type { BetResult } from '../../../core/coupon/maths/bet-result.ts';
import type { GameResult } from '../../../core/sports/results/game-results.ts';
import type { Market, Outcome } from '../../../core/sports/game/market.ts';

/** Sports whose final score is that of the regular time, where draws are. */
const WITHOUT_OVERTIME: ReadonlySet<number> = new Set([1, 8]);

function byDifference(difference: number): BetResult {
  if (difference === 0) return 'return';
  return difference > 0 ? 'win' : 'lose';
}

/** What becomes of an answer by the final score alone; undefined where the score does not tell it. */
export function resultByScore(
  { kind, period, line = 0 }: Pick<Market, 'kind' | 'period' | 'line'>,
  { code }: Pick<Outcome, 'code'>,
  { sportId, score: { home, away } }: Pick<GameResult, 'sportId' | 'score'>,
): BetResult | undefined {
  if (period > 0 || (line * 2) % 1 !== 0) return undefined;
  const lead = code === 'away' ? away - home : home - away;
  if (kind === 'winner') return byDifference(lead);
  const isRegular = WITHOUT_OVERTIME.has(sportId);
  if (kind === 'sets-total') return byDifference(code === 'over' ? home + away - line : line - home - away);
  if (kind === 'sets-handicap') return byDifference(lead + (code === 'away' ? -line : line));
  if (!isRegular) return undefined;
  if (kind === 'total') return byDifference(code === 'over' ? home + away - line : line - home - away);
  if (kind === 'handicap') return byDifference(lead + (code === 'away' ? -line : line));
  const side = home > away ? 'home' : home < away ? 'away' : 'draw';
  if (kind === 'result') return code === side ? 'win' : 'lose';
  if (kind === 'double-chance') return code.split('-').includes(side) ? 'win' : 'lose';
  if (kind === 'both-score') return (home > 0 && away > 0) === (code === 'yes') ? 'win' : 'lose';
  return undefined;
}

/** What a stake of one gives back. */
export function stakeBack(result: BetResult, odds: number): number {
  const paid: Partial<Record<BetResult, number>> = {
    win: odds,
    return: 1,
    'half-win': (odds + 1) / 2,
    'half-lose': 0.5,
    'half-lose-half-win': odds / 2,
  };
  return paid[result] ?? 0;
}
