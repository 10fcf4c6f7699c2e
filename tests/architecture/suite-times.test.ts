import { describe, expect, it } from 'vitest';
import {
  browserTests,
  HEAD_ROOM,
  LONGEST_BROWSER_TEST,
  MOST_SECOND_TRIES,
  otherTests,
  overdue,
  slowest,
  STAGE_BUDGETS,
  type TimedRun,
  USUAL_BROWSER_TEST,
} from '../support/suite-times.ts';

const usual = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ title: `test ${String(place)}`, seconds: USUAL_BROWSER_TEST }));
const run: TimedRun = { stages: { unit: 100, e2e: 400 }, whole: 700, slowness: 1, browser: usual(9), others: [] };
const long = { title: 'walks everywhere', seconds: LONGEST_BROWSER_TEST + 1 };

describe('the times of the suite', () => {
  it('finds nothing where all keep their limits', () => {
    expect(overdue(run)).toEqual([]);
  });

  it('refuses a stage over its budget, and one that has none', () => {
    const stages = { unit: (STAGE_BUDGETS['unit'] ?? 0) + 1, other: 1 };
    expect(overdue({ ...run, stages })).toEqual(['unit took 156.0 s of 155.0 s', 'other has no budget']);
  });

  it('refuses a long browser test without a reason, and one with an empty one', () => {
    const browser = [...run.browser, long, { ...long, title: 'says nothing', reason: ' ' }];
    expect(overdue({ ...run, browser })).toEqual([
      '21.0 s of 20.0 s, with no reason beside it: walks everywhere',
      '21.0 s of 20.0 s, with no reason beside it: says nothing',
    ]);
    expect(overdue({ ...run, browser: [...run.browser, { ...long, reason: 'it kills the site twice' }] })).toEqual([]);
  });

  it('stretches its limits on a slow machine, and those of tests where all of them were slow', () => {
    const browser = [...run.browser, long];
    expect(overdue({ ...run, stages: { unit: 230 }, slowness: 1.5, browser })).toEqual([]);
    const longer = { ...long, seconds: LONGEST_BROWSER_TEST * HEAD_ROOM * 1.5 };
    expect(overdue({ ...run, slowness: 1.5, browser: [...run.browser, longer] })).toEqual([]);
    expect(overdue({ ...run, slowness: 1.4, browser: [...run.browser, longer] })).toHaveLength(1);
    const slow = run.browser.map((test) => ({ ...test, seconds: 2 * test.seconds }));
    expect(overdue({ ...run, browser: [...slow, long] })).toEqual([]);
    expect(overdue({ ...run, slowness: 0.5, browser })).toHaveLength(1);
  });

  it('refuses a whole that is far over its thirteen minutes', () => {
    expect(overdue({ ...run, whole: 975 })).toEqual([]);
    expect(overdue({ ...run, whole: 976 })).toEqual(['all took 976.0 s of 975.0 s']);
    expect(overdue({ ...run, whole: 1900, slowness: 2 })).toEqual([]);
  });

  it('refuses any second try on an idle machine, more than are explained on a loaded one, and names them', () => {
    const again = (count: number) => usual(count).map((test) => ({ ...test, tries: 2 }));
    expect(overdue({ ...run, browser: [...run.browser, ...again(1)] })).toEqual([
      'one of 1 that were tried twice: test 0',
    ]);
    const loaded = { ...run, slowness: 1.5 };
    expect(overdue({ ...loaded, browser: [...run.browser, ...again(MOST_SECOND_TRIES)] })).toEqual([]);
    const late = overdue({ ...loaded, browser: [...run.browser, ...again(MOST_SECOND_TRIES + 1)] });
    expect(late).toHaveLength(MOST_SECOND_TRIES + 1);
    expect(late[0]).toBe('one of 4 that were tried twice: test 0');
  });

  it('names the ten slowest tests of all stages, the slowest first', () => {
    const others = [
      { title: 'b', seconds: 60 },
      { title: 'a', seconds: 1 },
    ];
    const titles = slowest({ ...run, others, browser: [...run.browser, long] }).map(({ title }) => title);
    expect(titles).toHaveLength(10);
    expect(titles.slice(0, 3)).toEqual(['b', 'walks everywhere', 'test 0']);
    expect(titles).not.toContain('a');
  });

  it('reads what both runners report, with the reasons of browser tests and the last of their tries', () => {
    const annotations = [{ type: 'long', description: 'a minute of prices' }];
    const tests = [{ annotations, results: [{ duration: 60_000 }, { duration: 25_000 }] }];
    const specs = [{ file: 'a.spec.ts', title: 'moves', tests }];
    expect(browserTests({ suites: [{ suites: [{ specs }] }] })).toEqual([
      { title: 'a.spec.ts: moves', seconds: 25, tries: 2, reason: 'a minute of prices' },
    ]);
    const assertionResults = [{ fullName: 'counts', duration: 1500 }, { fullName: 'is skipped' }];
    expect(otherTests({ testResults: [{ name: '/tests/b.test.ts', assertionResults }] })).toEqual([
      { title: 'b.test.ts: counts', seconds: 1.5 },
      { title: 'b.test.ts: is skipped', seconds: 0 },
    ]);
  });
});
