import { createRequire } from 'node:module';
import { settle } from '../../../core/coupon/index.ts';
import type { Slip } from '../../../core/coupon/index.ts';
import { formatOdds, parseOdds } from '../../../core/shared/odds.ts';
import { enumeratedPayout } from '../../support/examples/enumeration-oracle.ts';

interface Fractional {
  readonly simplify: () => { readonly toString: () => string };
}

interface OddsConverter {
  readonly decimal: {
    readonly toAmerican: (odds: number) => string;
    readonly toFractional: (odds: number) => Fractional;
  };
  readonly american: { readonly toDecimal: (points: number) => number | string };
}

interface OddsLib {
  readonly from: (
    format: string,
    odds: number | string,
  ) => { readonly to: (format: string, options?: { readonly precision: number }) => number | string | undefined };
}

interface Contender<Input> {
  readonly name: string;
  readonly answer: (input: Input) => string;
}

interface Question<Input> {
  readonly title: string;
  /** Inputs with their right answers, computed in whole numbers or known by hand. */
  readonly cases: readonly (readonly [input: Input, right: string])[];
  readonly contenders: readonly Contender<Input>[];
}

const packages = createRequire(import.meta.url);
const oddslib = packages('oddslib') as OddsLib;
// the package makes variables that it does not declare, which CommonJS alone forgives
const converter = packages('odds-converter') as OddsConverter;

const CORE = '@oddsmith/core';
const OUR_FORMATS: Readonly<Record<string, number>> = { fractional: 1, moneyline: 2, malay: 5, indonesian: 6 };
const ROUNDS = 15;
const LEAST_SPAN = 20;

const cents = Array.from({ length: 2900 }, (_, index) => 101 + index);
const points = Array.from({ length: 1900 }, (_, index) => 101 + index).flatMap((count) => [count, -count]);

const american: Question<number> = {
  title: 'decimal 1.01 to 30.00 as American',
  cases: cents.map((odds) => [odds / 100, americanOf(odds - 100)]),
  contenders: [
    ours('moneyline'),
    {
      name: 'oddslib',
      answer: (odds) => signed(Number(oddslib.from('decimal', odds).to('moneyline', { precision: 0 }))),
    },
    { name: 'odds-converter', answer: (odds) => signed(Math.round(Number(converter.decimal.toAmerican(odds)))) },
  ],
};

const fractional: Question<number> = {
  title: 'decimal 1.01 to 30.00 as a fraction',
  cases: cents.map((odds) => [odds / 100, fractionOf(odds - 100, 100)]),
  contenders: [
    ours('fractional'),
    { name: 'oddslib', answer: (odds) => String(oddslib.from('decimal', odds).to('fractional')) },
    {
      name: 'odds-converter',
      answer: (odds) =>
        converter.decimal
          .toFractional(odds)
          .simplify()
          .toString()
          .replaceAll(/[()\s]/g, ''),
    },
  ],
};

const reading: Question<number> = {
  title: 'American -2000 to +2000 as decimal, three decimals',
  cases: points.map((count) => [count, decimalOf(count)]),
  contenders: [
    { name: CORE, answer: (count) => read(String(count), 2) },
    { name: 'oddslib', answer: (count) => String(oddslib.from('moneyline', count).to('decimal', { precision: 3 })) },
    { name: 'odds-converter', answer: (count) => String(Number(converter.american.toDecimal(count))) },
  ],
};

const refusing: Question<readonly [format: string, text: string]> = {
  title: 'texts that are no odds',
  cases: (
    [
      ['moneyline', 'abc'],
      ['moneyline', '50'],
      ['moneyline', '0'],
      ['moneyline', '+-150'],
      ['moneyline', '1e3'],
      ['fractional', '1/0'],
      ['fractional', '3/2/1'],
      ['fractional', '3/'],
      ['fractional', '-1/2'],
      ['malay', '1.5'],
      ['malay', '0'],
      ['indonesian', '0.5'],
      ['indonesian', '-0.5'],
    ] as const
  ).map((input) => [input, 'refused']),
  contenders: [
    { name: CORE, answer: ([format, text]) => read(text, OUR_FORMATS[format] ?? 0) },
    { name: 'oddslib', answer: ([format, text]) => String(oddslib.from(format, text).to('decimal')) },
  ],
};

const singles: Question<Slip> = {
  title: 'singles: 1 to 20 on 1.005 to 1.995, to the cent',
  cases: Array.from({ length: 2000 }, (_, index) => {
    const odds = (1005 + 10 * (index % 100)) / 1000;
    const slip = won({ type: 'single', amount: 1 + Math.floor(index / 100), bets: [{ odds }] });
    return [slip, String(enumeratedPayout(slip))];
  }),
  contenders: [payout(), { name: 'naive enumeration', answer: (slip) => String(naivePayout(slip)) }],
};

const systems: Question<Slip> = {
  title: 'systems of 3 to 9 bets, every size, to the cent',
  cases: [3, 4, 5, 6, 7, 8, 9].flatMap((count) =>
    Array.from({ length: count - 2 }, (_, index) => systemOf(count, index + 2)).map(
      (slip) => [slip, String(enumeratedPayout(slip))] as const,
    ),
  ),
  contenders: [payout(), { name: 'naive enumeration', answer: (slip) => String(naivePayout(slip)) }],
};

const largeSystem: Question<Slip> = {
  title: 'a system of 10 of 20 (184,756 lines)',
  cases: [
    [
      won({ type: 'system', systemValue: 10, amount: 1000, bets: Array.from({ length: 20 }, () => ({ odds: 2 })) }),
      '1024000',
    ],
  ],
  contenders: systems.contenders,
};

function ours(format: string): Contender<number> {
  return { name: CORE, answer: (odds) => formatOdds(odds, OUR_FORMATS[format] ?? 0) };
}

function payout(): Contender<Slip> {
  return {
    name: CORE,
    answer: (slip) => {
      const settled = settle(slip);
      return settled.ok ? String(settled.value.payout) : settled.error.code;
    },
  };
}

function read(text: string, formatId: number): string {
  const odds = parseOdds(text, formatId);
  return odds.ok ? String(odds.value) : 'refused';
}

function won(slip: Slip): Slip {
  return { ...slip, bets: slip.bets.map((bet) => ({ ...bet, result: 'win' as const })) };
}

function systemOf(count: number, systemValue: number): Slip {
  const bets = Array.from({ length: count }, (_, index) => ({ odds: (1105 + 135 * index) / 1000 }));
  return won({ type: 'system', systemValue, amount: 100, bets });
}

/** How most would write it: every line by itself, in floating point, rounded at the end. */
function naivePayout({ amount, bets, systemValue = bets.length }: Slip): number {
  let lines = 0;
  let sum = 0;
  const visit = (from: number, left: number, odds: number): void => {
    if (left === 0) {
      lines += 1;
      sum += odds;
      return;
    }
    for (let index = from; index <= bets.length - left; index += 1)
      visit(index + 1, left - 1, odds * bets[index]!.odds);
  };
  visit(0, systemValue, 1);
  return Math.round(((amount * sum) / lines) * 100) / 100;
}

/** In whole numbers, half away from zero: 10000 / gain is a hundredfold gain upside down. */
function americanOf(gain: number): string {
  return gain >= 100 ? `+${String(gain)}` : `-${String(Math.floor((20_000 + gain) / (2 * gain)))}`;
}

function decimalOf(count: number): string {
  const milli = count > 0 ? 1000 + 10 * count : 1000 + Math.floor((200_000 - count) / (-2 * count));
  return String(milli / 1000);
}

function fractionOf(numerator: number, denominator: number): string {
  let [left, right] = [numerator, denominator];
  while (right !== 0) [left, right] = [right, left % right];
  return `${String(numerator / left)}/${String(denominator / left)}`;
}

function signed(value: number): string {
  return value > 0 ? `+${String(value)}` : String(value);
}

/** What a contender says; a throw is a refusal. */
function said<Input>({ answer }: Contender<Input>, input: Input): string {
  try {
    return answer(input);
  } catch {
    return 'refused';
  }
}

/** The median time of one answer over all inputs, in microseconds. */
function medianMicros<Input>(contender: Contender<Input>, inputs: readonly Input[]): number {
  const round = (): number => {
    const from = performance.now();
    let answers = 0;
    while (performance.now() - from < LEAST_SPAN || answers === 0) {
      for (const input of inputs) said(contender, input);
      answers += inputs.length;
    }
    return ((performance.now() - from) * 1000) / answers;
  };
  round();
  return Array.from({ length: ROUNDS }, round).toSorted((left, right) => left - right)[Math.floor(ROUNDS / 2)]!;
}

function row(...cells: readonly string[]): string {
  return cells.map((cell, place) => (place < 2 ? cell.padEnd(place === 0 ? 52 : 18) : cell.padStart(12))).join(' ');
}

/** Prints the right and wrong answers of one question; the number of wrong ones of the core. */
function compareAnswers<Input>({ title, cases, contenders }: Question<Input>): number {
  let ownWrong = 0;
  for (const contender of contenders) {
    const wrong = cases.filter(([input, right]) => said(contender, input) !== right);
    const [first] = wrong;
    const example = first && `  ${JSON.stringify(first[0])}: ${said(contender, first[0])}, right is ${first[1]}`;
    console.log(
      row(title, contender.name, String(cases.length - wrong.length), String(wrong.length)) +
        (example ?? '').slice(0, 150),
    );
    if (contender.name === CORE) ownWrong = wrong.length;
  }
  return ownWrong;
}

function race<Input>({ title, cases, contenders }: Question<Input>): void {
  const inputs = cases.map(([input]) => input);
  const times = contenders.map((contender) => medianMicros(contender, inputs));
  contenders.forEach(({ name }, place) => {
    const time = times[place]!;
    console.log(row(title, name, time.toFixed(2), (time / times[0]!).toFixed(2)));
  });
}

console.log(row('right and wrong answers', '', 'right', 'wrong'));
const wrong =
  compareAnswers(american) +
  compareAnswers(fractional) +
  compareAnswers(reading) +
  compareAnswers(refusing) +
  compareAnswers(singles) +
  compareAnswers(systems) +
  compareAnswers(largeSystem);
console.log(`\n${row('time of one answer, wrong ones included', '', 'us', 'x core')}`);
race(american);
race(fractional);
race(reading);
race(singles);
race(systems);
race(largeSystem);
if (wrong > 0) process.exitCode = 1;
