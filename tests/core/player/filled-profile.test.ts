import { describe, expect, it } from 'vitest';
import {
  areContactsFilled,
  isFilled,
  isProfileFilled,
  missingProfileFields,
  type ProfileField,
} from '../../../core/player/filled-profile.ts';
import type { PlayerIdentity } from '../../../core/player/player.ts';
import { playerOf } from '../../support/examples/players/player-of.ts';

const identity: PlayerIdentity = {
  birthDate: '1990-05-01',
  name: 'Anna',
  surname: 'Morozova',
  passport: '4510 123456',
  passportIssuedOn: '2010-05-02',
  registrationAddress: 'Kazan, Bauman street 1',
};

const identified = (fields: PlayerIdentity) => playerOf({ identity: fields });

describe('a profile', () => {
  it('is filled with these six fields, whatever else is missing [PR-7]', () => {
    expect(isProfileFilled(identified(identity))).toBe(true);
    expect(missingProfileFields(identified(identity))).toEqual([]);
    expect(missingProfileFields(playerOf())).toEqual(Object.keys(identity));
  });

  it.each(Object.keys(identity) as ProfileField[])('is not filled without %s [PR-7, PR-9]', (field) => {
    for (const missing of [undefined, '', '  ']) {
      const player = identified({ ...identity, [field]: missing });
      expect(isProfileFilled(player)).toBe(false);
      expect(missingProfileFields(player)).toEqual([field]);
    }
  });

  it.each([
    ['900', 'a@b.ru', true],
    ['900', undefined, false],
    [undefined, 'a@b.ru', false],
    [' ', 'a@b.ru', false],
    ['900', '', false],
  ])('has its contacts filled with %j and %j: %s [PR-8]', (phoneNumber, email, isThere) => {
    expect(areContactsFilled(playerOf({ phoneNumber, email }))).toBe(isThere);
  });

  it.each([
    ['x', true],
    [' x ', true],
    [' \t\n', false],
    ['', false],
    [undefined, false],
    [null, false],
    [5, false],
  ])('takes %j as filled: %s [PR-9]', (text, isThere) => {
    expect(isFilled(text)).toBe(isThere);
  });
});
