import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What each stage of `npm test` may take on two idle cores, in seconds: a third more than the slowest of six runs took. */
export const STAGE_BUDGETS: Readonly<Record<string, number>> = {
  types: 60,
  lint: 50,
  format: 10,
  styles: 10,
  unused: 15,
  unit: 155,
  contract: 230,
  postgres: 85,
  package: 55,
  build: 50,
  size: 10,
  e2e: 540,
};

/** What all stages may take together on two idle cores, in seconds. */
const WHOLE_RUN = 780;
/** How fast a machine is, is known to a quarter: six runs on the same one were reckoned as 634 to 794 seconds. */
const WHOLE_ROOM = 1.25;

/** A machine that is slower has other things to do: its tests lose races and have slow moments that say nothing of them. */
const IDLE_MACHINE = 1.25;
/** How many browser tests a loaded machine may try twice before they count as tests that lose races; an idle one none. */
export const MOST_SECOND_TRIES = 3;

/** What a browser test without a reason may take on two idle cores, in seconds. */
export const LONGEST_BROWSER_TEST = 20;
/** On a loaded machine a test that usually fits may have a slow moment: the limit is there for a test that has become a long one. */
export const HEAD_ROOM = 1.5;
/** The kind of the annotation that says why a browser test takes longer. */
const LONG = 'long';
/** What the middle browser test takes on two idle cores, in seconds. */
export const USUAL_BROWSER_TEST = 7;
const SHOWN = 10;

export interface TimedTest {
  readonly title: string;
  readonly seconds: number;
  /** Of a browser test alone: why it may take long. */
  readonly reason?: string | undefined;
  /** Of a browser test alone: how often it was tried. */
  readonly tries?: number;
}

export interface TimedRun {
  readonly stages: Readonly<Record<string, number>>;
  /** From the first stage to the last, which partly run beside each other; in seconds. */
  readonly whole: number;
  /** How many times longer than on two idle cores a fixed piece of work took. */
  readonly slowness: number;
  readonly browser: readonly TimedTest[];
  readonly others: readonly TimedTest[];
}

/** What took too long, one line each, with the limits stretched as far as the machine was slow. */
export function overdue({ stages, whole, slowness, browser }: TimedRun): readonly string[] {
  const byMachine = Math.max(1, slowness);
  const isIdle = slowness <= IDLE_MACHINE;
  const byRun = Math.max(byMachine, middle(browser.map(({ seconds }) => seconds)) / USUAL_BROWSER_TEST);
  const late = Object.entries(stages).flatMap(([name, seconds]) => {
    const budget = STAGE_BUDGETS[name];
    if (budget === undefined) return [`${name} has no budget`];
    const most = budget * byMachine;
    return seconds > most ? [`${name} took ${written(seconds)} of ${written(most)}`] : [];
  });
  const most = LONGEST_BROWSER_TEST * byRun * (isIdle ? 1 : HEAD_ROOM);
  const long = browser
    .filter(({ seconds, reason }) => seconds > most && (reason ?? '').trim() === '')
    .map(({ title, seconds }) => `${written(seconds)} of ${written(most)}, with no reason beside it: ${title}`);
  return [...late, ...wholeRun(whole, byMachine), ...long, ...secondTries(browser, isIdle ? 0 : MOST_SECOND_TRIES)];
}

function wholeRun(whole: number, slowness: number): readonly string[] {
  const most = WHOLE_RUN * WHOLE_ROOM * slowness;
  return whole > most ? [`all took ${written(whole)} of ${written(most)}`] : [];
}

function secondTries(browser: readonly TimedTest[], most: number): readonly string[] {
  const again = browser.filter(({ tries = 1 }) => tries > 1);
  if (again.length <= most) return [];
  return again.map(({ title }) => `one of ${String(again.length)} that were tried twice: ${title}`);
}

/** The tests that took longest, the longest first. */
export function slowest({ browser, others }: TimedRun): readonly TimedTest[] {
  return [...browser, ...others].toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

function written(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** The browser tests of a report of Playwright. */
export function browserTests({ suites = [], specs = [] }: BrowserSuite): readonly TimedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ annotations, results }) => ({
      title: `${file}: ${title}`,
      seconds: (results.at(-1)?.duration ?? 0) / 1000,
      tries: results.length,
      reason: annotations.find(({ type }) => type === LONG)?.description,
    })),
  );
  return [...own, ...suites.flatMap(browserTests)];
}

interface OtherReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

/** The tests of a report of Vitest. */
export function otherTests({ testResults }: OtherReport): readonly TimedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.basename(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

function report<Content>(folder: string, name: string): Content | undefined {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

function main(folder: string): void {
  const times = report<Pick<TimedRun, 'stages' | 'whole' | 'slowness'>>(folder, 'stages');
  if (times === undefined) throw new Error(`no times of stages in ${folder}`);
  const browser = browserTests(report<BrowserSuite>(folder, 'e2e') ?? {});
  const vitest = ['unit', 'contract', 'postgres'].map((name) => report<OtherReport>(folder, name));
  const run: TimedRun = { ...times, browser, others: vitest.flatMap((each) => (each ? otherTests(each) : [])) };
  for (const { seconds, title } of slowest(run)) console.log(`${written(seconds).padStart(8)}  ${title}`);
  const late = overdue(run);
  console.log(late.join('\n'));
  if (late.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2] ?? 'reports');
