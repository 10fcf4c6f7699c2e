import { isMoment, seconds, type EpochMillis, type Millis } from '../../shared/time.ts';

/** A price as a cell shows it, its odds of either kind: a move is a share of them. */
export interface ShownPrice<Odds extends number = number> {
  readonly odds: Odds;
  readonly isLocked: boolean;
  /** Where the price went last, while that is still shown. */
  readonly direction?: 'up' | 'down' | undefined;
  /** When the direction was set. */
  readonly movedAt?: EpochMillis | undefined;
  /** The odds that small moves are counted from, while they are not those that are shown. */
  readonly basis?: Odds | undefined;
  /** When the feed opened the price again that is still shown locked. */
  readonly openedAt?: EpochMillis | undefined;
}

export const DIRECTION_SHOWN: Millis = seconds(3);
/** A move is shown that is at least this part of the price. */
const LEAST_MOVE = 100;
export const PRICE_REOPENING_DELAY: Millis = seconds(1);

/** LN-11 A price that moved by a hundredth or more, at once or little by little, shows for 3 seconds which way. LN-12 A lock shows at once. LN-13 A price that opens again shows open after a second, so that one which flaps stays locked. */
export function priceAfter<Odds extends number>(
  shown: ShownPrice<Odds>,
  fed: { readonly odds: Odds; readonly isLocked: boolean },
  now: EpochMillis,
): ShownPrice<Odds> {
  const moved = fed.odds === shown.odds || !Number.isFinite(fed.odds) ? shown : movedTo(fed.odds, shown, now);
  if (fed.isLocked) {
    return moved.isLocked && moved.openedAt === undefined ? moved : { ...moved, isLocked: true, openedAt: undefined };
  }
  if (!moved.isLocked) return moved;
  return priceAt(moved.openedAt === undefined ? { ...moved, openedAt: now } : moved, now);
}

function movedTo<Odds extends number>(odds: Odds, shown: ShownPrice<Odds>, now: EpochMillis): ShownPrice<Odds> {
  const { basis = shown.odds } = shown;
  if (Math.abs(odds - basis) * LEAST_MOVE < basis) return { ...shown, odds, basis };
  return { ...shown, odds, direction: odds > basis ? 'up' : 'down', movedAt: now, basis: undefined };
}

/** The price when time has passed and nothing was fed: directions fade, opened prices open. */
export function priceAt<Odds extends number>(shown: ShownPrice<Odds>, now: EpochMillis): ShownPrice<Odds> {
  let price = shown;
  if (price.movedAt !== undefined && now - price.movedAt >= DIRECTION_SHOWN) {
    price = { ...price, direction: undefined, movedAt: undefined };
  }
  if (price.openedAt !== undefined && now - price.openedAt >= PRICE_REOPENING_DELAY) {
    price = { ...price, isLocked: false, openedAt: undefined };
  }
  return price;
}

/** When the price next changes by time alone. */
export function nextChangeAt(shown: Pick<ShownPrice, 'movedAt' | 'openedAt'>): EpochMillis | undefined {
  const fadesAt = isMoment(shown.movedAt) ? shown.movedAt + DIRECTION_SHOWN : Infinity;
  const opensAt = isMoment(shown.openedAt) ? shown.openedAt + PRICE_REOPENING_DELAY : Infinity;
  const next = Math.min(fadesAt, opensAt);
  return next === Infinity ? undefined : next;
}
