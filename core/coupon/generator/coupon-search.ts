import { isBannedFromExpress } from '../bets/bet-dependence.ts';
import { LOWEST_BONUS_ODDS } from '../maths/bonus-bet.ts';
import { generatedCoupon, isWithin, NEAREST_PERCENT, type GeneratedCoupon } from './generated-coupon.ts';
import { everyCoupon } from './every-coupon.ts';
import { seededDraws } from './seeded-draws.ts';
import type { CouponSearch, GeneratorCandidate } from './generator-wish.ts';

/** GN-2 So many candidates are looked at, the first ones. */
export const MOST_CANDIDATES = 1500;
/** GN-6 No generated coupon has more bets. */
export const MOST_GENERATED_BETS = 12;
/** A price from which the bonus bet comes, and one whose product with another is exact. */
const ODDS = { least: LOWEST_BONUS_ODDS, most: 1_000_000 } as const;
/** GN-3 Each looks at a match some 6,200 times at most: at each candidate once for one bet, up to three times for two. */
const ROUNDS = 40;
const MOST_OPENING = MOST_GENERATED_BETS - 2;
/** How often a round tries for each of its first bets. */
const TRIES = 8;
/** How many times its even share a drawn price may be, where a number of bets is wanted. */
const DEARER = 1.3;

/** A coupon that a search ends with. */
interface SearchedCoupon extends GeneratedCoupon {
  /** GN-58 Every coupon of the candidates was tried: none comes nearer. */
  readonly isNearest: boolean;
}

/** What a round of the search goes by. */
interface Round {
  readonly search: CouponSearch;
  /** By price, the lowest first. */
  readonly pool: readonly GeneratorCandidate[];
  readonly draw: (bound: number) => number;
}

/**
 * Looks for the coupon whose win is nearest to the one that is wanted, a slice of its work between two yields [GN-3]; returns
 * the nearest that it found, or undefined where the candidates make none. Each round draws its first bets by the seed [GN-7]
 * and closes with the best one or the best two that fit to them. Exact numbers alone decide [GN-4], and the first coupon
 * within one percent ends the search [GN-5]; where no round finds one every coupon is tried, as far as the steps go [GN-58].
 */
export function* couponSearch(search: CouponSearch): Generator<undefined, SearchedCoupon | undefined, undefined> {
  const round: Round = { search, pool: usable(search.candidates), draw: seededDraws(search.seed) };
  const first = round.draw(MOST_OPENING + 1);
  let nearest: GeneratedCoupon | undefined;
  for (let turn = 0; turn < ROUNDS && round.pool.length > 0; turn += 1) {
    for (const picks of roundPicks(round, (first + turn) % (MOST_OPENING + 1))) {
      const coupon = picks && generatedCoupon(picks, search);
      if (coupon !== undefined && (nearest === undefined || coupon.distance < nearest.distance)) nearest = coupon;
    }
    if (nearest !== undefined && isWithin(nearest, search.wish, NEAREST_PERCENT))
      return { ...nearest, isNearest: false };
    yield;
  }
  const tried = yield* everyCoupon(search, {
    pool: round.pool,
    most: search.count ?? MOST_GENERATED_BETS,
    found: nearest,
  });
  return tried.nearest && { ...tried.nearest, isNearest: tried.isWhole };
}

/** What a round comes to: its first bets with the best two, and with the best one. GN-18 Where so many bets are wanted, none of another number. */
function roundPicks(round: Round, opened: number): readonly (readonly GeneratorCandidate[] | undefined)[] {
  const { count } = round.search;
  if (count === undefined) {
    const opening = openingPicks(round, opened);
    return [withClosing(opening, closingPair(round, opening)), withClosing(opening, closingOne(round, opening))];
  }
  const [before, last] = [evenPicks(round, count - 2, count), evenPicks(round, count - 1, count)];
  return [withClosing(before, closingPair(round, before)), withClosing(last, closingOne(round, last))].filter(
    (picks) => picks?.length === count,
  );
}

/** The first bets of so many: each is drawn from what is not much dearer than its even share of what is left to win. */
function evenPicks({ search, pool, draw }: Round, wanted: number, count: number): readonly GeneratorCandidate[] {
  const picks: GeneratorCandidate[] = [];
  const taken = new Set<number>();
  let left = search.wish.win / search.wish.amount;
  for (let tries = wanted * TRIES; tries > 0 && picks.length < wanted; tries -= 1) {
    const dearest = DEARER * 1000 * left ** (1 / (count - picks.length));
    const pick = pool[draw(Math.max(1, cheaperThan(pool, dearest)))];
    if (pick === undefined || taken.has(pick.gameId)) continue;
    picks.push(pick);
    taken.add(pick.gameId);
    left /= pick.odds / 1000;
  }
  return picks;
}

/** How many of those by price are not above it. */
function cheaperThan(pool: readonly GeneratorCandidate[], odds: number): number {
  let [low, high] = [0, pool.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = pool[middle];
    if (found !== undefined && found.odds <= odds) low = middle + 1;
    else high = middle;
  }
  return low;
}

function withClosing(
  opening: readonly GeneratorCandidate[],
  closing: readonly GeneratorCandidate[] | undefined,
): readonly GeneratorCandidate[] | undefined {
  return closing && [...opening, ...closing];
}

/** GN-8 Outcomes that may not stand in an express, and prices below 1.1 or above 1,000, take no part. */
function usable(candidates: readonly GeneratorCandidate[]): readonly GeneratorCandidate[] {
  return candidates
    .slice(0, MOST_CANDIDATES)
    .filter(
      (candidate) =>
        Number.isSafeInteger(candidate.odds) &&
        candidate.odds >= ODDS.least &&
        candidate.odds <= ODDS.most &&
        !isBannedFromExpress(candidate),
    )
    .toSorted((one, other) => one.odds - other.odds);
}

/** At most so many bets that leave room for the least pair of prices. */
function openingPicks(round: Round, count: number): readonly GeneratorCandidate[] {
  const picks: GeneratorCandidate[] = [];
  const taken = new Set<number>();
  for (let tries = count * TRIES; tries > 0 && picks.length < count; tries -= 1) {
    const pick = round.pool[round.draw(round.pool.length)];
    if (pick === undefined || taken.has(pick.gameId)) continue;
    const sought = soughtOdds(round.search, [...picks, pick], 2);
    if (sought < ODDS.least * ODDS.least) continue;
    picks.push(pick);
    taken.add(pick.gameId);
  }
  return picks;
}

/** The one bet that comes nearest. */
function closingOne({ search, pool }: Round, opening: readonly GeneratorCandidate[]): GeneratorCandidate[] | undefined {
  const sought = soughtOdds(search, opening, 1);
  const taken = gamesOf(opening);
  let best: GeneratorCandidate | undefined;
  for (const pick of pool) {
    if (taken.has(pick.gameId)) continue;
    if (best === undefined || Math.abs(pick.odds - sought) < Math.abs(best.odds - sought)) best = pick;
  }
  return best && [best];
}

/** The two bets that come nearest, from both ends of the prices at once: GN-9 never two of one match. */
function closingPair(
  { search, pool }: Round,
  opening: readonly GeneratorCandidate[],
): GeneratorCandidate[] | undefined {
  const sought = soughtOdds(search, opening, 2);
  const taken = gamesOf(opening);
  const free = pool.filter(({ gameId }) => !taken.has(gameId));
  let [low, high, least] = [0, free.length - 1, Infinity];
  let best: GeneratorCandidate[] | undefined;
  while (low < high) {
    const [one, other] = [free[low], free[high]];
    if (one === undefined || other === undefined) break;
    const product = one.odds * other.odds;
    if (one.gameId !== other.gameId && Math.abs(product - sought) < least) {
      least = Math.abs(product - sought);
      best = [one, other];
    }
    if (product < sought) low += 1;
    else high -= 1;
  }
  return best;
}

function gamesOf(picks: readonly GeneratorCandidate[]): ReadonlySet<number> {
  return new Set(picks.map(({ gameId }) => gameId));
}

/** What the prices of so many more bets must come to, each in thousandths; no more than is counted exactly. */
function soughtOdds({ wish, isBonusBetOffered }: CouponSearch, picks: readonly GeneratorCandidate[], more: number) {
  const count = picks.length + more;
  const percent = isBonusBetOffered && count > 2 ? 100 + Math.min(count, 10) : 100;
  const product = picks.reduce((odds, pick) => odds * BigInt(pick.odds), BigInt(wish.amount) * BigInt(percent));
  const sought = (BigInt(wish.win) * 100n * 1000n ** BigInt(count)) / product;
  return Number(sought > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : sought);
}
