import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAZY_NAVIGATION } from '../../../../ui/app/routing/lazy-navigation.ts';
import { usePageScroll } from '../../../../ui/app/routing/use-page-scroll.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { CENTRE_ID } from '../../../../ui/page/page-columns.tsx';
import { PageStore } from '../../../../ui/page/page-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '');
});

let navigate: NavigateFunction | undefined;

/** What comes after the first picture, and watches the scroll. */
function Shell(): ReactNode {
  usePageScroll();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  });
  return null;
}

/** A page in a document that was just opened; its column may have been scrolled before the scripts came. */
async function opened(scrolledBefore = 0) {
  const page = new PageStore(() => Promise.resolve(LAZY_NAVIGATION));
  await page.learnRoutes();
  const scrolled = (main: HTMLElement | null): void => {
    if (main !== null) main.scrollTop = scrolledBefore;
  };
  render(
    <StoresProvider value={{ page }}>
      <MemoryRouter initialEntries={['/en']}>
        <main id={CENTRE_ID} ref={scrolled} />
        <Shell />
      </MemoryRouter>
    </StoresProvider>,
  );
  const centre = screen.getByRole('main');
  return {
    centre,
    scroll: (top: number) => {
      centre.scrollTop = top;
      fireEvent.scroll(centre);
    },
    go: async (to: string | number) =>
      act(async () => {
        await (typeof to === 'number' ? navigate?.(to) : navigate?.(to));
      }),
  };
}

describe('the scroll of a document that is opened anew', () => {
  it('is written into the entry of the history once it stands still, beside what is there [NV-30]', async () => {
    window.history.replaceState({ idx: 3 }, '');
    const { scroll } = await opened();
    scroll(300);
    vi.advanceTimersByTime(150);
    scroll(900);
    vi.advanceTimersByTime(150);
    expect(window.history.state).toEqual({ idx: 3 });
    vi.advanceTimersByTime(50);
    expect(window.history.state).toEqual({ idx: 3, top: 900 });
  });

  it('is where it was left, and so is that of a page before it [NV-30]', async () => {
    window.history.replaceState({ top: 900 }, '');
    const { centre, go } = await opened();
    expect(centre.scrollTop).toBe(900);
    await go('/en/live');
    window.history.replaceState({ top: 400 }, '');
    await go(-1);
    expect(centre.scrollTop).toBe(400);
  });

  it('is that of this document where it knows better [NV-30]', async () => {
    window.history.replaceState({ top: 900 }, '');
    const { centre, scroll, go } = await opened();
    fireEvent.wheel(centre);
    scroll(700);
    await go('/en/live');
    await go(-1);
    expect(centre.scrollTop).toBe(700);
  });

  it('is left to who scrolled before the scripts came [NV-30]', async () => {
    window.history.replaceState({ top: 900 }, '');
    expect((await opened(50)).centre.scrollTop).toBe(50);
  });

  it.each([NaN, -900, '900', 900n, null, { top: 900 }])(
    'is the top where the entry has no place of ours, but %s [NV-30]',
    async (top) => {
      window.history.replaceState({ top }, '');
      const { centre, scroll } = await opened();
      expect(centre.scrollTop).toBe(0);
      scroll(300);
      vi.advanceTimersByTime(200);
      expect(window.history.state).toEqual({ top: 300 });
    },
  );

  it('is not held at the top of a page that was never left [NV-30]', async () => {
    const { scroll } = await opened();
    scroll(300);
    vi.advanceTimersByTime(200);
    expect(window.history.state).toEqual({ top: 300 });
  });
});
