import type { Minor } from '../../shared/money.ts';
import type { Millis } from '../../shared/time.ts';
import { isCount } from '../../shared/untrusted.ts';
import type { FairDigests, FairVerdict } from '../rounds/fair-round.ts';
import { fairNumbers } from './fair-numbers.ts';
import type { GameProbability } from './house-game.ts';

/** GM-31 The least and the greatest cash-out, in hundredths of the stake. */
export const LEAST_CASH_OUT = 101;
export const MOST_CASH_OUT = 50_000;

const DRAWN_FROM = 2 ** 32;
/** GM-30 What a cash-out returns over time, in hundredths. */
const RETURN = 98;
/** GM-32 The multiplier doubles in so long. */
const DOUBLES: Millis = 8000;
const ONE = 1000;

/** GM-30 Where a round crashes, in hundredths: drawn by the bytes of its seed alone. */
export function crashPoint(bytes: readonly number[]): number {
  const share = fairNumbers(bytes)(DRAWN_FROM) + 1;
  // 2^32 times 98 is below 2^53: the quotient is exact before it is cut
  return Math.min(MOST_CASH_OUT, Math.max(100, Math.floor((RETURN * DRAWN_FROM) / share)));
}

/** GM-30 Of all draws, those that reach a cash-out; exact. */
export function crashProbabilities(target: number): readonly GameProbability[] {
  if (!isCashOut(target)) return [];
  const reached = (BigInt(RETURN) * BigInt(DRAWN_FROM)) / BigInt(target);
  return [
    { pays: target, ways: reached },
    { pays: 0, ways: BigInt(DRAWN_FROM) - reached },
  ];
}

/** GM-31 */
export function isCashOut(target: number): boolean {
  return isCount(target) && target >= LEAST_CASH_OUT && target <= MOST_CASH_OUT;
}

/** GM-32 The multiplier after so long, in thousandths: it doubles every eight seconds, and grows evenly between. */
export function crashMultiplier(elapsed: Millis): number {
  if (!isCount(elapsed)) return ONE;
  const doubled = Math.min(Math.floor(elapsed / DOUBLES), 20);
  return Math.floor((2 ** doubled * (DOUBLES + (elapsed % DOUBLES)) * ONE) / DOUBLES);
}

/** GM-32 What a cash-out pays after so long, in hundredths. */
export function crashPays(elapsed: Millis): number {
  return Math.min(Math.floor(crashMultiplier(elapsed) / 10), MOST_CASH_OUT);
}

/** GM-32 How long it takes until a cash-out of so many hundredths is reached. */
export function timeToCashOut(target: number): Millis {
  if (!isCount(target) || target <= 100) return 0;
  const thousandths = Math.min(target, MOST_CASH_OUT + 1) * 10;
  const doubled = Math.floor(Math.log2(thousandths / ONE));
  return doubled * DOUBLES + Math.ceil((thousandths * DOUBLES) / (ONE * 2 ** doubled)) - DOUBLES;
}

/** GM-31 How long a round runs: until the multiplier would pass its crash point. */
export function crashLength(point: number): Millis {
  return timeToCashOut(isCount(point) ? Math.max(100, point) + 1 : 0);
}

const DRAWN_TEXT = 'crash';

/** GM-33 The crash point of a seed. */
export async function pointOfSeed(seed: string, { draw }: Pick<FairDigests, 'draw'>): Promise<number> {
  return crashPoint(await draw(seed, DRAWN_TEXT));
}

/** GM-33 A round of crash: its seed and its point are told once it is over. */
export interface CrashRound {
  readonly id: number;
  /** SHA-256 of its seed, which is the seed of the round before. */
  readonly serverHash: string;
  readonly serverSeed: string;
  readonly point: number;
}

/** GM-33 Checks a round: its seed has the hash that was told before, and gives its crash point. */
export async function checkCrash(
  { serverHash, serverSeed, point }: Omit<CrashRound, 'id'>,
  digests: FairDigests,
): Promise<FairVerdict> {
  if ((await digests.commitment(serverSeed)) !== serverHash) return 'other-seed';
  return (await pointOfSeed(serverSeed, digests)) === point ? 'fair' : 'other-outcome';
}

/** What a stake is placed for. */
export interface CrashOrder {
  readonly accountId: number;
  readonly currency: string;
  readonly stake: Minor;
  /** GM-34 Where the server cashes out by itself, in hundredths. */
  readonly target: number;
}
