import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fairNumbers } from '../../../../core/casino/games/fair-numbers.ts';
import { exactReturn, type GameProbability } from '../../../../core/casino/games/house-game.ts';
import { cardRank } from '../../../../core/casino/games/playing-cards.ts';
import { baccaratHands, baccaratTotal, baccaratWinner } from '../../../../core/casino/live/baccarat.ts';
import { checkLiveRound, drawAtTable } from '../../../../core/casino/live/live-round.ts';
import { LIVE_TABLE_IDS, type LiveTableId } from '../../../../core/casino/live/live-table.ts';
import { LIVE_TABLES, liveTableId } from '../../../../core/casino/live/live-tables.ts';
import { ROULETTE_RING, rouletteColour } from '../../../../core/casino/live/roulette.ts';
import { SERVER_DIGESTS } from '../../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';

const spotOf = (table: LiveTableId, name: string) => LIVE_TABLES[table].spots.find((spot) => spot.name === name)!;
const paysOf = (table: LiveTableId, name: string, drawn: readonly number[]): number => spotOf(table, name).pays(drawn);

/** Ways by what they pay, in lowest terms of the published ones. */
function shares(probabilities: readonly GameProbability[]): Readonly<Record<string, number>> {
  const all = probabilities.reduce((sum, { ways }) => sum + ways, 0n);
  return Object.fromEntries(probabilities.map(({ pays, ways }) => [pays, Number(ways) / Number(all)]));
}

const rounded = (share: number): number => Math.round(share * 1e9);

/** Of every outcome of a table, how many pay how much, spot by spot. */
function counted(table: LiveTableId, outcomes: readonly (readonly number[])[]) {
  return LIVE_TABLES[table].spots.map(({ name, pays }) => {
    const counts: Record<string, number> = {};
    for (const drawn of outcomes) counts[pays(drawn)] = (counts[pays(drawn)] ?? 0) + 1;
    return [name, Object.entries(counts).map(([paid, count]) => [paid, rounded(count / outcomes.length)])];
  });
}

function published(table: LiveTableId) {
  return LIVE_TABLES[table].spots.map(({ name, probabilities }) => [
    name,
    Object.entries(shares(probabilities)).map(([paid, share]) => [paid, rounded(share)]),
  ]);
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const pairs = (count: number, isSame: boolean): number[][] =>
  upTo(count).flatMap((left) => upTo(count).flatMap((right) => (isSame || left !== right ? [[left, right]] : [])));

describe('the tables', () => {
  it('are found by their names, and have spots of different names [LCT-1]', () => {
    expect(LIVE_TABLE_IDS.map(liveTableId)).toEqual([...LIVE_TABLE_IDS]);
    expect([liveTableId('fruits'), liveTableId(undefined), liveTableId('constructor')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const id of LIVE_TABLE_IDS) {
      const names = LIVE_TABLES[id].spots.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(LIVE_TABLES[id].id).toBe(id);
    }
  });

  it('publish what comes of all that can be drawn [LCT-4, LCT-5, LCT-8, LCT-9, LCT-10]', () => {
    const outcomes: readonly (readonly [LiveTableId, readonly (readonly number[])[]])[] = [
      ['roulette', upTo(37).map((pocket) => [pocket])],
      ['battle', pairs(52, false)],
      ['guesscard', upTo(52).map((card) => [card])],
      ['spin2wheels', pairs(12, true).map((pair) => pair.map((number) => number + 1))],
    ];
    for (const [table, all] of outcomes) expect(counted(table, all)).toEqual(published(table));
  });

  it('return by spot what is published [LCT-4]', () => {
    const returns = (table: LiveTableId) =>
      new Set(LIVE_TABLES[table].spots.map(({ probabilities }) => exactReturn(probabilities)));
    expect(returns('roulette')).toEqual(new Set([9730]));
    expect(returns('baccarat')).toEqual(new Set([9877, 9894, 9543, 9615]));
    expect(returns('andarbahar')).toEqual(new Set([9682, 9700, 9704, 9702, 9701]));
    expect(returns('battle')).toEqual(new Set([9706, 9700]));
    expect(returns('guesscard')).toEqual(new Set([9700, 9692]));
    expect(returns('spin2wheels')).toEqual(new Set([9671, 9700]));
  });
});

describe('roulette', () => {
  it('has every pocket once around its wheel, red and black by turns [LCT-5]', () => {
    expect(ROULETTE_RING.toSorted((left, right) => left - right)).toEqual(upTo(37));
    const colours = ROULETTE_RING.slice(1).map(rouletteColour);
    expect(colours.every((colour, place) => colour === (place % 2 === 0 ? 'red' : 'black'))).toBe(true);
    expect(rouletteColour(0)).toBe('green');
  });

  it.each([
    ['0', 0, 3600],
    ['17', 17, 3600],
    ['17', 18, 0],
    ['red', 0, 0],
    ['black', 17, 200],
    ['even', 0, 0],
    ['low', 18, 200],
    ['high', 18, 0],
    ['dozen-2', 24, 300],
    ['column-3', 36, 300],
    ['column-1', 36, 0],
  ])('pays on %s for %i: %i [LCT-5]', (name, pocket, pays) => {
    expect(paysOf('roulette', name, [pocket])).toBe(pays);
  });
});

describe('baccarat', () => {
  /** The card of a count of points: an ace for one, a ten for none. */
  const card = (points: number): number => (points === 0 ? 8 : points === 1 ? 12 : points - 2);
  const drawn = (...points: readonly number[]): number[] => points.map(card);

  it.each([
    // player, banker, player, banker, and what comes after
    ['a natural stands against everything', [4, 0, 4, 0, 9, 9], [8, 0], 2, 2],
    ['the player draws to five and the banker answers a seven with six', [2, 3, 3, 3, 7, 9], [2, 5], 3, 3],
    ['the banker of six stands on a five', [2, 3, 3, 3, 5, 9], [0, 6], 3, 2],
    ['the banker of three stands on an eight', [2, 3, 3, 0, 8, 9], [3, 3], 3, 2],
    ['the player of six stands, and the banker of five draws', [3, 2, 3, 3, 9, 0], [6, 4], 2, 3],
  ])('%s [LCT-6]', (_, points, totals, own, other) => {
    const { player, banker } = baccaratHands(drawn(...points));
    expect([player.length, banker.length]).toEqual([own, other]);
    expect([baccaratTotal(player), baccaratTotal(banker)]).toEqual(totals);
  });

  it('publishes what all 13^6 ways come to [LCT-4, LCT-6]', () => {
    const ways = { player: 0, banker: 0, tie: 0 };
    const cards = [0, 0, 0, 0, 0, 0];
    for (let index = 0; index < 10 ** 6; index += 1) {
      let rest = index;
      // four ranks of a suit count nothing, each other count has one
      let weight = 1;
      for (let place = 0; place < 6; place += 1) {
        cards[place] = card(rest % 10);
        weight *= rest % 10 === 0 ? 4 : 1;
        rest = Math.floor(rest / 10);
      }
      ways[baccaratWinner(cards)] += weight;
    }
    expect(spotOf('baccarat', 'player').probabilities.map(({ ways: each }) => Number(each))).toEqual([
      ways.player,
      ways.tie,
      ways.banker,
    ]);
    expect(spotOf('baccarat', 'tie').probabilities[0]).toEqual({ pays: 1000, ways: BigInt(ways.tie) });
    expect(ways.player + ways.banker + ways.tie).toBe(13 ** 6);
  });

  it('gives stakes on both sides back at a tie, and pays pairs of the first two cards [LCT-6]', () => {
    const tie = drawn(4, 3, 3, 4, 9, 9);
    expect(['player', 'banker', 'tie'].map((name) => paysOf('baccarat', name, tie))).toEqual([100, 100, 1000]);
    expect(paysOf('baccarat', 'player-pair', [3, 4, 16, 5, 0, 0])).toBe(1250);
    expect(paysOf('baccarat', 'banker-pair', [3, 4, 16, 5, 0, 0])).toBe(0);
  });
});

describe('andar bahar', () => {
  it('publishes how often the rank comes at each place [LCT-4, LCT-7]', () => {
    // none of the cards before is one of the three, and the next one is
    const at = (place: number): number => {
      let none = 1;
      for (let before = 0; before < place - 1; before += 1) none *= (48 - before) / (51 - before);
      return (none * 3) / (51 - (place - 1));
    };
    for (const { name, pays, probabilities } of LIVE_TABLES.andarbahar.spots) {
      const shown = upTo(49).map((index) => ({
        drawn: Array.from({ length: index + 2 }, () => 0),
        share: at(index + 1),
      }));
      const won = shown.filter(({ drawn }) => pays(drawn) > 0).reduce((sum, { share }) => sum + share, 0);
      expect(won, name).toBeCloseTo(shares(probabilities)[probabilities[0]!.pays]!, 9);
    }
  });

  it('deals until a card has the rank of the open one, and not beyond [LCT-7]', () => {
    for (let round = 0; round < 200; round += 1) {
      const bytes = [...Array(8).keys()].flatMap((block) => [
        ...createHmac('sha256', String(round)).update(String(block)).digest(),
      ]);
      const [open, ...dealt] = LIVE_TABLES.andarbahar.draw(fairNumbers(bytes));
      const ranks = dealt.map(cardRank);
      expect(ranks.indexOf(cardRank(open!))).toBe(ranks.length - 1);
      expect(new Set([open, ...dealt]).size).toBe(dealt.length + 1);
    }
  });
});

describe('a drum of balls', () => {
  it('publishes what sums and first balls come to, counted otherwise [LCT-4, LCT-16]', () => {
    // how many draws of seven balls of 42 come to each sum
    const sums: number[][] = Array.from({ length: 8 }, () => Array.from({ length: 274 }, () => 0));
    sums[0]![0] = 1;
    for (let ball = 1; ball <= 42; ball += 1)
      for (let count = 7; count > 0; count -= 1)
        for (let sum = 273; sum >= ball; sum -= 1) sums[count]![sum]! += sums[count - 1]![sum - ball]!;
    const all = sums[7]!.reduce((total, ways) => total + ways, 0);
    expect(all).toBe(26_978_328);
    expect(sums[7]!.slice(0, 151).reduce((total, ways) => total + ways, 0) * 2).toBe(all);
    // of 26,978,328 draws: hypergeometric, by hand
    expect(spotOf('7of42', 'evens-3-3').probabilities[0]!.ways).toBe(1330n * 5985n);
    expect(spotOf('lucky6', 'evens-3-3').probabilities[0]!.ways).toBe(4060n * 4060n);
    const ways = (table: LiveTableId) =>
      LIVE_TABLES[table].spots
        .filter(({ name }) => name.startsWith('evens'))
        .reduce((total, { probabilities }) => total + probabilities[0]!.ways, 0n);
    expect([ways('7of42'), ways('lucky6')]).toEqual([26_978_328n, 50_063_860n]);
  });

  it.each([
    ['7of42', 'sum-under', [1, 2, 3, 4, 5, 6, 7], 194],
    ['7of42', 'sum-over', [36, 37, 38, 39, 40, 41, 42], 194],
    ['7of42', 'first-low', [21, 2, 3, 4, 5, 6, 7], 194],
    ['7of42', 'first-high', [21, 2, 3, 4, 5, 6, 7], 0],
    ['lucky6', 'first-above', [9, 2, 3, 4, 5, 8], 194],
    ['lucky6', 'last-above', [9, 2, 3, 4, 5, 8], 0],
    ['lucky6', 'first-even', [9, 2, 3, 4, 5, 8], 0],
  ] as const)('%s pays on %s for %j: %i [LCT-16]', (table, name, drawn, pays) => {
    expect(paysOf(table, name, drawn)).toBe(pays);
  });

  it('returns 97 % or a little less on every spot [LCT-4]', () => {
    for (const { probabilities } of [...LIVE_TABLES['7of42'].spots, ...LIVE_TABLES.lucky6.spots]) {
      expect(exactReturn(probabilities)).toBeLessThanOrEqual(9700);
      expect(exactReturn(probabilities)).toBeGreaterThan(9650);
    }
  });
});

describe('a round', () => {
  it('is drawn from its seed and its table alone, and checked by anybody [LCT-3]', async () => {
    const serverSeed = 'ab'.repeat(32);
    const serverHash = await SERVER_DIGESTS.commitment(serverSeed);
    for (const id of LIVE_TABLE_IDS) {
      const drawn = await drawAtTable(id, serverSeed, SERVER_DIGESTS);
      expect(await checkLiveRound(id, { serverHash, serverSeed, drawn }, SERVER_DIGESTS)).toBe('fair');
      const other = [(drawn[0]! + 1) % 37, ...drawn.slice(1)];
      expect(await checkLiveRound(id, { serverHash, serverSeed, drawn: other }, SERVER_DIGESTS)).toBe('other-outcome');
    }
    const wrong = { serverHash: 'cd'.repeat(32), serverSeed, drawn: [1] };
    expect(await checkLiveRound('roulette', wrong, SERVER_DIGESTS)).toBe('other-seed');
  });
});
