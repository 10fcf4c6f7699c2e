import type { CasinoRound } from './casino-round.ts';
import { drawnJackpots } from '../jackpots/jackpot.ts';
import type { JackpotLevel } from '../jackpots/jackpot-terms.ts';
import { reelStops, slotOutcome, slotWin, type SlotMachine } from './slot-machine.ts';
import { SLOT_MACHINES } from './slot-machines.ts';

/** The two digests that rounds are drawn by and checked with; hexadecimal in, bytes out. */
export interface FairDigests {
  /** SHA-256 of a seed, in hexadecimal: what is published before the first round. */
  readonly commitment: (seed: string) => Promise<string>;
  /** HMAC-SHA-256 of a text under a seed. */
  readonly draw: (seed: string, text: string) => Promise<readonly number[]>;
}

/** RND-7 What a round is drawn from beside the seed of the server: the player's own seed, and how many rounds there were before. */
export function drawnText(playerSeed: string, nonce: number): string {
  return `${playerSeed}:${String(nonce)}`;
}

/** RND-8 What a check found: nothing to check yet, all as it was promised, another seed than the published one, or another outcome than the seeds give. */
export type FairVerdict = 'unrevealed' | 'fair' | 'other-seed' | 'other-outcome';

/** RND-8, JKP-8 Checks a round: its seed has the published hash, and gives the reels, the win and the jackpots that were shown. */
export async function checkRound(
  round: Pick<CasinoRound, 'machine' | 'seeds' | 'stops' | 'stake' | 'win' | 'currency' | 'jackpot'>,
  digests: FairDigests,
): Promise<FairVerdict> {
  const { machine, seeds, stops, stake, win } = round;
  if (seeds?.serverSeed === undefined || stops === undefined) return 'unrevealed';
  if ((await digests.commitment(seeds.serverSeed)) !== seeds.serverHash) return 'other-seed';
  const drawnBy = SLOT_MACHINES[machine];
  const bytes = await digests.draw(seeds.serverSeed, drawnText(seeds.playerSeed, seeds.nonce));
  const drawn = reelStops(drawnBy, bytes);
  const won = slotWin(drawnBy, stake, slotOutcome(drawnBy, drawn).pays);
  const isSame =
    drawn.join() === stops.join() &&
    roundJackpots(drawnBy, round, bytes).join() === (round.jackpot?.levels ?? []).join();
  return isSame && won.ok && won.value === win ? 'fair' : 'other-outcome';
}

/** JKP-4 The jackpots that a round of a machine wins by its bytes; none where it has none. */
export function roundJackpots(
  { hasJackpots }: Pick<SlotMachine, 'hasJackpots'>,
  round: Parameters<typeof drawnJackpots>[0],
  bytes: readonly number[],
): readonly JackpotLevel[] {
  return hasJackpots === true ? drawnJackpots(round, bytes) : [];
}

/** RND-9 A seed of the player: 1 to 64 letters, digits and hyphens. */
export function isPlayerSeed(text: string): boolean {
  return /^[A-Za-z0-9-]{1,64}$/.test(text);
}
