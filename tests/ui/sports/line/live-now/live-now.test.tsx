import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../../core/shared/result.ts';
import { lineFilter, WHOLE_LINE } from '../../../../../core/sports/line/line-query.ts';
import { sportId } from '../../../../../core/sports/tree/sport.ts';
import { LiveNow } from '#ui/sports/line/live-now/live-now.tsx';
import { linePage } from '../../../../support/views/line-page.tsx';
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

  /** Tells of an element whether it is near, as a browser does. */
  function watchPlaces() {
    const told = new Map<Element, (isNear: boolean) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
        disconnect = vi.fn<() => void>();
        constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
          this.#tell = tell;
        }
        observe(element: Element): void {
          told.set(element, (isNear) => {
            this.#tell([{ isIntersecting: isNear }]);
          });
        }
      },
    );
    return (element: Element, isNear: boolean) => {
      act(() => told.get(element)?.(isNear));
    };
  }

  async function opened() {
    const tellNear = watchPlaces();
    const page = linePage([], '/en/live/football/10/2');
    page.gateway.answers.line = ({ part }) => {
      const shown = games.slice(0, part?.most ?? games.length);
      const sports = [{ sportId: FOOTBALL, champs: 0, games: games.length - shown.length }];
      return ok(sampleSnapshot(shown, part && { rest: { shown: shown.length, top: [], sports } }));
    };
    const filter = lineFilter({ section: 'live', sport: 'football' }, WHOLE_LINE);
    await page.stores.line.open({ filter, isFavourites: false }, 60);
    render(<LiveNow />, { wrapper: page.Wrapper });
    return { ...page, tellNear };
  }

  it('are drawn where they are near, and those that have the focus [PERF-11]', async () => {
    const { tellNear } = await opened();
    expect(links()).toBe(20);
    const [first, , , , , , , , , , eleventh] = screen.getAllByRole('region');
    tellNear(eleventh!, true);
    expect(links()).toBe(22);
    within(first!).getAllByRole('link')[0]?.focus();
    tellNear(first!, false);
    expect(links()).toBe(22);
    within(eleventh!).getAllByRole('link')[0]?.focus();
    tellNear(first!, false);
    expect(links()).toBe(20);
  });

  it('are fetched on as their end nears [LN-59]', async () => {
    const { tellNear, gateway, pass } = await opened();
    expect(gateway.asked).toEqual(['line live 1 to 60']);
    const end = screen.getAllByRole('region').at(-1)?.nextElementSibling;
    tellNear(end!, true);
    await act(() => pass(100));
    expect(gateway.asked).toEqual(['line live 1 to 60', 'line live 1 to 120']);
    expect(screen.getByText('90')).toBeTruthy();
  });
});
