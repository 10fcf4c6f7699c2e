import type { SportId } from '../../shared/ids.ts';
import { lineText } from '../line/line-text.ts';
import { marketKindFacts, type MarketKind } from '../game/market-kind.ts';
import { periodName, periodParts } from './period-name.ts';
import { spoken, type SpokenText } from './spoken-text.ts';

/** What must be known of a market to name it. */
export interface NamedMarket {
  readonly kind: MarketKind;
  readonly period: number;
  readonly line?: number | undefined;
  readonly sportId: SportId;
  readonly homeName: string;
  readonly awayName?: string | undefined;
}

/** An answer of a market; a bet of a coupon is one. */
export interface NamedPick extends NamedMarket {
  readonly code: string;
  readonly label?: string | undefined;
}

/** Kinds whose answers are named apart from the others': the same code means another thing there. */
const OWN_OUTCOMES: ReadonlySet<MarketKind> = new Set(['half-time-full-time']);

/** Kinds with a text of their own for the whole pick. */
const OWN_PICKS: ReadonlySet<MarketKind> = new Set([
  'result',
  'winner',
  'double-chance',
  'total',
  'asian-total',
  'handicap',
  'asian-handicap',
]);

/** Kinds that count the parts of a match, as sports of maps call them. */
const MAP_NAMES: Partial<Record<MarketKind, string>> = {
  'sets-total': 'maps-total',
  'sets-handicap': 'maps-handicap',
  'set-score': 'map-score',
};

/** Kinds that stand in the rows of a line; the names of the others are fetched with a game or a filled coupon. */
const ROW_MARKETS: ReadonlySet<string> = new Set([
  'result',
  'winner',
  'double-chance',
  'total',
  'asian-total',
  'sets-total',
  'maps-total',
  'handicap',
  'asian-handicap',
  'sets-handicap',
  'maps-handicap',
  'both-score',
  'home-total',
  'outright',
]);
const ROW_OUTCOMES: ReadonlySet<string> = new Set(['home', 'draw', 'away', 'over', 'under', 'yes', 'no', 'label']);

/** LN-22 A market is called by its kind, and sets are maps where the sport is played in maps; one of a part of the game by the part first. */
export function marketName(market: NamedMarket): SpokenText {
  const isOfMaps = periodParts(market.sportId).unit === 'map';
  const kind = (isOfMaps ? MAP_NAMES[market.kind] : undefined) ?? market.kind;
  const name = spoken(`${ROW_MARKETS.has(kind) ? 'sports' : 'markets'}:market.${kind}`, {
    home: market.homeName,
    away: market.awayName ?? '',
    line: lineText(market.kind, market.line, 'home'),
  });
  return market.period === 0
    ? name
    : spoken('sports:in-period', { period: periodName(market.sportId, market.period), name });
}

/** LN-23 An answer is called by its label, or by its code with the team or line it stands for. */
export function outcomeName(pick: NamedPick): SpokenText {
  const side = sideName(pick);
  if (marketKindFacts(pick.kind).line !== 'handicap') return side;
  return spoken('sports:outcome-with-line', { name: side, line: lineText(pick.kind, pick.line, pick.code) });
}

/** LN-24 A pick is called by its market and its answer together; one of a part of the game by the part first. */
export function pickName(pick: NamedPick): SpokenText {
  const name = OWN_PICKS.has(pick.kind)
    ? spoken(`sports:pick.${pick.kind}.${pick.code}`, nameParams(pick))
    : spoken('sports:pick', { market: marketName({ ...pick, period: 0 }), outcome: outcomeName(pick) });
  return pick.period === 0 ? name : spoken('sports:in-period', { period: periodName(pick.sportId, pick.period), name });
}

function sideName(pick: NamedPick): SpokenText {
  if (pick.label !== undefined) return spoken('sports:outcome.label', { label: pick.label });
  const score = /^(\d{1,3})-(\d{1,3})$/.exec(pick.code);
  if (score !== null) return spoken('markets:outcome.score', { home: score[1] ?? '', away: score[2] ?? '' });
  const margin = /^(home|away)-(?:by-)?(\d{1,3})(-more)?$/.exec(pick.code);
  if (margin !== null) {
    const [, side = '', goals = '', more] = margin;
    const key = more === undefined ? `markets:outcome.margin.${side}` : `markets:outcome.margin.${side}-more`;
    return spoken(key, { ...nameParams(pick), goals });
  }
  if (/^\d{1,3}$/.test(pick.code)) return spoken('markets:outcome.number', { number: pick.code });
  const more = /^(\d{1,3})-more$/.exec(pick.code);
  if (more !== null) return spoken('markets:outcome.number-more', { number: more[1] ?? '' });
  if (OWN_OUTCOMES.has(pick.kind)) return spoken(`markets:outcome.${pick.kind}.${pick.code}`, nameParams(pick));
  return spoken(`${ROW_OUTCOMES.has(pick.code) ? 'sports' : 'markets'}:outcome.${pick.code}`, nameParams(pick));
}

function nameParams(pick: NamedPick): SpokenText['params'] {
  return { home: pick.homeName, away: pick.awayName ?? '', line: lineText(pick.kind, pick.line, pick.code) };
}
