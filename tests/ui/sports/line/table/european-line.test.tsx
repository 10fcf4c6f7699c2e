import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../../../../core/shared/result.ts';
import type { Game } from '../../../../../core/sports/game/game.ts';
import { EuropeanLine } from '#ui/sports/line/table/european-line.tsx';
import { WHOLE_VIEW } from '#ui/sports/line/line-source.ts';
import { WaitingGames } from '#ui/sports/line/waiting-games.tsx';
import { linePage } from '../../../../support/views/line-page.tsx';
import { sampleChanges, sampleGame, sampleMarket } from '../../../../support/examples/sample-line.ts';
import { price } from '../../../../support/units.ts';

const LIVE = { ...WHOLE_VIEW, filter: { ...WHOLE_VIEW.filter, section: 'live' as const } };
const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

async function shown(games: readonly Game[] = [sampleGame(1), sampleGame(2, { champId: 11 })]) {
  const page = linePage(games);
  const { line, clock } = page.stores;
  await line.open(LIVE);
  stops.push(clock.start(), line.start(), line.watch());
  let commits = 0;
  render(
    <Profiler
      id="line"
      onRender={() => {
        commits += 1;
      }}
    >
      <WaitingGames />
      <EuropeanLine />
    </Profiler>,
    { wrapper: page.Wrapper },
  );
  const base = commits;
  return {
    ...page,
    line,
    commits: () => commits - base,
    pass: async (time: number) => {
      await act(() => page.pass(time));
    },
  };
}

function priced(home: number, version: number, isLocked = false): Game {
  const result = sampleMarket(1, 'result', { home, draw: 5.6, away: 11 }, { isLocked });
  return sampleGame(1, { version, markets: [result, ...sampleGame(1).markets.slice(1)] });
}

const HOME = /^Arsenal to win, /;

describe('the line in rows', () => {
  it('shows clock, part, score and prices with their lines', async () => {
    await shown([sampleGame(1)]);
    const row = screen.getAllByRole('row').at(-1)!;
    expect(within(row).getByText('67\u2032')).toBeDefined();
    expect(within(row).getByText('2nd half')).toBeDefined();
    expect(within(row).getByTitle('1 red card')).toBeDefined();
    expect(within(row).getByRole('button', { name: 'Arsenal \u22121, 1.87' }).textContent).toBe('\u22121 1.87');
    expect(within(row).getByRole('link', { name: '124 more outcomes' }).getAttribute('href')).toBe(
      '/en/live/football/10/1',
    );
  });

  it('shows no clock that stands still in a break, but that of a game that was abandoned', async () => {
    const clock = { ...sampleGame(1).clock, isRunning: false, seconds: 2879 };
    await shown([
      sampleGame(1, { status: 'break', clock }),
      sampleGame(2, { status: 'abandoned', clock: { ...clock, seconds: 2000 } }),
    ]);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.filter((text) => text.includes('47:59'))).toEqual([]);
    expect(rows.filter((text) => text.includes('33:20'))).toHaveLength(1);
  });

  it('commits nothing when a poll brings nothing [LN-19]', async () => {
    const { commits, gateway, pass } = await shown();
    gateway.answers.changes = () => ok(sampleChanges(1, { games: [sampleGame(1), sampleGame(2, { champId: 11 })] }));
    await pass(9000);
    expect(gateway.asked.filter((call) => call.startsWith('changes'))).toHaveLength(3);
    expect(commits()).toBe(0);
  });

  it('commits once for a changed price and touches that cell alone [LN-11]', async () => {
    const { commits, gateway, pass } = await shown();
    const [cell] = screen.getAllByRole('button', { name: HOME });
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const record of records) touched.add(record.target);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    gateway.answers.changes = () => ok(sampleChanges(2, { games: [priced(1.31, 2)] }));
    await pass(3100);
    observer.disconnect();
    expect(commits()).toBe(1);
    expect([...touched].filter((node) => !cell!.contains(node))).toEqual([]);
    expect(cell!.getAttribute('aria-label')).toBe('Arsenal to win, 1.31, odds up');
  });

  it('keeps the element of a price while it moves, is locked, and games come and go: no press is lost between its two halves [LN-11]', async () => {
    const { gateway, line, pass } = await shown();
    const cell = screen.getAllByRole('button', { name: HOME })[0]!;
    const others = [sampleGame(3, { champId: 9 }), sampleGame(4)];
    const steps: readonly Partial<ReturnType<typeof sampleChanges>>[] = [
      { games: [priced(1.31, 2)] },
      { games: [priced(1.31, 3, true)] },
      { games: [priced(1.29, 4), ...others] },
      { games: [priced(1.3, 5)], removed: [2] },
    ];
    for (const [place, changes] of steps.entries()) {
      gateway.answers.changes = () => ok(sampleChanges(place + 2, changes));
      await pass(3100);
      act(() => line.letIn());
      expect(screen.getAllByRole('button', { name: HOME })).toContain(cell);
    }
    await pass(6000);
    expect(cell.isConnected).toBe(true);
  });

  it('draws a locked price as one that cannot be pressed, and keeps its focus [LN-12]', async () => {
    const { gateway, pass, bets } = await shown([sampleGame(1)]);
    const cell = screen.getByRole('button', { name: HOME });
    cell.focus();
    gateway.answers.changes = () => ok(sampleChanges(2, { games: [priced(1.28, 2, true)] }));
    await pass(3100);
    expect(cell.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(cell);
    fireEvent.click(cell);
    expect(bets).toEqual([]);
  });

  it('opens a locked price once the feed has left it open for a second, so that one which flaps stays locked [LN-13, REL-17]', async () => {
    const { gateway, pass } = await shown([sampleGame(1)]);
    const cell = screen.getByRole('button', { name: HOME });
    const isOpen = () => cell.getAttribute('data-odds') === 'open';
    gateway.answers.changes = () => ok(sampleChanges(2, { games: [priced(1.28, 2, true)] }));
    await pass(3100);
    expect(isOpen()).toBe(false);
    gateway.answers.changes = () => ok(sampleChanges(3, { games: [priced(1.28, 3)] }));
    await pass(3000);
    expect(isOpen()).toBe(false);
    await pass(1000);
    expect(isOpen()).toBe(true);
  });

  it('puts a price into the coupon as it stands now, and takes it out again', async () => {
    const { gateway, pass, bets } = await shown([sampleGame(1)]);
    gateway.answers.changes = () => ok(sampleChanges(2, { games: [priced(1.31, 2)] }));
    await pass(3100);
    const cell = screen.getByRole('button', { name: HOME });
    fireEvent.click(cell);
    expect(bets[0]).toMatchObject({ outcomeId: '1:result:0::home', odds: price(1.31), version: 2, isLive: true });
    expect(cell.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(cell);
    expect(cell.getAttribute('aria-pressed')).toBe('false');
  });

  it('shows the picked line of a total in every game that has it [LN-3]', async () => {
    const totals = [2.5, 3.5].map((line) =>
      sampleMarket(1, 'total', { over: line - 1, under: 2 }, { line, isMain: line === 3.5 }),
    );
    await shown([sampleGame(1, { markets: totals })]);
    expect(screen.getByRole('button', { name: 'Total: Over 3.5, 2.50' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Total' }));
    fireEvent.click(screen.getByRole('menuitemradio', { name: '2.5', hidden: true }));
    expect(screen.getByRole('button', { name: 'Total: Over 2.5, 1.50' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Total: Over 3.5/ })).toBeNull();
    expect(screen.queryByTitle(/No 2.5 line here/)).toBeNull();
  });

  it('says where a game does not have the picked line [LN-3]', async () => {
    const total = (id: number, line: number) => sampleMarket(id, 'total', { over: 1.5, under: 2 }, { line });
    await shown([sampleGame(1, { markets: [total(1, 2.5)] }), sampleGame(2, { markets: [total(2, 3.5)] })]);
    fireEvent.click(screen.getByRole('button', { name: 'Total' }));
    fireEvent.click(screen.getByRole('menuitemradio', { name: '3.5', hidden: true }));
    const other = screen.getByTitle('No 3.5 line here; showing the main line');
    expect(within(other).getByRole('button', { name: /Total: Over 2.5/ })).toBeDefined();
  });

  it('shows the first answers of a question by name, as it has no columns [LN-1]', async () => {
    const market = sampleMarket(9, 'outright', { c0: 1.98, c1: 3.71, c2: 4.85, c3: 9 });
    await shown([sampleGame(9, { sportId: 85, section: 'line', away: undefined, markets: [market] })]);
    const row = screen.getAllByRole('row').at(-1)!;
    const prices = within(row).getAllByRole('button', { name: /, \d+\.\d\d$/ });
    expect(prices.map((price) => price.textContent)).toEqual(['c0 1.98', 'c1 3.71', 'c2 4.85']);
  });

  it('flashes a score that changed', async () => {
    const { gateway, pass } = await shown([sampleGame(1)]);
    const score = screen.getAllByRole('row').at(-1)!.querySelector('[class*="score"]')!;
    expect(score.hasAttribute('data-flash')).toBe(false);
    const scored = sampleGame(1, { version: 2, score: { ...sampleGame(1).score, home: 3 } });
    gateway.answers.changes = () => ok(sampleChanges(2, { games: [scored] }));
    await pass(3100);
    expect(score.getAttribute('data-flash')).toBe('odd');
  });

  it('folds a champ and stars games and champs [FV-1]', async () => {
    const { stores } = await shown([sampleGame(1)]);
    fireEvent.click(screen.getByRole('button', { name: 'Favourite event: Arsenal v Aston Villa' }));
    fireEvent.click(screen.getByRole('button', { name: 'Favourite competition: Champ 10' }));
    expect(stores.favourites.favourites).toMatchObject({ games: [1], champs: [10] });
    fireEvent.click(screen.getByRole('button', { name: 'Matches: Champ 10' }));
    expect(screen.queryByRole('button', { name: HOME })).toBeNull();
    expect(screen.getByRole('button', { name: 'Matches: Champ 10' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('has the favourite competitions first, the others by their names [LN-10]', async () => {
    const { stores } = await shown([sampleGame(1, { champId: 12 }), sampleGame(2, { champId: 11 })]);
    const champs = () =>
      screen
        .getAllByRole('button', { name: /^Matches: Champ/ })
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    const before = champs();
    expect(before.map((name) => name.slice(-2))).toEqual(['11', '12']);
    act(() => {
      stores.favourites.toggleChamp(12);
    });
    expect(champs()).toEqual(before.toReversed());
  });

  it('lets new games in when the player wants them [LN-9]', async () => {
    const { gateway, pass } = await shown([sampleGame(1)]);
    gateway.answers.changes = () => ok(sampleChanges(2, { games: [sampleGame(7, { version: 2 })] }));
    await pass(3100);
    expect(screen.getAllByRole('button', { name: HOME })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '1 new event' }));
    expect(screen.getAllByRole('button', { name: HOME })).toHaveLength(2);
  });
});
