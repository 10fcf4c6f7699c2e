import { isMoment, seconds, type EpochMillis, type Millis } from '../../shared/time.ts';

/** A price as a cell shows it. */
export interface ShownPrice {
  readonly odds: number;
  readonly isLocked: boolean;
  /** Where the price went last, while that is still shown. */
  readonly direction?: 'up' | 'down' | undefined;
  /** When the direction was set. */
  readonly movedAt?: EpochMillis | undefined;
  /** When the feed opened the price again that is still shown locked. */
  readonly openedAt?: EpochMillis | undefined;
}

export const DIRECTION_SHOWN: Millis = seconds(10);
export const REOPENING_DELAY: Millis = seconds(1);

/** LN-11 A price that changed shows for 10 seconds which way. LN-12 A lock shows at once. LN-13 A price that opens again shows open after a second, so that one which flaps stays locked. */
export function priceAfter(
  shown: ShownPrice,
  fed: { readonly odds: number; readonly isLocked: boolean },
  now: EpochMillis,
): ShownPrice {
  const moved: ShownPrice =
    fed.odds === shown.odds || !Number.isFinite(fed.odds)
      ? shown
      : { ...shown, odds: fed.odds, direction: fed.odds > shown.odds ? 'up' : 'down', movedAt: now };
  if (fed.isLocked) {
    return moved.isLocked && moved.openedAt === undefined ? moved : { ...moved, isLocked: true, openedAt: undefined };
  }
  if (!moved.isLocked) return moved;
  return priceAt(moved.openedAt === undefined ? { ...moved, openedAt: now } : moved, now);
}

/** The price when time has passed and nothing was fed: directions fade, opened prices open. */
export function priceAt(shown: ShownPrice, now: EpochMillis): ShownPrice {
  let price = shown;
  if (price.movedAt !== undefined && now - price.movedAt >= DIRECTION_SHOWN) {
    price = { ...price, direction: undefined, movedAt: undefined };
  }
  if (price.openedAt !== undefined && now - price.openedAt >= REOPENING_DELAY) {
    price = { ...price, isLocked: false, openedAt: undefined };
  }
  return price;
}

/** When the price next changes by time alone. */
export function nextChangeAt(shown: ShownPrice): EpochMillis | undefined {
  const fadesAt = isMoment(shown.movedAt) ? shown.movedAt + DIRECTION_SHOWN : Infinity;
  const opensAt = isMoment(shown.openedAt) ? shown.openedAt + REOPENING_DELAY : Infinity;
  const next = Math.min(fadesAt, opensAt);
  return next === Infinity ? undefined : next;
}
