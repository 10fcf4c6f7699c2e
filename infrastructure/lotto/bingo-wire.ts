import * as v from 'valibot';
import {
  BINGO_REFUSALS,
  type BingoResult,
  type BingoRoom,
  type OwnBingoCard,
} from '../../core/lotto/bingo/bingo-gateway.ts';
import { BINGO_BALLS, BINGO_HIGHEST, BINGO_PATTERNS, MOST_BINGO_CARDS } from '../../core/lotto/bingo/bingo-rules.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCount, wireCurrency, wireId, wireMillis } from '../http/wire.ts';
import { POOL_REJECTION, poolVerdict } from './pool-wire.ts';

const CELLS = 25;
const wireBall = v.pipe(wireCount, v.minValue(1), v.maxValue(BINGO_HIGHEST));
const wireBalls = v.pipe(v.array(wireBall), v.maxLength(BINGO_BALLS));
/** Row by row; the free centre is 0. */
const wireCard = v.pipe(v.array(v.pipe(wireCount, v.maxValue(BINGO_HIGHEST))), v.length(CELLS));
/** SHA-256 or a seed of as many bytes. */
const wireDigest = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

const wireDraw = v.object({
  id: wireId,
  number: wireCount,
  closesAt: wireMillis,
  drawsAt: wireMillis,
  hash: wireDigest,
  balls: wireBalls,
  fund: wireAmount,
});

export const wireBingoRoom = v.pipe(
  v.object({
    serverTime: wireMillis,
    currency: wireCurrency,
    price: wireAmount,
    jackpot: wireAmount,
    next: v.optional(wireDraw),
    running: v.optional(wireDraw),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): BingoRoom => {
    const { next, running, ...room } = dataset.value;
    const { amount, isExact } = minorReader(room.currency);
    const units = {
      ...room,
      price: amount(room.price),
      jackpot: amount(room.jackpot),
      next: next === undefined ? undefined : { ...next, fund: amount(next.fund) },
      running: running === undefined ? undefined : { ...running, fund: amount(running.fund) },
    };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireBingoResults = v.pipe(
  v.object({
    currency: wireCurrency,
    results: v.array(
      v.object({
        id: wireId,
        number: wireCount,
        drawsAt: wireMillis,
        balls: wireBalls,
        hash: wireDigest,
        seed: wireDigest,
        fund: wireAmount,
        jackpot: wireAmount,
        prizes: v.array(
          v.object({
            pattern: v.picklist(BINGO_PATTERNS),
            cards: wireCount,
            ball: v.optional(wireCount),
            each: wireAmount,
          }),
        ),
      }),
    ),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly BingoResult[] => {
    const { currency, results } = dataset.value;
    const { amount, isExact } = minorReader(currency);
    const units = results.map((result) => ({
      ...result,
      fund: amount(result.fund),
      jackpot: amount(result.jackpot),
      prizes: result.prizes.map((prize) => ({ ...prize, each: amount(prize.each) })),
    }));
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireOwnBingoCard = v.pipe(
  v.object({
    id: wireId,
    drawId: wireId,
    number: wireCount,
    drawsAt: wireMillis,
    placedAt: wireMillis,
    currency: wireCurrency,
    numbers: wireCard,
    amount: wireAmount,
    isSettled: v.boolean(),
    prize: wireAmount,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): OwnBingoCard => {
    const card = dataset.value;
    const { amount, isExact } = minorReader(card.currency);
    const units = { ...card, amount: amount(card.amount), prize: amount(card.prize) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireBingoVerdict = v.pipe(
  v.variant('status', [
    v.object({ status: v.literal('accepted'), cards: v.array(wireOwnBingoCard) }),
    v.object({ ...POOL_REJECTION, reason: v.picklist(BINGO_REFUSALS) }),
  ]),
  poolVerdict(),
);

export const wireBingoOrder = v.pipe(
  v.object({
    drawId: wireId,
    accountId: wireId,
    currency: wireCurrency,
    amount: wireAmount,
    cards: v.pipe(v.array(wireCard), v.minLength(1), v.maxLength(MOST_BINGO_CARDS)),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { amount, isExact } = minorReader(dataset.value.currency);
    const units = { ...dataset.value, amount: amount(dataset.value.amount) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);
