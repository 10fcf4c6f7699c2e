import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BINGO_LINES, isBingoCard, patternBalls, randomBingoCard } from '../../../../core/lotto/bingo/bingo-card.ts';
import { bingoBalls, bingoDrawText, checkBingoDraw } from '../../../../core/lotto/bingo/bingo-drawing.ts';
import { bingoProbability, publishedProbabilities } from '../../../../core/lotto/bingo/bingo-probability.ts';
import {
  ballsCome,
  BINGO_BALLS,
  BINGO_EVERY,
  BINGO_FUND_SHARE,
  BINGO_PAUSE,
  BINGO_RULES,
  bingoAmount,
  bingoEnd,
  bingoMoments,
  bingoPrice,
  firstBingoJackpot,
} from '../../../../core/lotto/bingo/bingo-rules.ts';
import { bingoFund, settleBingo } from '../../../../core/lotto/bingo/bingo-settlement.ts';
import { seconds } from '../../../../core/shared/time.ts';
import { SERVER_DIGESTS } from '../../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { isUniform } from '../../../support/random/chi-square.ts';
import { fixedRandom } from '../../../support/random/fixed-random.ts';
import { minor } from '../../../support/units.ts';

/** Row by row: 1 16 31 46 61, 2 17 32 47 62, … with a free centre. */
const CARD = Array.from({ length: 25 }, (_, place) =>
  place === 12 ? 0 : (place % 5) * 15 + Math.floor(place / 5) + 1,
);
const others = (count: number) => {
  const free = Array.from({ length: 75 }, (_, place) => place + 1).filter((number) => !CARD.includes(number));
  return free.slice(0, count);
};
describe('a card of bingo', () => {
  it('has five numbers of fifteen in each column and a free centre [BNG-1, BNG-10]', () => {
    expect(isBingoCard(CARD)).toBe(true);
    const random = fixedRandom();
    for (let count = 0; count < 200; count += 1) expect(isBingoCard(randomBingoCard(random))).toBe(true);
    const changed = (place: number, number: number) => CARD.with(place, number);
    const wrong = [changed(12, 33), changed(0, 2), changed(0, 16), changed(0, 0), changed(4, 76), changed(1, 16.5)];
    for (const card of [...wrong, CARD.slice(1), [], [...CARD, 70]]) expect(isBingoCard(card)).toBe(card === CARD);
  });

  it('has its fifteen numbers in equal shares [BNG-10]', () => {
    const random = fixedRandom(7);
    const counts = Array.from({ length: 15 }, () => 0);
    for (let count = 0; count < 20_000; count += 1) {
      const number = randomBingoCard(random)[0] ?? 0;
      counts[number - 1] = (counts[number - 1] ?? 0) + 1;
    }
    expect(isUniform(counts)).toBe(true);
  });

  it('has a pattern with the ball that completes it [BNG-2]', () => {
    expect(BINGO_LINES).toHaveLength(12);
    expect(new Set(BINGO_LINES.map((line) => line.join())).size).toBe(12);
    // the middle row needs four balls alone, and the middle column four others
    const row = [10, 11, 13, 14].map((place) => CARD[place] ?? 0);
    const column = [2, 7, 17, 22].map((place) => CARD[place] ?? 0);
    const balls = [...others(3), ...row, ...others(5).slice(3), ...column];
    expect(patternBalls(CARD, balls)).toEqual({ line: 7, 'two-lines': 13, 'full-house': Number.POSITIVE_INFINITY });
    const all = CARD.filter((number) => number > 0);
    expect(patternBalls(CARD, all)['full-house']).toBe(24);
    expect(patternBalls(CARD, [])).toMatchObject({ line: Number.POSITIVE_INFINITY });
    const diagonal = [0, 6, 18, 24].map((place) => CARD[place] ?? 0);
    expect(patternBalls(CARD, diagonal).line).toBe(4);
    expect(
      patternBalls(
        CARD,
        [4, 8, 16, 20].map((place) => CARD[place] ?? 0),
      ).line,
    ).toBe(4);
  });
});

/** A hundred thousand balls, five of each. */
const DRAWS = 20_000;

describe('a draw of bingo', () => {
  const SEED = 'ab'.repeat(32);

  it('comes of its seed and its number alone, and anybody may check it [BNG-3, BNG-11]', async () => {
    expect(bingoDrawText(7)).toBe('bingo:7');
    const balls = await bingoBalls({ seed: SEED, number: 7 }, SERVER_DIGESTS);
    expect(balls).toHaveLength(BINGO_BALLS);
    expect(new Set(balls).size).toBe(BINGO_BALLS);
    expect(Math.min(...balls)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...balls)).toBeLessThanOrEqual(75);
    expect(await bingoBalls({ seed: SEED, number: 8 }, SERVER_DIGESTS)).not.toEqual(balls);
    const hash = await SERVER_DIGESTS.commitment(SEED);
    const draw = { number: 7, balls, hash, seed: SEED };
    expect(await checkBingoDraw(draw, SERVER_DIGESTS)).toBe('fair');
    expect(await checkBingoDraw({ ...draw, seed: 'cd'.repeat(32) }, SERVER_DIGESTS)).toBe('other-seed');
    expect(await checkBingoDraw({ ...draw, balls: balls.toReversed() }, SERVER_DIGESTS)).toBe('other-outcome');
    expect(await checkBingoDraw({ ...draw, balls: balls.slice(1) }, SERVER_DIGESTS)).toBe('other-outcome');
  });

  it('draws no ball likelier than another, neither first nor last, in 100,000 [BNG-3]', async () => {
    const places = [0, 14, 29, 44, 59].map((place) => ({ place, counts: Array.from({ length: 75 }, () => 0) }));
    // one digest for all of them
    const size = 320;
    const bytes = createHash('shake256', { outputLength: DRAWS * size })
      .update('bingo')
      .digest();
    let at = 0;
    const draw = () => Promise.resolve(Array.from(bytes.subarray(at, (at += 32))));
    for (let number = 0; number < DRAWS; number += 1) {
      const balls = await bingoBalls({ seed: SEED, number }, { draw });
      for (const { place, counts } of places) counts[(balls[place] ?? 0) - 1]! += 1;
    }
    expect(places.map(({ counts }) => isUniform(counts))).toEqual([true, true, true, true, true]);
  });

  it('begins every three minutes, and takes cards until ten seconds before [BNG-4]', () => {
    const at = 1000 * BINGO_EVERY;
    expect(bingoMoments(at - BINGO_PAUSE - 1, 2)).toEqual([at, at + BINGO_EVERY]);
    expect(bingoMoments(at - BINGO_PAUSE, 1)).toEqual([at + BINGO_EVERY]);
  });

  it('has a ball every two seconds [BNG-4]', () => {
    expect([-5000, 1999, 2000, 4000].map((passed) => ballsCome(100_000, 100_000 + passed))).toEqual([0, 0, 1, 2]);
    expect(ballsCome(0, seconds(1000))).toBe(60);
    expect(bingoEnd(0)).toBe(seconds(120));
    expect(bingoEnd(0)).toBeLessThan(BINGO_EVERY);
  });
});

describe('the prizes of bingo', () => {
  const winning = [10, 11, 13, 14].map((place) => CARD[place] ?? 0);
  const all = CARD.filter((number) => number > 0);
  const after = (count: number, balls: readonly number[]) => [...others(count), ...balls];
  const settle = (cards: readonly (readonly number[])[], balls: readonly number[], jackpot = 500) =>
    settleBingo({
      cards: cards.map((numbers, place) => ({ id: place + 1, numbers, amount: minor(5001) })),
      balls,
      jackpot: minor(jackpot),
    });

  it('cost and begin by the lowest amount of a coupon [BNG-5, BNG-8]', () => {
    expect(bingoPrice(minor(1000))).toBe(5000);
    expect(firstBingoJackpot(minor(5000))).toBe(250_000);
    expect(bingoAmount(minor(5000), 3)).toBe(15_000);
    expect(bingoAmount(minor(Number.MAX_SAFE_INTEGER), 2)).toBeUndefined();
  });

  it('go to the cards that are first, evenly, and the rest to the jackpot [BNG-6, BNG-7]', () => {
    const other = CARD.with(0, 9);
    const { fund, fee, prizes, cards, jackpot } = settle([CARD, CARD, other], after(3, winning));
    // 15,003 staked: 13,502 is the fund, of which 4,050 are for a line that all three have at once
    expect({ fund, fee }).toEqual({ fund: 13_502, fee: 1501 });
    expect(prizes[0]).toEqual({ pattern: 'line', cards: 3, ball: 7, each: 1350 });
    expect(prizes.slice(1).map(({ cards: won, each }) => [won, each])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(cards.map(({ prize }) => prize)).toEqual([1350, 1350, 1350]);
    expect(jackpot).toBe(500 + 13_502 - 4050);
  });

  it('are for a pattern in time alone [BNG-6]', () => {
    expect(settle([CARD], after(41, winning)).prizes[0]).toMatchObject({ cards: 1, ball: 45 });
    expect(settle([CARD], after(42, winning)).prizes[0]).toEqual({ pattern: 'line', cards: 0, each: 0 });
  });

  it('are those of a full house and the jackpot together [BNG-8]', () => {
    const { prizes, jackpot, fund, fee, cards } = settle([CARD], after(36, all));
    expect(prizes[2]).toMatchObject({ cards: 1, ball: 60, each: 500 + 1800 });
    expect(jackpot + cards[0]!.prize).toBe(500 + fund);
    expect(fund + fee).toBe(5001);
  });

  it('lose nothing, whatever comes [BNG-7]', async () => {
    const random = fixedRandom(11);
    let jackpot = minor(777);
    for (let number = 0; number < 300; number += 1) {
      const balls = await bingoBalls({ seed: 'ef'.repeat(32), number }, SERVER_DIGESTS);
      const size = 1 + Math.floor(random.fraction() * 40);
      const played = Array.from({ length: size }, (_, id) => {
        return { id, numbers: randomBingoCard(random), amount: minor(1 + Math.floor(random.fraction() * 9999)) };
      });
      const settled = settleBingo({ cards: played, balls, jackpot });
      const staked = played.reduce((sum, { amount }) => sum + amount, 0);
      const paid = settled.cards.reduce((sum, { prize }) => sum + prize, 0);
      expect(settled.fee + paid + settled.jackpot).toBe(staked + jackpot);
      jackpot = settled.jackpot;
    }
  });

  it('divide the whole fund, rounded down [BNG-7]', () => {
    expect(bingoFund(minor(101))).toBe(90);
    expect(BINGO_RULES.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it('come to nobody: nothing staked, nothing paid', () => {
    expect(settle([], [1, 2, 3])).toMatchObject({ fund: 0, fee: 0, cards: [], jackpot: 500 });
  });
});

describe('the published probabilities of bingo', () => {
  it('are counted over all ways that the balls can come [BNG-12]', () => {
    // every cell, and no ball to spare: one way of C(75, 24)
    expect(bingoProbability('full-house', 24) * Number(25_778_699_578_994_555_700n)).toBeCloseTo(1, 9);
    expect(bingoProbability('full-house', 23)).toBe(0);
    // four lines need four balls each: the middle row and column and the diagonals
    const four = 75 * 74 * 73 * 72;
    expect(bingoProbability('line', 4)).toBeCloseTo((4 * 24) / four, 12);
    expect(bingoProbability('line', 3)).toBeCloseTo(0, 12);
    expect(bingoProbability('two-lines', 8)).toBeGreaterThan(0);
    expect(bingoProbability('line', 75)).toBeCloseTo(1, 9);
    expect(bingoProbability('two-lines', 75)).toBeCloseTo(1, 9);
    expect(bingoProbability('line', 76)).toBe(0);
  });

  it('are those that 20,000 draws give [BNG-12]', async () => {
    const random = fixedRandom(5);
    const had = { line: 0, 'two-lines': 0, 'full-house': 0 };
    const rounds = 20_000;
    for (let round = 0; round < rounds; round += 1) {
      const left = Array.from({ length: 75 }, (_, place) => place + 1);
      const balls = Array.from(
        { length: 60 },
        () => left.splice(Math.floor(random.fraction() * left.length), 1)[0] ?? 0,
      );
      const by = patternBalls(CARD, balls);
      for (const { pattern, within } of BINGO_RULES) if (by[pattern] <= within) had[pattern] += 1;
    }
    for (const { pattern, probability } of publishedProbabilities()) {
      const error = 4 * Math.sqrt((probability * (1 - probability)) / rounds);
      expect(Math.abs(had[pattern] / rounds - probability), pattern).toBeLessThan(error);
    }
  });

  it('leave the house its share, even with what it fills the jackpot up with [BNG-8]', () => {
    const fullHouse = publishedProbabilities().find(({ pattern }) => pattern === 'full-house')!.probability;
    // a card brings about a new jackpot at most as often as it has a full house
    const filledUp = fullHouse * firstBingoJackpot(minor(100));
    expect(BINGO_FUND_SHARE + filledUp).toBeGreaterThan(95);
    expect(BINGO_FUND_SHARE + filledUp).toBeLessThan(98);
  });
});
