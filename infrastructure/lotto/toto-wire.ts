import * as v from 'valibot';
import { POOL_REFUSALS } from '../../core/lotto/pool-verdict.ts';
import {
  TOTO_STATES,
  type OwnTotoCoupon,
  type TotoBoard,
  type TotoDrawRow,
  type TotoNominee,
} from '../../core/lotto/toto-gateway.ts';
import type { TotoResult } from '../../core/lotto/toto-rules.ts';
import { TOTO_SECTIONS } from '../../core/navigation/route-parameters.ts';
import { minorReader, INEXACT_AMOUNT, type MinorReader } from '../http/minor-reader.ts';
import {
  wireAmount,
  wireCount,
  wireCountry,
  wireCurrency,
  wireId,
  wireMillis,
  wireOdds,
  wireText,
} from '../http/wire.ts';
import { POOL_REJECTION, poolVerdict } from './pool-wire.ts';

const MOST_GAMES = 15;
const MOST_ANSWERS = 10;

export const wireTotoSort = v.picklist(TOTO_SECTIONS);
/** A number of an answer; 0 where the game was cancelled. */
const wireResult = v.pipe(
  wireCount,
  v.maxValue(MOST_ANSWERS),
  v.transform((number): TotoResult => (number === 0 ? 'cancelled' : number)),
);
const wireTotoAnswers = v.pipe(
  v.array(v.pipe(v.array(v.pipe(wireCount, v.minValue(1), v.maxValue(MOST_ANSWERS))), v.maxLength(MOST_ANSWERS))),
  v.maxLength(MOST_GAMES),
);

export function writeTotoResult(result: TotoResult): number {
  return result === 'cancelled' ? 0 : result;
}

const wireGame = v.object({
  gameId: wireId,
  sportId: wireId,
  countryCode: wireCountry,
  home: wireText,
  away: wireText,
  startsAt: wireMillis,
  odds: v.pipe(v.array(wireOdds), v.maxLength(MOST_ANSWERS)),
  chosen: v.pipe(v.array(wireCount), v.maxLength(MOST_ANSWERS)),
  score: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}:\d{1,4}$/))),
  result: v.optional(wireResult),
});

const rowFields = {
  id: wireId,
  number: wireCount,
  state: v.picklist(TOTO_STATES),
  opensAt: wireMillis,
  closesAt: wireMillis,
  fund: wireAmount,
  jackpot: wireAmount,
  prizes: v.array(v.object({ hits: wireCount, lineCount: wireCount, amount: wireAmount })),
};
const wireRow = v.object(rowFields);
const wireDraw = v.object({ ...rowFields, games: v.pipe(v.array(wireGame), v.maxLength(MOST_GAMES)) });

function readRow({ amount }: MinorReader, row: v.InferOutput<typeof wireRow>): TotoDrawRow {
  const { fund, jackpot, prizes } = row;
  return {
    ...row,
    fund: amount(fund),
    jackpot: amount(jackpot),
    prizes: prizes.map((prize) => ({ ...prize, amount: amount(prize.amount) })),
  };
}

export const wireBoard = v.pipe(
  v.object({
    serverTime: wireMillis,
    currency: wireCurrency,
    leastStake: wireAmount,
    mostStake: wireAmount,
    sorts: v.array(
      v.object({ sort: wireTotoSort, fund: wireAmount, jackpot: wireAmount, closesAt: v.optional(wireMillis) }),
    ),
    draw: v.optional(wireDraw),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): TotoBoard => {
    const { leastStake, mostStake, sorts, draw, ...board } = dataset.value;
    const reader = minorReader(board.currency);
    const { amount } = reader;
    const units: TotoBoard = {
      ...board,
      leastStake: amount(leastStake),
      mostStake: amount(mostStake),
      sorts: sorts.map((each) => ({ ...each, fund: amount(each.fund), jackpot: amount(each.jackpot) })),
      ...(draw === undefined ? {} : { draw: { ...readRow(reader, draw), games: draw.games } }),
    };
    if (reader.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireDrawList = v.pipe(
  v.object({ currency: wireCurrency, draws: v.array(wireRow) }),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly TotoDrawRow[] => {
    const { currency, draws } = dataset.value;
    const reader = minorReader(currency);
    const units = draws.map((draw) => readRow(reader, draw));
    if (reader.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireOwnCoupon = v.pipe(
  v.object({
    id: wireId,
    sort: wireTotoSort,
    drawId: wireId,
    drawNumber: wireCount,
    placedAt: wireMillis,
    currency: wireCurrency,
    stake: wireAmount,
    lineCount: wireCount,
    amount: wireAmount,
    answers: wireTotoAnswers,
    results: v.pipe(v.array(v.nullable(wireResult)), v.maxLength(MOST_GAMES)),
    state: v.picklist(['open', 'won', 'lost', 'returned']),
    prize: wireAmount,
    hits: v.optional(wireCount),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): OwnTotoCoupon => {
    const { results, ...coupon } = dataset.value;
    const { amount, isExact } = minorReader(coupon.currency);
    const units = {
      ...coupon,
      results: results.map((result) => result ?? undefined),
      stake: amount(coupon.stake),
      amount: amount(coupon.amount),
      prize: amount(coupon.prize),
    };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireNominees = v.pipe(
  v.object({
    currency: wireCurrency,
    nominees: v.array(
      v.object({
        player: v.pipe(v.string(), v.regex(/^\d{3}$/)),
        sort: wireTotoSort,
        drawNumber: wireCount,
        hits: wireCount,
        amount: wireAmount,
        at: wireMillis,
      }),
    ),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly TotoNominee[] => {
    const { currency, nominees } = dataset.value;
    const { amount, isExact } = minorReader(currency);
    const units = nominees.map((each) => ({ ...each, amount: amount(each.amount) }));
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const wireTotoVerdict = v.pipe(
  v.variant('status', [
    v.object({ status: v.literal('accepted'), coupon: wireOwnCoupon }),
    v.object({ ...POOL_REJECTION, reason: v.picklist(POOL_REFUSALS) }),
  ]),
  poolVerdict(),
);

export const wireTotoOrder = v.pipe(
  v.object({
    drawId: wireId,
    accountId: wireId,
    currency: wireCurrency,
    stake: wireAmount,
    answers: wireTotoAnswers,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { amount, isExact } = minorReader(dataset.value.currency);
    const units = { ...dataset.value, stake: amount(dataset.value.stake) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);
