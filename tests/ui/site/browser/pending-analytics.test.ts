import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { EventCounter } from '../../../../core/analytics/event-counter.ts';
import { PendingAnalytics } from '#ui/site/browser/pending-analytics.ts';

function visit({ isAgreed = false, isLost = false } = {}) {
  const consent = observable({ isAgreed });
  const happened: string[] = [];
  let arrive = (): void => undefined;
  const wait = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const late = new PendingAnalytics({
    consent: { mayKeep: () => consent.isAgreed },
    fetchCounter: async () => {
      happened.push('fetched');
      await wait;
      if (isLost) throw new Error('not found');
      const count: EventCounter['count'] = (name) => void happened.push(name);
      const stop = () => void happened.push('stopped');
      return { count, start: () => (happened.push('started'), stop) };
    },
  });
  return {
    late,
    happened,
    agree: () => {
      runInAction(() => {
        consent.isAgreed = true;
      });
    },
    arrive: async () => {
      arrive();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

describe('what counts', () => {
  it('is not fetched before it is agreed to, and nothing is held until then [AN-1]', async () => {
    const { late, happened, agree, arrive } = visit();
    const stop = late.start();
    late.count('captcha-passed', {});
    expect(happened).toEqual([]);
    agree();
    late.count('captcha-failed', {});
    await arrive();
    late.count('page-measured', {});
    stop();
    expect(happened).toEqual(['fetched', 'started', 'captcha-failed', 'page-measured', 'stopped']);
  });

  it('is told of the first hundred that happened before it came', async () => {
    const { late, happened, arrive } = visit({ isAgreed: true });
    late.start();
    for (let n = 0; n < 150; n += 1) late.count('captcha-failed', {});
    await arrive();
    expect(happened.filter((name) => name === 'captcha-failed')).toHaveLength(100);
  });

  it('that does not come, or too late, is told to nobody', async () => {
    const lost = visit({ isAgreed: true, isLost: true });
    lost.late.start();
    await lost.arrive();
    const left = visit({ isAgreed: true });
    left.late.start()();
    await left.arrive();
    expect([lost.happened, left.happened]).toEqual([['fetched'], ['fetched']]);
  });
});
