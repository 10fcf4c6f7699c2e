import { describe, expect, it } from 'vitest';
import {
  afterRegistration,
  afterRegistrationStep,
  isAfterRegistration,
} from '../../../core/registration/after-registration.ts';
import { registrationRecord } from '../../../core/registration/registration-record.ts';
import {
  BONUS_CHOICES,
  CREDENTIALS_WAYS,
  credentialsWays,
  knownNetworks,
  offeredTypes,
  REGISTRATION_TYPES,
  SOCIAL_NETWORKS,
} from '../../../core/registration/registration-type.ts';
import {
  REGISTRATION_TRACKING,
  type RegistrationTrackingEvent,
} from '../../../core/registration/tracking/registration-tracking.ts';
import fc from 'fast-check';

const all = { types: ['social', 'full', 'phone', 'one-click'], isOneClickPermitted: true, networks: ['google'] };

describe('the types of registration', () => {
  it('have the names of the server and of the analytics [REG-1, REG-4]', () => {
    expect(REGISTRATION_TYPES.map(({ type, id, counted }) => `${type} ${id} ${counted}`)).toEqual([
      'one-click fast_reg one_click',
      'phone phone_reg phone',
      'full full_reg full',
      'social soc_reg social',
    ]);
  });

  it('are offered in their own order [REG-1]', () => {
    expect(offeredTypes(all)).toEqual(['one-click', 'phone', 'full', 'social']);
    expect(offeredTypes({ ...all, types: ['full', 'pigeon'] })).toEqual(['full']);
    expect(offeredTypes({ ...all, types: [] })).toEqual([]);
  });

  it('leave out one click where the jurisdiction does not permit it, and social without a network [REG-1]', () => {
    expect(offeredTypes({ ...all, isOneClickPermitted: false })).toEqual(['phone', 'full', 'social']);
    expect(offeredTypes({ ...all, networks: [] })).toEqual(['one-click', 'phone', 'full']);
    expect(offeredTypes({ ...all, networks: ['pigeon'] })).toEqual(['one-click', 'phone', 'full']);
  });

  it('know sixteen networks and no other [REG-2]', () => {
    expect(SOCIAL_NETWORKS).toHaveLength(16);
    expect(knownNetworks(['vk', 'pigeon', 'google', 'vk'])).toEqual(['vk', 'google']);
    expect(knownNetworks(SOCIAL_NETWORKS)).toEqual(SOCIAL_NETWORKS);
  });
});

describe('new credentials', () => {
  it('are kept in a file or a picture, and a link goes to an e-mail address [REG-3]', () => {
    expect(CREDENTIALS_WAYS.map(({ id, way }) => `${id} ${way}`)).toEqual(['0 file', '1 picture', '2 email']);
    expect(credentialsWays(true)).toEqual(['file', 'picture', 'email']);
    expect(credentialsWays(false)).toEqual(['file', 'picture']);
  });
});

describe('what is counted of a registration', () => {
  it('is type, place, currency, code and bonus choice [REG-4]', () => {
    expect(BONUS_CHOICES.map(({ id, choice }) => `${id} ${choice}`)).toEqual(['0 decline', '1 sport', '2 casino']);
    const facts = { type: 'phone', countryId: 57, currencyId: 9, refCode: 'friend', bonusChoice: 'casino' } as const;
    expect(registrationRecord(facts)).toEqual({
      type: 'phone',
      countryId: 57,
      currencyId: 9,
      refCode: 'friend',
      firstDepositBonusChoice: 2,
    });
    expect(registrationRecord({ ...facts, bonusChoice: 'sport' }).firstDepositBonusChoice).toBe(1);
    expect(registrationRecord({ ...facts, bonusChoice: undefined }).firstDepositBonusChoice).toBe(0);
    expect(registrationRecord({ ...facts, refCode: '' }).refCode).toBeUndefined();
    expect(registrationRecord({ ...facts, type: 'social' }).type).toBe('social');
    expect(registrationRecord({ ...facts, type: 'pigeon' as never }).type).toBe('one_click');
  });

  it('has the social data of a registration through a network, and of no other [AN-13]', () => {
    const facts = { type: 'social', countryId: 57, currencyId: 9, countryCode: 'kz', promoCode: 'SPRING' } as const;
    const data = { currencyId: 9, countryId: 57, type: 'social', promoCode: 'SPRING', countryCode: 'kz' };
    expect(registrationRecord(facts).socialData).toEqual(data);
    expect(registrationRecord({ ...facts, promoCode: '' }).socialData).toEqual({ ...data, promoCode: undefined });
    expect(registrationRecord({ ...facts, type: 'phone' }).socialData).toBeUndefined();
    for (const unknown of ['countryId', 'currencyId', 'countryCode'])
      expect(registrationRecord({ ...facts, [unknown]: undefined }).socialData).toBeUndefined();
  });

  const record = registrationRecord({ type: 'full', countryId: 1, currencyId: 1 });
  const { initial, step } = REGISTRATION_TRACKING;
  const opened: RegistrationTrackingEvent = { type: 'form-opened' };
  const registered: RegistrationTrackingEvent = { type: 'registered', record };
  const left: RegistrationTrackingEvent = { type: 'form-left' };

  it('begins when the form opens and ends once [REG-5]', () => {
    expect(step(initial, opened)).toEqual([{ phase: 'started' }, { type: 'count-start' }]);
    expect(step({ phase: 'started' }, opened)).toEqual([{ phase: 'started' }]);
    expect(step({ phase: 'started' }, registered)).toEqual([{ phase: 'done' }, { type: 'count-done', record }]);
    expect(step({ phase: 'started' }, left)).toEqual([{ phase: 'abandoned' }, { type: 'count-abandoned' }]);
    for (const phase of ['not-started', 'done', 'abandoned'] as const) {
      expect(step({ phase }, registered)).toEqual([{ phase }]);
      expect(step({ phase }, left)).toEqual([{ phase }]);
      expect(step({ phase }, opened)).toEqual([{ phase: 'started' }, { type: 'count-start' }]);
    }
  });

  it('never counts an end without a beginning, nor two ends of one [REG-5]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(opened, registered, left)), (events) => {
        let state = initial;
        let [starts, ends] = [0, 0];
        for (const event of events) {
          const [next, ...effects] = step(state, event);
          state = next;
          starts += effects.filter(({ type }) => type === 'count-start').length;
          ends += effects.filter(({ type }) => type !== 'count-start').length;
          expect(starts - ends).toBe(state.phase === 'started' ? 1 : 0);
        }
      }),
    );
  });
});

describe('after a registration', () => {
  const facts = {
    hasUnsavedCredentials: true,
    isLimitUnasked: true,
    isProfileIncomplete: true,
    isRechargeOffered: true,
  };
  const nothing = {
    hasUnsavedCredentials: false,
    isLimitUnasked: false,
    isProfileIncomplete: false,
    isRechargeOffered: false,
  };

  it('credentials come first, then a deposit limit, the profile, a recharge, and home [REG-6, LQ-4]', () => {
    expect(afterRegistrationStep(facts)).toBe('keep-credentials');
    const kept = { ...facts, hasUnsavedCredentials: false };
    expect(afterRegistrationStep(kept)).toBe('deposit-limit');
    const asked = { ...kept, isLimitUnasked: false };
    expect(afterRegistrationStep(asked)).toBe('complete-profile');
    expect(afterRegistrationStep({ ...asked, isProfileIncomplete: false })).toBe('recharge');
    expect(afterRegistrationStep(nothing)).toBe('home');
  });

  it('passes over what the site has no page for, and what is not known of the player [REG-8]', () => {
    const player = { isAskedAfterRegistration: true, hasDeposit: false };
    const step = (given: Partial<Parameters<typeof afterRegistration>[0]>) =>
      afterRegistrationStep(
        afterRegistration({ hasUnsavedCredentials: false, isLimitUnasked: false, pages: [], ...given }),
      );
    expect(step({ player })).toBe('home');
    expect(step({ player, hasUnsavedCredentials: true })).toBe('keep-credentials');
    expect(step({ player, pages: ['recharge'] })).toBe('recharge');
    expect(step({ player, pages: ['recharge', 'complete-profile'] })).toBe('complete-profile');
    expect(step({ pages: ['recharge', 'complete-profile'] })).toBe('home');
    const settled = { isAskedAfterRegistration: false, hasDeposit: true };
    expect(step({ player: settled, pages: ['recharge', 'complete-profile'] })).toBe('home');
  });

  it('leads somewhere until home was reached [REG-7]', () => {
    expect(isAfterRegistration(facts)).toBe(true);
    expect(isAfterRegistration(nothing)).toBe(false);
    expect(isAfterRegistration({ ...nothing, isRechargeOffered: true })).toBe(true);
  });
});
