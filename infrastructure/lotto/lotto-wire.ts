import * as v from 'valibot';
import { type LottoBoard, type LottoResult, type OwnLottoTicket } from '../../core/lotto/numbers/lotto-gateway.ts';
import { LOTTOS, MOST_LOTTO_TICKETS } from '../../core/lotto/numbers/lotto-rules.ts';
import { POOL_REFUSALS } from '../../core/lotto/pool-verdict.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCount, wireCurrency, wireId, wireMillis } from '../http/wire.ts';
import { POOL_REJECTION, poolVerdict } from './pool-wire.ts';

const HIGHEST = Math.max(...LOTTOS.map(({ highest }) => highest));
const MOST_NUMBERS = Math.max(...LOTTOS.flatMap(({ drawn, most }) => [drawn, most]));
const MOST_DRAWS = 20;

/** Only of a lotto that there is. */
export const wireLottoId = v.picklist(LOTTOS.map(({ id }) => id));
const wireNumbers = v.pipe(v.array(v.pipe(wireCount, v.minValue(1), v.maxValue(HIGHEST))), v.maxLength(MOST_NUMBERS));
/** SHA-256 or a seed of as many bytes. */
const wireDigest = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

const wireComing = v.object({
  id: wireId,
  number: wireCount,
  closesAt: wireMillis,
  drawsAt: wireMillis,
  hash: wireDigest,
});

export const wireLottoBoard = v.pipe(
  v.object({
    serverTime: wireMillis,
    currency: wireCurrency,
    offers: v.array(
      v.object({
        lottoId: wireLottoId,
        price: wireAmount,
        jackpot: wireAmount,
        fund: wireAmount,
        next: v.optional(wireComing),
      }),
    ),
    opened: v.optional(
      v.object({
        lottoId: wireLottoId,
        coming: v.pipe(v.array(wireComing), v.maxLength(MOST_DRAWS)),
        counts: v.pipe(v.array(wireCount), v.maxLength(HIGHEST)),
        countedDraws: wireCount,
      }),
    ),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): LottoBoard => {
    const { offers, ...board } = dataset.value;
    const { amount, isExact } = minorReader(board.currency);
    const units = {
      ...board,
      offers: offers.map((offer) => ({
        ...offer,
        price: amount(offer.price),
        jackpot: amount(offer.jackpot),
        fund: amount(offer.fund),
      })),
    };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireLottoResults = v.pipe(
  v.object({
    currency: wireCurrency,
    results: v.array(
      v.object({
        id: wireId,
        lottoId: wireLottoId,
        number: wireCount,
        drawsAt: wireMillis,
        numbers: wireNumbers,
        hash: wireDigest,
        seed: wireDigest,
        fund: wireAmount,
        jackpot: wireAmount,
        prizes: v.array(v.object({ hits: wireCount, combinations: wireCount, each: wireAmount })),
      }),
    ),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly LottoResult[] => {
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

export const wireOwnTicket = v.pipe(
  v.object({
    id: wireId,
    lottoId: wireLottoId,
    placedAt: wireMillis,
    currency: wireCurrency,
    numbers: wireNumbers,
    combinations: wireCount,
    amount: wireAmount,
    entries: v.pipe(
      v.array(v.object({ number: wireCount, drawsAt: wireMillis, numbers: wireNumbers, prize: wireAmount })),
      v.maxLength(MOST_DRAWS),
    ),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): OwnLottoTicket => {
    const ticket = dataset.value;
    const { amount, isExact } = minorReader(ticket.currency);
    const units = {
      ...ticket,
      amount: amount(ticket.amount),
      entries: ticket.entries.map((entry) => ({ ...entry, prize: amount(entry.prize) })),
    };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireLottoVerdict = v.pipe(
  v.variant('status', [
    v.object({ status: v.literal('accepted'), tickets: v.array(wireOwnTicket) }),
    v.object({ ...POOL_REJECTION, reason: v.picklist(POOL_REFUSALS) }),
  ]),
  poolVerdict(),
);

export const wireLottoOrder = v.pipe(
  v.object({
    lottoId: wireLottoId,
    drawId: wireId,
    drawCount: v.pipe(wireCount, v.minValue(1), v.maxValue(MOST_DRAWS)),
    accountId: wireId,
    currency: wireCurrency,
    amount: wireAmount,
    tickets: v.pipe(v.array(wireNumbers), v.minLength(1), v.maxLength(MOST_LOTTO_TICKETS)),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { amount, isExact } = minorReader(dataset.value.currency);
    const units = { ...dataset.value, amount: amount(dataset.value.amount) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);
