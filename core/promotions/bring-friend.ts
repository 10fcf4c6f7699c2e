import { NO_MONEY, minorUnits, type Minor } from '../shared/money.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { EpochMillis } from '../shared/time.ts';

/** What the link of a player says: the number that the player has for friends, and the group of the site. */
export interface FriendInvitation {
  readonly refId: number;
  readonly groupId: number;
}

const INVITATION = /^(\d{1,15})-(\d{1,9})$/;
/** FRD-4 Amount steps that a friend gives in a week at most. */
export const MOST_STEPS = 20;

/** FRD-1 The path of the registration that a friend is invited to, without its language. */
export function invitationPath({ refId, groupId }: FriendInvitation): string {
  return `registration?bf=${String(refId)}-${String(groupId)}`;
}

/** FRD-2 What the cookie of a visitor says; anything else invites nobody. */
export function readInvitation(value: unknown): FriendInvitation | undefined {
  const [, refId, groupId] = typeof value === 'string' ? (INVITATION.exec(value) ?? []) : [];
  return refId === undefined ? undefined : { refId: Number(refId), groupId: Number(groupId) };
}

/** By what it is known that two accounts are one player. */
export interface FriendIdentity {
  readonly phone: string | null;
  readonly email: string | null;
  readonly document: string | null;
  readonly name: string | null;
  readonly surname: string | null;
  readonly birthDate: string | null;
}

/** FRD-3 The same contact, document, or name with the day of birth. */
export function isSelfInvited(one: FriendIdentity, other: FriendIdentity): boolean {
  const isShared = (key: keyof FriendIdentity): boolean => {
    const [own, others] = [plain(one[key]), plain(other[key])];
    return own !== '' && own === others;
  };
  if (isShared('phone') || isShared('email') || isShared('document')) return true;
  return isShared('name') && isShared('surname') && isShared('birthDate');
}

/** FRD-4 A hundredth of what a friend staked in a week, rounded down, and no more than so many steps. */
export function friendReward(staked: Minor, step: Minor): Minor {
  if (!Number.isSafeInteger(staked) || !Number.isSafeInteger(step) || staked <= 0 || step <= 0) return NO_MONEY;
  const most = BigInt(step) * BigInt(MOST_STEPS);
  const share = BigInt(staked) / 100n;
  return minorUnits(share < most ? share : most) ?? NO_MONEY;
}

/** FRD-6 The first letter of a name. */
export function maskedName(name: string | null | undefined): string {
  const [first = ''] = (name ?? '').trim();
  return `${first.toUpperCase()}•••`;
}

export interface FriendEarning {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly amount: Minor;
}

export interface BroughtFriend {
  /** Unlike that of any account. */
  readonly number: number;
  readonly name: string;
  readonly registeredAt: EpochMillis;
  readonly earned: readonly FriendEarning[];
  /** FRD-3 Nothing is earned by a friend who is the player. */
  readonly isCounted: boolean;
}

export interface BroughtFriends {
  /** FRD-5 Absent where nothing is offered to the player now. */
  readonly invitation?: FriendInvitation | undefined;
  /** The newest first. */
  readonly friends: readonly BroughtFriend[];
  readonly total: readonly FriendEarning[];
  /** What a friend gives in a week at most. */
  readonly most: FriendEarning;
}

export interface FriendsGateway {
  readonly friends: () => Promise<Result<BroughtFriends, RequestFailure>>;
}

function plain(text: string | null): string {
  return (text ?? '').trim().toLowerCase();
}
