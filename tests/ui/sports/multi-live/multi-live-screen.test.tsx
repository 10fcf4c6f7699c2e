import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../../core/sports/game/game.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { MULTI_LIVE } from '../../../../core/sports/multi-live/multi-live.ts';
import { Column, Screen } from '#ui/sports/multi-live/multi-live-screen.tsx';
import { PICTURE } from '#ui/sports/game/media/zone/zone-fields.tsx';
import { prepareMultiLive } from '#ui/sports/multi-live/prepare-multi-live.ts';
import { linePage } from '../../../support/views/line-page.tsx';
import { nearPlaces } from '../../../support/views/near-places.ts';
import { sampleDetails, sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const stop of stops.splice(0)) stop();
});

const sides = (id: number): Pick<Game, 'home' | 'away'> => ({
  home: { id: id * 2, name: `Home ${String(id)}` },
  away: { id: id * 2 + 1, name: `Away ${String(id)}` },
});
const played = (id: number, change: Partial<Game> = {}): Game =>
  sampleGame(id, { ...sides(id), outcomeCount: 10 * id, ...change });
const GAMES = [1, 2, 3, 4, 5, 6, 7].map((id) => played(id));

async function shown(kept: readonly number[] = [], games: readonly Game[] = GAMES) {
  const page = linePage(games, '/en/multi');
  page.kept.set(MULTI_LIVE.key, { games: kept, body: 'statistics', grid: 'two' });
  const { answers } = page.gateway;
  answers.game = (id) => {
    const game = games.find((each) => each.id === id);
    return game === undefined ? fail({ kind: 'refused', status: 404 }) : ok(sampleDetails(game));
  };
  await page.stores.lazy.ensure(['multiLive']);
  await prepareMultiLive(page.stores);
  stops.push(page.stores.clock.start(), page.stores.multiLive.start(), page.stores.line.start());
  let commits = 0;
  const view = render(
    <Profiler id="multi-live" onRender={() => (commits += 1)}>
      <Column />
      <Screen />
    </Profiler>,
    { wrapper: page.Wrapper },
  );
  const pass = async (time: number) => act(() => page.pass(time));
  await pass(100);
  return { ...page, answers, view, pass, multiLive: page.stores.multiLive, commits: () => commits };
}

const tile = (id: number) => screen.getByRole('region', { name: `Home ${String(id)} v Away ${String(id)}` });
const tiles = () =>
  screen.queryAllByRole('button', { name: /^Move: / }).map((grip) => /Home (\d)/.exec(grip.ariaLabel ?? '')?.[1]);
const zoneIn = (id: number) => tile(id).querySelector(`svg[viewBox='0 0 ${PICTURE.width} ${PICTURE.height}']`);
const plus = (id: number) =>
  screen.getByRole('button', { name: `Watch in multi-live: Home ${String(id)} v Away ${String(id)}` });

describe('multi-live', () => {
  it('says how to choose games, and fills the screen with the busiest six, after which each plus says why it is off [MLV-1, MLV-3]', async () => {
    const { pass } = await shown();
    expect(screen.getByText('Choose matches')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Pick the busiest matches' }));
    await pass(100);
    expect(tiles()).toEqual(['7', '6', '5', '4', '3', '2']);
    expect(screen.getByText('6 of 6')).toBeDefined();
    expect(plus(7).getAttribute('aria-pressed')).toBe('true');
    expect(plus(1).getAttribute('aria-disabled')).toBe('true');
    expect(plus(1).title).toContain('There are 6 matches on the screen');
    fireEvent.click(plus(1));
    expect(tiles()).toHaveLength(6);
  });

  it.each([[[]], [[2]]])(
    'leads from %j games to the list, which the narrow layout has in the menu [MLV-9]',
    async (kept) => {
      const { stores } = await shown(kept);
      fireEvent.click(screen.getByRole('button', { name: 'Choose from the list', hidden: true }));
      expect(stores.dialogs.sheet).toBe('menu');
    },
  );

  it('puts a game on the screen by its plus and takes it off again, and keeps the choice on the device [MLV-1, MLV-4]', async () => {
    const { kept, pass } = await shown([2]);
    expect(tiles()).toEqual(['2']);
    fireEvent.click(plus(3));
    await pass(100);
    expect(tiles()).toEqual(['2', '3']);
    fireEvent.click(plus(2));
    expect(tiles()).toEqual(['3']);
    expect(kept.get(MULTI_LIVE.key)).toEqual({ games: [3], body: 'statistics', grid: 'two' });
  });

  it('shows score, figures and prices of each game, and takes a price into the coupon', async () => {
    const { bets, pass } = await shown([1, 2]);
    expect(tile(1).textContent).toContain('12Shots4');
    fireEvent.click(within(tile(2)).getByRole('button', { name: /Home 2 to win, / }));
    expect(bets.map(({ outcomeId }) => outcomeId)).toEqual([GAMES[1]!.markets[0]!.outcomes[0]!.id]);
    fireEvent.click(within(tile(1)).getByRole('tab', { name: 'Total 3.5' }));
    expect(within(tile(1)).getByRole('button', { name: /Over 3.5, 1.83/ })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Periods' }));
    await pass(100);
    expect(within(tile(1)).getByRole('table', { name: 'Periods' }).textContent).toContain('Home 111');
  });

  it('draws the zone of each match in its tile, and its statistics where it has none [MLV-8]', async () => {
    const { pass, stores } = await shown([1, 2]);
    await pass(100);
    await act(() => vi.dynamicImportSettled());
    expect(stores.media.isZoneOffered(1)).toBe(true);
    expect(zoneIn(1)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Zone' }));
    await act(() => vi.dynamicImportSettled());
    await pass(100);
    for (const id of [1, 2]) expect(zoneIn(id)).not.toBeNull();
    expect(tile(1).textContent).not.toContain('12Shots4');
    expect(within(tile(1)).queryByRole('status')).toBeNull();
    act(() => stores.media.changeLook({ isZoneOff: true }));
    expect(zoneIn(1)).toBeNull();
    expect(tile(1).textContent).toContain('12Shots4');
  });

  it('moves a tile by the arrows of its grip and says where it is [MLV-2]', async () => {
    await shown([1, 2, 3]);
    const grip = screen.getByRole('button', { name: /^Move: Home 1 / });
    fireEvent.keyDown(grip, { key: 'ArrowRight' });
    expect(tiles()).toEqual(['2', '1', '3']);
    expect(screen.getByText('Place 2 of 3')).toBeDefined();
    fireEvent.keyDown(grip, { key: 'ArrowUp' });
    expect(tiles()).toEqual(['1', '2', '3']);
  });

  it('moves a tile that is dragged by its grip [MLV-2]', async () => {
    await shown([1, 2, 3]);
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.pointerDown(screen.getByRole('button', { name: /^Move: Home 3 / }));
    fireEvent.dragStart(tile(3), { dataTransfer });
    fireEvent.drop(tile(1), { dataTransfer });
    expect(tiles()).toEqual(['3', '1', '2']);
  });

  it('keeps a game that is over for a minute, and longer while the focus is in its tile [MLV-7]', async () => {
    const { answers, pass } = await shown([1, 2]);
    answers.gameChanges = (_, id) => ok(sampleDetails(played(id, { version: 2, status: 'finished' })));
    await pass(2100);
    const first = within(tile(1)).getByRole('button', { name: 'Remove' });
    expect(tile(1).textContent).toContain('The match is over');
    act(() => first.focus());
    await pass(58_000);
    expect(tiles()).toEqual(['1', '2']);
    await pass(4000);
    expect(tiles()).toEqual(['1']);
    act(() => first.blur());
    await pass(1000);
    expect(tiles()).toEqual([]);
  });

  it('says that a game is no longer offered, and that one did not come', async () => {
    const { answers, pass, multiLive } = await shown([99]);
    expect(screen.getByText('This match is no longer offered')).toBeDefined();
    answers.game = () => fail({ kind: 'network' });
    act(() => multiLive.toggle(1));
    await pass(100);
    answers.game = (id) => ok(sampleDetails(played(id)));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(tile(1)).toBeDefined();
  });

  it('has a name and the focus for every control of the list and of the tiles', async () => {
    const { view } = await shown([1, 2]);
    for (const role of ['button', 'link', 'tab', 'radio', 'searchbox'] as const) {
      expect([role, screen.getAllByRole(role, { name: /\S/ })]).toEqual([role, screen.getAllByRole(role)]);
    }
    // of tabs that belong together one alone is a stop, the others are reached by arrows
    const stops = [...view.container.querySelectorAll<HTMLElement>('button, a[href], input')];
    for (const stop of stops.filter(({ tabIndex }) => tabIndex >= 0)) {
      stop.focus();
      expect(document.activeElement).toBe(stop);
    }
    expect(stops.filter(({ tabIndex }) => tabIndex < 0).map((stop) => stop.getAttribute('role'))).toEqual(
      expect.arrayContaining(['tab']),
    );
  });

  it('shows four popular markets that fit side by side, each with its main line [MLV-5]', async () => {
    const markets = [
      sampleMarket(1, 'correct-score', { '0-0': 7, '1-0': 8, '0-1': 9, other: 4 }),
      sampleMarket(1, 'result', { home: 2, draw: 3, away: 4 }),
      sampleMarket(1, 'total', { over: 1.5, under: 2.5 }, { line: 1.5, isMain: false }),
      sampleMarket(1, 'total', { over: 1.9, under: 1.9 }, { line: 2.5 }),
      sampleMarket(1, 'both-score', { yes: 1.8, no: 2 }),
      sampleMarket(1, 'corners-total', { over: 1.8, under: 2 }, { line: 9.5 }),
      sampleMarket(1, 'draw-no-bet', { home: 1.5, away: 2.4 }),
      sampleMarket(1, 'handicap', { home: 1.9, away: 1.9 }, { line: -1 }),
    ];
    await shown([1], [played(1, { markets })]);
    const tabs = within(tile(1)).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Match result',
      'Total 2.5',
      'Both teams to score',
      'Draw no bet',
    ]);
  });

  it('says that betting is suspended while all prices of a tile are locked [MLV-6]', async () => {
    const { answers, pass } = await shown([1]);
    const locked = sampleMarket(1, 'result', { home: 1.28, draw: 5.6, away: 11 }, { isLocked: true });
    answers.gameChanges = () => ok(sampleDetails(played(1, { version: 2, markets: [locked] })));
    await pass(2100);
    expect(tile(1).textContent).toContain('Betting is suspended');
  });

  it('brings back what was cleared away together', async () => {
    const { pass } = await shown([3, 1]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear the screen' }));
    expect(tiles()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Bring 2 matches back' }));
    await pass(100);
    expect(tiles()).toEqual(['3', '1']);
  });

  it('finds games of the list by their sides, and says where none is found', async () => {
    await shown();
    const field = screen.getByRole('searchbox', { name: 'Find a match' });
    fireEvent.change(field, { target: { value: 'away 4' } });
    expect(screen.getAllByRole('button', { name: /^Watch in multi-live/ })).toHaveLength(1);
    fireEvent.change(field, { target: { value: 'nobody' } });
    expect(screen.getByText('Nothing found')).toBeDefined();
  });

  it('lists the favourite games, those of favourite competitions and of favourite teams', async () => {
    const { stores } = await shown();
    fireEvent.click(screen.getByRole('radio', { name: 'Favourites' }));
    expect(document.body.textContent).toContain('None of your favourite matches is live');
    act(() => stores.favourites.toggleTeam({ id: 9, name: 'Away 4' }));
    expect(screen.getAllByRole('button', { name: /^Watch in multi-live/ })).toHaveLength(1);
    act(() => stores.favourites.toggleGame(1));
    expect(screen.getAllByRole('button', { name: /^Watch in multi-live/ })).toHaveLength(2);
    act(() => stores.favourites.toggleChamp(10));
    expect(screen.getAllByRole('button', { name: /^Watch in multi-live/ })).toHaveLength(7);
  });

  it('draws the games of its list that are near, holds the place of the others, and finds all of them [PERF-11]', async () => {
    const tellNear = nearPlaces();
    await shown(
      [],
      Array.from({ length: 60 }, (_, place) => played(place + 1, { champId: 10 + (place % 20) })),
    );
    const pluses = () => screen.getAllByRole('button', { name: /^Watch in multi-live/ }).length;
    const champs = screen.getAllByRole('region', { name: /^Champ/ });
    expect(champs).toHaveLength(20);
    expect(pluses()).toBe(24);
    const space = champs.at(-1)?.lastElementChild;
    expect(space instanceof HTMLElement && space.style.getPropertyValue('--games')).toBe('3');
    tellNear(champs.at(-1), true);
    expect(pluses()).toBe(27);
    tellNear(champs[0], false);
    expect(pluses()).toBe(24);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a match' }), { target: { value: 'away 58' } });
    tellNear(screen.getByRole('region', { name: /^Champ/ }), true);
    expect(plus(58)).toBeDefined();
  });

  it('asks for the games of its tiles every two seconds while it is open, and for none of them after [SP-15]', async () => {
    const { gateway, pass, view } = await shown([1, 2]);
    const polls = () => gateway.asked.filter((call) => /^game \d since/.test(call)).length;
    await pass(6000);
    expect(polls()).toBe(2 * 3);
    view.unmount();
    await pass(6000);
    expect(polls()).toBe(2 * 3);
  });

  it('commits at most the changed visible cells and a tenth more under a thousand changes a second [PERF-16]', async () => {
    const { answers, pass, commits } = await shown([1, 2, 3, 4, 5, 6]);
    // the score and its clock stand still, so that prices are all that changes
    const still = { clock: { ...sampleGame(1).clock, isRunning: false } };
    const moved = (id: number, version: number): Game =>
      played(id, {
        ...still,
        version,
        markets: [
          sampleMarket(id, 'result', { home: 1.2 + version / 10, draw: 5.6, away: 11 + version / 10 }),
          ...GAMES[0]!.markets.slice(1),
          ...Array.from({ length: 332 }, (_, place) =>
            sampleMarket(id, 'total', { over: 1.5 + version / 10, under: 2 }, { line: place + 10.5, isMain: false }),
          ),
        ],
      });
    answers.gameChanges = (since, id) => ok(sampleDetails(moved(id, since + 1)));
    await pass(2100);
    await pass(3000);
    const before = commits();
    await pass(2000);
    // of two thousand and four prices that moved in two seconds, two of each tile are seen
    expect(commits() - before).toBeGreaterThan(0);
    expect(commits() - before).toBeLessThanOrEqual(6 * 2 * 1.1);
  });
});
