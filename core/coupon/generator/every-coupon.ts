import { generatedCoupon, isWithin, NEAREST_PERCENT, type GeneratedCoupon } from './generated-coupon.ts';
import type { CouponSearch, GeneratorCandidate } from './generator-wish.ts';

/** GN-58 So many steps are taken at most, and so many between two pauses; a step looks at one outcome. */
export const MOST_COUPON_STEPS = 200_000;
const STEPS_A_SLICE = 5000;
/** What the exact arithmetic of a coupon counts for. */
const STEPS_A_COUPON = 20;

/** The nearest coupon, and whether every one was tried. */
interface Tried {
  readonly nearest: GeneratedCoupon | undefined;
  readonly isWhole: boolean;
}

interface Start {
  /** By price, the lowest first. */
  readonly pool: readonly GeneratorCandidate[];
  /** No coupon has more bets. */
  readonly most: number;
  /** The nearest that is known. */
  readonly found: GeneratedCoupon | undefined;
}

/** What was picked so far, and what it pays without the bonus bet, as a float: it decides only what need not be tried. */
interface Branch {
  readonly picks: readonly GeneratorCandidate[];
  readonly pays: number;
  next: number;
}

/**
 * GN-58 Tries every coupon of the pool, and leaves out those alone that cannot come nearer: what pays too much already,
 * and what no further bets bring near. It ends with the steps, or with a coupon within one percent [GN-5].
 */
export function* everyCoupon(
  search: CouponSearch,
  { pool, most, found }: Start,
): Generator<undefined, Tried, undefined> {
  const limits = limitsOf(search, pool, most);
  const branches: Branch[] = [{ picks: [], pays: search.wish.amount, next: 0 }];
  let nearest = found;
  let pause = STEPS_A_SLICE;
  yield;
  for (let steps = 1; steps <= MOST_COUPON_STEPS; steps += 1) {
    const branch = branches.at(-1);
    if (branch === undefined) return { nearest, isWhole: true };
    if (steps >= pause) {
      pause += STEPS_A_SLICE;
      yield;
    }
    const pick = pool[branch.next];
    const pays = pick === undefined ? Infinity : branch.pays * (pick.odds / 1000);
    if (pick === undefined || limits.isTooMuch(pays, branch.picks.length + 1, nearest)) {
      branches.pop();
      continue;
    }
    const picks = [...branch.picks, pick];
    branch.next += 1;
    steps += branch.picks.length;
    if (branch.picks.some(({ gameId }) => gameId === pick.gameId)) continue;
    if (limits.isWorthCounting(pays, picks.length, nearest)) {
      steps += STEPS_A_COUPON;
      const coupon = generatedCoupon(picks, search);
      if (coupon !== undefined && coupon.distance < (nearest?.distance ?? Infinity)) nearest = coupon;
      if (nearest !== undefined && isWithin(nearest, search.wish, NEAREST_PERCENT)) return { nearest, isWhole: false };
    }
    if (limits.canComeNear(pays, picks.length, nearest)) branches.push({ picks, pays, next: branch.next });
  }
  return { nearest, isWhole: false };
}

type Estimate = (pays: number, count: number, nearest: GeneratedCoupon | undefined) => boolean;

interface Limits {
  /** Neither it nor anything dearer can come nearer. */
  readonly isTooMuch: Estimate;
  readonly isWorthCounting: Estimate;
  readonly canComeNear: Estimate;
}

function limitsOf(
  { wish, count, isBonusBetOffered, maxPayout }: CouponSearch,
  pool: readonly GeneratorCandidate[],
  most: number,
): Limits {
  const dearest = dearestProducts(pool, most);
  /** What rounding may come to: of the win, of the total odds and of the floats. */
  const slack = 2 + wish.amount / 1000 + wish.win * 1e-9;
  const withBonus = (pays: number, bets: number): number =>
    isBonusBetOffered && bets > 2 ? pays * (1 + Math.min(bets, 10) / 100) : pays;
  const room = (nearest: GeneratedCoupon | undefined): number => (nearest?.distance ?? Infinity) + slack;
  return {
    isTooMuch: (pays, bets, nearest) => {
      const least = withBonus(pays, bets);
      return least - wish.win > room(nearest) || least > (maxPayout ?? Infinity) + slack;
    },
    isWorthCounting: (pays, bets, nearest) =>
      (count === undefined || bets === count) && Math.abs(withBonus(pays, bets) - wish.win) <= room(nearest),
    canComeNear: (pays, bets, nearest) =>
      bets < most && wish.win - withBonus(pays * (dearest[most - bets] ?? 1), most) <= room(nearest),
  };
}

/** What so many bets multiply a stake by at most, by their number. */
function dearestProducts(pool: readonly GeneratorCandidate[], most: number): readonly number[] {
  const dearest = new Map<number, number>();
  for (const { gameId, odds } of pool) dearest.set(gameId, Math.max(odds, dearest.get(gameId) ?? 0));
  const sorted = [...dearest.values()].toSorted((one, other) => other - one);
  const products = [1];
  for (let bets = 0; bets < most; bets += 1) products.push((products[bets] ?? 1) * ((sorted[bets] ?? 1000) / 1000));
  return products;
}
