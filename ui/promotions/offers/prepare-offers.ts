import type { PromotionsStores } from '../use-promotions.ts';
import { offerPlace, type OfferMatch } from './offer-place.ts';

/** Fetches what is offered. */
export async function prepareOffers({ offers }: Pick<PromotionsStores, 'offers'>): Promise<undefined> {
  await offers.load();
}

/** Fetches what is offered; a promotion that there is not does not exist. */
export async function prepareOffer(
  { offers }: Pick<PromotionsStores, 'offers'>,
  match: OfferMatch,
): Promise<number | undefined> {
  await offers.load();
  const isMissing = offers.list !== undefined && offers.promotion(offerPlace(match).id) === undefined;
  return isMissing ? 404 : undefined;
}
