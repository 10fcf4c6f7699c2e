/** Where a price counts as an Asian one for the formats 14 to 16. */
export type MarketFamily = 'handicap' | 'total' | 'other';

interface MarketKindFacts {
  readonly family: MarketFamily;
  /** How a line picker and the heading read the market's number. */
  readonly line: 'none' | 'total' | 'handicap' | 'ordinal';
}

/** Every kind of market the line knows; texts are the keys `market.<kind>` and `outcome.<code>` of the texts of sports and markets. */
export const MARKET_KIND_CODES = [
  'result',
  'winner',
  'double-chance',
  'total',
  'handicap',
  'asian-total',
  'asian-handicap',
  'european-handicap',
  'home-total',
  'away-total',
  'draw-no-bet',
  'both-score',
  'both-score-result',
  'next-goal',
  'home-scores',
  'away-scores',
  'home-clean-sheet',
  'away-clean-sheet',
  'home-win-to-nil',
  'away-win-to-nil',
  'exact-goals',
  'odd-even',
  'result-total',
  'half-time-full-time',
  'higher-scoring-half',
  'goal-in-both-halves',
  'correct-score',
  'set-score',
  'winning-margin',
  'corners-total',
  'corners-handicap',
  'corners-result',
  'cards-total',
  'cards-result',
  'red-card',
  'sets-total',
  'sets-handicap',
  'overtime',
  'method',
  'winner-method',
  'finish-round',
  'goes-the-distance',
  'first-blood',
  'top-scorer',
  'outright',
  'season-top',
  'season-relegation',
  'season-last',
  'first-goalscorer',
  'last-goalscorer',
  'anytime-goalscorer',
  'two-or-more-goals',
  'no-goalscorer',
  'player-shot-on-target',
  'player-two-or-more-shots',
  'player-assist',
  'player-yellow-card',
] as const;
export type MarketKind = (typeof MARKET_KIND_CODES)[number];

const KNOWN_KINDS: ReadonlySet<string> = new Set(MARKET_KIND_CODES);

const TOTAL: MarketKindFacts = { family: 'total', line: 'total' };
const HANDICAP: MarketKindFacts = { family: 'handicap', line: 'handicap' };
const PLAIN: MarketKindFacts = { family: 'other', line: 'none' };

/** Of the kinds whose answers stand beside a number. */
const WITH_LINES: Partial<Record<MarketKind, MarketKindFacts>> = {
  total: TOTAL,
  handicap: HANDICAP,
  'asian-total': TOTAL,
  'asian-handicap': HANDICAP,
  'european-handicap': HANDICAP,
  'home-total': TOTAL,
  'away-total': TOTAL,
  'next-goal': { family: 'other', line: 'ordinal' },
  'result-total': { family: 'other', line: 'total' },
  'corners-total': TOTAL,
  'corners-handicap': HANDICAP,
  'cards-total': TOTAL,
  'sets-total': TOTAL,
  'sets-handicap': HANDICAP,
};

/** Whether a text names a kind of market that is known. */
export function isMarketKind(text: string): text is MarketKind {
  return KNOWN_KINDS.has(text);
}

/** What the number beside a kind's answers means; one that nobody knows has none. */
export function marketKindFacts(kind: MarketKind): MarketKindFacts {
  return isMarketKind(kind) ? (WITH_LINES[kind] ?? PLAIN) : PLAIN;
}

/** The line as an outcome shows it: the away side of a handicap has the home line turned round. */
export function outcomeLine(kind: MarketKind, line: number | undefined, code: string): number | undefined {
  if (line === undefined || !Number.isFinite(line)) return undefined;
  const facts = marketKindFacts(kind);
  if (facts.line !== 'handicap') return line;
  return code === 'away' ? 0 - line : line;
}
