import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../../core/shared/result.ts';
import { lineFilter, WHOLE_LINE } from '../../../../../core/sports/line/line-query.ts';
import type { LineWish } from '../../../../../core/sports/line/line-filter.ts';
import type { LineSnapshot } from '../../../../../core/sports/line/line-reply.ts';
import { sportId } from '../../../../../core/sports/tree/sport.ts';
import { lineDifference } from '../../../../../infrastructure/sandbox/line/line-difference.ts';
import { LiveNow } from '#ui/sports/line/live-now/live-now.tsx';
import { linePage } from '../../../../support/views/line-page.tsx';
import { nearPlaces } from '../../../../support/views/near-places.ts';
import { sampleGame, sampleSnapshot } from '../../../../support/examples/sample-line.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('stands beside a live game before the store of the game is loaded, marks the open one and leads to its sport', async () => {
  const page = linePage([sampleGame(1), sampleGame(2)], '/en/live/football/10/2');
  await page.stores.line.open(page.stores.line.view);
  expect(() => page.stores.game).toThrow('game is read before it is loaded');
  render(<LiveNow />, { wrapper: page.Wrapper });
  const games = screen.getAllByRole('link', { name: /Arsenal/ });
  expect(games.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  const foot = screen.getByRole('link', { name: 'Football: live betting' });
  expect(foot.getAttribute('href')).toBe('/en/live/football');
});

const FOOTBALL = sportId('football')!;

describe('the games that run now', () => {
  /** 90 games of thirty champs, of which so many are at hand. */
  const games = Array.from({ length: 90 }, (_, place) => sampleGame(place + 1, { champId: 10 + (place % 30) }));
  const links = () => within(screen.getByRole('navigation')).getAllByRole('link', { name: /Arsenal/ }).length;

  async function opened() {
    const tellNear = nearPlaces();
    const page = linePage([], '/en/live/football/10/2');
    const lines = [games];
    const picture = (version: number, { part }: LineWish): LineSnapshot => {
      const all = lines[version] ?? [];
      const shown = all.slice(0, part?.most ?? all.length);
      const sports = [{ sportId: FOOTBALL, champs: 0, games: all.length - shown.length }];
      return sampleSnapshot(shown, { version, ...(part && { rest: { shown: shown.length, top: [], sports } }) });
    };
    const last = () => lines.length - 1;
    page.gateway.answers.line = (wish) => ok(picture(last(), wish));
    page.gateway.answers.changes = (since, wish) => {
      const told = lineDifference(picture(since, wish), picture(last(), wish), (game) => game);
      return ok({ ...told, isWhole: false, serverTime: 0 });
    };
    const filter = lineFilter({ section: 'live', sport: 'football' }, WHOLE_LINE);
    await page.stores.line.open({ filter, isFavourites: false }, 60);
    render(<LiveNow />, { wrapper: page.Wrapper });
    return { ...page, tellNear, lines };
  }

  it('are drawn where they are near, and those that have the focus [PERF-11]', async () => {
    const { tellNear } = await opened();
    expect(links()).toBe(24);
    const [first, ...others] = screen.getAllByRole('region');
    const other = others[11]!;
    tellNear(other, true);
    expect(links()).toBe(26);
    within(first!).getAllByRole('link')[0]?.focus();
    tellNear(first, false);
    expect(links()).toBe(26);
    act(() => within(other).getAllByRole('link')[0]?.focus());
    expect(links()).toBe(24);
  });

  it('are fetched on as their end nears [LN-59]', async () => {
    const { tellNear, gateway, pass } = await opened();
    expect(gateway.asked).toEqual(['line live 1 to 60']);
    const end = screen.getAllByRole('region').at(-1)?.nextElementSibling;
    tellNear(end, true);
    await act(() => pass(100));
    expect(gateway.asked).toEqual(['line live 1 to 60', 'line live 1 to 120']);
    expect(screen.getByText('90')).toBeTruthy();
  });

  it('wait to be let in where they have just begun, and keep nothing from being fetched on [LN-9, LN-59]', async () => {
    const { tellNear, gateway, pass, lines, stores } = await opened();
    const stop = stores.line.start();
    lines.push([sampleGame(500), ...games.slice(1)]);
    await act(() => pass(8000));
    expect(stores.line.waiting).toEqual([500]);
    expect(links()).toBe(23);
    const end = screen.getAllByRole('region').at(-1)?.nextElementSibling;
    tellNear(end, true);
    await act(() => pass(100));
    expect(gateway.asked.filter((asked) => asked.endsWith('120'))).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /1/ }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(links()).toBe(24);
    stop();
  });
});
