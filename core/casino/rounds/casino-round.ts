import { CASINO_OBSTACLES, type CasinoObstacle } from '../../promotions/bonus-terms.ts';
import { NO_MONEY, sumOfMinor, type Minor } from '../../shared/money.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { JackpotWin } from '../jackpots/jackpot-terms.ts';
import type { SlotMachineId } from './slot-machine.ts';

/** RND-12 Where a round stands: it waits for its end, is paid, was cut off and given back, or was never begun. */
export const ROUND_STATES = ['pending', 'finished', 'returned', 'refused'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** RND-11, BON-42 Why a round was not begun. */
const OWN_REFUSALS = [
  'self-excluded',
  'timed-out',
  'session-ended',
  'reality-check-due',
  'limit-reached',
  'player-blocked',
  'account-unavailable',
  'not-enough-money',
] as const;
export type RoundRefusal = (typeof OWN_REFUSALS)[number] | CasinoObstacle;
export const ROUND_REFUSALS: readonly RoundRefusal[] = [...OWN_REFUSALS, ...CASINO_OBSTACLES];

/** What a round was drawn with; the seed of the server is known once it is revealed. */
export interface RoundSeeds {
  readonly serverHash: string;
  readonly serverSeed?: string | undefined;
  readonly playerSeed: string;
  readonly nonce: number;
}

/** All that a round won, by its lines and by jackpots; its lines alone where that is out of range. */
export function wholeWin({ win, jackpot }: Pick<CasinoRound, 'win' | 'jackpot'>): Minor {
  return sumOfMinor([win, jackpot?.amount ?? NO_MONEY]) ?? win;
}

/** One round of a game for money. */
export interface CasinoRound {
  /** The key that it was asked under. */
  readonly id: string;
  readonly gameId: number;
  readonly machine: SlotMachineId;
  readonly state: RoundState;
  readonly refusal?: RoundRefusal | undefined;
  readonly currency: string;
  readonly stake: Minor;
  /** Of its lines. */
  readonly win: Minor;
  /** JKP-6 What it won beside its lines. */
  readonly jackpot?: JackpotWin | undefined;
  /** Where the reels stopped; absent while nothing is drawn. */
  readonly stops?: readonly number[] | undefined;
  readonly seeds?: RoundSeeds | undefined;
  readonly at: EpochMillis;
}
