import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScrollToTopType } from '../../../../core/site/browser/page-scroll.ts';
import { LOADING_BAR_DURATION } from '../../../../core/site/browser/loading-bar.ts';
import { ok } from '../../../../core/shared/result.ts';
import type { Cookies } from '../../../../core/shared/cookies.ts';
import type { SiteFrame } from '../../../../core/site/config/site-frame.ts';
import { FirstNotice } from '../../../../ui/app/frame/first-notice.tsx';
import { LazyNotices } from '../../../../ui/app/frame/lazy-notices.tsx';
import { ViewSettingsStore } from '#ui/settings/view-settings-store.ts';
import { ConsentStore } from '#ui/site/consent/consent-store.ts';
import { CookieBanner } from '#ui/site/consent/cookie-banner.tsx';
import { UpkeepStore } from '#ui/site/browser/upkeep-store.ts';
import { fakeConnection } from '../../../support/fakes/fake-connection.ts';
import { memoryValues } from '../../../support/fakes/memory-values.ts';
import { LAZY_NAVIGATION } from '../../../../ui/app/routing/lazy-navigation.ts';
import { LazyShell } from '../../../../ui/app/frame/lazy-shell.tsx';
import { CENTRE_ID } from '../../../../ui/page/page-columns.tsx';
import { DialogsStore } from '../../../../ui/page/dialogs-store.ts';
import { PageStore } from '../../../../ui/page/page-store.ts';
import { HEADER_ID } from '../../../../ui/app/frame/site-header.tsx';
import type { Stores } from '../../../../ui/app/stores.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { ToTopButton } from '../../../../ui/app/frame/to-top-button.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

const Texts = withTexts('site', 'kit');

const NOW = 1_000_000_000_000;
let isStill = true;

beforeEach(() => {
  isStill = true;
  window.matchMedia = (() => ({
    matches: isStill,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['platform'];
  vi.useRealTimers();
});

async function shell(address: string, type: ScrollToTopType = 'round', frame: Partial<SiteFrame> = {}) {
  let navigate: NavigateFunction | undefined;
  const connection = fakeConnection();
  function Way(): ReactNode {
    const go = useNavigate();
    useEffect(() => {
      navigate = go;
    });
    return null;
  }
  const page = new PageStore(() => Promise.resolve(LAZY_NAVIGATION));
  await page.learnRoutes();
  const values = memoryValues();
  const jar = new Map<string, string>();
  const cookies: Cookies = { read: (name) => jar.get(name), write: (name, value) => void jar.set(name, value) };
  const reloads: string[] = [];
  page.keepNotice(CookieBanner);
  const stores = {
    page,
    dialogs: new DialogsStore(),
    lazy: { isLoaded: () => false },
    language: 'en',
    session: { epoch: 0, isSignedIn: false },
    site: { config: { scrollToTopType: type, minAge: 21 } },
    settings: new ViewSettingsStore(cookies),
    frame: { frame: { ageQuestion: 'off', isSnowOnHome: false, ...frame } },
    consent: new ConsentStore({
      clock: { now: () => NOW },
      values: values.tab(),
      cookies,
      gateway: {
        keepLanding: () => Promise.resolve(ok(undefined)),
        tellAgreement: () => Promise.resolve(ok(undefined)),
      },
      session: { userId: undefined, confirm: () => Promise.resolve() },
      landing: () => '',
    }),
    maintenance: { notice: undefined, start: () => () => undefined },
    upkeep: new UpkeepStore({
      clock: { now: () => NOW },
      values: values.tab(),
      connection,
      isBetInFlight: () => false,
      isDialogOpen: () => false,
      reload: () => reloads.push('reload'),
    }),
  } as unknown as Stores;
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
          <LazyShell />
          <FirstNotice />
          <LazyNotices />
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
    connection,
    page,
    jar,
    values,
    reloads,
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
    expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
    scroll(801);
    fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(centre.scrollTop).toBe(0);
    expect(document.activeElement).toBe(centre);
  });

  it.each([
    ['mobile', 'bar', 3200, false],
    ['mobile', 'bar', 3201, true],
    ['desktop', 'off', 9000, false],
  ] as const)('of %s with %s after %i is there: %s [SCL-1, PSN-4]', async (platform, type, top, isShown) => {
    document.documentElement.dataset['platform'] = platform;
    const { scroll } = await shell('/en', type);
    scroll(top);
    expect(screen.queryByRole('button', { name: 'Back to top' }) !== null).toBe(isShown);
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

  it('runs its way in the time that it shows [BAR-3]', () => {
    const sheet = readFileSync('ui/app/frame/page-loading-bar.module.scss', 'utf8');
    expect(sheet).toContain(`animation: run ${String(LOADING_BAR_DURATION / 1000)}s linear both`);
  });
});

describe('the question of cookies', () => {
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
  };

  it('stands until it is answered, and the width is kept only with consent [CKC-2, CKC-4, CKC-7, RSZ-1]', async () => {
    const { jar } = await shell('/en');
    vi.advanceTimersByTime(1000);
    expect(jar.has('window-width')).toBe(false);
    press('Choose');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Functional/ }));
    press('Save my choice');
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(jar.get('cookie-consent')).toBe(`2.${String(NOW)}`);
    vi.advanceTimersByTime(99);
    expect(jar.has('window-width')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(jar.get('window-width')).toBe(String(window.innerWidth));
  });

  it.each([
    ['Accept all', 4],
    ['Necessary only', 1],
  ])('is answered by %s [CKC-1, CKC-3]', async (name, type) => {
    const { jar } = await shell('/en');
    press(name);
    vi.advanceTimersByTime(1000);
    expect(jar.get('cookie-consent')).toBe(`${String(type)}.${String(NOW)}`);
    expect(jar.has('window-width')).toBe(type === 4);
  });
});

describe('the question of age', () => {
  it('is asked where the site asks, and blocks until it is answered [AG-2, AG-3, AG-4]', async () => {
    const { values } = await shell('/en', 'off', { ageQuestion: 'ever' });
    const dialog = screen.getByRole('dialog', { name: 'Are you 21 or older?' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByRole('link', { name: 'Terms and conditions' }).getAttribute('href')).toBe('/en/rules/1');
    fireEvent.click(screen.getByRole('button', { name: 'Yes, I am 21 or older' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(values.texts.get('age-confirmed-at')).toBe(String(NOW));
  });

  it('is not asked where the site does not', async () => {
    await shell('/en');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('snow', () => {
  it.each([
    ['/en', false, true, 1],
    ['/en', true, true, 0],
    ['/en', false, false, 0],
    ['/en/live', false, true, 0],
  ])(
    'on %s for who is still (%s), where it is on (%s), falls %i times [SFR-3]',
    async (address, still, isSnowOnHome, count) => {
      isStill = still;
      await shell(address, 'off', { isSnowOnHome });
      await act(async () => {
        await import('#ui/site/config/snowfall.tsx');
        await vi.advanceTimersByTimeAsync(10);
      });
      expect(document.querySelectorAll('canvas')).toHaveLength(count);
    },
  );
});

describe('a part that does not come', () => {
  it('8.10.1 loads the page again once, then offers it [CHK-1]', async () => {
    const { page, reloads } = await shell('/en');
    act(() => {
      page.reportMissingPart();
    });
    expect(reloads).toEqual(['reload']);
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    act(() => {
      page.reportMissingPart();
    });
    expect(reloads).toEqual(['reload']);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloads).toEqual(['reload', 'reload']);
  });

  it('is only told without a connection, and can be loaded again once there is one [CHK-4]', async () => {
    const { connection, page, reloads } = await shell('/en');
    act(() => {
      connection.turn(false);
      page.reportMissingPart();
    });
    expect(screen.getByText(/couldn’t be loaded without a connection/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    act(() => {
      connection.turn(true);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloads).toEqual(['reload']);
  });
});
