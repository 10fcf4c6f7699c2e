import { describe, expect, it } from 'vitest';
import { handedAttributes } from '../../../core/mini-apps/handed-look.ts';
import { answerKeptFor } from '../../../core/mini-apps/kept-answer.ts';
import {
  frameSources,
  loopbackOrigin,
  miniAppAddress,
  miniAppAddresses,
  remoteSections,
} from '../../../core/mini-apps/mini-app-address.ts';
import {
  isolationLevel,
  MINI_APP_SECTIONS,
  PAGE_SECTION_NAMES,
  SLOT_NAMES,
  slotPath,
  slotSection,
  slotsForHome,
  slotsOf,
  slotsOfPage,
} from '../../../core/mini-apps/mini-app-section.ts';
import { hasNativeScreen, remoteScreens, screenSlots } from '../../../core/mini-apps/remote-screen.ts';
import { SCREEN_SECTIONS, screenSlot } from '../../../core/mini-apps/screen-slot.ts';
import { ROUTES, type RouteName } from '../../../core/navigation/route-table.ts';
import {
  isForGood,
  lifecycleOf,
  MINI_APP_LIFECYCLE,
  type MiniAppState,
} from '../../../core/mini-apps/mini-app-lifecycle.ts';
import { DEFAULT_VIEW_SETTINGS } from '../../../core/settings/view-settings.ts';

const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
const SANDBOX = 'http://127.0.0.1:40123';

describe('the table of sections', () => {
  it('keeps money and other companies in frames of their own, whatever a payload says [MAT-9]', () => {
    expect(isolationLevel('third-party')).toBe('C');
    expect(isolationLevel('payment-consultant')).toBe('C');
    expect(isolationLevel('home-showcase')).toBe('B');
    expect(MINI_APP_SECTIONS.map(({ section }) => isolationLevel(section))).toEqual(
      MINI_APP_SECTIONS.map(({ level }) => level),
    );
    expect(MINI_APP_SECTIONS.every(({ routes }) => routes.length > 0)).toBe(true);
  });

  it('gives each slot one section, and each page its slots [MAT-12]', () => {
    for (const slot of SLOT_NAMES) expect(slotsOf([slotSection(slot)!])).toContain(slot);
    expect(slotsOfPage('home')).toEqual(['home-showcase', 'header-widget']);
    expect(slotsOfPage('how-to-bet')).toEqual(['information-live']);
    expect(slotsOfPage('game')).toEqual(['betting-picks']);
    expect(slotsOfPage('limits')).toEqual([]);
    expect(slotsOf([])).toEqual([]);
  });
});

describe('a page that is wholly remote', () => {
  const everything = SCREEN_SECTIONS.map((section) => `${section}-screen`);

  it('is one of a section that the operator has named and that is remote, and no other [MAT-30]', () => {
    expect(remoteScreens(['results', 'betting', 'office', 'results'])).toEqual(['results', 'office']);
    expect(screenSlots(['results', 'office'], ['office', 'cyber'])).toEqual(['office-screen']);
    expect(screenSlot('results', ['results-screen'])).toBe('results-screen');
    expect(screenSlot('results', ['results-wins', 'office-screen'])).toBeUndefined();
    expect(screenSlot('results')).toBeUndefined();
    expect(SCREEN_SECTIONS.map((section) => slotSection(`${section}-screen`))).toEqual(SCREEN_SECTIONS);
    expect(SCREEN_SECTIONS.map((section) => isolationLevel(section))).not.toContain('C');
  });

  it('is never one of the line, of money, with the way out or with terms to agree to [MAT-31, REL-33]', () => {
    const remote = ROUTE_NAMES.filter((name) => screenSlot(name, everything) !== undefined);
    expect(remote).toEqual(
      expect.not.arrayContaining([
        'home',
        'section',
        'sport',
        'champ',
        'game',
        'history',
        'limits',
        'payment-requests',
        'payment-request',
        'office-menu',
        'confirm-terms',
      ]),
    );
    expect(remote).toHaveLength(19);
  });

  it('belongs to the subject of its section, which has a screen of ours [MAT-32]', () => {
    for (const name of ROUTE_NAMES) {
      const slot = screenSlot(name, everything);
      const section = slot === undefined ? undefined : slotSection(slot);
      if (section === undefined) continue;
      expect(MINI_APP_SECTIONS.find((row) => row.section === section)?.routes).toContain(name);
      expect(hasNativeScreen(section)).toBe(true);
    }
    expect(hasNativeScreen('third-party')).toBe(false);
  });
});

describe('the block in the header', () => {
  it('is one for all pages: it is asked for what it shows on home [MAT-28]', () => {
    expect(slotPath('header-widget', '/ru/results', 'ru')).toBe('/ru');
    expect(slotPath('results-wins', '/ru/results', 'ru')).toBe('/ru/results');
    expect(isolationLevel('header-widget')).toBe('B');
    expect(PAGE_SECTION_NAMES).toHaveLength(15);
    expect(PAGE_SECTION_NAMES).not.toContain('header-widget');
  });

  it('is loaded again five times, each after a second, and not once more [APP-14]', () => {
    const { initial, step } = lifecycleOf('header-widget');
    let [state] = step(initial, { type: 'view-opened', view: 'a' });
    const waits: number[] = [];
    for (let failures = 1; failures <= 6; failures += 1) {
      const { generation } = state;
      const [failed, ...effects] = step(state, { type: 'failed', generation });
      for (const effect of effects) if (effect.type === 'retry-in') waits.push(effect.delay);
      [state] = step(failed, { type: 'wait-ended', generation });
    }
    expect(waits).toEqual([1000, 1000, 1000, 1000, 1000]);
    expect(state).toMatchObject({ phase: 'error', isRetryDue: false });
    expect(lifecycleOf('results-wins')).toBe(MINI_APP_LIFECYCLE);
  });
});

describe('the slots that the operator puts on home', () => {
  it('are those of other pages, each once and five at most [MAT-29]', () => {
    const five = ['results-wins', 'promos-offers', 'cyber-soon', 'store-prices', 'information-live'];
    expect(slotsForHome([...five, 'results-wins'])).toEqual(five);
    expect(slotsForHome([...five, 'platform-steps'])).toEqual(five);
    expect(
      slotsForHome(['home-showcase', 'header-widget', 'betting-picks', 'payment-steps', 'x', '__proto__']),
    ).toEqual([]);
  });
});

describe('the addresses of applications', () => {
  it('are https, or at the origin of the sandbox [MAT-10]', () => {
    const configured = {
      results: 'https://apps.example/results',
      information: `${SANDBOX}/mf-information`,
      promotions: 'http://apps.example/promotions',
      welcome: 'https://apps.example/welcome?x=1',
      agreements: 'javascript:alert(1)',
      'technical-pages': 7,
    };
    expect(miniAppAddresses(configured, { own: SANDBOX })).toEqual({
      results: configured.results,
      information: configured.information,
    });
    expect(miniAppAddresses(configured)).toEqual({ results: configured.results });
    for (const near of [`${SANDBOX}.evil.example/`, `${SANDBOX}4/`, `${SANDBOX}@evil.example/`])
      expect(miniAppAddresses({ results: near }, { own: SANDBOX })).toEqual({});
    expect(miniAppAddress(`${SANDBOX}/mf-results`, '/ru/results', SANDBOX)).toEqual({
      ok: true,
      value: `${SANDBOX}/mf-results/ru/results`,
    });
    expect(miniAppAddress(`${SANDBOX}/mf-results`, '/../secret', SANDBOX).ok).toBe(false);
  });

  it("are of the developer's own machine outside production, and in plain nowhere else [MAT-10]", () => {
    const near = 'http://localhost:4000/slot';
    for (const own of [near, 'http://127.0.0.1:4000/slot', 'http://[::1]:4000/slot', 'http://localhost/slot']) {
      expect(miniAppAddresses({ results: own })).toEqual({});
      expect(miniAppAddresses({ results: own }, { isLoopbackOpen: true })).toEqual({ results: own });
      expect(miniAppAddress(own, '/ru/results', loopbackOrigin(own))).toEqual({ ok: true, value: `${own}/ru/results` });
    }
    for (const other of [
      'http://localhost.evil.example/x',
      'http://localhost:4000@evil.example/x',
      'http://127.0.0.1.evil.example/x',
      'http://10.0.0.1:4000/x',
      'http://apps.example/x',
      `${near}?x=1`,
    ])
      expect(miniAppAddresses({ results: other }, { isLoopbackOpen: true })).toEqual({});
    expect(loopbackOrigin(7)).toBeUndefined();
  });

  it('leave a section native that has none [MAT-11]', () => {
    const all = Object.fromEntries(MINI_APP_SECTIONS.map(({ section }) => [section, 'https://apps.example/x']));
    const remote = remoteSections(miniAppAddresses(all));
    expect(remote).toEqual(MINI_APP_SECTIONS.map(({ section }) => section));
    expect(remoteSections(miniAppAddresses({ results: 'https://apps.example/x' }))).toEqual(['results']);
    for (const none of [undefined, null, [], 'x', {}, JSON.parse('{"__proto__":{"results":"https://a.example"}}')])
      expect(remoteSections(miniAppAddresses(none))).toEqual([]);
  });
});

describe('the frames of a page', () => {
  it('come from the host itself, where a section of level C is remote [HST-20]', () => {
    const given = {
      betting: 'https://a.example/x',
      'third-party': 'https://a.example/y',
      results: 'https://b.example/',
    };
    expect(frameSources(miniAppAddresses(given))).toEqual(["'self'"]);
    const own = { betting: `${SANDBOX}/mf-betting` };
    expect(frameSources(miniAppAddresses(own, { own: SANDBOX }))).toEqual(["'self'"]);
    expect(frameSources(miniAppAddresses({ results: 'https://b.example/' }))).toEqual([]);
    expect(frameSources({})).toEqual([]);
  });
});

describe('an answer', () => {
  it.each([
    ['public, max-age=30', '', 30_000],
    ['max-age=10, s-maxage="60"', 'Accept-Language', 60_000],
    ['max-age=999999', '', 3_600_000],
    ['private, max-age=30', '', 0],
    ['no-store', '', 0],
    ['no-cache, max-age=30', '', 0],
    ['max-age=30', 'Cookie', 0],
    ['max-age=30', '*', 0],
    ['max-age=-1', '', 0],
    ['', '', 0],
  ])('with %s and %s is kept for %d ms [HST-3]', (cacheControl, vary, kept) => {
    expect(answerKeptFor({ cacheControl, vary })).toBe(kept);
  });
});

describe('a load that failed for good', () => {
  const loading = MINI_APP_LIFECYCLE.step(MINI_APP_LIFECYCLE.initial, { type: 'view-opened', view: 'a' })[0];

  it('is not repeated by itself [APP-11]', () => {
    expect([400, 404, 410, 451].every(isForGood)).toBe(true);
    expect([200, 408, 425, 429, 500, 502, 504].some(isForGood)).toBe(false);
    const [failed, ...effects] = MINI_APP_LIFECYCLE.step(loading, { type: 'failed', generation: 1, isForGood: true });
    expect(failed).toMatchObject({ phase: 'error', isRetryDue: false });
    expect(effects).toEqual([{ type: 'unload', generation: 1 }]);
  });
});

describe('an app that the server has drawn', () => {
  it('is ready at once, and only the first time [APP-13]', () => {
    const drawn = { type: 'view-opened', view: 'a', isDrawn: true } as const;
    const ready: MiniAppState = { phase: 'ready', generation: 0, views: ['a'] };
    expect(MINI_APP_LIFECYCLE.step(MINI_APP_LIFECYCLE.initial, drawn)).toEqual([ready]);
    const dropped: MiniAppState = { phase: 'not-exist', generation: 1, views: [] };
    expect(MINI_APP_LIFECYCLE.step(dropped, drawn)[0].phase).toBe('loading');
  });
});

describe('what an application is handed', () => {
  it('is how the page looks, and nothing of the player beside the currency [HND-1]', () => {
    const settings = { ...DEFAULT_VIEW_SETTINGS, appTheme: 0, visuallyImpairedMode: true, coefViewId: 2 } as const;
    expect(handedAttributes({ language: 'ar', settings, currency: 'KZT' })).toEqual({
      lang: 'ar',
      dir: 'rtl',
      'data-theme': 'light',
      'data-font-size': 'l',
      'data-visually-impaired': 'true',
      'data-odds-format': '2',
      'data-time-zone': '3',
      'data-currency': 'KZT',
    });
    expect(handedAttributes({ language: 'ru', settings })).not.toHaveProperty('data-currency');
  });
});
