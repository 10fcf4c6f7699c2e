import type { SidePair } from '../../sports/game/game.ts';
import { marketKindFacts, type MarketKind } from '../../sports/game/market-kind.ts';
import { isPlayerKind } from '../../sports/game/player-kinds.ts';
import { lineText } from '../../sports/line/line-text.ts';
import { sportFacts } from '../../sports/tree/sport.ts';
import { betResultById, isReturned } from '../maths/bet-result.ts';
import type { PlacedBet } from '../placed/placed-coupon.ts';
import { countedNumber, countedScore } from './counted-score.ts';
import { scoreTrial } from './score-trials.ts';

/** A rule that decided a bet, with what it was applied to. */
export type DecidingRule =
  | { readonly rule: 'over' | 'under'; readonly line: string; readonly count: number }
  | { readonly rule: 'handicap'; readonly line: string; readonly score: SidePair }
  | { readonly rule: 'quarter'; readonly lower: string; readonly upper: string }
  | { readonly rule: 'score' | 'regular-score' | 'part-score'; readonly score: SidePair }
  | { readonly rule: PlainRule };

type PlainRule =
  | 'abandoned'
  | 'decided-before'
  | 'dead-heat'
  | 'line-hit'
  | 'draw'
  | 'no-part'
  | 'player'
  | 'statistics'
  | 'fight'
  | 'answer'
  | 'course';

type DecidedBet = Pick<
  PlacedBet,
  'kind' | 'period' | 'sportId' | 'score' | 'code' | 'line' | 'status' | 'gameStatus' | 'deeds' | 'scorers'
>;

const BY_STATISTICS: ReadonlySet<MarketKind> = new Set([
  'corners-total',
  'corners-handicap',
  'corners-result',
  'cards-total',
  'cards-result',
  'red-card',
]);

/**
 * EP-29 Which rules decided a settled bet, in the order they were applied. By a score only where the rule, applied to it, says what
 * the bet was settled as; nothing of a bet that is open, or that a person gave back.
 */
export function decidingRules(bet: DecidedBet): readonly DecidingRule[] {
  const result = betResultById(bet.status);
  if (result === undefined || result === 'open' || result === 'forced-return') return [];
  if (bet.gameStatus === 'abandoned') return [{ rule: isReturned(result) ? 'abandoned' : 'decided-before' }];
  if (result === 'half-lose-half-win') return [{ rule: 'dead-heat' }];
  const counted = countedScore(bet);
  if (counted === undefined || scoreTrial(bet)?.(counted) !== result) return [{ rule: ruleWithoutScore(bet) }];
  return [...scoreRules(bet, counted), ...lineRules(bet, isReturned(result))];
}

function ruleWithoutScore({ kind, sportId, status, deeds, scorers }: DecidedBet): PlainRule {
  if (isPlayerKind(kind)) {
    const result = betResultById(status);
    const isOut = result !== undefined && isReturned(result) && deeds === undefined;
    return isOut && scorers === undefined ? 'no-part' : 'player';
  }
  if (BY_STATISTICS.has(kind)) return 'statistics';
  const unit = sportFacts(sportId)?.unit;
  if (unit === 'round') return 'fight';
  return unit === 'part' || kind.startsWith('season-') || kind === 'outright' ? 'answer' : 'course';
}

function scoreRules(bet: DecidedBet, counted: SidePair): readonly DecidingRule[] {
  const { kind, line, code } = bet;
  if (line !== undefined && marketKindFacts(kind).line === 'total') {
    const count = countedNumber(kind, counted);
    return [{ rule: code === 'over' ? 'over' : 'under', line: lineText(kind, line, code), count }];
  }
  if (line !== undefined && marketKindFacts(kind).line === 'handicap') {
    const of = kind === 'european-handicap' ? 'home' : code;
    const own = of === 'away' ? { ...counted, away: counted.away - line } : { ...counted, home: counted.home + line };
    return [{ rule: 'handicap', line: lineText(kind, line, of), score: own }];
  }
  if (bet.period > 0) return [{ rule: 'part-score', score: counted }];
  const isRegular = kind !== 'winner' && sportFacts(bet.sportId)?.isDrawn === true;
  const rule = { rule: isRegular ? 'regular-score' : 'score', score: counted } as const;
  const isDraw = counted.home === counted.away && (kind === 'draw-no-bet' || kind === 'winner');
  return isDraw ? [rule, { rule: 'draw' }] : [rule];
}

/** BT-6 */
function lineRules({ kind, line, code }: DecidedBet, isBack: boolean): readonly DecidingRule[] {
  if (line === undefined || marketKindFacts(kind).line === 'none' || kind === 'european-handicap') return [];
  if (isBack) return [{ rule: 'line-hit' }];
  if (Number.isInteger(line * 2)) return [];
  const half = (by: number): string => lineText(kind, line + by, code);
  return [{ rule: 'quarter', lower: half(-0.25), upper: half(0.25) }];
}
