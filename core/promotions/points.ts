import type { Minor } from '../shared/money.ts';
import type { PromoTerms } from '../coupon/promo/promo-terms.ts';
import type { PromoSetting } from '../settings/office/office-settings.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';

/** PTS-3 What a settled stake earns: a point for each whole step. */
export function earnedPoints(stake: Minor, step: Minor): number {
  if (!Number.isSafeInteger(stake) || !Number.isSafeInteger(step)) return 0;
  return stake <= 0 || step <= 0 ? 0 : Number(BigInt(stake) / BigInt(step));
}

/** PTS-6 How many points are missing for a price; none where there are enough. */
export function missingPoints(needed: number, points: number): number {
  return Math.max(0, needed - points);
}

/** What the store has for points. */
export type StoreItem = {
  readonly id: string;
  readonly price: number;
  /** How long the code holds. */
  readonly days: number;
} & Pick<PromoTerms, 'leastBets' | 'leastOdds'> &
  (
    | { readonly kind: 'free-bet'; readonly currency: string; readonly amount: Minor }
    | { readonly kind: 'boost'; readonly percent: number; readonly currency: string; readonly mostSteps: number }
  );

/** What points are counted by in a currency. */
export interface PointStep {
  readonly currency: string;
  readonly step: Minor;
}

/** The store as the player finds it. */
export interface PromoStore {
  readonly points: number;
  /** The cheapest first. */
  readonly items: readonly StoreItem[];
  /** Of the main account. */
  readonly currency: string;
  /** The player's codes that hold. */
  readonly codes: readonly PromoTerms[];
  /** What stakes earn a point, by currency. */
  readonly steps: readonly PointStep[];
  /** Nothing is sold to the player now. */
  readonly isClosed: boolean;
  /** OFS-11 Nothing is, since the player takes no bonuses for sports. */
  readonly isDeclined: boolean;
  readonly promoSetting: Pick<PromoSetting, 'usesPromoPointsName' | 'isPromoPointsRulesShown'>;
}

export interface PromoStoreGateway {
  readonly store: () => Promise<Result<PromoStore, RequestFailure>>;
  /** Under the same key it is bought once. */
  readonly buy: (id: string, key: string) => Promise<Result<PromoStore, RequestFailure>>;
}
