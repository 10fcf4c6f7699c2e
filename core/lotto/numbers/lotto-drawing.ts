import { drawnText, type FairDigests, type FairVerdict } from '../../casino/rounds/fair-round.ts';
import { isCount } from '../../shared/untrusted.ts';
import { lottoById, type LottoRules } from './lotto-rules.ts';

/** LT-10 What a draw is drawn from beside its seed: which lotto it is of, and its number. */
export function lottoDrawText(lottoId: number, number: number): string {
  return drawnText(`lotto-${String(lottoId)}`, number);
}

/** LT-10 The numbers that come, in their order: the bytes are one large number, by which one number after another is taken from those that are left. Of 256 bits no way to draw comes oftener than another by more than 2^-120. */
export function drawnNumbers(
  { drawn, highest }: Pick<LottoRules, 'drawn' | 'highest'>,
  bytes: readonly number[],
): readonly number[] {
  let rest = bytes.reduce((sum, byte) => sum * 256n + (isCount(byte) ? BigInt(byte % 256) : 0n), 0n);
  const left = Array.from({ length: highest }, (_, place) => place + 1);
  return Array.from({ length: Math.min(drawn, highest) }, () => {
    const size = BigInt(left.length);
    const [number = 0] = left.splice(Number(rest % size), 1);
    rest /= size;
    return number;
  });
}

/** What is told of a draw that anybody may check. */
export interface LottoProof {
  readonly lottoId: number;
  readonly number: number;
  readonly numbers: readonly number[];
  readonly hash: string;
  /** Told once the numbers are drawn. */
  readonly seed?: string | undefined;
}

/** LT-11 Checks a draw: its seed has the hash that was told before the sale, and gives the numbers that were drawn. */
export async function checkLottoDraw(proof: LottoProof, digests: FairDigests): Promise<FairVerdict> {
  const rules = lottoById(proof.lottoId);
  if (proof.seed === undefined || rules === undefined) return 'unrevealed';
  if ((await digests.commitment(proof.seed)) !== proof.hash) return 'other-seed';
  const bytes = await digests.draw(proof.seed, lottoDrawText(proof.lottoId, proof.number));
  const drawn = drawnNumbers(rules, bytes);
  const isSame =
    drawn.length === proof.numbers.length && drawn.every((number, place) => number === proof.numbers[place]);
  return isSame ? 'fair' : 'other-outcome';
}
