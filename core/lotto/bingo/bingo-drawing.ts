import { drawBytes, fairNumbers, takeDifferent } from '../../casino/games/fair-numbers.ts';
import { drawnText, type FairDigests, type FairVerdict } from '../../casino/rounds/fair-round.ts';
import { BINGO_BALLS, BINGO_HIGHEST } from './bingo-rules.ts';

const ROOM = 'bingo';
/** Eighty words of four bytes for sixty balls: no draw runs out of them. */
const BLOCKS = 10;

/** BNG-3 What the first bytes of a draw are drawn from beside its seed. */
export function bingoDrawText(number: number): string {
  return drawnText(ROOM, number);
}

/** BNG-3 The balls of a draw, in the order in which they come. */
export async function bingoBalls(
  { seed, number }: { readonly seed: string; readonly number: number },
  digests: Pick<FairDigests, 'draw'>,
): Promise<readonly number[]> {
  const bytes = await drawBytes(digests, { serverSeed: seed, playerSeed: ROOM, nonce: number }, BLOCKS);
  return takeDifferent(fairNumbers(bytes), { count: BINGO_BALLS, below: BINGO_HIGHEST }).map((ball) => ball + 1);
}

/** What is told of a draw that anybody may check. */
interface BingoProof {
  readonly number: number;
  readonly balls: readonly number[];
  readonly hash: string;
  readonly seed: string;
}

/** BNG-11 Checks a draw: its seed has the hash that was told before the sale, and gives the balls that came. */
export async function checkBingoDraw(
  { number, balls, hash, seed }: BingoProof,
  digests: FairDigests,
): Promise<FairVerdict> {
  if ((await digests.commitment(seed)) !== hash) return 'other-seed';
  const drawn = await bingoBalls({ seed, number }, digests);
  const isSame = drawn.length === balls.length && drawn.every((ball, place) => ball === balls[place]);
  return isSame ? 'fair' : 'other-outcome';
}
