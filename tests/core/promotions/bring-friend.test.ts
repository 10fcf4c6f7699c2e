import { describe, expect, it } from 'vitest';
import {
  friendReward,
  invitationPath,
  isSelfInvited,
  maskedName,
  readInvitation,
  type FriendIdentity,
} from '../../../core/promotions/bring-friend.ts';
import { minor } from '../../support/units.ts';

const NOBODY: FriendIdentity = {
  phone: null,
  email: null,
  document: null,
  name: null,
  surname: null,
  birthDate: null,
};
const IVAN: FriendIdentity = { ...NOBODY, name: 'Ivan', surname: 'Petrov', birthDate: '1990-01-31' };

describe('the link of a player', () => {
  it('leads to the registration and is read back [FRD-1, FRD-2]', () => {
    const invitation = { refId: 281_474_976_710_655, groupId: 1 };
    expect(invitationPath(invitation)).toBe('registration?bf=281474976710655-1');
    expect(readInvitation('281474976710655-1')).toEqual(invitation);
  });

  it.each([undefined, 1, '', '1', '-1', '1-', 'a-1', '1-1-1', ' 1-1', '1e3-1', '1234567890123456-1'])(
    'says nothing where it is %j [FRD-2]',
    (value) => {
      expect(readInvitation(value)).toBeUndefined();
    },
  );
});

describe('two accounts', () => {
  it.each<[boolean, Partial<FriendIdentity>, Partial<FriendIdentity>]>([
    [false, {}, {}],
    [false, { phone: '' }, { phone: '' }],
    [true, { phone: '+79990000001' }, { phone: '+79990000001' }],
    [true, { email: 'ivan@example.com' }, { email: 'Ivan@example.com ' }],
    [true, { document: '4510 123456' }, { document: '4510 123456' }],
    [true, IVAN, { ...IVAN, surname: 'PETROV' }],
    [false, IVAN, { ...IVAN, birthDate: '1991-01-31' }],
    [false, { name: 'Ivan', surname: 'Petrov' }, { name: 'Ivan', surname: 'Petrov' }],
  ])('are one player: %s [FRD-3]', (isOne, one, other) => {
    expect(isSelfInvited({ ...NOBODY, ...one }, { ...NOBODY, ...other })).toBe(isOne);
  });
});

describe('what a friend gives', () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [57_099, 570],
    [19_999_999, 199_999],
    [20_000_000, 200_000],
    [900_000_000, 200_000],
    [-500, 0],
    [1.5, 0],
  ])('of %d staked in RUB is %d [FRD-4]', (staked, reward) => {
    expect(friendReward(staked as never, minor(10_000))).toBe(reward);
  });

  it('is nothing without a step [FRD-4]', () => {
    expect(friendReward(minor(1000), minor(0))).toBe(0);
  });
});

describe('a friend', () => {
  it.each([
    ['Иван', 'И•••'],
    [' élodie', 'É•••'],
    ['😀', '😀•••'],
    ['', '•••'],
    [null, '•••'],
  ])('by the name of %j is told as %s [FRD-6]', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });
});
