import { describe, expect, it } from 'vitest';
import { checkSocial } from '../../../../core/registration/registration-form.ts';
import { afterSocialAnswer, socialWaitLeft } from '../../../../core/registration/social/social-walk.ts';
import { fail, ok } from '../../../../core/shared/result.ts';

const failed = (why: 'not-confirmed' | 'unavailable') => ({ phase: 'choosing', failed: { network: 'vk', why } });

describe('the answer of a social network', () => {
  it('leads to the player, to the form of a new one, or to the second step, or back to the networks [NET-6, NET-7]', () => {
    expect(afterSocialAnswer('vk', ok({ isWaiting: false, userId: 7 }))).toEqual({ phase: 'signed-in', userId: 7 });
    const newPlayer = { network: 'vk', name: 'Ivan' } as const;
    expect(afterSocialAnswer('vk', ok({ isWaiting: false, newPlayer }))).toEqual({ phase: 'new-player', ...newPlayer });
    const step = { method: 'app', expiresAt: 9 } as const;
    const asked = { phase: 'second-step', network: 'vk', step };
    expect(afterSocialAnswer('vk', ok({ isWaiting: false, secondStep: step }))).toEqual(asked);
    expect(afterSocialAnswer('vk', ok({ isWaiting: true }))).toEqual(failed('not-confirmed'));
    expect(afterSocialAnswer('vk', fail({ kind: 'refused', status: 403 }))).toEqual(failed('not-confirmed'));
    expect(afterSocialAnswer('vk', fail({ kind: 'network' }))).toEqual(failed('unavailable'));
  });

  it('is awaited to the last second [NET-6]', () => {
    expect([602_000, 600_000, 599_001, 1, 0, -5].map((left) => socialWaitLeft(1000 + left, 1000))).toEqual([
      600_000, 600_000, 600_000, 1000, 0, 0,
    ]);
  });
});

describe('the form of a new player of a social network', () => {
  const rules = {
    site: { countries: ['ru', 'kz'], currencies: ['RUB'], geoCountryCode: 'ru', geoCurrency: 'RUB', minAge: 18 },
    today: '2026-03-01',
  };
  const countries = [{ id: 1, name: 'RU', countryCode: 'ru', diallingCode: '+7' }];
  const form = {
    countryCode: 'ru',
    currency: 'RUB',
    isAdult: true,
    isTermsAccepted: true,
    promoCode: ' start-1 ',
    bonusChoice: 'sport',
    isRemembered: true,
    isNewsWanted: true,
    email: '',
  } as const;

  it('is sent with the number of its country and the wish for news [NET-4, RGF-22]', () => {
    const checked = checkSocial(form, countries, rules);
    expect(checked).toEqual(ok({ ...form, promoCode: 'START-1', countryId: 1 }));
  });

  it('takes an e-mail address in small letters, or none, and nothing else [NET-13]', () => {
    const email = (typed: string) => checkSocial({ ...form, email: typed }, countries, rules);
    expect(email(' Ann@Example.ORG ')).toMatchObject({ ok: true, value: { email: 'ann@example.org' } });
    expect(email('  ')).toMatchObject({ ok: true, value: { email: '' } });
    for (const typed of ['ann', 'ann@', '+79991234567']) expect(email(typed)).toEqual(fail({ email: 'malformed' }));
  });

  it('needs country, currency, age and terms [NET-4]', () => {
    const empty = { ...form, countryCode: 'kz', currency: '', isAdult: false, isTermsAccepted: false, promoCode: '!' };
    expect(checkSocial(empty, countries, rules)).toEqual(
      fail({
        countryCode: 'not-offered',
        currency: 'missing',
        isAdult: 'missing',
        isTermsAccepted: 'missing',
        promoCode: 'malformed',
      }),
    );
  });
});
