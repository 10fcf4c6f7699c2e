import { ratio, roundedUnits } from '../../shared/exact.ts';
import { minorUnits, type Minor } from '../../shared/money.ts';
import { isCount } from '../../shared/untrusted.ts';
import type { TakeNumber } from './fair-numbers.ts';

/** The games that the house draws itself. */
export const HOUSE_GAME_IDS = [
  'dice',
  'coin',
  'keno',
  'scratch-card',
  'dragon-tiger',
  'wheel',
  'blackjack',
  'video-poker',
  'darts',
  'fishing',
  'ladder',
] as const;
export type HouseGameId = (typeof HOUSE_GAME_IDS)[number];

/** What may come of a round: so many of all ways pay so much, in hundredths of the stake. */
export interface GameProbability {
  readonly pays: number;
  readonly ways: bigint;
}

/** GM-13 How a game of several steps goes. */
interface GameTurns {
  readonly isOver: (drawn: readonly number[], moves: readonly number[]) => boolean;
  readonly isMove: (drawn: readonly number[], moves: readonly number[], move: number) => boolean;
  /** What may be known while the player is to move. */
  readonly seen: (drawn: readonly number[], moves: readonly number[]) => readonly number[];
  /** GM-17 What ends a round that nobody goes on with. */
  readonly lastMove: number;
  /** GM-4 What it returns when it is played as well as can be, in hundredths of a percent. */
  readonly bestReturn: number;
  readonly pays: readonly {
    readonly name: string;
    readonly pays: number;
    /** How many of all ways bring it, where that is the same in every round. */
    readonly share?: { readonly ways: bigint; readonly all: bigint };
  }[];
}

/** A game as data and pure functions: what is drawn does not know what was chosen. */
export interface HouseGame {
  readonly id: HouseGameId;
  /** GM-2 How many blocks of 32 bytes a round is drawn from. */
  readonly blocks: number;
  /** The most that a round pays, in hundredths of the stake. */
  readonly topPay: number;
  /** What is chosen before anybody has chosen. */
  readonly firstChoice: readonly number[];
  /** GM-3 */
  readonly isChoice: (choice: readonly number[]) => boolean;
  readonly draw: (take: TakeNumber) => readonly number[];
  /** In hundredths of the stake. */
  readonly pays: (choice: readonly number[], drawn: readonly number[]) => number;
  /** GM-4 The published probabilities of a choice, each pay once. */
  readonly probabilities: (choice: readonly number[]) => readonly GameProbability[];
  /** Where the player moves once something is drawn; the choice is then what was moved. */
  readonly turns?: GameTurns;
}

const HUNDREDTHS = 100n;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** GM-4 The return of a choice over all its ways, in hundredths of a percent. */
export function exactReturn(probabilities: readonly GameProbability[]): number {
  let paid = 0n;
  let all = 0n;
  for (const { pays, ways } of probabilities) {
    if (!isCount(pays)) return 0;
    paid += BigInt(pays) * ways;
    all += ways;
  }
  return all === 0n ? 0 : Number(roundedUnits(ratio(paid, all), 2));
}

/** GM-5 What a stake of whole hundreds of units wins; undefined for any other stake, and for a sum beyond all sums. */
export function gameWin(stake: Minor, pays: number): Minor | undefined {
  if (!isCount(stake) || stake === 0 || !isCount(pays) || BigInt(stake) % HUNDREDTHS !== 0n) return undefined;
  return minorUnits((BigInt(stake) / HUNDREDTHS) * BigInt(pays));
}

/** GM-5 The stakes of a game: multiples of the currency's least one, raised to whole hundreds of units, none of which may win more than is paid. */
export function gameStakes(
  { topPay }: Pick<HouseGame, 'topPay'>,
  { least, mostPaid }: { readonly least: Minor; readonly mostPaid: Minor },
): readonly Minor[] {
  if (![least, mostPaid, topPay].every(isCount) || least === 0) return [];
  const first = ((BigInt(least) + HUNDREDTHS - 1n) / HUNDREDTHS) * HUNDREDTHS;
  return STEPS.flatMap((step) => {
    const stake = minorUnits(first * BigInt(step));
    const top = stake === undefined ? undefined : gameWin(stake, topPay);
    return stake === undefined || top === undefined || top > mostPaid ? [] : [stake];
  });
}

/** The different whole numbers of a choice from one to another; false for any other. */
export function isPickOf(
  choice: readonly number[],
  { least, most, count }: { readonly least: number; readonly most: number; readonly count: number },
): boolean {
  const isInside = choice.every((number) => isCount(number) && number >= least && number <= most);
  return isInside && choice.length > 0 && choice.length <= count && new Set(choice).size === choice.length;
}
