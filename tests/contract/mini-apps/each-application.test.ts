import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isolationLevel, slotSection, SLOT_NAMES } from '../../../core/mini-apps/mini-app-section.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { MINI_APP_FRAME } from '../../../infrastructure/mini-apps/frame-calls.ts';
import { MINI_APP } from '../../../infrastructure/mini-apps/mini-app-calls.ts';
import { DISALLOW_SPORTS } from '../../../infrastructure/player/office-settings-calls.ts';
import { SET_AVAILABILITY } from '../../../infrastructure/site/debugger-calls.ts';
import type { FrameSlotName } from '#ui/mini-apps/live-frame.tsx';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

/** A page of each slot, and what its application says there by itself. */
const PAGES: Readonly<
  Record<
    Exclude<(typeof SLOT_NAMES)[number], FrameSlotName | 'header-widget'>,
    { readonly path: string; readonly ru: string; readonly en: string }
  >
> = {
  'home-showcase': { path: '', ru: 'В линии', en: 'In the line' },
  'information-live': { path: '/howbet', ru: 'Вид спорта', en: 'Pre-match' },
  'results-wins': { path: '/results', ru: 'Самые крупные победы', en: 'Biggest wins' },
  'welcome-now': { path: '/registration', ru: 'Турниры', en: 'Tournaments' },
  'agreements-changes': { path: '/rules/1', ru: 'Последние изменения', en: 'Latest changes' },
  'office-soon': { path: '/office/menu', ru: 'Скоро начнутся', en: 'Starting soon' },
  'promotion-terms': { path: '/promotions/first-deposit', ru: 'на первый депозит', en: 'first deposit' },
  'platform-steps': { path: '/mobile', ru: 'Установить приложение', en: 'Install app' },
  'promos-offers': { path: '/bonus/first-deposit', ru: 'Промокоды за баллы', en: 'Promo codes for points' },
  'cyber-soon': { path: '/cyber/real', ru: 'Ближайшие матчи', en: 'Next matches' },
  'store-prices': { path: '/office/promotion', ru: 'Фрибет', en: 'Free bet' },
  'technical-state': { path: '/internal-vpn', ru: 'Линия обновлена', en: 'Line updated' },
};

/** The same of those that stand in frames, beside that of the games, whose pages change. */
const FRAMES: Readonly<
  Record<Exclude<FrameSlotName, 'betting-picks'>, { readonly path: string; readonly ru: string; readonly en: string }>
> = {
  'payment-steps': { path: '/office/payment/requests', ru: 'Вывод задерживается', en: 'A withdrawal is late' },
  'third-party-game': { path: '/slots/popular/game/7/lucky-spin', ru: 'Демо-очки', en: 'Demo points' },
};

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const HOSTILE = {
  appName: 'hostile',
  title: 'x',
  body: '<p onclick="window.__pwn=1">A<script>window.__pwn=1</script><iframe src="https://evil.example/__pwn"></iframe><img src="https://evil.example/__pwn"></p><form action="https://evil.example/__pwn"><input name="__pwn"></form>',
  styles: [{ cssText: '@import "https://evil.example/__pwn";.a{background:url(https://evil.example/__pwn)}' }],
  codeToEval: 'window.__pwn=1',
  headScripts: [{ text: 'window.__pwn=1' }],
};

/** What an application may become, in a language that nobody has asked it for yet, and what is answered then. */
const FAULTS: readonly {
  readonly name: string;
  readonly lng: Language;
  readonly answer: (signal: AbortSignal | null | undefined) => Promise<Response>;
  readonly status: number;
  /** MAT-22 Where a module has to be signed. */
  readonly ofLevelA?: number;
}[] = [
  { name: 'killed', lng: 'de', answer: async () => Promise.reject(new TypeError('fetch failed')), status: 502 },
  {
    name: 'hung',
    lng: 'es',
    answer: async (signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      }),
    status: 504,
  },
  { name: 'malformed', lng: 'fr', answer: async () => Promise.resolve(json({ appName: 7, body: [] })), status: 502 },
  { name: 'hostile', lng: 'pt', answer: async () => Promise.resolve(json(HOSTILE)), status: 200, ofLevelA: 502 },
];

let fixture: SandboxFixture;
afterEach(() => {
  vi.restoreAllMocks();
});

type DrawnSlot = keyof typeof PAGES;
const DRAWN = SLOT_NAMES.filter((slot): slot is DrawnSlot => slot in PAGES);

const shown = async (slot: DrawnSlot, lng: Language) =>
  fixture.visitor().send(MINI_APP, { params: { slot }, query: { lng, path: `/${lng}${PAGES[slot].path}` } });

/** One section answers like this, and the others as they do. */
function breakSection(section: string, answer: (typeof FAULTS)[number]['answer']): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) =>
    new Request(address, { method: 'GET' }).url.includes(`/mf-${section}/`)
      ? answer(init?.signal)
      : real(address, init),
  );
}

/** Nobody waits for an application until the test says that its time is over; how long it would have been waited for. */
function holdWaits(): { readonly waits: readonly Millis[]; readonly passAll: () => void } {
  const waits: Millis[] = [];
  const held: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    waits.push(wait);
    const controller = new AbortController();
    held.push(controller);
    return controller.signal;
  });
  return {
    waits,
    passAll: () => {
      for (const controller of held) controller.abort(new DOMException('it took too long', 'TimeoutError'));
    },
  };
}

it('are those of every slot whose application is no frame', () => {
  // the block in the header is the operator's alone
  const own = SLOT_NAMES.filter((slot) => slot !== 'header-widget');
  const drawn = own.filter((slot) => isolationLevel(slotSection(slot)!) !== 'C');
  expect(DRAWN).toEqual(drawn);
});

describe.each(Object.entries(FRAMES))('the application in the frame of %s', (slot, { path, ...words }) => {
  const ask = (lng: Language) => ({ params: { slot: slot as FrameSlotName }, query: { lng, path: `/${lng}${path}` } });
  beforeAll(async () => {
    fixture = await openFixture({ miniApps: { hasOwn: true } });
  });
  afterAll(() => fixture.close());

  it('is written in Russian and English [MAT-13]', async () => {
    for (const lng of ['ru', 'en'] as const) {
      const { address } = (await fixture.visitor().send(MINI_APP_FRAME, ask(lng))).read();
      const page = (await fixture.app.inject(address)).body;
      expect(page).toContain(`<html lang="${lng}">`);
      expect(page).toContain(words[lng]);
    }
  });
});

it('of other companies is given while they are allowed and their games available alone [MAT-21]', async () => {
  fixture = await openFixture({ miniApps: { hasOwn: true } });
  const { path } = FRAMES['third-party-game'];
  const ask = { params: { slot: 'third-party-game' as const }, query: { lng: 'en' as const, path: `/en${path}` } };
  const visitor = fixture.visitor();
  const status = async () => (await visitor.send(MINI_APP_FRAME, ask)).status;
  expect(await status()).toBe(200);
  const open = { isMaintenance: false, reasons: [], blockTemplate: 0 };
  await visitor.send(SET_AVAILABILITY, { body: { ...open, arePartitionsOpen: false } });
  expect(await status()).toBe(404);
  await fixture.close();
});

describe.each(DRAWN)('the application of %s', (slot) => {
  const section = slotSection(slot)!;
  let player: TestPlayer;
  // of its own, so that nothing is kept from the application before
  beforeAll(async () => {
    fixture = await openFixture({ miniApps: { hasOwn: true } });
    player = await fixture.player();
  });
  afterAll(() => fixture.close());

  it('is written in Russian and English, and names its language in any other [MAT-13]', async () => {
    for (const lng of ['ru', 'en'] as const) {
      const { body } = await shown(slot, lng);
      expect(body).toMatchObject({ section, language: lng });
      expect(JSON.stringify(body)).toContain(PAGES[slot][lng]);
    }
    expect((await shown(slot, 'kk')).body).toMatchObject({ section, language: 'en' });
  });

  it.each(FAULTS)(
    'that is $name keeps no bet from being placed and no neighbour from its slot [MAT-14] [MAT-22]',
    async (fault) => {
      breakSection(section, fault.answer);
      const { waits, passAll } = holdWaits();
      const asking = shown(slot, fault.lng);
      const [bet] = await openBets(fixture, 1);
      expect((await place(player, order(player, [bet!]))).read().status).toBe('accepted');
      const neighbours = DRAWN.filter((other) => other !== slot);
      for (const other of neighbours) expect((await shown(other, fault.lng)).status).toBe(200);
      passAll();
      const answer = await asking;
      expect(new Set(waits)).toEqual(new Set([seconds(5)]));
      const ofLevelA = fault.ofLevelA ?? fault.status;
      expect(answer.status).toBe(isolationLevel(section) === 'A' ? ofLevelA : fault.status);
      expect(JSON.stringify(answer.body)).not.toMatch(/__pwn|evil/);
    },
  );
});

describe('a sport that a player does not want', () => {
  beforeAll(async () => {
    fixture = await openFixture({ miniApps: { hasOwn: true } });
  });
  afterAll(() => fixture.close());

  it('is named by every card of the applications, which answer everybody alike [MKP-25] [HST-1]', async () => {
    const player = await fixture.player();
    for (const [slot, card] of [
      ['home-showcase', 'tournament'],
      ['results-wins', 'win'],
    ] as const) {
      const ask = { params: { slot }, query: { lng: 'en', path: `/en${PAGES[slot].path}` } } as const;
      const before = (await player.send(MINI_APP, ask)).read();
      const cards = before.body.split(`class="${card}"`).slice(1);
      expect(cards.length).toBeGreaterThan(1);
      for (const each of cards) expect(each).toMatch(/^ data-sport="\d+"/);
      const [hidden = ''] = /(?<=data-sport=")\d+/.exec(before.body) ?? [];
      const sports = [Number(hidden)];
      const saved = await player.send(DISALLOW_SPORTS, { body: { line: sports, live: sports } });
      expect(saved.status).toBe(200);
      expect((await player.send(MINI_APP, ask)).read()).toEqual(before);
    }
  });

  it('is named by each pick in a frame, which hides it when it is told [FRM-33]', async () => {
    const [game] = await openBets(fixture, 1);
    const path = `/en/line/football/1/${String(game?.gameId)}`;
    const ask = { params: { slot: 'betting-picks' }, query: { lng: 'en', path } } as const;
    const { address } = (await fixture.visitor().send(MINI_APP_FRAME, ask)).read();
    const page = (await fixture.app.inject(address)).body;
    const picks = page.match(/<li [^>]*>/g) ?? [];
    expect(picks.length).toBeGreaterThan(3);
    for (const pick of picks) expect(pick).toMatch(/data-sport="\d+"/);
    expect(picks.filter((pick) => !pick.includes(' hidden'))).toHaveLength(3);
    expect(page).toContain('hears.sports');
  });
});
