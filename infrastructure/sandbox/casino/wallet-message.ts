import * as v from 'valibot';
import { JACKPOT_LEVELS } from '../../../core/casino/jackpots/jackpot-terms.ts';
import { minorUnits, type Minor } from '../../../core/shared/money.ts';

const id = v.pipe(v.string(), v.uuid());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const minor = v.pipe(
  count,
  v.transform((units): Minor => minorUnits(units)!),
);

/** What a round was drawn with, as the provider tells it. */
const drawn = v.object({
  seedId: count,
  nonce: count,
  stops: v.pipe(v.array(v.pipe(count, v.maxValue(999))), v.minLength(1), v.maxLength(64)),
});

/** JKP-4 Those that a round won. */
const jackpots = v.optional(v.pipe(v.array(v.picklist(JACKPOT_LEVELS)), v.maxLength(JACKPOT_LEVELS.length)));

/** RND-13 What a provider says to the wallet; amounts are in minor units. */
export const walletMessage = v.variant('kind', [
  v.object({ kind: v.literal('bet'), round: id, amount: minor }),
  v.object({ kind: v.literal('win'), round: id, amount: minor, drawn }),
  v.object({ kind: v.literal('rollback'), round: id }),
  v.object({ kind: v.literal('finish'), round: id, amount: minor, drawn, jackpots }),
]);
export type WalletMessage = v.InferOutput<typeof walletMessage>;

/** What the wallet answers: it is done, it will never be, or something has to come before. */
export const walletAnswer = v.object({ status: v.picklist(['done', 'refused', 'too-early']) });
export type WalletAnswer = v.InferOutput<typeof walletAnswer>;

/** RND-13 A message is known by its round and its kind: a round has one of each. */
export function messageId({ round, kind }: Pick<WalletMessage, 'round' | 'kind'>): string {
  return `${round}:${kind}`;
}

/** What is signed of a message: nothing that the payment system signs reads so. */
export function signedWalletText(body: string): string {
  return `wallet:${body}`;
}
