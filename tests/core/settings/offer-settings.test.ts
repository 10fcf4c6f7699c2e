import { describe, expect, it } from 'vitest';
import { DEFAULT_OFFER_SETTINGS, STORED_OFFER_SETTINGS } from '../../../core/settings/offer-settings.ts';

describe('the coupons that the site puts together', () => {
  it('are the expresses of the day, without the bet generator, until the player chooses [SE-10]', () => {
    expect(DEFAULT_OFFER_SETTINGS).toEqual({
      isAccumulatorOfTheDay: true,
      isLiveAccumulatorOfTheDay: true,
      isBetGenerator: false,
    });
  });

  it('are kept on the device as they were chosen; anything else is dropped [SE-11]', () => {
    const chosen = { ...DEFAULT_OFFER_SETTINGS, isBetGenerator: true };
    expect(STORED_OFFER_SETTINGS.parse({ ...chosen, more: 1 })).toEqual({ ok: true, value: chosen });
    for (const bad of [undefined, [], {}, { ...chosen, isAccumulatorOfTheDay: 1 }])
      expect(STORED_OFFER_SETTINGS.parse(bad)).toEqual({ ok: false, error: { code: 'not-offers' } });
  });
});
