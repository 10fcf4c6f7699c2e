import { createHmac } from 'node:crypto';
import type { DisallowedSports } from '../../../../core/player/disallowed-sports.ts';
import { hours, minutes } from '../../../../core/shared/time.ts';
import type { Outcome } from '../../../../core/sports/game/market.ts';
import { withoutDisallowedSports } from '../../../../core/sports/line/page-games.ts';
import type { BookGame } from '../../line/line-book.ts';
import type { AssessedCoupon } from '../assess-order.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';

/** How many games an express of the day has. */
const LEGS = 4;
/** How many games are looked at for them at most. */
const MOST_LOOKED_AT = 40;
const BEGINS_AFTER = minutes(30);
const BEGINS_WITHIN = hours(24);
/** Favourites whose price says little, and games without one, stay out: in thousandths. */
const FAVOURITES = { least: 1150, most: 2500 } as const;

/** What the player bets on: the outcome with the lowest price of the main market. */
export interface ExpressLeg {
  readonly outcomeId: string;
  readonly isSuspended: boolean;
}

/**
 * XD-5 The express of the day has the favourites of four games, each of a competition of its own and at a price from 1.15
 * to 2.5: of the line those that begin in half an hour to a day, the soonest first, of live those that began last; top games
 * stand before the others. Nothing where there are too few. SP-4 Sports that the player does not want are not in it.
 */
export function expressLegs(parts: SandboxParts, isLive: boolean, hidden: DisallowedSports): readonly ExpressLeg[] {
  const legs: ExpressLeg[] = [];
  const champs = new Set<number>();
  for (const game of candidates(parts, isLive, hidden)) {
    if (legs.length === LEGS) break;
    if (champs.has(game.champId)) continue;
    const favourite = favouriteOf(parts, game.id);
    if (favourite === undefined) continue;
    champs.add(game.champId);
    legs.push({ outcomeId: favourite.id, isSuspended: favourite.isLocked || parts.feed.mode !== 'running' });
  }
  return legs.length === LEGS ? legs : [];
}

/** XD-6 An express is known by its outcomes and by nothing else: whoever changes one has another, which nobody has offered. */
export function expressId(secret: string, isLive: boolean, outcomeIds: readonly string[]): string {
  const kind = isLive ? 'live' : 'line';
  const seal = createHmac('sha256', secret).update(`express ${kind} ${outcomeIds.toSorted().join(' ')}`);
  return `${kind}-${seal.digest('hex').slice(0, 32)}`;
}

/** XD-6 The number of the express that a coupon is made of; null for any other. */
export function keptExpressId(secret: string, { slip, bets }: Pick<AssessedCoupon, 'slip' | 'bets'>): string | null {
  const claimed = bets[0]?.bet.expressId;
  if (claimed === undefined || slip.type !== 'express') return null;
  const outcomeIds = bets.map(({ offer }) => offer.outcomeId);
  const isItsOwn = [false, true].some((isLive) => expressId(secret, isLive, outcomeIds) === claimed);
  return isItsOwn && bets.every(({ bet }) => bet.expressId === claimed) ? claimed : null;
}

function candidates({ book, now }: SandboxParts, isLive: boolean, hidden: DisallowedSports): readonly BookGame[] {
  const moment = now();
  const isSoon = ({ startsAt }: BookGame): boolean =>
    startsAt >= moment + BEGINS_AFTER && startsAt <= moment + BEGINS_WITHIN;
  const direction = isLive ? -1 : 1;
  return withoutDisallowedSports(book.games(), hidden)
    .filter((game) => game.isLive === isLive && (isLive || isSoon(game)))
    .toSorted((a, b) => Number(b.isTop) - Number(a.isTop) || direction * (a.startsAt - b.startsAt) || a.id - b.id)
    .slice(0, MOST_LOOKED_AT);
}

function favouriteOf({ world, overrides, now }: SandboxParts, gameId: number): Outcome | undefined {
  const game = world.game(gameId, { now: now(), language: 'ru', override: overrides.of(gameId) });
  const main = game?.markets.find(({ kind, period }) => period === 0 && (kind === 'result' || kind === 'winner'));
  const [favourite] = (main?.outcomes ?? []).toSorted((a, b) => a.odds - b.odds);
  if (favourite === undefined || favourite.odds < FAVOURITES.least || favourite.odds > FAVOURITES.most)
    return undefined;
  return favourite;
}
