import type { FairDigests } from '../rounds/fair-round.ts';
import { drawnText } from '../rounds/fair-round.ts';
import { isCount } from '../../shared/untrusted.ts';

const WORDS = 2 ** 32;
const BYTES = 4;
const MOST_BLOCKS = 16;

/** Gives the next drawn number from 0 to below the one that is asked for. */
export type TakeNumber = (below: number) => number;

/** GM-1 Numbers from the bytes of a round, four for one; words above the last whole round of numbers are passed over, so that none comes more often. */
export function fairNumbers(bytes: readonly number[]): TakeNumber {
  let at = 0;
  const word = (): number => {
    let value = 0;
    for (const byte of bytes.slice(at, at + BYTES)) value = value * 256 + (isCount(byte) ? byte % 256 : 0);
    at += BYTES;
    return value;
  };
  return (below) => {
    if (!isCount(below) || below === 0 || below > WORDS) return 0;
    const end = WORDS - (WORDS % below);
    let drawn = word();
    while (drawn >= end && at + BYTES <= bytes.length) drawn = word();
    return drawn % below;
  };
}

/** GM-2 The bytes of a round in blocks of 32: the first is that of a slot, the others have their own number behind. */
export async function drawBytes(
  { draw }: Pick<FairDigests, 'draw'>,
  {
    serverSeed,
    playerSeed,
    nonce,
  }: { readonly serverSeed: string; readonly playerSeed: string; readonly nonce: number },
  blocks: number,
): Promise<readonly number[]> {
  const text = drawnText(playerSeed, nonce);
  const texts = Array.from({ length: isCount(blocks) ? Math.min(blocks, MOST_BLOCKS) : 0 }, (_, block) =>
    block === 0 ? text : `${text}:${block}`,
  );
  return (await Promise.all(texts.map(async (each) => draw(serverSeed, each)))).flat();
}

/** GM-1 So many different numbers below another, each as likely as any. */
export function takeDifferent(
  take: TakeNumber,
  { count, below }: { readonly count: number; readonly below: number },
): readonly number[] {
  if (!isCount(count) || !isCount(below) || below > 1000) return [];
  const left = Array.from({ length: below }, (_, number) => number);
  return Array.from({ length: Math.min(count, below) }, () => left.splice(take(left.length), 1)[0] ?? 0);
}
