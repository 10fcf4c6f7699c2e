import { NO_MONEY, minorUnits, type Minor } from '../../shared/money.ts';
import { days, type EpochMillis, type Millis } from '../../shared/time.ts';

/** AH-1 What moves the money of an account. */
export const MOVEMENT_KINDS = [
  'play-money',
  'stake',
  'payout',
  'hyper-bonus',
  'transfer',
  'vip-hold',
  'vip-release',
  'free-bet',
  'advance',
  'advance-repaid',
  'advance-released',
  'deposit',
  'withdrawal',
  'withdrawal-returned',
  'conversion',
  'bonus',
  'bonus-released',
  'bonus-ended',
  'cashback',
  'friend-reward',
  'tournament-prize',
  'promotion-reward',
  'casino-bet',
  'casino-win',
  'casino-returned',
  'casino-jackpot',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** AH-2 What came into an account or left it, once. */
export interface AccountMovement {
  readonly id: string;
  readonly kind: MovementKind;
  readonly accountId: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** What the player gained, in minor units; negative where it was paid. */
  readonly amount: Minor;
  readonly couponId?: number | undefined;
  /** AH-12 What the round of a movement of the casino was of: a game of the house or a live table by its id, a slot by its name. */
  readonly game?: string | undefined;
  readonly at: EpochMillis;
}

/** A page of what moved on a player's accounts, the newest first. */
export interface AccountHistoryPage {
  readonly movements: readonly AccountMovement[];
  readonly page: number;
  readonly pageCount: number;
  readonly totalCount: number;
  /** AH-4 What the player has paid in less what was paid out, of all time, an entry a currency. */
  readonly netDeposits: readonly NetDeposits[];
}

/** AH-9 Some movements of a file, the newest first; where there are more, the one that they come before. */
export interface AccountStatementPart {
  readonly movements: readonly AccountMovement[];
  readonly before?: string | undefined;
}

export interface NetDeposits {
  readonly currency: string;
  readonly paidIn: Minor;
  readonly paidOut: Minor;
}

/** AH-3 Older movements are in the archive, which is shown on request; none is ever left out of both. */
export const ARCHIVED_AFTER: Millis = days(92);

/** AH-4 What was paid in less what was paid out; nothing where it is out of range or of no whole units. */
export function netOf({ paidIn, paidOut }: Pick<NetDeposits, 'paidIn' | 'paidOut'>): Minor | undefined {
  return [paidIn, paidOut].every(Number.isSafeInteger) ? minorUnits(BigInt(paidIn) - BigInt(paidOut)) : undefined;
}

/** AH-5 Whether a movement added to the account. */
export function isGain({ amount }: Pick<AccountMovement, 'amount'>): boolean {
  return amount > NO_MONEY;
}
