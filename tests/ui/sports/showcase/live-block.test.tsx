import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import { sportId } from '../../../../core/sports/tree/sport.ts';
import { LiveBlock } from '#ui/sports/showcase/live-block.tsx';
import { sampleChanges, sampleGame, sampleSnapshot } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const stop of stops.splice(0)) stop();
});

const FOOTBALL = sportId('football')!;
const TENNIS = sportId('tennis')!;
const game = (id: number) => sampleGame(id, { section: 'live', home: { id, name: `Team ${String(id)}:` }, version: 1 });

/** Home with these live games of every sport. */
async function openBlock(games: readonly Game[], counts: readonly (readonly [sport: number, live: number])[]) {
  const page = linePage(games, '/en');
  page.gateway.answers.tree = {
    sports: counts.map(([id, liveCount]) => ({
      id: id as typeof FOOTBALL,
      code: id === FOOTBALL ? 'football' : id === TENNIS ? 'tennis' : 'basketball',
      name: '',
      liveCount,
      lineCount: 9,
    })),
    champs: [],
  };
  page.gateway.answers.line = ({ sportId: sport = FOOTBALL }) =>
    ok(sampleSnapshot(games.map((each) => ({ ...each, sportId: sport }))));
  await page.stores.tree.load();
  render(<LiveBlock />, { wrapper: page.Wrapper });
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  await act(() => page.pass(100));
  if (page.stores.lazy.isLoaded('liveBlock')) stops.push(page.stores.liveBlock.start());
  await act(() => page.pass(100));
  return { ...page, wait: async (time: number) => act(() => page.pass(time)) };
}

const teams = () =>
  within(screen.getByRole('grid'))
    .queryAllByRole('row')
    .flatMap((row) => /(Team \d+):/.exec(row.textContent)?.[1] ?? []);

describe('the live block of home', () => {
  it('is asked for only where the layout has a place for it [LVB-4]', async () => {
    const tell: ((entries: readonly { readonly boundingClientRect: { readonly height: number } }[]) => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn<() => void>();
        disconnect = vi.fn<() => void>();
        constructor(told: (typeof tell)[number]) {
          tell.push(told);
        }
      },
    );
    const { stores, wait } = await openBlock([game(1)], [[FOOTBALL, 1]]);
    const place = (height: number) => act(() => tell[0]!([{ boundingClientRect: { height } }]));
    place(0);
    await wait(20_000);
    expect(stores.lazy.isLoaded('liveBlock')).toBe(false);
    place(250);
    await act(() => vi.dynamicImportSettled());
    stops.push(stores.liveBlock.start());
    await wait(100);
    expect(teams()).toEqual(['Team 1']);
    place(0);
    await wait(100);
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('shows the first games of the first sport with live games, each with its prices [LVB-1]', async () => {
    await openBlock(
      [game(1), game(2), game(3), game(4), game(5)],
      [
        [TENNIS, 0],
        [FOOTBALL, 5],
      ],
    );
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Football5']);
    expect(teams()).toEqual(['Team 1', 'Team 2', 'Team 3', 'Team 4']);
    expect(screen.getByRole('link', { name: 'All live' }).getAttribute('href')).toBe('/en/live');
    expect(within(screen.getByRole('grid')).getAllByRole('button', { pressed: false }).length).toBeGreaterThan(4);
  });

  it('asks for another sport at a press on its tab [LVB-1]', async () => {
    const { gateway } = await openBlock(
      [game(1)],
      [
        [FOOTBALL, 5],
        [TENNIS, 2],
      ],
    );
    await act(async () => {
      fireEvent.click(screen.getByRole('tab', { name: /Tennis/ }));
      await Promise.resolve();
    });
    expect(gateway.asked).toContain(`line live ${String(TENNIS)} to 20`);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tennis2');
  });

  it('is asked for every five seconds, beside the line of home; a game that comes takes a free place [SP-15, LVB-2]', async () => {
    const { gateway, wait } = await openBlock([game(1), game(2)], [[FOOTBALL, 5]]);
    const asked = () => gateway.asked.filter((call) => call.startsWith('changes')).length;
    gateway.answers.changes = () => ok(sampleChanges(2, { games: [game(3)] }));
    expect(asked()).toBe(0);
    await wait(4700);
    expect(asked()).toBe(0);
    await wait(300);
    expect(asked()).toBe(1);
    await wait(200);
    expect(teams()).toEqual(['Team 1', 'Team 2', 'Team 3']);
  });

  it('folds a competition away, stars it, and says how many of its games are live [LVB-3]', async () => {
    const { stores } = await openBlock([game(1), game(2)], [[FOOTBALL, 5]]);
    const [champ] = within(screen.getByRole('grid')).getAllByRole('row');
    const fold = within(champ!).getByRole('button', { expanded: true });
    expect(within(champ!).getByRole('rowheader').textContent).toMatch(/\d$/);
    fireEvent.click(fold);
    expect([teams(), fold.getAttribute('aria-expanded')]).toEqual([[], 'false']);
    fireEvent.click(fold);
    expect(teams()).toEqual(['Team 1', 'Team 2']);
    const { id } = stores.liveBlock.line.champ(game(1).champId)!;
    fireEvent.click(within(champ!).getByRole('button', { pressed: false }));
    expect(stores.favourites.hasChamp(id)).toBe(true);
  });

  it('says that nothing is played where no sport has live games [LVB-1]', async () => {
    await openBlock([], [[FOOTBALL, 0]]);
    expect(screen.getByText('Nothing is being played right now')).toBeDefined();
  });
});
