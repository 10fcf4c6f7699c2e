import { act, cleanup, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { WHOLE_VIEW } from '#ui/sports/line/line-source.ts';
import { prepareLine } from '#ui/sports/line/prepare-line.ts';
import { LineToolbar, StaleNotice } from '#ui/sports/line/line-toolbar.tsx';
import { sampleGame } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

async function shown(address: string, change: { readonly section?: 'live'; readonly isFavourites?: boolean } = {}) {
  const { section = 'all', isFavourites = false } = change;
  const page = linePage([sampleGame(1)], address);
  const { line, clock } = page.stores;
  stops.push(clock.start(), line.start(), line.watch());
  await line.open({ filter: { ...WHOLE_VIEW.filter, section }, isFavourites });
  render(
    <>
      <LineToolbar />
      <StaleNotice />
    </>,
    { wrapper: page.Wrapper },
  );
  return page;
}

function chips(): readonly string[] {
  return screen.getAllByRole('link').map((chip) => chip.textContent);
}

describe('the filters over the line', () => {
  it('leave out what has no games and, in live, how far ahead [LN-41]', async () => {
    await shown('/en/live', { section: 'live' });
    expect(chips()).toEqual(['All2', '2nd half1']);
    expect(screen.queryByRole('button', { name: 'Any time' })).toBeNull();
  });

  it('leave out the zones once a player switched them off [LN-41] [MD-16]', async () => {
    const { stores } = await shown('/en/live', { section: 'live' });
    act(() => {
      runInAction(() => {
        stores.line.counts = { ...stores.line.counts, zone: 3 };
      });
    });
    expect(chips()).toContain('Match zone3');
    await act(() => stores.lazy.ensure(['media']));
    expect(chips()).toContain('Match zone3');
    act(() => stores.media.changeLook({ isZoneOff: true }));
    expect(chips()).not.toContain('Match zone3');
  });

  it('stay at the favourites and mark the whole of them [LN-41]', async () => {
    await shown('/en?favourites=1', { isFavourites: true });
    const all = screen.getByRole('link', { name: /^All/ });
    expect(all.getAttribute('aria-current')).toBe('true');
    expect(all.getAttribute('href')).toBe('/en?favourites=1');
    expect(chips()).toHaveLength(1);
  });

  it('say that prices are old, unless the bar over the page has said that there is no network [LN-15]', async () => {
    const page = await shown('/en/live', { section: 'live' });
    page.gateway.answers.changes = () => ({ ok: false, error: { kind: 'network' } });
    await act(() => page.pass(30_000));
    expect(screen.getByText(/Odds are not updating/)).toBeDefined();
    act(() => {
      runInAction(() => {
        Object.assign(page.stores.coupon, { isOnline: false });
      });
    });
    expect(screen.queryByText(/Odds are not updating/)).toBeNull();
  });

  it('stand in the address, the usual one without a trace, and what is unknown there is as if it were missing [LN-16] [LN-17] [SP-16]', async () => {
    const page = await shown('/en/live', { section: 'live' });
    const hrefs = screen.getAllByRole('link').map((chip) => chip.getAttribute('href'));
    expect(hrefs).toEqual(['/en/live', '/en/live?time=second_period']);
    await page.stores.page.learnRoutes();
    const asked: string[] = [];
    for (const query of ['time=second_period', 'time=4&hours=7&favourites=yes', 'time=recommended&hours=6']) {
      const match = page.stores.page.match('/live');
      if (match?.name !== 'section') throw new Error('live is no section');
      await act(async () => prepareLine(page.stores, match, new URLSearchParams(query)));
      const { filter, isFavourites } = page.stores.line.view;
      asked.push([filter.time, filter.hoursAhead, isFavourites].join(' '));
    }
    expect(asked).toEqual(['second_period 0 false', 'all 0 false', 'recommended 6 false']);
  });
});
