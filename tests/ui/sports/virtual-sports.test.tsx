import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../../core/shared/result.ts';
import { prepareVirtual } from '#ui/sports/cyber/virtual/prepare-virtual.ts';
import { Screen } from '#ui/sports/cyber/virtual/virtual-screen.tsx';
import { sampleChamp, sampleGame, sampleMarket, sampleSnapshot } from '../../support/examples/sample-line.ts';
import { linePage } from '../../support/views/line-page.tsx';

afterEach(cleanup);

const FOOTBALL = 140;
const TREE = {
  sports: [{ id: FOOTBALL, code: 'cyber-football', name: 'Virtual football', liveCount: 0, lineCount: 1 }],
  champs: [
    sampleChamp(103, { name: 'Virtual Champions Cup', sportId: FOOTBALL, isTop: false }),
    sampleChamp(102, { name: 'Virtual Premier League', sportId: FOOTBALL, isTop: true }),
  ],
} as const;
const RESULT = sampleMarket(7, 'result', { home: 1.9, draw: 3.1, away: 4.2 });
const NEXT = sampleGame(7, {
  sportId: FOOTBALL,
  champId: 102,
  section: 'line',
  startsAt: 1_000_000 + 125_000,
  markets: [RESULT],
});

async function opened(search = '') {
  const page = linePage([NEXT], `/en/virtualsports${search}`);
  page.gateway.answers.tree = TREE;
  page.gateway.answers.line = () => ok(sampleSnapshot([NEXT], { champs: [sampleChamp(102, { sportId: FOOTBALL })] }));
  await page.stores.tree.load();
  await page.stores.lazy.ensure(['champStatistics', 'results']);
  const status = await prepareVirtual(page.stores, new URLSearchParams(search));
  return { page, status };
}

describe('the page of virtual sports', () => {
  it('counts down to the next matches and offers their prices to the coupon [GM-62]', async () => {
    const { page, status } = await opened();
    render(<Screen />, { wrapper: page.Wrapper });
    expect(status).toBeUndefined();
    const next = within(screen.getByRole('region', { name: 'Next matches' })).getByRole('link');
    expect(next.textContent).toContain('Starts in 2:05');
    expect(next.getAttribute('href')).toBe('/en/cyber/virtual/football/102/line/7');
    const stop = page.stores.clock.start();
    await act(async () => page.pass(5000));
    stop();
    expect(next.textContent).toContain('Starts in 2:00');
    fireEvent.click(screen.getAllByRole('button', { name: /1\.9/ })[0]!);
    expect(page.bets.map(({ outcomeId }) => outcomeId)).toEqual([RESULT.outcomes[0]?.id]);
  });

  it('leads from league to league, and knows no league that is not virtual [GM-62]', async () => {
    const { page } = await opened();
    render(<Screen />, { wrapper: page.Wrapper });
    const league = screen.getByRole('link', { name: 'Virtual Premier League' });
    expect(league.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Virtual Champions Cup' }).getAttribute('href')).toBe(
      '/en/virtualsports?league=103',
    );
    expect((await opened('?league=103')).status).toBeUndefined();
    expect((await opened('?league=1')).status).toBe(404);
  });
});
