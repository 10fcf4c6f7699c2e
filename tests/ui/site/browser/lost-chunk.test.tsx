import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seconds } from '../../../../core/shared/time.ts';
import { PartBoundary } from '../../../../ui/page/missing/part-boundary.tsx';
import { lazyStores } from '../../../../ui/page/lazy-stores.ts';
import { UpkeepStore } from '#ui/site/browser/upkeep-store.ts';
import { fakeConnection } from '../../../support/fakes/fake-connection.ts';
import { memoryValues } from '../../../support/fakes/memory-values.ts';

/** What `import()` rejects with: browsers tell these apart by their words alone. */
const FAILURES: readonly (readonly [string, () => Error])[] = [
  [
    'is gone after a new release, 404',
    () => new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
  ],
  ['is HTML with 200', () => new TypeError("'text/html' is not a valid JavaScript MIME type.")],
  ['is HTML that was parsed', () => new SyntaxError("Unexpected token '<'")],
  ['does not come in time', () => new DOMException('The operation timed out.', 'TimeoutError')],
  ['is blocked by the content security policy', () => new TypeError('Importing a module script failed.')],
  ['is without its styles', () => new Error('Unable to preload CSS for /assets/a.css')],
];

beforeEach(() => {
  // React tells of what a boundary caught
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Pages of one tab, one after the other: each reload forgets all but what the tab keeps. */
function tab({ isKept = true } = {}) {
  const values = memoryValues().tab();
  const clock = { time: 1_000_000, now: () => clock.time };
  const bet = { isInFlight: false };
  const counts = { reloads: 0 };
  const open = () =>
    new UpkeepStore({
      clock,
      values: { ...values, isKept: (stored) => isKept && values.isKept(stored) },
      connection: fakeConnection(),
      isBetInFlight: () => bet.isInFlight,
      isDialogOpen: () => false,
      reload: () => {
        counts.reloads += 1;
      },
    });
  return { open, clock, bet, counts };
}

/** Draws a page with a part that does not come. */
async function drawn(upkeep: UpkeepStore, failure: Error): Promise<void> {
  const Lost = lazy(async () => Promise.reject<never>(failure));
  cleanup();
  await act(async () => {
    render(
      <>
        <p>Bet slip</p>
        <PartBoundary fallback={<p>Part missing</p>} onMissing={() => upkeep.missPart()}>
          <Suspense>
            <Lost />
          </Suspense>
        </PartBoundary>
      </>,
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
}

describe.each(FAILURES)('a part that %s', (_, failure) => {
  it('reloads the page once in 60 s, however often the page comes without it [CHK-1, REL-26]', async () => {
    const { open, clock, counts } = tab();
    const pages = [0, 1, 58, 1, 1, 59].map((gap) => {
      clock.time += seconds(gap);
      return clock.time;
    });
    const reloads: number[] = [];
    for (const at of pages) {
      clock.time = at;
      const upkeep = open();
      await drawn(upkeep, failure());
      reloads.push(counts.reloads);
      for (const text of ['Bet slip', 'Part missing']) expect(screen.getByText(text)).toBeDefined();
    }
    expect(reloads).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('offers the reload where a bet is in flight, or no reload can be remembered [CHK-2, CHK-3, REL-26]', async () => {
    const flying = tab();
    flying.bet.isInFlight = true;
    const forgetful = tab({ isKept: false });
    for (const { open, counts } of [flying, forgetful]) {
      const upkeep = open();
      await drawn(upkeep, failure());
      expect([counts.reloads, upkeep.isReloadOffered]).toEqual([0, true]);
      upkeep.reloadNow();
      expect(counts.reloads).toBe(1);
    }
  });

  it('of stores may be asked for again, and comes then [REL-26]', async () => {
    const answers = [failure(), undefined];
    const stores = lazyStores(async () => {
      const answer = answers.shift();
      if (answer !== undefined) throw answer;
      return Promise.resolve();
    });
    await expect(stores.ensure(['any'])).rejects.toThrow(failure().message);
    expect(stores.isLoaded('any')).toBe(false);
    await stores.ensure(['any']);
    expect(stores.isLoaded('any')).toBe(true);
  });
});
