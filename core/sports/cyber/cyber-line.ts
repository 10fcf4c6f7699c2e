import type { ParameterValues } from '../../navigation/route-parameters.ts';
import type { Game } from '../game/game.ts';
import type { MarketKind } from '../game/market-kind.ts';
import type { Market } from '../game/market.ts';
import { shownMarket } from '../game/shown-market.ts';
import { cyberDiscipline, type CyberType } from './cyber.ts';
import { sportId } from '../tree/sport.ts';
import type { NamedPage } from '../line/line-filter.ts';
import type { LineQuery } from '../line/line-query.ts';
import type { PageLine } from '../line/page-line.ts';

/** What the path of a page of cyber sports names. */
export interface CyberAddress extends Partial<Pick<ParameterValues, 'discipline' | 'section' | 'champ'>> {
  readonly cyberType: CyberType;
  /** Every game of the type, not only those of its top competitions. */
  readonly isWhole?: boolean;
}

const TYPE_PAGES: Readonly<Record<CyberType, NamedPage>> = { real: 'cyber', virtual: 'virtual' };

/**
 * SP-24 The page of a type of cyber sports has the games of its top competitions, the one that is called all every game of the type, that of
 * a discipline its own, in one section or one competition where the path names one; undefined where the type has no such discipline.
 */
export function cyberLine(
  { cyberType, discipline: code, section, champ, isWhole = false }: CyberAddress,
  { time, hoursAhead, isFavourites, show }: LineQuery,
): PageLine | undefined {
  const discipline = code === undefined ? undefined : cyberDiscipline(cyberType, code);
  if (code !== undefined && discipline === undefined) return undefined;
  return {
    filter: {
      section: section ?? (show === 'line' ? 'line' : 'all'),
      sportId: discipline === undefined ? undefined : sportId(discipline.sport),
      champId: champ,
      page: discipline === undefined ? TYPE_PAGES[cyberType] : undefined,
      menu: discipline === undefined && !isWhole && !isFavourites ? 'top' : undefined,
      time,
      hoursAhead,
    },
    isFavourites,
  };
}

type Featurable = Pick<Game, 'id' | 'section' | 'isTop' | 'outcomeCount'>;

/** SP-25 The main game of a page of cyber sports is the one being played that most is offered on, one of a top competition first, at the same offer the one with the lower id; undefined where none is played. */
export function featuredGame<Shown extends Featurable>(games: readonly Shown[]): Shown | undefined {
  return games
    .filter(({ section }) => section === 'live')
    .toSorted(
      (left, right) =>
        Number(right.isTop) - Number(left.isTop) || right.outcomeCount - left.outcomeCount || left.id - right.id,
    )[0];
}

const MOST_FEATURED = 4;
const WINNER: readonly MarketKind[] = ['winner', 'result'];

/** SP-26 Beside the main game stand the winner of the match, then handicap, total and winner of the part being played, and in place of what is missing those of the match: four at most. */
export function featuredMarkets(markets: readonly Market[], period: number): readonly Market[] {
  const wanted: readonly (readonly [kinds: readonly MarketKind[], period: number])[] = [
    [WINNER, 0],
    [['handicap'], period],
    [['total'], period],
    [WINNER, period],
    [['sets-handicap'], 0],
    [['sets-total'], 0],
    [['handicap'], 0],
    [['total'], 0],
  ];
  const found = wanted.flatMap(([kinds, part]) => shownMarket(markets, { kinds }, { period: part }) ?? []);
  return found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index).slice(0, MOST_FEATURED);
}
