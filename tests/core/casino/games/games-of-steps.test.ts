import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BLACKJACK, blackjackHands, blackjackTotal } from '../../../../core/casino/games/blackjack.ts';
import { fairNumbers } from '../../../../core/casino/games/fair-numbers.ts';
import { LADDER, LADDER_PAYS, ladderRung, ladderWays } from '../../../../core/casino/games/ladder.ts';
import { movedOn, waitsForMove } from '../../../../core/casino/games/moved-on.ts';
import { POKER_HANDS, pokerCards, pokerHand, VIDEO_POKER } from '../../../../core/casino/games/video-poker.ts';
import type { HouseGame } from '../../../../core/casino/games/house-game.ts';

const ROUNDS = 100_000;

/** Cards by their names: `AS TD 7C`. */
function cards(text: string): number[] {
  return text.split(' ').map((name) => 'CDHS'.indexOf(name[1]!) * 13 + '23456789TJQKA'.indexOf(name[0]!));
}

function drawsOf({ id, blocks, draw }: HouseGame): readonly (readonly number[])[] {
  const size = blocks * 32;
  const bytes = createHash('shake256', { outputLength: ROUNDS * size })
    .update(id)
    .digest();
  return Array.from({ length: ROUNDS }, (_, round) =>
    draw(fairNumbers(Array.from(bytes.subarray(round * size, (round + 1) * size)))),
  );
}

function chiSquare(paid: readonly number[], shares: ReadonlyMap<number, number>): number {
  return [...shares].reduce((sum, [pays, share]) => {
    const count = paid.filter((each) => each === pays).length;
    return sum + (count - share * ROUNDS) ** 2 / (share * ROUNDS);
  }, 0);
}

describe('video poker', () => {
  it.each([
    ['TS JS QS KS AS', 'royal-flush'],
    ['AH 2H 3H 4H 5H', 'straight-flush'],
    ['9C 9D 9H 9S KD', 'four'],
    ['9C 9D 9H KS KD', 'full-house'],
    ['2C 5C 9C JC KC', 'flush'],
    ['AC 2D 3C 4C 5C', 'straight'],
    ['TC JD QC KC AC', 'straight'],
    ['QC KD AC 2C 3C', undefined],
    ['9C 9D 9H QS KD', 'three'],
    ['9C 9D 4H 4S KD', 'two-pairs'],
    ['JC JD 4H 7S KD', 'jacks'],
    ['TC TD 4H 7S KD', undefined],
  ])('knows %s [GM-14]', (text, hand) => {
    expect(pokerHand(cards(text))).toBe(hand);
  });

  it('changes what is not held, in the order of the deck [GM-14]', () => {
    const drawn = [0, 1, 2, 3, 4, 50, 51, 49, 48, 47];
    expect(pokerCards(drawn, [0b10101])).toEqual([0, 50, 2, 51, 4]);
    expect(pokerCards(drawn, [0])).toEqual([50, 51, 49, 48, 47]);
    expect(VIDEO_POKER.pays([], cards('TS JS QS KS AS 2C 3C 4C 5C 6C'))).toBe(0);
    expect(VIDEO_POKER.pays([31], cards('TS JS QS KS AS 2C 3C 4C 5C 6C'))).toBe(80_000);
  });

  it('deals hands in 100,000 rounds as often as a deck has them [GM-4, GM-14]', () => {
    const paid = drawsOf(VIDEO_POKER).map((drawn) => VIDEO_POKER.pays([31], drawn));
    // of the 2,598,960 hands of a deck; the four that come less than five times are counted with four of a kind
    const ways = new Map([
      [2500, 4 + 36 + 624],
      [900, 3744],
      [600, 5108],
      [400, 10_200],
      [300, 54_912],
      [200, 123_552],
      [100, 337_920],
    ]);
    const rest = 2_598_960 - [...ways.values()].reduce((sum, count) => sum + count, 0);
    const shares = new Map([...ways, [0, rest] as const].map(([pays, count]) => [pays, count / 2_598_960]));
    const joined = paid.map((pays) => Math.min(pays, 2500));
    // 7 degrees of freedom: 29.9 is passed once in ten thousand
    expect(chiSquare(joined, shares)).toBeLessThan(29.9);
    expect(POKER_HANDS.map(({ pays }) => pays).every((pays) => pays >= 100)).toBe(true);
  });
});

describe('the ladder', () => {
  const climbs = (count: number): number[] => Array.from({ length: count }, () => 0);

  it('has rungs of whole ways that return 97 % each, wherever the player stops [HG-41]', () => {
    for (const [index, pays] of LADDER_PAYS.entries()) expect(ladderWays(index + 1) * pays).toBe(97 * 3600);
    expect([ladderWays(0), ladderWays(11), ladderWays(1)]).toEqual([0, 0, 2910]);
    expect(LADDER.turns!.bestReturn).toBe(9700);
  });

  it('holds as many rungs as the drawn number is below their ways [HG-41]', () => {
    const height = (number: number) => LADDER.draw(() => number)[0];
    expect([0, 96, 97, 2909, 2910, 3599].map(height)).toEqual([10, 10, 9, 1, 0, 0]);
  });

  it.each([
    ['breaks the first rung at once', [0], [], true, 0],
    ['stands on the first', [3], [], false, 0],
    ['is taken there', [3], [1], true, 120],
    ['climbs on', [3], climbs(2), false, 0],
    ['is taken on the third', [3], [...climbs(2), 1], true, 200],
    ['breaks the fourth', [3], climbs(3), true, 0],
    ['is taken by itself on the last', [10], climbs(9), true, 3600],
  ])('%s [HG-40]', (_, drawn, moves, isOver, pays) => {
    expect(waitsForMove('ladder', { drawn, moves })).toBe(!isOver);
    expect(LADDER.pays(moves, drawn)).toBe(pays);
  });

  it('tells nothing of its height while it waits, and takes no other move [GM-13, HG-40]', () => {
    expect(LADDER.turns!.seen([7], climbs(2))).toEqual([]);
    expect(movedOn('ladder', { drawn: [7], moves: [] }, 2)).toBeUndefined();
    expect(movedOn('ladder', { drawn: [7], moves: [1] }, 0)).toBeUndefined();
    expect(ladderRung(climbs(2))).toBe(3);
  });

  it('holds in 100,000 rounds as often as is published [HG-41, GM-4]', () => {
    const heights = drawsOf(LADDER).map(([height = 0]) => height);
    const shares = new Map(
      Array.from({ length: 11 }, (_, height) => [
        height,
        ((height === 0 ? 3600 : ladderWays(height)) - ladderWays(height + 1)) / 3600,
      ]),
    );
    // 10 degrees of freedom: 35.6 is passed once in ten thousand
    expect(chiSquare(heights, shares)).toBeLessThan(35.6);
  });
});

describe('blackjack', () => {
  it('counts an ace as eleven while that is not too much [GM-15]', () => {
    expect(
      ['AS KS', 'AS 5C', 'AS 5C 9D', 'AS AC', 'TD 9C 2H'].map((text) => blackjackTotal(cards(text)).total),
    ).toEqual([21, 16, 15, 12, 21]);
  });

  it.each([
    ['a blackjack pays three to two', 'AS KS 9C 9D', [], 250],
    ['two of them are a push', 'AS KS AC KD', [], 100],
    ['the dealer draws to seventeen and stands', 'TS 9S 9C 7D 2C', [1], 200],
    ['equal totals are a push', 'TS 8S 9C 9D', [1], 100],
    ['more than 21 loses at once', 'TS 6S 9C KD', [0], 0],
    ['a hit counts, and 21 stands by itself', 'TS 6S 9C 5D 9D', [0], 200],
    ['a dealer over 21 loses', 'TS 2S 9C 7D TC', [1], 200],
    ['a blackjack of the dealer is above 21', 'TS 6S AC 5D KD', [0], 0],
  ] as const)('pays by its rules: %s [GM-15]', (_, text, moves, pays) => {
    expect(BLACKJACK.pays(moves, cards(text))).toBe(pays);
  });

  it('tells of the closed cards nothing before the player is done [GM-13]', () => {
    const drawn = cards('TS 2S 9C 7D TC 5H');
    expect(BLACKJACK.turns!.seen(drawn, [])).toEqual(drawn.slice(0, 3));
    expect(BLACKJACK.turns!.seen(drawn, [0])).toEqual(drawn.slice(0, 4));
    expect(blackjackHands(drawn, [])).toEqual({ player: drawn.slice(0, 2), dealer: drawn.slice(2, 3) });
  });

  it('returns so much when it is played as well as can be, counted over every card [GM-4, GM-15]', () => {
    expect(Math.round(bestReturn() * 10_000)).toBe(BLACKJACK.turns!.bestReturn);
  });

  it('comes in 100,000 rounds as often as is counted for who stands at once [GM-4, GM-15]', () => {
    const draws = drawsOf(BLACKJACK);
    const paid = draws.map((drawn) =>
      BLACKJACK.pays(waitsForMove('blackjack', { drawn, moves: [] }) ? [1] : [], drawn),
    );
    const shares = paidAtOnce();
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    // 3 degrees of freedom: 21.1 is passed once in ten thousand
    expect(chiSquare(paid, shares)).toBeLessThan(21.1);
  });
});

describe('a move', () => {
  it('is done only where its game waits for one [GM-13]', () => {
    const drawn = cards('TS 2S 9C 7D TC 5H');
    expect(movedOn('blackjack', { drawn, moves: [] }, 0)).toEqual([0]);
    expect(movedOn('blackjack', { drawn, moves: [1] }, 0)).toBeUndefined();
    expect(movedOn('blackjack', { drawn, moves: [] }, 2)).toBeUndefined();
    expect(movedOn('video-poker', { drawn, moves: [] }, 32)).toBeUndefined();
    expect(movedOn('video-poker', { drawn, moves: [] }, 31)).toEqual([31]);
    expect(movedOn('dice', { drawn: [5], moves: [50] }, 1)).toBeUndefined();
    expect(waitsForMove('dice', { drawn: [5], moves: [50] })).toBe(false);
  });
});

/** The cards of an endless shoe by what they count: of thirteen, one ace and four tens. */
const SHOE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value, share: (value === 10 ? 4 : 1) / 13 }));
interface Held {
  readonly low: number;
  readonly hasAce: boolean;
}
const withCard = ({ low, hasAce }: Held, value: number): Held => ({ low: low + value, hasAce: hasAce || value === 1 });
const totalOf = ({ low, hasAce }: Held): number => (hasAce && low + 10 <= 21 ? low + 10 : low);

/** How often a dealer with this card ends at each total; 22 for more than 21, 99 for a blackjack. */
function dealerEnds(up: number): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const walk = (held: Held, count: number, share: number): void => {
    const total = totalOf(held);
    const end = count === 2 && total === 21 ? 99 : Math.min(total, 22);
    if (count > 1 && total >= 17) ends.set(end, (ends.get(end) ?? 0) + share);
    else for (const card of SHOE) walk(withCard(held, card.value), count + 1, share * card.share);
  };
  walk({ low: up, hasAce: up === 1 }, 1, 1);
  return ends;
}

const ENDS = new Map(SHOE.map(({ value }) => [value, dealerEnds(value)]));

function standsAt(total: number, up: number): number {
  if (total > 21) return 0;
  return [...ENDS.get(up)!].reduce((sum, [end, share]) => {
    if (end === 99) return sum;
    return sum + share * (end === 22 || total > end ? 2 : total === end ? 1 : 0);
  }, 0);
}

function bestReturn(): number {
  const known = new Map<string, number>();
  const best = (held: Held, up: number): number => {
    const total = totalOf(held);
    if (total >= 21) return standsAt(total, up);
    const key = `${held.low} ${held.hasAce} ${up}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const hit = SHOE.reduce((sum, { value, share }) => sum + share * best(withCard(held, value), up), 0);
    const value = Math.max(standsAt(total, up), hit);
    known.set(key, value);
    return value;
  };
  let back = 0;
  for (const first of SHOE)
    for (const second of SHOE)
      for (const up of SHOE) {
        const share = first.share * second.share * up.share;
        const held = withCard({ low: first.value, hasAce: first.value === 1 }, second.value);
        const natural = ENDS.get(up.value)!.get(99) ?? 0;
        back += share * (totalOf(held) === 21 ? natural + (1 - natural) * 2.5 : best(held, up.value));
      }
  return back;
}

/** What is paid to who stands on the first two cards. */
function paidAtOnce(): ReadonlyMap<number, number> {
  const shares = new Map([0, 100, 200, 250].map((pays) => [pays, 0]));
  for (const first of SHOE)
    for (const second of SHOE)
      for (const up of SHOE)
        for (const [end, share] of ENDS.get(up.value)!) {
          const own = totalOf(withCard({ low: first.value, hasAce: first.value === 1 }, second.value));
          const natural = own === 21;
          const won = natural
            ? end === 99
              ? 100
              : 250
            : end === 99
              ? 0
              : end === 22 || own > end
                ? 200
                : own === end
                  ? 100
                  : 0;
          shares.set(won, shares.get(won)! + first.share * second.share * up.share * share);
        }
  return shares;
}
