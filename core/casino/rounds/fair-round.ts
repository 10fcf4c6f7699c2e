import type { CasinoRound } from './casino-round.ts';
import { reelStops, slotOutcome, slotWin } from './slot-machine.ts';
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

/** RND-8 Checks a round: its seed has the published hash, and gives the reels and the win that were shown. */
export async function checkRound(
  { machine, seeds, stops, stake, win }: Pick<CasinoRound, 'machine' | 'seeds' | 'stops' | 'stake' | 'win'>,
  digests: FairDigests,
): Promise<FairVerdict> {
  if (seeds?.serverSeed === undefined || stops === undefined) return 'unrevealed';
  if ((await digests.commitment(seeds.serverSeed)) !== seeds.serverHash) return 'other-seed';
  const drawnBy = SLOT_MACHINES[machine];
  const bytes = await digests.draw(seeds.serverSeed, drawnText(seeds.playerSeed, seeds.nonce));
  const drawn = reelStops(drawnBy, bytes);
  const won = slotWin(drawnBy, stake, slotOutcome(drawnBy, drawn).pays);
  const isSame = drawn.length === stops.length && drawn.every((stop, reel) => stop === stops[reel]);
  return isSame && won.ok && won.value === win ? 'fair' : 'other-outcome';
}

/** RND-9 A seed of the player: 1 to 64 letters, digits and hyphens. */
export function isPlayerSeed(text: string): boolean {
  return /^[A-Za-z0-9-]{1,64}$/.test(text);
}
