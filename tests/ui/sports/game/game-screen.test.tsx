import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import type { Market } from '../../../../core/sports/game/market.ts';
import { Screen } from '#ui/sports/game/game-screen.tsx';
import { GameStatisticsView } from '#ui/sports/game/game-statistics-view.tsx';
import { accessibilityTree } from '../../../support/views/accessibility-tree.ts';
import { linePage } from '../../../support/views/line-page.tsx';
import { sampleDetails, sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

const MARKETS: readonly Market[] = [
  sampleMarket(1, 'result', { home: 1.28, draw: 5.6, away: 11 }),
  sampleMarket(1, 'total', { over: 3.05, under: 1.36 }, { line: 4.5, isMain: false }),
  sampleMarket(1, 'total', { over: 1.83, under: 1.98 }, { line: 3.5 }),
  sampleMarket(1, 'total', { over: 2.1, under: 1.7 }, { line: 1.5, period: 1 }),
  sampleMarket(1, 'correct-score', { '2-1': 4.1, '3-1': 4.35, other: 9 }),
];

function Address(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <div role="note" data-path={pathname}>
      {search}
    </div>
  );
}

async function shown(address = '/en/live/football/10/1', game = sampleDetails(sampleGame(1), MARKETS)) {
  const page = linePage([], address);
  page.gateway.answers.game = () => ok(game);
  await page.stores.lazy.ensure(['game']);
  await page.stores.game.open(1);
  stops.push(page.stores.clock.start(), page.stores.game.start());
  let commits = 0;
  render(
    <Profiler
      id="game"
      onRender={() => {
        commits += 1;
      }}
    >
      <Screen />
      <Address />
    </Profiler>,
    { wrapper: page.Wrapper },
  );
  const base = commits;
  return {
    ...page,
    commits: () => commits - base,
    pass: async (time: number) => {
      await act(() => page.pass(time));
    },
  };
}

describe("a game's own page", () => {
  it.each([
    [undefined, '/en/champs/10/final'],
    [{ id: 8, name: 'Rivals' }, '/en/line/football/10/1'],
  ])('of a season, whose question has no away side (%o), is that of the season: %s [LN-91]', async (away, path) => {
    const season = [sampleMarket(1, 'season-top', { c0: 2, c1: 3 }, { line: 2 })];
    await shown('/en/line/football/10/1', sampleDetails(sampleGame(1, { champId: 10, away }), season));
    expect(screen.getByRole('note').dataset['path']).toBe(path);
  });

  it('A11Y-09 tells a screen reader what was read and kept', async () => {
    await shown();
    const tree = accessibilityTree(document.body);
    await expect(`${tree.join('\n')}\n`).toMatchFileSnapshot('game-tree.txt');
  });

  it('says who plays and how it stands, and reads a changed score out', async () => {
    const { gateway, pass } = await shown();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Arsenal v Aston Villa');
    expect(screen.getByText('67:12')).toBeDefined();
    const game = sampleGame(1, { version: 2, score: { ...sampleGame(1).score, home: 3 } });
    gateway.answers.gameChanges = () => ok(sampleDetails(game, MARKETS));
    await pass(2100);
    expect(screen.getByText('Arsenal 3, Aston Villa 1').tagName).toBe('OUTPUT');
  });

  it('says that it does not count in the table, where that is so, and leads there, as the window of its statistics does [STC-18]', async () => {
    const outside = { ...sampleDetails(sampleGame(1), MARKETS), isOutsideSeason: true };
    const { Wrapper, stores } = await shown(undefined, outside);
    await stores.lazy.ensure(['gameHistory']);
    const told = () => screen.queryByRole('link', { name: 'Not counted in the table' });
    expect(told()?.title).toMatch(/outside the season/);
    expect(told()?.getAttribute('href')).toBe('/en/statistic?champ=10');
    cleanup();
    render(<GameStatisticsView />, { wrapper: Wrapper });
    expect(told()?.getAttribute('href')).toBe('/en/statistic?champ=10');
    cleanup();
    await shown();
    expect(told()).toBeNull();
  });

  it('puts the scores of the halves apart', async () => {
    await shown();
    expect(document.body.textContent).toContain('2nd half1:1,1:0');
  });

  it('asks every two seconds and commits only for the ticking clock when nothing changed [LN-14]', async () => {
    const { gateway, pass, commits } = await shown();
    // what the page brings along later is drawn once, whenever that comes
    await act(() => vi.dynamicImportSettled());
    const drawn = commits();
    await pass(6000);
    expect(gateway.asked.filter((call) => call.startsWith('game 1 since 1'))).toHaveLength(3);
    expect(commits() - drawn).toBeLessThanOrEqual(6 * 2);
    const still = sampleGame(1, { version: 2, clock: { ...sampleGame(1).clock, isRunning: false } });
    gateway.answers.gameChanges = () => ok(sampleDetails(still, MARKETS));
    await pass(2000);
    gateway.answers.gameChanges = () => ok(undefined);
    const before = commits();
    await pass(6000);
    expect(commits()).toBe(before);
  });

  it('says the attack pressure in figures beside its picture [SP-85]', async () => {
    await shown(undefined, { ...sampleDetails(sampleGame(1), MARKETS), momentum: [40, -10, 80, -5] });
    fireEvent.click(screen.getByRole('button', { name: /Statistics$/, expanded: false }));
    const panel = screen.getByRole('region', { name: 'Attack momentum' });
    expect(within(panel).getByText(/^Arsenal: attacking/).textContent).toBe(
      'Arsenal: attacking 50% of the time, peak 80 of 100, now 0. Aston Villa: attacking 50% of the time, peak 10 of 100, now 5.',
    );
  });

  it('shows the statistics of the part that is chosen', async () => {
    await shown();
    const panel = screen.getByRole('region', { name: 'Statistics' });
    expect(panel.textContent).toContain('12Shots4');
    fireEvent.click(within(panel).getByRole('tab', { name: '1st half' }));
    expect(panel.textContent).toContain('7Shots1');
    expect(panel.textContent).not.toContain('Possession');
  });

  it('has the zone and what was counted open side by side while the game is live, and the latter folded for a window without room', async () => {
    await shown();
    const zone = screen.getByRole('region', { name: 'Match zone' });
    expect(zone.compareDocumentPosition(screen.getByRole('region', { name: 'Statistics' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    fireEvent.click(screen.getByRole('button', { name: /Statistics$/, expanded: false }));
    expect(screen.getAllByRole('region', { name: 'Statistics' })).toHaveLength(2);
    cleanup();
    await shown('/en/line/football/10/1', sampleDetails(sampleGame(1, { section: 'line' }), MARKETS));
    expect(screen.queryByRole('region', { name: 'Match zone' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Statistics' })).toBeNull();
  });

  it('unfolds from the head of the statistics what else is known, and has no button where that is nothing', async () => {
    const details = sampleDetails(sampleGame(1), MARKETS);
    await shown(undefined, { ...details, momentum: [40, -10, 80, -5], lineUps: { home: [], away: [] } });
    const head = screen.getByRole('region', { name: 'Statistics' });
    const more = within(head).getByRole('button', { name: 'More Attack momentum and Line-ups' });
    expect(screen.queryByRole('region', { name: 'Attack momentum' })).toBeNull();
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('region', { name: 'Attack momentum' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Line-ups' })).toBeDefined();
    fireEvent.click(more);
    expect(screen.queryByRole('region', { name: 'Line-ups' })).toBeNull();
    cleanup();
    await shown(undefined, { ...details, momentum: [], lineUps: undefined });
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
  });

  it('lays lines out in a table and answers in a grid [LN-32]', async () => {
    await shown();
    const total = screen.getByRole('region', { name: 'Total' });
    expect(
      within(total)
        .getAllByRole('button', { name: /^Total: (?:Over|Under)/ })
        .map((cell) => cell.getAttribute('aria-label')),
    ).toEqual(['Total: Over 3.5, 1.83', 'Total: Under 3.5, 1.98', 'Total: Over 4.5, 3.05', 'Total: Under 4.5, 1.36']);
    expect(total.textContent).toContain('main line 3.5');
    fireEvent.click(screen.getByRole('tab', { name: /^Score/ }));
    expect(screen.getByRole('region', { name: 'Correct score' }).textContent).toContain('Any other 9.00');
  });

  it('offers tabs with the number of their outcomes [LN-34]', async () => {
    await shown();
    const markets = screen.getByRole('tablist', { name: 'Markets' });
    expect(
      within(markets)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Popular 7', 'All 12', 'Totals 6', 'Periods 2', 'Score 3']);
    fireEvent.click(within(markets).getByRole('tab', { name: /^Periods/ }));
    expect(screen.getByRole('region', { name: '1st half: Total' })).toBeDefined();
  });

  it('finds a market by its name in any tab [LN-31]', async () => {
    await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Search markets' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Search markets' }), { target: { value: 'corr' } });
    expect(screen.getByRole('region', { name: 'Correct score' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Total' })).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'Search markets' }), { target: { value: 'zzz' } });
    expect(screen.getByText('No matching markets')).toBeDefined();
  });

  it('gives the search the focus, finds other endings and gives the focus back [LN-38]', async () => {
    await shown();
    const button = screen.getByRole('button', { name: 'Search markets' });
    fireEvent.click(button);
    const field = screen.getByRole('textbox', { name: 'Search markets' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'totals' } });
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('region', { name: 'Total' })).toBeDefined();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: 'Search markets' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('opens at the tab of the address and keeps the chosen one there [LN-40]', async () => {
    await shown('/en/live/football/10/1?from=top&tab=score');
    expect(screen.getByRole('tab', { name: /^Score/, selected: true })).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: /^Totals/ }));
    expect(screen.getByRole('note').textContent).toBe('?from=top&tab=totals');
    fireEvent.click(screen.getByRole('tab', { name: /^Popular/ }));
    expect(screen.getByRole('note').textContent).toBe('?from=top');
  });

  it('opens with the search of the address and keeps what is looked for there, letter by letter not [LN-71]', async () => {
    await shown('/en/live/football/10/1?tab=all&find=score');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search markets' });
    expect([field.value, document.activeElement === field]).toEqual(['score', false]);
    expect(screen.queryByRole('region', { name: 'Total' })).toBeNull();
    field.focus();
    fireEvent.change(field, { target: { value: 'total' } });
    expect(screen.getByRole('region', { name: 'Total' })).toBeDefined();
    expect(screen.getByRole('note').textContent).toBe('?tab=all&find=score');
    fireEvent.blur(field);
    expect(screen.getByRole('note').textContent).toBe('?tab=all&find=total');
    fireEvent.click(screen.getByRole('tab', { name: /^Totals/ }));
    expect(screen.getByRole('note').textContent).toBe('?tab=totals');
    expect(screen.queryByRole('textbox', { name: 'Search markets' })).toBeNull();
  });

  it('puts a starred market first, folds and changes columns [FV-1]', async () => {
    await shown();
    fireEvent.click(screen.getByRole('tab', { name: /^All/ }));
    fireEvent.click(screen.getByRole('button', { name: 'One column' }));
    fireEvent.click(screen.getByRole('button', { name: 'Favourite market: Correct score' }));
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(names[0]).toBe('Correct score');
    fireEvent.click(screen.getByRole('button', { name: 'Correct score' }));
    expect(screen.queryByRole('button', { name: /Correct score: 2:1/ })).toBeNull();
  });

  it('says what did not load and why, and asks again [NO-23]', async () => {
    const page = linePage([], '/en/live/football/10/1');
    page.gateway.answers.game = () => ({ ok: false, error: { kind: 'network' } });
    await page.stores.lazy.ensure(['game']);
    await page.stores.game.open(1);
    render(<Screen />, { wrapper: page.Wrapper });
    expect(await screen.findByText('We couldn’t load the event')).toBeDefined();
    expect(screen.getByText(/We can’t reach the server/)).toBeDefined();
    page.gateway.answers.game = () => ok(sampleDetails(sampleGame(1), MARKETS));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.queryByText('We couldn’t load the event')).toBeNull();
    });
    expect(page.stores.game.phase).toBe('ready');
  });

  it('says when the game is over, leads to its result and stops asking [SP-41]', async () => {
    const { gateway, pass } = await shown();
    const startsAt = Date.UTC(2026, 10, 23, 19);
    const over = sampleGame(1, { version: 2, status: 'finished', startsAt });
    gateway.answers.gameChanges = () => ok(sampleDetails(over, []));
    await pass(2100);
    expect(screen.getByText('This match has finished and betting is closed.')).toBeDefined();
    expect(screen.queryByText('Betting on this match is closed')).toBeNull();
    expect(screen.getByRole('link', { name: 'Result and settled markets' }).getAttribute('href')).toBe(
      '/en/results?day=2026-11-23&sport=football&champ=10&game=1',
    );
    expect(screen.getByRole('link', { name: 'To the competition' }).getAttribute('href')).toBe('/en/line/football/10');
    expect(screen.queryByText('Live')).toBeNull();
    const asked = gateway.asked.length;
    await pass(10_000);
    expect(gateway.asked).toHaveLength(asked);
  });
});
