import { createHmac } from 'node:crypto';
import { drawnJackpots } from '../../../core/casino/jackpots/jackpot.ts';
import { JACKPOTS } from '../../../core/casino/jackpots/jackpot-terms.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { BINGO_BALLS, BINGO_HIGHEST } from '../../../core/lotto/bingo/bingo-rules.ts';
import { drawnNumbers } from '../../../core/lotto/numbers/lotto-drawing.ts';
import { LOTTOS } from '../../../core/lotto/numbers/lotto-rules.ts';
import { crashPoint, crashProbabilities } from '../../../core/casino/games/crash.ts';
import { fairNumbers, takeDifferent } from '../../../core/casino/games/fair-numbers.ts';
import type { GameProbability, HouseGameId } from '../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../core/casino/games/house-games.ts';
import { bonusDraw } from '../../../core/casino/mini/bonus-draw.ts';
import { BONUS_GAME_LIST, bonusProbabilities } from '../../../core/casino/mini/bonus-games.ts';
import {
  linePay,
  reelStops,
  REEL_LENGTH,
  slotOutcome,
  type SlotMachine,
} from '../../../core/casino/rounds/slot-machine.ts';
import { SLOT_MACHINES } from '../../../core/casino/rounds/slot-machines.ts';
import { probabilityOf } from '../random/chi-square.ts';

/** A game, what it may pay with which probability, and what a round of it pays. */
export interface CountedGame {
  readonly name: string;
  readonly probabilities: readonly GameProbability[];
  readonly pays: (round: number) => number;
}

/** What came of so many rounds of a game beside what is published. */
export interface FairCount {
  readonly name: string;
  readonly chi: number;
  readonly freedom: number;
  readonly probability: number;
  /** What a round paid on average, what it should, and how far the one may be from the other: one standard error. */
  readonly paid: number;
  readonly published: number;
  readonly error: number;
}

const LEAST_EXPECTED = 5;

/** The bytes of a round, as the server makes them of its seed, that of the player and the number of the round. */
function bytesOf(name: string, round: number, blocks = 1): number[] {
  return Array.from({ length: blocks }, (_, block) => [
    ...createHmac('sha256', `seed of ${name}`)
      .update(block === 0 ? `player:${round}` : `player:${round}:${block}`)
      .digest(),
  ]).flat();
}

/** Plays so many rounds; pays that are too rare for a test are counted as one. */
export function countFairly({ name, probabilities, pays }: CountedGame, rounds: number): FairCount {
  const all = Number(probabilities.reduce((sum, { ways }) => sum + ways, 0n));
  const shares = probabilities.map((each) => ({ pays: each.pays, share: Number(each.ways) / all }));
  const rare = new Set(shares.filter(({ share }) => share * rounds < LEAST_EXPECTED).map((each) => each.pays));
  const cellOf = (paid: number): number => (rare.has(paid) ? -1 : paid);
  const expected = new Map<number, number>();
  for (const each of shares)
    expected.set(cellOf(each.pays), (expected.get(cellOf(each.pays)) ?? 0) + each.share * rounds);
  const counts = new Map<number, number>();
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    const paid = pays(round);
    sum += paid;
    counts.set(cellOf(paid), (counts.get(cellOf(paid)) ?? 0) + 1);
  }
  const unpublished = [...counts.keys()].filter((paid) => !expected.has(paid));
  if (unpublished.length > 0) throw new Error(`${name} pays what is not published: ${unpublished.join(', ')}`);
  const chi = [...expected].reduce((total, [paid, often]) => total + ((counts.get(paid) ?? 0) - often) ** 2 / often, 0);
  const freedom = Math.max(1, expected.size - 1);
  const published = shares.reduce((mean, each) => mean + each.pays * each.share, 0);
  const variance = shares.reduce((total, each) => total + (each.pays - published) ** 2 * each.share, 0);
  return {
    name,
    chi,
    freedom,
    probability: probabilityOf(chi, freedom),
    paid: sum / rounds,
    published,
    error: Math.sqrt(variance / rounds),
  };
}

/** The middle line of a machine, in stakes of a line: what it pays over every combination of its symbols. */
function slotLine(machine: SlotMachine): CountedGame {
  const ways = new Map<number, bigint>();
  const walk = (symbols: readonly string[], count: bigint): void => {
    const reel = machine.reels[symbols.length];
    if (reel === undefined) {
      const { pays } = linePay(machine, symbols);
      ways.set(pays, (ways.get(pays) ?? 0n) + count);
      return;
    }
    for (const symbol of new Set(reel)) {
      walk([...symbols, symbol], count * BigInt(reel.split(symbol).length - 1));
    }
  };
  walk([], 1n);
  return {
    name: `slot ${machine.id}`,
    probabilities: [...ways].map(([pays, count]) => ({ pays, ways: count })),
    pays: (round) => {
      const { wins } = slotOutcome(machine, reelStops(machine, bytesOf(machine.id, round)));
      return wins.find(({ line }) => line === 0)?.pays ?? 0;
    },
  };
}

/** The places of every reel, which come alike. */
function slotReel(machine: SlotMachine, reel: number): CountedGame {
  return {
    name: `slot ${machine.id}, reel ${reel + 1}`,
    probabilities: Array.from({ length: REEL_LENGTH }, (_, stop) => ({ pays: stop, ways: 1n })),
    pays: (round) => reelStops(machine, bytesOf(machine.id, round))[reel] ?? -1,
  };
}

const CHOICES: readonly (readonly [HouseGameId, readonly number[]])[] = [
  ['dice', [50]],
  ['dice', [7]],
  ['coin', [1]],
  ['keno', [3, 17, 44, 80]],
  ['keno', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['scratch-card', []],
  ['dragon-tiger', [0]],
  ['dragon-tiger', [2]],
  ['wheel', [0]],
  ['wheel', [2]],
  ['fishing', [0]],
  ['fishing', [4]],
  ['darts', [0, 1, 41]],
];

function houseGame(id: HouseGameId, choice: readonly number[]): CountedGame {
  const { blocks, draw, pays, probabilities } = HOUSE_GAMES[id];
  return {
    name: choice.length === 0 ? id : `${id} ${choice.join(' ')}`,
    probabilities: probabilities(choice),
    pays: (round) => pays(choice, draw(fairNumbers(bytesOf(id, round, blocks)))),
  };
}

const HANDS = 2_598_960;
/** Of the hands of a deck, what the five cards that are dealt pay where all are held. */
const POKER_WAYS: readonly (readonly [pays: number, ways: number])[] = [
  [80_000, 4],
  [5000, 36],
  [2500, 624],
  [900, 3744],
  [600, 5108],
  [400, 10_200],
  [300, 54_912],
  [200, 123_552],
  [100, 337_920],
];

function dealtPoker(): CountedGame {
  const { blocks, draw, pays } = HOUSE_GAMES['video-poker'];
  const won = POKER_WAYS.reduce((sum, [, ways]) => sum + ways, 0);
  return {
    name: 'video-poker, all held',
    probabilities: [...POKER_WAYS, [0, HANDS - won] as const].map(([paid, ways]) => ({
      pays: paid,
      ways: BigInt(ways),
    })),
    pays: (round) => pays([31], draw(fairNumbers(bytesOf('video-poker', round, blocks)))),
  };
}

/** The first card of an endless shoe, of 52 alike. */
function shoe(): CountedGame {
  const { blocks, draw } = HOUSE_GAMES.blackjack;
  return {
    name: 'blackjack, first card',
    probabilities: Array.from({ length: 52 }, (_, card) => ({ pays: card, ways: 1n })),
    pays: (round) => draw(fairNumbers(bytesOf('blackjack', round, blocks)))[0] ?? -1,
  };
}

function crash(target: number): CountedGame {
  return {
    name: `crash at ${(target / 100).toFixed(2)}`,
    probabilities: crashProbabilities(target),
    pays: (round) => (crashPoint(bytesOf('crash', round)) >= target ? target : 0),
  };
}

/** JKP-4 The minor jackpot, at a stake of ten amount steps. */
function minorJackpot(): CountedGame {
  const round = { stake: 100_000 as Minor, currency: 'RUB' };
  return {
    name: 'minor jackpot',
    probabilities: [
      { pays: 1, ways: 10n },
      { pays: 0, ways: BigInt(JACKPOTS.minor.turnover) - 10n },
    ],
    pays: (number) => (drawnJackpots(round, bytesOf('jackpot', number)).includes('minor') ? 1 : 0),
  };
}

/** The last ball of a draw of bingo, and the last number of one of each lotto. */
function lastBalls(): CountedGame[] {
  const alike = (highest: number) => Array.from({ length: highest }, (_, ball) => ({ pays: ball + 1, ways: 1n }));
  const bingo: CountedGame = {
    name: 'bingo, last ball',
    probabilities: alike(BINGO_HIGHEST),
    pays: (round) =>
      (takeDifferent(fairNumbers(bytesOf('bingo', round, 10)), { count: BINGO_BALLS, below: BINGO_HIGHEST }).at(-1) ??
        -2) + 1,
  };
  const lottos = LOTTOS.map((rules): CountedGame => ({
    name: `lotto ${rules.id}, last number`,
    probabilities: alike(rules.highest),
    pays: (round) => drawnNumbers(rules, bytesOf(`lotto-${rules.id}`, round)).at(-1) ?? -1,
  }));
  return [bingo, ...lottos];
}

/** The prize of a wheel, or what is behind the first places; of two places a prize is where both have it. */
function bonusGame(game: (typeof BONUS_GAME_LIST)[number]): CountedGame {
  const { rules, route } = game;
  return {
    name: route,
    probabilities: merged(bonusProbabilities(game).map(({ points, ways }) => ({ pays: points, ways: BigInt(ways) }))),
    pays: (round) => {
      const [first = 0, second] = bonusDraw(game, bytesOf(route, round));
      if (rules.kind === 'wheel') return rules.sectors[first] ?? 0;
      return rules.picks === 1 || first === second ? first : 0;
    },
  };
}

function merged(all: readonly GameProbability[]): GameProbability[] {
  const ways = new Map<number, bigint>();
  for (const each of all) ways.set(each.pays, (ways.get(each.pays) ?? 0n) + each.ways);
  return [...ways].map(([pays, count]) => ({ pays, ways: count }));
}

const machines = Object.values(SLOT_MACHINES);

/** Slots by what a line pays and by where each reel stops. */
export const COUNTED_SLOTS: readonly CountedGame[] = machines.flatMap((machine) => [
  slotLine(machine),
  ...machine.reels.map((_, reel) => slotReel(machine, reel)),
]);

/** Bonus games by their prizes. */
export const COUNTED_BONUSES: readonly CountedGame[] = BONUS_GAME_LIST.map(bonusGame);

/** Every game of the house by what it pays. */
export const COUNTED_GAMES: readonly CountedGame[] = [
  ...CHOICES.map(([id, choice]) => houseGame(id, choice)),
  dealtPoker(),
  shoe(),
  ...[110, 200, 1000].map(crash),
  minorJackpot(),
  ...lastBalls(),
];
