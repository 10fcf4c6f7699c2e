import type { PromoSetting } from '../settings/office/office-settings.ts';

/** The points of a player as they are shown. */
export interface PromoPoints {
  readonly count: number;
  /** Whose name the points bear. */
  readonly name: 'operator' | 'promo-points';
  readonly areRulesShown: boolean;
}

/** PTS-1 Points are a whole number of at least 0, and 0 where they are no number; PTS-2 they bear the operator's name where there is one, and their rules are shown where the operator shows them. */
export function promoPoints(setting: Omit<PromoSetting, 'areAdditionalCashbackTermsShown'>): PromoPoints {
  const { promoPoints: given, usesPromoPointsName, isPromoPointsRulesShown } = setting;
  return {
    count: Number.isFinite(given) && given > 0 ? Math.floor(given) : 0,
    name: usesPromoPointsName === true ? 'operator' : 'promo-points',
    areRulesShown: isPromoPointsRulesShown === true,
  };
}
