import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import { sampleResult, sampleSettled } from '../../../support/examples/sample-results.ts';
import { resultsPage } from '../../../support/views/results-page.tsx';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const LOST = { ok: false, error: { kind: 'network' } } as const;

describe('the results that are asked for', () => {
  it('are of the type and day of the address; a day too long ago is today [SP-8, SP-17, SP-18]', async () => {
    const { results, open } = await resultsPage();
    await open('/en/results?day=2026-11-20');
    expect([results.type, results.day.date, results.strip.length]).toEqual(['ended', '2026-11-20', 7]);
    await open('/en/results?day=2026-10-01');
    expect(results.day.date).toBe('2026-11-23');
    await open('/en/results/live');
    expect([results.type, results.phase]).toEqual(['live', 'ready']);
  });

  it('stay where only the unfolded game changes [SP-20]', async () => {
    const { results, gateway, open } = await resultsPage();
    await open('/en/results');
    const { games } = results;
    await open('/en/results?game=1');
    expect(results.games).toBe(games);
    expect(results.settled?.result.id).toBe(1);
    expect(gateway.asked).toEqual(['results ended 1', 'counts', 'settled 1']);
    await open('/en/results');
    expect(results.settled).toBeUndefined();
  });

  it('come a page at a time, each game once; a page that fails is asked for again', async () => {
    const { results, gateway, open } = await resultsPage();
    gateway.answers.results = async (_, page) =>
      ok({
        games: page === 1 ? [sampleResult(1), sampleResult(2)] : [sampleResult(2), sampleResult(3)],
        totalCount: 3,
      });
    await open('/en/results');
    expect(results.hasMore).toBe(true);
    const { results: answer } = gateway.answers;
    gateway.answers.results = async () => LOST;
    await results.loadMore();
    expect(results.moreFailure).toEqual({ kind: 'network' });
    gateway.answers.results = answer;
    await results.loadMore();
    expect(results.games.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect([results.hasMore, results.moreFailure]).toEqual([false, undefined]);
  });

  it('of another list that come late take the place of nothing', async () => {
    const { results, gateway, open } = await resultsPage();
    let answerThen: () => void = () => undefined;
    gateway.answers.results = async ({ search }) => {
      if (search === 'slow') await new Promise<void>((resolve) => (answerThen = resolve));
      return ok({ games: [sampleResult(search === 'slow' ? 9 : 1)], totalCount: 1 });
    };
    const slow = open('/en/results?search=slow');
    await open('/en/results');
    answerThen();
    await slow;
    expect(results.games.map(({ id }) => id)).toEqual([1]);
  });

  it('say what failed, and come when they are asked for again', async () => {
    const { results, gateway, open } = await resultsPage();
    const { results: answer } = gateway.answers;
    gateway.answers.results = async () => LOST;
    gateway.answers.settled = async () => ({ ok: false, error: { kind: 'refused', status: 404 } });
    await open('/en/results?game=5');
    expect([results.phase, results.failure, results.settledFailure]).toEqual([
      'failed',
      { kind: 'network' },
      { kind: 'refused', status: 404 },
    ]);
    gateway.answers.results = answer;
    gateway.answers.settled = async () => ok(sampleSettled());
    await Promise.all([results.load(), results.loadSettled()]);
    expect([results.phase, results.failure, results.settledFailure]).toEqual(['ready', undefined, undefined]);
  });

  it('come by themselves once the page lives, where it was drawn without an answer', async () => {
    const { results, gateway, open } = await resultsPage();
    const { results: answer, counts } = gateway.answers;
    gateway.answers.results = async () => LOST;
    gateway.answers.counts = async () => LOST;
    await open('/en/results');
    expect([results.phase, results.counts]).toEqual(['failed', undefined]);
    gateway.answers.results = answer;
    gateway.answers.counts = counts;
    stops.push(results.start());
    await expect.poll(() => results.phase).toBe('ready');
    await expect.poll(() => results.counts?.liveCount).toBe(3);
  });

  it('count the games of their own day or none: not those of another', async () => {
    const { results, gateway, open } = await resultsPage();
    await open('/en/results');
    expect(results.counts?.liveCount).toBe(3);
    gateway.answers.counts = async () => LOST;
    await results.loadCounts();
    expect([results.counts?.liveCount, results.countsFailure]).toEqual([3, { kind: 'network' }]);
    await open('/en/results?day=2026-11-20');
    expect(results.counts).toBeUndefined();
  });

  it('of games being played are asked for every three seconds while a page shows them, and no others [SP-15]', async () => {
    const { results, gateway, timers, open } = await resultsPage();
    await open('/en/results/live');
    stops.push(results.start());
    gateway.asked.length = 0;
    await timers.advance(6000);
    expect(gateway.asked).toEqual([]);
    const leave = results.watch();
    await timers.advance(6000);
    expect(gateway.asked).toEqual(['results live 1', 'results live 1']);
    leave();
    await timers.advance(6000);
    expect(gateway.asked).toHaveLength(2);
    stops.push(results.watch());
    await open('/en/results');
    gateway.asked.length = 0;
    await timers.advance(6000);
    expect(gateway.asked).toEqual([]);
  });
});
