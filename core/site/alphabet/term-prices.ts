import type { Game, Section } from '../../sports/game/game.ts';
import type { MarketKind } from '../../sports/game/market-kind.ts';
import type { Market, Outcome } from '../../sports/game/market.ts';

/** What of the line a term speaks of. */
interface TermMarket {
  readonly kind: MarketKind;
  /** The answer that is priced: its code, or the one that is thought the likeliest or the least likely. */
  readonly answer: { readonly code: string } | 'likeliest' | 'unlikeliest';
  /** Lines of quarters alone: -0.75, 2.25. */
  readonly isQuarter?: true;
  readonly section?: Section;
}

const HOME_WINS: TermMarket = { kind: 'result', answer: { code: 'home' } };
const HANDICAP: TermMarket = { kind: 'handicap', answer: { code: 'home' } };
const OVER: TermMarket = { kind: 'total', answer: { code: 'over' } };

const TERM_MARKETS: ReadonlyMap<string, TermMarket> = new Map(
  Object.entries({
    odds: HOME_WINS,
    'match-result': HOME_WINS,
    'live-betting': { ...HOME_WINS, section: 'live' },
    favourite: { kind: 'result', answer: 'likeliest' },
    outsider: { kind: 'result', answer: 'unlikeliest' },
    'double-chance': { kind: 'double-chance', answer: { code: 'home-draw' } },
    'both-to-score': { kind: 'both-score', answer: { code: 'yes' } },
    handicap: HANDICAP,
    'asian-handicap': { ...HANDICAP, isQuarter: true },
    total: OVER,
    'asian-total': { ...OVER, isQuarter: true },
    'individual-total': { kind: 'home-total', answer: { code: 'over' } },
  } satisfies Record<string, TermMarket>),
);

/** A price of the line that a term speaks of. */
export interface TermPrice {
  readonly gameId: number;
  readonly market: Market;
  readonly outcome: Outcome;
}

const MOST_PRICES = 3;

/** Whether the line may have prices that a term speaks of. */
export function isTermOfLine(slug: string): boolean {
  return TERM_MARKETS.has(slug);
}

/** ALF-4 A term of a market shows prices of the line, one a game and three at most, wanted games first; of games that are over and answers that are closed none. */
export function termPrices(slug: string, games: readonly Game[]): readonly TermPrice[] {
  const wanted = TERM_MARKETS.get(slug);
  if (wanted === undefined) return [];
  const byWish = [...games.filter(({ isTop }) => isTop), ...games.filter(({ isTop }) => !isTop)];
  return byWish.flatMap((game) => priceIn(game, wanted) ?? []).slice(0, MOST_PRICES);
}

function priceIn(game: Game, wanted: TermMarket): TermPrice | undefined {
  const isOver = game.status === 'finished' || game.status === 'abandoned';
  if (isOver || (wanted.section !== undefined && game.section !== wanted.section)) return undefined;
  const fitting = game.markets.filter((market) => fits(market, wanted));
  const market = fitting.find(({ isMain }) => isMain) ?? fitting[0];
  const outcome = market === undefined ? undefined : answerOf(market, wanted);
  if (market === undefined || outcome === undefined || outcome.isLocked) return undefined;
  return { gameId: game.id, market, outcome };
}

function fits({ kind, period, line }: Market, wanted: TermMarket): boolean {
  if (kind !== wanted.kind || period !== 0) return false;
  return wanted.isQuarter !== true || (line !== undefined && Math.abs(line * 4) % 2 === 1);
}

function answerOf({ outcomes }: Market, { answer }: TermMarket): Outcome | undefined {
  if (typeof answer === 'object') return outcomes.find(({ code }) => code === answer.code);
  const byOdds = outcomes.toSorted((left, right) => left.odds - right.odds);
  return answer === 'likeliest' ? byOdds[0] : byOdds.at(-1);
}
