import { currencyDecimals, minorText, minorUnits, readMinor, type Minor } from '../shared/money.ts';
import type { Random } from '../shared/random.ts';
import { totoLineCount } from './toto-coupon.ts';
import type { TotoGame } from './toto-gateway.ts';
import { MOST_TOTO_LINES, type TotoRules } from './toto-rules.ts';

/** A coupon that is being filled: the chosen answers of each game, in ascending order. */
export type TotoAnswers = readonly (readonly number[])[];

/** No answer of any game. */
export function emptyAnswers({ gameCount }: Pick<TotoRules, 'gameCount'>): TotoAnswers {
  return Array.from({ length: gameCount }, () => []);
}

/** TT-22 An answer that is pressed again is taken back. */
export function toggledAnswer(answers: TotoAnswers, place: number, answer: number): TotoAnswers {
  return answers.map((chosen, each) => {
    if (each !== place) return chosen;
    if (chosen.includes(answer)) return chosen.filter((one) => one !== answer);
    return [...chosen, answer].toSorted((one, other) => one - other);
  });
}

/** TT-23 One answer of each game, by chance. */
export function randomAnswers(rules: Pick<TotoRules, 'gameCount' | 'answers'>, random: Random): TotoAnswers {
  return emptyAnswers(rules).map(() => [Math.floor(random.fraction() * rules.answers.length) + 1]);
}

/** TT-23 The answer of each game that most lines have; none where nobody has chosen. */
export function mostChosen(games: readonly Pick<TotoGame, 'chosen'>[]): TotoAnswers {
  return games.map(({ chosen }) => bestOf(chosen));
}

/** TT-23 The answer of each game with the lowest odds; none where nothing is offered. */
export function lowestOdds(games: readonly Pick<TotoGame, 'odds'>[]): TotoAnswers {
  return games.map(({ odds }) => bestOf(odds.map((price) => 1 / price)));
}

function bestOf(weights: readonly number[]): readonly number[] {
  const most = Math.max(0, ...weights);
  return most === 0 ? [] : [weights.indexOf(most) + 1];
}

/** What a coupon comes to as it is filled. */
export interface TotoFilling {
  /** Games with an answer. */
  readonly filled: number;
  /** Nothing until every game has an answer, or where there are too many lines. */
  readonly lineCount: number | undefined;
  readonly amount: Minor | undefined;
  readonly hasTooManyLines: boolean;
  /** How many games have so many answers: the most first. */
  readonly powers: readonly { readonly answers: number; readonly games: number }[];
}

/** TT-4, TT-6 How many lines a coupon has as it is filled, and what they cost. */
export function totoFilling(
  rules: Pick<TotoRules, 'gameCount' | 'answers'>,
  answers: TotoAnswers,
  stake: Minor | undefined,
): TotoFilling {
  const games = answers.map((_, id) => ({ id, answerCount: rules.answers.length }));
  const lines = totoLineCount({ id: 0, games }, answers);
  const hasTooManyLines = lines.ok ? lines.value > MOST_TOTO_LINES : lines.error.code === 'too-many-lines';
  const lineCount = lines.ok && !hasTooManyLines ? lines.value : undefined;
  const counts = new Map<number, number>();
  for (const { length } of answers) if (length > 0) counts.set(length, (counts.get(length) ?? 0) + 1);
  return {
    filled: answers.filter((chosen) => chosen.length > 0).length,
    lineCount,
    amount: lineCount === undefined || stake === undefined ? undefined : minorUnits(BigInt(stake) * BigInt(lineCount)),
    hasTooManyLines,
    powers: [...counts]
      .map(([chosen, count]) => ({ answers: chosen, games: count }))
      .toSorted((one, other) => other.answers - one.answers),
  };
}

/** TT-24 The choice of all players in whole per cent, rounded down; nothing where nobody has chosen. */
export function chosenShares(chosen: readonly number[]): readonly number[] | undefined {
  const whole = chosen.reduce((sum, count) => sum + count, 0);
  return whole === 0 ? undefined : chosen.map((count) => Math.floor((count * 100) / whole));
}

/** TT-25 The part of the fund that a number of games has, rounded down. */
export function prizePart(fund: Minor, share: number): Minor {
  return minorUnits((BigInt(fund) * BigInt(share)) / 100n) ?? fund;
}

/** What may stand on a line. */
export interface TotoStakeLimits {
  readonly currency: string;
  readonly leastStake: Minor;
  readonly mostStake: Minor;
}

/** TT-20 The stake that was typed; nothing where it is none within the limits. */
export function typedStake(text: string, { currency, leastStake, mostStake }: TotoStakeLimits): Minor | undefined {
  const read = readMinor(text, currencyDecimals(currency));
  return read.ok && read.value >= leastStake && read.value <= mostStake ? read.value : undefined;
}

/** TT-20 What stands in the field one lowest stake further down or up, within the limits. */
export function steppedStake(text: string, steps: -1 | 1, limits: TotoStakeLimits): string {
  const { currency, leastStake, mostStake } = limits;
  const read = readMinor(text, currencyDecimals(currency));
  const to = (read.ok ? read.value : leastStake) + steps * leastStake;
  const within = Math.min(mostStake, Math.max(leastStake, to));
  return minorText(minorUnits(within) ?? leastStake, currencyDecimals(currency));
}
