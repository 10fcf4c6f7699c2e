import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScrollToTopType } from '../../../core/site/page-scroll.ts';
import { LATE_NAVIGATION } from '../../../ui/app/late-navigation.ts';
import { LateShell } from '../../../ui/app/late-shell.tsx';
import { CENTRE_ID } from '../../../ui/app/page-columns.tsx';
import { PageStore } from '../../../ui/app/page-store.ts';
import { HEADER_ID } from '../../../ui/app/site-header.tsx';
import { StoresProvider, type Stores } from '../../../ui/app/stores.ts';
import { ToTopButton } from '../../../ui/app/to-top-button.tsx';
import { withTexts } from '../../support/with-texts.tsx';

const Texts = withTexts('site');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function shell(address: string, type: ScrollToTopType = 'round') {
  let navigate: NavigateFunction | undefined;
  function Way(): ReactNode {
    const go = useNavigate();
    useEffect(() => {
      navigate = go;
    });
    return null;
  }
  const page = new PageStore(() => Promise.resolve(LATE_NAVIGATION));
  await page.learnRoutes();
  const stores = { page, site: { config: { scrollToTopType: type } } } as unknown as Stores;
  render(
    <StoresProvider value={stores}>
      <Texts>
        <MemoryRouter initialEntries={[address]}>
          <Way />
          <header id={HEADER_ID}>
            <button type="button">menu</button>
          </header>
          <main id={CENTRE_ID} tabIndex={-1}>
            <div />
          </main>
          <ToTopButton />
          <LateShell />
        </MemoryRouter>
      </Texts>
    </StoresProvider>,
  );
  const centre = screen.getByRole('main');
  Object.defineProperty(centre, 'clientHeight', { value: 800 });
  centre.scrollTo = (to?: ScrollToOptions | number) => {
    centre.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
  };
  return {
    page,
    centre,
    scroll: (top: number) => {
      centre.scrollTop = top;
      fireEvent.scroll(centre);
    },
    go: async (to: string | number) =>
      act(async () => {
        await (typeof to === 'number' ? navigate?.(to) : navigate?.(to));
      }),
    header: () => document.documentElement.dataset['header'],
  };
}

describe('the scroll of a page', () => {
  it('begins at the top, and where it was left on the way back [NV-30]', async () => {
    const { centre, scroll, go } = await shell('/en');
    scroll(900);
    await go('/en/live');
    expect(centre.scrollTop).toBe(0);
    scroll(300);
    await go('/en/line?time=1');
    await go(-1);
    expect(centre.scrollTop).toBe(300);
    await go(-1);
    expect(centre.scrollTop).toBe(900);
  });

  it('stays on pages that keep their place [NV-30]', async () => {
    const { centre, scroll, go } = await shell('/en/slots');
    scroll(900);
    await go('/en/slots/new');
    expect(centre.scrollTop).toBe(900);
  });

  it('is held on the way back while the page grows, until the visitor scrolls', async () => {
    const grown: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          grown.push(told);
        }
        observe(): void {
          expect(grown).not.toEqual([]);
        }
        disconnect(): void {
          grown.length = 0;
        }
      },
    );
    const { centre, scroll, go } = await shell('/en');
    scroll(900);
    await go('/en/live');
    await go(-1);
    scroll(100);
    for (const told of grown) told();
    expect(centre.scrollTop).toBe(900);
    fireEvent.wheel(centre);
    expect(grown).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('the head', () => {
  it('leaves past its breakpoint, and not while the keyboard is in it [SCL-2, NV-31]', async () => {
    const { scroll, header } = await shell('/en');
    expect(header()).toBe('here');
    scroll(121);
    expect(header()).toBe('away');
    const menu = screen.getByRole('button', { name: 'menu' });
    vi.spyOn(document.getElementById(HEADER_ID) ?? menu, 'querySelector').mockReturnValue(menu);
    fireEvent.focusIn(menu);
    expect(header()).toBe('here');
  });

  it('stays over games [NV-31]', async () => {
    const { scroll, header } = await shell('/en/games/crash');
    scroll(900);
    expect(header()).toBe('here');
  });
});

describe('the way to the top', () => {
  it('shows after one screen and leads there [SCL-1]', async () => {
    const { centre, scroll } = await shell('/en');
    scroll(800);
    expect(screen.queryByRole('button', { name: 'To the top of the page' })).toBeNull();
    scroll(801);
    fireEvent.click(screen.getByRole('button', { name: 'To the top of the page' }));
    expect(centre.scrollTop).toBe(0);
    expect(document.activeElement).toBe(centre);
  });

  it.each([
    ['/en?platform_type=mobile', 'bar', 3200, false],
    ['/en?platform_type=mobile', 'bar', 3201, true],
    ['/en', 'off', 9000, false],
  ] as const)('of %s with %s after %i is there: %s [SCL-1, PSN-4]', async (address, type, top, isShown) => {
    const { scroll } = await shell(address, type);
    scroll(top);
    expect(screen.queryByRole('button', { name: 'To the top of the page' }) !== null).toBe(isShown);
  });
});

describe('the loading bar', () => {
  it('shows after 200 ms and goes with the page, or 5 s later [BAR-1, BAR-2]', async () => {
    const { page } = await shell('/en');
    const after = (time: number) => {
      act(() => {
        vi.advanceTimersByTime(time);
      });
      return screen.queryByRole('progressbar', { name: 'The page is loading' }) !== null;
    };
    act(() => {
      page.markOpening(true);
    });
    expect(after(199)).toBe(false);
    expect(after(1)).toBe(true);
    act(() => {
      page.markOpening(false);
    });
    expect(after(0)).toBe(false);
    act(() => {
      page.markOpening(true);
    });
    expect(after(200)).toBe(true);
    expect(after(4999)).toBe(true);
    expect(after(1)).toBe(false);
  });
});
