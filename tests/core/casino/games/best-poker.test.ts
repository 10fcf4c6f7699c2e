import { describe, expect, it } from 'vitest';
import { POKER_HANDS, pokerHand, VIDEO_POKER } from '../../../../core/casino/games/video-poker.ts';

const DECK = 52;
/** Ways to draw so many cards of the 47 that are left. */
const DRAWS = [1, 47, 1081, 16_215, 178_365, 1_533_939];
const PAYS = new Map(POKER_HANDS.map(({ name, pays }) => [name as string, pays / 100]));

/** Pascal's triangle, by which a set of cards has a place of its own. */
const CHOOSE = Array.from({ length: DECK + 1 }, (_, of) => {
  const row = [1];
  for (let taken = 1; taken <= 5; taken += 1) row.push(taken > of ? 0 : (row[taken - 1]! * (of - taken + 1)) / taken);
  return row;
});
/** The places of a hand that a subset of it has, by the bits of the subset. */
const SUBSETS = Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].filter((place) => ((bits >> place) & 1) === 1));

function placeOf(hand: readonly number[], bits: number): number {
  let place = 0;
  SUBSETS[bits]!.forEach((index, order) => {
    place += CHOOSE[hand[index]!]![order + 1]!;
  });
  return place;
}

const RANK_KEYS = Array.from({ length: DECK }, (_, card) => 5 ** (card % 13));
const SUITS = Array.from({ length: DECK }, (_, card) => Math.floor(card / 13));

/** What each rank pattern pays by whether it is of one suit: hands of the same ranks are looked at once. */
function payByRanks(): (hand: readonly number[]) => number {
  const known = new Map<number, number>();
  return (hand) => {
    // cards go up, so that the first and the last tell of them all
    const isFlush = SUITS[hand[0]!] === SUITS[hand[4]!];
    let key = isFlush ? 0.5 : 0;
    for (let place = 0; place < 5; place += 1) key += RANK_KEYS[hand[place]!]!;
    let pays = known.get(key);
    if (pays === undefined) {
      pays = PAYS.get(pokerHand(hand) ?? '') ?? 0;
      known.set(key, pays);
    }
    return pays;
  };
}

function eachHand(run: (hand: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  for (hand[4] = 4; hand[4] < DECK; hand[4] += 1)
    for (hand[3] = 3; hand[3] < hand[4]; hand[3] += 1)
      for (hand[2] = 2; hand[2] < hand[3]; hand[2] += 1)
        for (hand[1] = 1; hand[1] < hand[2]; hand[1] += 1) for (hand[0] = 0; hand[0] < hand[1]; hand[0] += 1) run(hand);
}

/** How many hands differ from this one in the names of their suits alone; 0 for all of them but one. */
function alikeBySuits(hand: readonly number[]): number {
  const suits = [0, 0, 0, 0];
  for (let place = 0; place < 5; place += 1) suits[SUITS[hand[place]!]!]! |= 1 << (hand[place]! % 13);
  let ways = 24;
  let same = 1;
  for (let suit = 1; suit < 4; suit += 1) {
    if (suits[suit]! > suits[suit - 1]!) return 0;
    same = suits[suit] === suits[suit - 1] ? same + 1 : 1;
    ways /= same;
  }
  return ways;
}

describe('the best play of video poker', () => {
  it(
    'returns what is published, counted over every hand and every way to hold [GM-4, GM-14]',
    { timeout: 120_000 },
    () => {
      const pay = payByRanks();
      // what all hands with a set of cards pay together, by the size of the set
      const sums = DRAWS.map((_, size) => new Float64Array(CHOOSE[DECK]![size]!));
      eachHand((hand) => {
        const pays = pay(hand);
        if (pays > 0)
          for (let bits = 0; bits < 32; bits += 1) sums[SUBSETS[bits]!.length]![placeOf(hand, bits)]! += pays;
      });
      const best = new Float64Array(32);
      let back = 0;
      let hands = 0;
      eachHand((hand) => {
        // what is best to hold is the same whatever the suits are called
        const alike = alikeBySuits(hand);
        if (alike === 0) return;
        hands += alike;
        // of the hands that have what is held, those with a thrown card are taken out
        for (let bits = 0; bits < 32; bits += 1) best[bits] = sums[SUBSETS[bits]!.length]![placeOf(hand, bits)]!;
        for (let place = 1; place < 32; place *= 2)
          for (let bits = 0; bits < 32; bits += 1) if ((bits & place) === 0) best[bits]! -= best[bits | place]!;
        let most = 0;
        for (let bits = 0; bits < 32; bits += 1) most = Math.max(most, best[bits]! / DRAWS[5 - SUBSETS[bits]!.length]!);
        back += alike * most;
      });
      expect(hands).toBe(CHOOSE[DECK]![5]);
      expect(Math.round((back / CHOOSE[DECK]![5]!) * 10_000)).toBe(VIDEO_POKER.turns!.bestReturn);
    },
  );
});
