import { describe, expect, it } from 'vitest';
import {
  contactKind,
  isContactWanted,
  isReachedByNews,
  isSessionFresh,
  type KnownContacts,
} from '../../../core/player/attached-contact.ts';

const NONE: KnownContacts = { activationType: 'none', pending: [], isPasswordNeeded: false, isNewsWanted: false };

describe('a contact to be attached', () => {
  it.each([
    [0, true],
    [599_999, true],
    [600_000, false],
    [Number.NaN, false],
  ])('needs no password %d ms after a sign-in: %s [PR-22]', (age, isFresh) => {
    expect(isSessionFresh(1000, 1000 + age)).toBe(isFresh);
  });

  it('is an e-mail address where it has an at sign [PR-23]', () => {
    expect([contactKind('a@b.de'), contactKind('+4915112345678')]).toEqual(['email', 'phone']);
  });

  it.each([
    ['none', false],
    ['email', true],
    ['phone', true],
    ['phone-and-email', true],
  ] as const)('is reached by news with %s proven: %s [PR-43]', (activationType, isReached) => {
    const known = { ...NONE, email: 'a@b.de', phoneNumber: '+49123456', isNewsWanted: true, activationType };
    expect(isReachedByNews(known)).toBe(isReached);
  });

  it('is asked for only where there is none and none is on its way [PR-24]', () => {
    expect(isContactWanted(NONE)).toBe(true);
    expect(isContactWanted({ ...NONE, email: 'a@b.de' })).toBe(false);
    expect(isContactWanted({ ...NONE, phoneNumber: '+49123456' })).toBe(false);
    expect(isContactWanted({ ...NONE, pending: [{ kind: 'email', contact: 'a@b.de', deadline: 0 }] })).toBe(false);
  });
});
