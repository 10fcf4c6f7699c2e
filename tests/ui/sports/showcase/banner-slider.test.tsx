import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { Banner } from '../../../../core/sports/showcase/banner.ts';
import type { BannerGateway } from '../../../../core/sports/showcase/banner-gateway.ts';
import { ShowcaseSlot } from '#ui/sports/showcase/showcase-slot.tsx';
import { linePage } from '../../../support/views/line-page.tsx';
import { sampleBanner } from '../../../support/examples/sample-banner.ts';

/** What the visitor's device says of motion. */
function stubMotion(isLessWanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isLessWanted,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  stubMotion(false);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const HALF_MINUTE = 30_000;

/** A home whose showcase has these banners; what comes later is handed over by changing the array. */
async function openShowcase(banners: Banner[]) {
  const answers: BannerGateway['banners'][] = [];
  const gateway: BannerGateway = {
    banners: () => (answers.shift() ?? (() => Promise.resolve(ok([...banners]))))(),
  };
  const page = linePage([], '/en', { bannerGateway: gateway });
  const { container } = render(<ShowcaseSlot part="BannerSlider" />, { wrapper: page.Wrapper });
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  const stop = page.stores.showcase.start();
  const wait = async (time: number) => act(() => page.pass(time));
  return { ...page, container, answers, stop, wait };
}

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const slider = () => screen.getByRole('region', { name: 'Showcase' });
const button = (name: string) => within(slider()).getByRole('button', { name });
const live = () => screen.getByRole('article').parentElement?.getAttribute('aria-live');

describe('the showcase of home', () => {
  it('keeps its room, and offers nothing, until it is known that a player who signs in may be courted [LP-4]', async () => {
    const { container, stores, stop } = await openShowcase([
      sampleBanner(1),
      sampleBanner(2, { audience: 'visitors' }),
    ]);
    const look = slider().className;
    const room = () => [container.firstElementChild?.className, container.textContent];
    act(() => {
      stores.session.take(7);
    });
    expect(room()).toEqual([look, '']);
    act(() => {
      stores.session.court(true);
    });
    expect(room()).toEqual([look, expect.stringContaining('Banner 1')]);
    act(() => {
      stores.session.court(false);
    });
    expect(room()).toEqual([undefined, '']);
    stop();
  });

  it('keeps no room where none of its banners is for players', async () => {
    const { container, stores, stop } = await openShowcase([sampleBanner(1, { audience: 'visitors' })]);
    expect(heading()).toBe('Banner 1');
    act(() => {
      stores.session.take(7);
    });
    expect(container.childElementCount).toBe(0);
    stop();
  });

  it('turns each 30 s and says nothing of it by itself [POLL-1, BNR-5, BNR-6]', async () => {
    const { wait, stop } = await openShowcase([sampleBanner(1), sampleBanner(2)]);
    expect([heading(), live()]).toEqual(['Banner 1', 'off']);
    await wait(HALF_MINUTE - 200);
    expect(heading()).toBe('Banner 1');
    await wait(400);
    expect(heading()).toBe('Banner 2');
    await wait(HALF_MINUTE);
    expect(heading()).toBe('Banner 1');
    expect(screen.getByRole('article', { name: '1 of 2' })).toBeDefined();
    stop();
  });

  it('waits under a pointer, with the focus and while nobody looks, and then begins its time anew [BNR-5]', async () => {
    const { wait, visibility, stop } = await openShowcase([sampleBanner(1), sampleBanner(2)]);
    const HOLDS: readonly (readonly [hold: () => void, release: () => void])[] = [
      [() => fireEvent.pointerEnter(slider()), () => fireEvent.pointerLeave(slider())],
      [
        () => {
          button('Next slide').focus();
        },
        () => {
          button('Next slide').blur();
        },
      ],
      [
        () => {
          visibility.turn(false);
        },
        () => {
          visibility.turn(true);
        },
      ],
    ];
    for (const [hold, release] of HOLDS) {
      const before = heading();
      await wait(20_000);
      act(hold);
      await wait(2 * HALF_MINUTE);
      expect(heading()).toBe(before);
      act(release);
      await wait(20_000);
      expect(heading()).toBe(before);
      await wait(11_000);
      expect(heading()).not.toBe(before);
    }
    stop();
  });

  it('A11Y-11 is paused by its button, and turned by hand, which is read out [BNR-5, BNR-6]', async () => {
    const { wait, stop } = await openShowcase([sampleBanner(1), sampleBanner(2), sampleBanner(3)]);
    fireEvent.click(button('Stop changing slides'));
    await wait(2 * HALF_MINUTE);
    expect([heading(), live()]).toEqual(['Banner 1', 'polite']);
    fireEvent.click(button('Previous slide'));
    expect(heading()).toBe('Banner 3');
    fireEvent.click(button('Next slide'));
    expect(heading()).toBe('Banner 1');
    const second = button('Slide 2: Banner 2');
    fireEvent.click(second);
    expect([heading(), second.getAttribute('aria-current')]).toEqual(['Banner 2', 'true']);
    fireEvent.click(button('Change slides again'));
    await wait(HALF_MINUTE + 200);
    expect(heading()).toBe('Banner 3');
    stop();
  });

  it('stands still where the visitor asked for less motion, until the visitor wants otherwise [BNR-5]', async () => {
    stubMotion(true);
    const { wait, stop } = await openShowcase([sampleBanner(1), sampleBanner(2)]);
    await wait(2 * HALF_MINUTE);
    expect(heading()).toBe('Banner 1');
    fireEvent.click(button('Change slides again'));
    await wait(HALF_MINUTE + 200);
    expect(heading()).toBe('Banner 2');
    stop();
  });

  it('has its banners anew each minute, keeps the slide that is shown, and takes no room without any [POLL-1]', async () => {
    const banners = [sampleBanner(1), sampleBanner(2)];
    const { answers, wait, stop } = await openShowcase(banners);
    fireEvent.click(button('Stop changing slides'));
    fireEvent.click(button('Next slide'));
    banners.unshift(sampleBanner(9));
    await wait(60_200);
    expect([heading(), screen.getAllByRole('button', { name: /^Slide/ })]).toEqual(['Banner 2', expect.any(Array)]);
    expect(screen.getByRole('article', { name: '3 of 3' })).toBeDefined();
    answers.push(() => Promise.resolve(fail({ kind: 'network' })));
    await wait(60_000);
    expect(heading()).toBe('Banner 2');
    banners.length = 0;
    await wait(60_000);
    expect(screen.queryByRole('region', { name: 'Showcase' })).toBeNull();
    stop();
  });

  it('leads to a page of the site in its language, says which language it is written in, and has nothing to turn alone', async () => {
    const { stop } = await openShowcase([sampleBanner(1, { language: 'ru', link: '/results?day=2026-11-23' })]);
    const link = screen.getByRole('link', { name: 'Find out more: Banner 1' });
    expect(link.getAttribute('href')).toBe('/en/results?day=2026-11-23');
    expect(screen.getByRole('heading', { level: 2 }).lang).toBe('ru');
    expect(within(slider()).queryAllByRole('button')).toEqual([]);
    stop();
  });

  it('shows visitors what is for them once the page is alive, and players theirs [BNR-1, BNR-2]', async () => {
    const { stores, stop } = await openShowcase([
      sampleBanner(1),
      sampleBanner(2, { audience: 'visitors' }),
      sampleBanner(3, { audience: 'players' }),
    ]);
    expect(stores.showcase.banners.map(({ id }) => id)).toEqual([1, 2]);
    cleanup();
    expect(stores.showcase.banners.map(({ id }) => id)).toEqual([1]);
    stop();
  });

  it('shows none to whoever is shut out, nor before it is known of a player [LP-9, RG-11]', async () => {
    const { stores, stop } = await openShowcase([sampleBanner(1)]);
    act(() => {
      stores.session.take(77);
    });
    expect(screen.queryByRole('region', { name: 'Showcase' })).toBeNull();
    act(() => {
      stores.session.court(true);
    });
    expect(slider()).toBeTruthy();
    act(() => {
      stores.session.court(false);
    });
    expect(screen.queryByRole('region', { name: 'Showcase' })).toBeNull();
    stop();
  });
});
