import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import type { DebuggerGateway, DemoState } from '../../../core/site/debugger-gateway.ts';
import type { LineGateway } from '../../../core/sports/line-gateway.ts';
import type { Game } from '../../../core/sports/game.ts';
import { Screen } from '../../../ui/site/debugger-screen.tsx';
import { DebuggerStore } from '../../../ui/site/debugger-store.ts';
import { NOW } from '../../support/coupon-examples.ts';
import { playerPage } from '../../support/player-page.tsx';

afterEach(cleanup);

const OPEN = { isMaintenance: false, blockTemplate: 0, arePartitionsOpen: true };

const game = (id: number, home: string, away: string) =>
  ({ id, sportId: 1, home: { name: home }, away: { name: away }, score: { home: 2, away: 1 } }) as Game;

async function show(failure?: RequestFailure) {
  const calls: string[] = [];
  let state: DemoState = { now: NOW, clockOffset: 0, feed: 'running', delay: 0, gameCount: 1650, doors: OPEN };
  const command = (name: string, change: Partial<DemoState> = {}) => {
    calls.push(name);
    if (failure !== undefined) return Promise.resolve(fail(failure));
    state = { ...state, ...change };
    return Promise.resolve(ok(state.now));
  };
  const gateway: DebuggerGateway = {
    state: () => Promise.resolve(ok(state)),
    moveClock: (by) => command(`move ${by}`, { now: state.now + by, clockOffset: state.clockOffset + by }),
    suspend: (id) => command(`suspend ${id}`),
    resume: (id) => command(`resume ${id}`),
    shiftPrices: (id, factor) => command(`shift ${id} by ${factor}`),
    finish: (id) => command(`finish ${id}`),
    abandon: (id) => command(`abandon ${id}`),
    setDoors: (doors) => command(`doors ${JSON.stringify(doors)}`, { doors }),
    setFeed: (feed, delay) => command(`feed ${feed} ${delay}`, { feed, delay }),
  };
  const games = [game(1, 'Arsenal', 'Aston Villa'), game(2, 'Zenit', 'Krasnodar')];
  const counts = { all: 2, upcoming_events: 0, first_period: 0, second_period: 0, recommended: 0 };
  const snapshot = { version: 1, serverTime: 0, games, champs: [], counts };
  const line = { line: () => Promise.resolve(ok(snapshot)) } as Partial<LineGateway> as LineGateway;
  const page = await playerPage();
  Object.assign(page.stores, { debug: new DebuggerStore(gateway, line, page.stores.clock) });
  await act(async () => {
    render(<Screen />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return { ...page, calls };
}

const press = async (name: string | RegExp, role: 'button' | 'radio' | 'switch' = 'button') =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  });

describe('debugger', () => {
  it('moves the clock, and the page with it', async () => {
    const { calls, stores } = await show();
    await press('+1 minute');
    await press('+2 hours');
    expect(calls).toEqual(['move 60000', 'move 7200000']);
    expect(screen.getByText('Ahead of the real clock by 2:01:00')).toBeDefined();
    expect(stores.clock.exact()).toBe(NOW + 7_260_000);
  });

  it.each([
    ['Suspend', 'suspend 2'],
    ['Resume', 'resume 2'],
    ['Prices +10%', 'shift 2 by 1.1'],
    ['Prices −10%', 'shift 2 by 0.9'],
    ['Prices back', 'shift 2 by 1'],
    ['Finish', 'finish 2'],
    ['Abandon', 'abandon 2'],
  ])('can do to a game: %s', async (command, call) => {
    const { calls } = await show();
    await press(`${command}: Zenit – Krasnodar`);
    expect(calls).toEqual([call]);
  });

  it('closes the site and opens it again', async () => {
    const { calls } = await show();
    await press('Maintenance', 'switch');
    await press('Close the games of other companies', 'switch');
    await act(async () => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Close the site' }), { target: { value: '13' } });
      for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    });
    await press('Maintenance', 'switch');
    const said = calls.map((call) => JSON.parse(call.replace('doors ', '')) as object);
    expect(said).toEqual([
      { ...OPEN, isMaintenance: true },
      { ...OPEN, isMaintenance: true, arePartitionsOpen: false },
      { isMaintenance: true, arePartitionsOpen: false, blockTemplate: 13 },
      { isMaintenance: false, arePartitionsOpen: false, blockTemplate: 13 },
    ]);
  });

  it('silences and slows the feed', async () => {
    const { calls } = await show();
    await press('Silent', 'radio');
    await press('Answer 5 seconds late', 'switch');
    expect(calls).toEqual(['feed down 0', 'feed down 5000']);
    expect(screen.getByText(/^The line does not answer/)).toBeDefined();
  });

  it('finds games by team or number', async () => {
    await show();
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'zen' } });
    expect(screen.getAllByRole('listitem').map((row) => within(row).getByText(/ID/).textContent)).toEqual(['ID 2']);
    fireEvent.change(search, { target: { value: '1' } });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says when a command was not done', async () => {
    await show({ kind: 'refused', status: 409, code: 'game-ended' });
    await press('Finish: Arsenal – Aston Villa');
    expect(screen.getByRole('alert').textContent).toMatch(/^Not done/);
  });

  it('shows what the site is configured with', async () => {
    await show();
    const config = within(screen.getByRole('region', { name: 'Site configuration' }));
    expect(config.getByText('companyName').nextSibling?.textContent).toBe('"Oddsmith"');
  });
});
