import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIVATION_TYPES,
  activationTypeById,
  activationTypeId,
  hasActiveEmail,
  hasActivePhone,
  withActiveEmail,
  withActivePhone,
  type ActivationType,
} from '../../../core/player/activation-type.ts';
import {
  contactsToActivate,
  daysLeftToActivate,
  withActivatedEmail,
  withBoundPhone,
} from '../../../core/player/contact-activation.ts';
import { playerOf } from '../../support/examples/players/player-of.ts';

describe('the activation type', () => {
  it.each([
    [0, 'none'],
    [1, 'email'],
    [2, 'phone-and-email'],
    [3, 'phone'],
  ] as const)('%i is %s [PR-2]', (id, type) => {
    expect(activationTypeById(id)).toBe(type);
    expect(activationTypeId(type)).toBe(id);
  });

  it.each([-1, 4, 1.5, Number.NaN, Infinity, '1', null, undefined])('%s means none [PR-2]', (id) => {
    expect(activationTypeById(id)).toBe('none');
  });

  it('has no number where it is none of them [PR-2]', () => {
    expect(activationTypeId('fax' as ActivationType)).toBeUndefined();
  });

  it.each([
    ['none', 3, 1],
    ['email', 2, 1],
    ['phone-and-email', 2, 2],
    ['phone', 3, 2],
  ] as const)('%s becomes %i with a phone and %i with an e-mail [PR-3]', (type, withPhone, withEmail) => {
    expect(activationTypeId(withActivePhone(type))).toBe(withPhone);
    expect(activationTypeId(withActiveEmail(type))).toBe(withEmail);
  });

  it('never loses a contact, in whatever order they are activated [PR-3]', () => {
    const steps = fc.array(fc.constantFrom(withActivePhone, withActiveEmail));
    fc.assert(
      fc.property(fc.constantFrom(...ACTIVATION_TYPES), steps, (start, run) => {
        const end = run.reduce((type, activate) => activate(type), start);
        expect(hasActivePhone(end)).toBe(hasActivePhone(start) || run.includes(withActivePhone));
        expect(hasActiveEmail(end)).toBe(hasActiveEmail(start) || run.includes(withActiveEmail));
      }),
    );
  });
});

describe('the contacts of a player', () => {
  it('guard the account once a phone is bound [PR-4]', () => {
    const before = playerOf({ activationType: 'email', email: 'a@b.ru' });
    expect(withBoundPhone(before, '+7', '9001234567')).toEqual({
      ...before,
      phoneCode: '+7',
      phoneNumber: '9001234567',
      activationType: 'phone-and-email',
      protectionMethods: { ...before.protectionMethods, hasBoundPhone: true },
    });
  });

  it('are activated by e-mail without touching the protection [PR-3]', () => {
    const before = playerOf({ activationType: 'phone' });
    expect(withActivatedEmail(before, 'a@b.ru')).toEqual({
      ...before,
      email: 'a@b.ru',
      activationType: 'phone-and-email',
    });
  });

  it.each([
    ['none', '900', 'a@b.ru', ['phone', 'email']],
    ['none', '900', undefined, ['phone']],
    ['none', undefined, 'a@b.ru', ['email']],
    ['none', ' ', '', []],
    ['email', '900', 'a@b.ru', ['phone']],
    ['phone', '900', 'a@b.ru', ['email']],
    ['phone-and-email', '900', 'a@b.ru', []],
  ] as const)(
    'with %s activated, %j and %j: %j are to be activated [PR-5]',
    (activationType, phoneNumber, email, contacts) => {
      expect(contactsToActivate(playerOf({ activationType, phoneNumber, email }))).toEqual(contacts);
    },
  );

  it.each([
    [3, 3],
    [2.9, 2],
    [0, 0],
    [-4, 0],
    [undefined, undefined],
    [Number.NaN, undefined],
    [Infinity, undefined],
  ])('are to be activated within %s days: %s are left [PR-6]', (daysToActivate, left) => {
    expect(daysLeftToActivate(playerOf({ phoneNumber: '900', daysToActivate }))).toBe(left);
    expect(
      daysLeftToActivate(playerOf({ phoneNumber: '900', daysToActivate, activationType: 'phone' })),
    ).toBeUndefined();
  });
});
