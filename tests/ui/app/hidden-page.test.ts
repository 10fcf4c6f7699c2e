import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteStores } from '../../../composition/site-stores.ts';
import { textsSource } from '../../../composition/texts-source.ts';
import { ok } from '../../../core/shared/result.ts';
import { hours, minutes, seconds, type Millis } from '../../../core/shared/time.ts';
import { ALL_RESULTS } from '../../../core/sports/results/results-query.ts';
import { pageVisibility } from '../../../infrastructure/browser/page-visibility.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import { prepareSite } from '../../../ui/app/routing/prepare-site.ts';
import { startStores } from '../../../ui/app/start-stores.ts';
import { AvailabilityStore } from '#ui/navigation/availability-store.ts';
import { startAppUpdates } from '#ui/site/browser/app-updates.ts';
import { pausingTimers } from '../../../ui/kit/behaviour/pausing-timers.ts';
import { sampledReplies } from '../../support/fakes/sampled-replies.ts';
import { pageEnvironment } from '../../support/views/page-environment.ts';
import { handClock } from '../../support/fakes/hand-clock.ts';
import { fakeAvailability } from '../../support/fakes/fake-availability.ts';
import { pick } from '../../support/examples/coupon-examples.ts';

afterEach(() => vi.restoreAllMocks());

const NOW = 1_792_173_660_000;
const GAME = 812_859_521;

interface Resource {
  /** The calls that bring it. */
  readonly calls: readonly string[];
  readonly period: Millis;
  readonly file: string;
  /** What was asked last is young enough after six minutes. */
  readonly isFreshAfterMinutes?: true;
}

/** Everything that a page asks for again and again. */
const RESOURCES: readonly (readonly [name: string, resource: Resource])[] = [
  ['line', { calls: ['line', 'lineChanges'], period: seconds(3), file: 'ui/sports/line/polled-line.ts' }],
  ['game', { calls: ['game', 'gameChanges'], period: seconds(2), file: 'ui/sports/game/game-store.ts' }],
  ['results being played', { calls: ['results'], period: seconds(3), file: 'ui/sports/results/results-store.ts' }],
  ['tree', { calls: ['sportsTree'], period: seconds(60), file: 'ui/sports/tree/tree-store.ts' }],
  ['open coupons', { calls: ['openCoupons'], period: seconds(15), file: 'ui/coupon/placed/my-bets-store.ts' }],
  [
    'terms of the coupon',
    { calls: ['couponUpdate'], period: seconds(10), file: 'ui/coupon/building/coupon-terms-store.ts' },
  ],
  ['session', { calls: ['session'], period: seconds(60), file: 'ui/session/session-store.ts' }],
  [
    'video token',
    { calls: ['videoToken'], period: minutes(10), file: 'ui/session/video-token-store.ts', isFreshAfterMinutes: true },
  ],
  [
    'videos',
    {
      calls: ['gameVideos'],
      period: minutes(10),
      file: 'ui/sports/game/media/video/videos-store.ts',
    },
  ],
  [
    'maintenance to come',
    {
      calls: ['configGroup'],
      period: minutes(10),
      file: 'ui/site/config/maintenance-store.ts',
      isFreshAfterMinutes: true,
    },
  ],
  ['expresses of the day', { calls: ['expresses'], period: seconds(5), file: 'ui/sports/showcase/express-store.ts' }],
  ['banners', { calls: ['banners'], period: seconds(60), file: 'ui/sports/showcase/showcase-store.ts' }],
  ['messages', { calls: ['messageNews'], period: seconds(60), file: 'ui/support/messages/messages-store.ts' }],
  ['documents', { calls: ['documents'], period: seconds(20), file: 'ui/player/documents/documents-store.ts' }],
  ['requests', { calls: ['supportTopics'], period: seconds(20), file: 'ui/support/requests/requests-store.ts' }],
  ['version of the site', { calls: ['version'], period: seconds(60), file: 'composition/deferred-updates.ts' }],
];

/** Other files that wait for a time, and why none of them asks a server again and again while nobody looks. */
const NO_POLLS: Readonly<Record<string, string>> = {
  'composition/browser.tsx': 'once, after the start',
  'composition/graceful-shutdown.ts': 'the server',
  'infrastructure/browser/system-timers.ts': 'the timers themselves',
  'infrastructure/browser/script-facts.ts': 'waits once for what a script says',
  'infrastructure/coupon/web-placement-lock.ts': 'gives a lock back',
  'infrastructure/http/fingerprints.ts': 'once, after the start, and once more where that failed',
  'infrastructure/http/http-client.ts': 'the repeats of one call',
  'infrastructure/site/offline-document.ts': 'a page without a server, which waits for one',
  'ui/accounts/account-search.ts': 'a new account, five times',
  'ui/app/routing/idle-prefetch.ts': 'once, after the start',
  'ui/casino/games/crash/crash-chart.tsx': 'draws by the clock of the device and asks nobody',
  'ui/casino/games/crash/crash-store.ts': 'asks by keepAsking, which waits while the page is hidden',
  'ui/casino/games/crash/use-elapsed.ts': 'counts by the clock of the device and asks nobody',
  'ui/casino/live/live-tables-store.ts': 'asks by keepAsking, which waits while the page is hidden',
  'ui/casino/live/use-phase.ts': 'counts by the clock of the device and asks nobody',
  'ui/casino/games/house-game-store.ts':
    'a round that was cut off, until its provider has ended it, seconds later [RND-15]',
  'ui/casino/jackpots/jackpots-store.ts': 'asks by keepAsking, which waits while the page is hidden',
  'ui/casino/rounds/slot-game-store.ts':
    'a round that was cut off, until its provider has ended it, seconds later [RND-15]',
  'ui/lotto/bingo/bingo-store.ts': 'asks by keepAsking, which waits while the page is hidden',
  'ui/lotto/numbers/lotto-store.ts': 'asks by keepAsking, which waits while the page is hidden',
  'ui/lotto/toto-store.ts': 'asks by keepAsking, which waits while the page is hidden',
  'ui/promotions/tournaments/tournaments-store.ts': 'asks by keepAsking, which waits while the page is hidden',
  'ui/mini-apps/frame-app.ts': 'looks at the history of the page alone and asks for nothing [FRM-40]',
  'ui/coupon/building/coupon-news-store.ts': 'asks for nothing',
  'ui/coupon/generator/bet-generator-store.ts': 'asks for nothing',
  'ui/coupon/building/coupon-reminder-store.ts': 'asks for nothing',
  'ui/coupon/placement/placement-store.ts': 'a bet whose answer is still to come: its player may be waiting elsewhere',
  'ui/kit/behaviour/background-pause.ts': 'what pauses the others',
  'ui/kit/behaviour/pausing-timers.ts': 'what pauses the others',
  'ui/mini-apps/mini-app.ts': 'an application that failed, three times, and never while nobody looks [APP-12]',
  'ui/navigation/availability-store.ts': 'the end of maintenance, tested below',
  'ui/limits/net-position-store.ts': 'each minute, by what pauses the others [NP-2]',
  'ui/limits/reality-check-store.ts': 'asks for nothing',
  'ui/limits/session-limit-store.ts': 'counts the time of play, hidden or not [SN-2]',
  'ui/payments/returned-payment-store.ts': 'asks for a minute at most how a payment went [RTN-4]',
  'ui/notices/notices-store.ts': 'asks for nothing',
  'ui/page/in-time.ts': 'the end of one wait',
  'ui/page/keep-asking.ts': 'what pauses the others',
  'ui/page/page-clock.ts': 'asks for nothing',
  'ui/page/watched-asking.ts': 'what the stores of one part of a page ask by',
  'ui/sports/line/line-store.ts': 'makes the top games anew of what is here',
  'ui/sports/prices/price-history-store.ts': 'once, after a price was looked at for a moment',
  'ui/registration/registration-store.ts': 'asks for nothing',
  'ui/registration/reminder-store.ts': 'asks for nothing',
  'ui/registration/social/social-store.ts': 'looks whether the window of a network is still open',
  'ui/session/captcha-store.ts': 'asks for nothing',
  'ui/session/inactivity-store.ts': 'asks for nothing',
  'ui/session/passkeys/passkeys-store.ts': 'asks for nothing',
  'ui/site/browser/analytics-store.ts': 'what was counted, and nothing is counted while nobody looks',
  'ui/site/browser/app-updates.ts': 'by the timers of composition/deferred-updates.ts',
  'ui/site/site-store.ts': 'a configuration that did not come, five times',
  'ui/sports/game/media/video/video-play.ts': 'a stream that stopped, while it is watched',
  'ui/sports/game/media/media-store.ts': 'by the stores of the games that it shows',
  'ui/sports/line/table/line-rows.ts': 'asks for nothing',
  'ui/sports/line/table/moving-prices.ts': 'asks for nothing',
  'ui/sports/search/search-store.ts': 'once a typed word',
  'ui/support/consultant/consultant-store.ts': 'once, for the frame that was opened',
  'ui/session/security/security-store.ts': 'the level of protection, five times',
};

async function openSite(isSeen = true) {
  const asked: { readonly name: string; readonly at: number }[] = [];
  const replies = await sampledReplies({
    gameChanges: { serverTime: NOW, details: null },
    lineChanges: undefined,
    results: { games: [], totalCount: 0 },
  });
  const page = pageEnvironment(NOW, { textsSource });
  const { clock, timers, visibility } = page;
  if (!isSeen) visibility.turn(false);
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now());
  const http = httpClient({
    timers,
    csrfToken: () => 'token',
    transport: async (request) => {
      const { call, answer } = replies(request);
      asked.push({ name: call?.name ?? request.url, at: clock.now() });
      return Promise.resolve(answer);
    },
  });
  const stores = siteStores({ ...page.environment, http });
  await prepareSite(stores, '/live');
  await stores.line.open({ filter: { ...stores.line.view.filter, section: 'live' }, isFavourites: false });
  await stores.lazy.ensure([
    'game',
    'placement',
    'couponTerms',
    'myBets',
    'videoToken',
    'videos',
    'maintenance',
    'results',
    'showcase',
    'expresses',
    'messages',
    'requests',
    'documents',
  ]);
  await stores.game.open(GAME);
  await stores.results.open('live', ALL_RESULTS);
  stores.results.watch();
  stores.line.watch();
  stores.showcase.watch();
  stores.expresses.watch();
  stores.game.watch();
  stores.videos.watch();
  const stopRequests = stores.requests.watch('question');
  const stopDocuments = stores.documents.follow();
  stores.coupon.toggle(pick(1));
  stores.coupon.show('my-bets');
  const stop = startStores(stores);
  const background = pausingTimers(timers, visibility);
  const stops = [
    stop,
    stopRequests,
    stopDocuments,
    background.stop,
    stores.maintenance.start(),
    startAppUpdates({
      stores,
      timers: background,
      current: '1',
      worker: {
        install: () => Promise.resolve(),
        remove: () => Promise.resolve(),
        takeOver: () => undefined,
        reload: () => undefined,
        latestVersion: async () => {
          asked.push({ name: 'version', at: clock.now() });
          return Promise.resolve(ok('1'));
        },
      },
    }),
  ];
  const settle = async () => {
    // parts of the site that come late on a loaded machine would ask at another moment
    await vi.dynamicImportSettled();
    for (let turn = 0; turn < 4; turn += 1) {
      await timers.advance(0);
      page.frames.draw();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  await settle();
  /** Lets time go by, with timers that run as fast as the clock, or slower. */
  const pass = async (time: Millis, pace = 1) => {
    const step = seconds(1);
    for (let gone = 0; gone < time; gone += step) {
      clock.move(step);
      await timers.advance(step * pace);
    }
    await settle();
  };
  return { ...page, stores, asked, stops, settle, pass };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** What becomes of the timers of a page while nobody sees it, until it is seen again. */
const WAYS: Readonly<Record<string, (site: Site, away: Millis) => Promise<void>>> = {
  'run as ever': async ({ pass, visibility }, away) => {
    await pass(away);
    visibility.turn(true);
  },
  'run once a minute': async ({ pass, timers, visibility }, away) => {
    await pass(away, 1 / 60);
    const wake = timers.sleep(away - away / 60);
    visibility.turn(true);
    await wake();
  },
  'all run late, before the page is seen': async ({ clock, timers, visibility, settle }, away) => {
    clock.move(away);
    await timers.sleep(away)();
    await settle();
    visibility.turn(true);
  },
  'all run late, once the page is seen': async ({ clock, timers, visibility }, away) => {
    clock.move(away);
    const wake = timers.sleep(away);
    visibility.turn(true);
    await wake();
  },
};

const ABSENCES = [
  ['6 min', minutes(6)],
  ['3 h', hours(3)],
] as const;

describe('a page that is hidden', () => {
  it.each(ABSENCES.flatMap(([name, away]) => Object.keys(WAYS).map((way) => [name, way, away] as const)))(
    'for %s asks for nothing after 30 s, for each resource once when it is seen again, and then as often as before, where timers %s [REL-22, PERF-15, TMR-1, TMR-2]',
    async (_, way, away) => {
      const site = await openSite();
      const { asked, pass, visibility, clock, settle, stops } = site;
      const times = ({ calls }: Resource) => asked.flatMap(({ name, at }) => (calls.includes(name) ? at : []));
      await pass(minutes(2));
      visibility.turn(false);
      const hiddenAt = clock.now();
      await WAYS[way]?.(site, away);
      await settle();
      const seenAt = clock.now();
      expect(seenAt).toBe(hiddenAt + away);
      expect(asked.filter(({ at }) => at > hiddenAt + seconds(30) && at < seenAt)).toEqual([]);
      const made = RESOURCES.map(([name, resource]) => [name, times(resource).filter((at) => at === seenAt).length]);
      const due = RESOURCES.map(([name, { isFreshAfterMinutes }]) => {
        return [name, isFreshAfterMinutes === true && away < minutes(10) ? 0 : 1];
      });
      expect(made).toEqual(due);
      await pass(minutes(21));
      for (const [name, resource] of RESOURCES) {
        const since = times(resource).filter((at) => at >= seenAt);
        const gaps = since.slice(1).map((at, place) => at - since[place]!);
        expect([name, new Set(gaps)]).toEqual([name, new Set([resource.period])]);
      }
      for (const stop of stops) stop();
    },
  );

  it('REL-22 that was opened in the background asks for half a minute, and then not before it is seen', async () => {
    const { asked, pass, visibility, settle, stops } = await openSite(false);
    await pass(seconds(31));
    asked.length = 0;
    await pass(minutes(6));
    expect(asked).toEqual([]);
    visibility.turn(true);
    await settle();
    expect(asked.filter(({ name }) => name === 'lineChanges' || name === 'line')).toHaveLength(1);
    for (const stop of stops) stop();
  });

  it('REL-22 waits for the end of maintenance no more often', async () => {
    const page = pageEnvironment(NOW);
    let asked = 0;
    const store = new AvailabilityStore(
      fakeAvailability({ isMaintenance: async () => Promise.resolve(ok((asked += 1) > 0)) }),
      { ...page, language: 'en', session: { isSignedIn: false, epoch: 1 }, site: { config: undefined } },
    );
    const stop = store.whenMaintenanceEnds(() => undefined);
    await page.timers.advance(seconds(31));
    expect(asked).toBe(1);
    page.visibility.turn(false);
    page.clock.move(hours(3));
    await page.timers.sleep(hours(3))();
    expect(asked).toBe(1);
    page.visibility.turn(true);
    expect(asked).toBe(2);
    await page.timers.advance(seconds(30));
    expect(asked).toBe(3);
    stop();
    expect(page.timers.waiting()).toBe(0);
  });

  it('REL-22 knows by the clock of the device for how long it was hidden', () => {
    const clock = handClock(NOW);
    const state = vi.spyOn(document, 'visibilityState', 'get');
    const turn = (now: 'visible' | 'hidden') => {
      state.mockReturnValue(now);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    state.mockReturnValue('hidden');
    const visibility = pageVisibility(document, clock);
    clock.move(seconds(5));
    expect([visibility.isVisible(), visibility.hiddenFor()]).toEqual([false, 5000]);
    turn('visible');
    clock.move(minutes(1));
    expect([visibility.isVisible(), visibility.hiddenFor()]).toEqual([true, 5000]);
    turn('hidden');
    expect(visibility.hiddenFor()).toBe(0);
    clock.move(hours(3));
    expect(visibility.hiddenFor()).toBe(hours(3));
    const seen: number[] = [];
    const stop = visibility.watch(() => seen.push(visibility.hiddenFor()));
    turn('visible');
    stop();
    turn('hidden');
    expect(seen).toEqual([hours(3)]);
  });

  it('REL-23 is told when it comes back frozen or whole out of the history, and not when it was loaded', () => {
    const visibility = pageVisibility(document, handClock(NOW));
    let returns = 0;
    const stop = visibility.watchReturn(() => {
      returns += 1;
    });
    const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    document.dispatchEvent(new Event('resume'));
    window.dispatchEvent(shown(true));
    window.dispatchEvent(shown(false));
    expect(returns).toBe(2);
    stop();
    window.dispatchEvent(shown(true));
    expect(returns).toBe(2);
  });

  it('REL-22 knows every part of the site that asks again and again', () => {
    const files = ['ui', 'infrastructure', 'composition'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const waiting = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !file.startsWith('infrastructure/sandbox/') &&
        /keepAsking\(|new WatchedAsking\(|pausingTimers\(|visibility\.watch\(|imers\.(?:every|after)\(|setInterval\(/.test(
          readFileSync(file, 'utf8'),
        ),
    );
    const known = [...RESOURCES.map(([, { file }]) => file), ...Object.keys(NO_POLLS)];
    expect(waiting.toSorted()).toEqual(known.toSorted());
  });
});
