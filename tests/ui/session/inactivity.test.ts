import { describe, expect, it } from 'vitest';
import { runInAction } from 'mobx';
import { InactivityStore } from '#ui/session/inactivity-store.ts';
import { NoticesStore } from '#ui/notices/notices-store.ts';
import { NOTICE_QUEUE } from '../../../core/notices/notice-queue.ts';
import { SIGNED_OUT_NOTICE } from '../../../core/session/signed-out-notice.ts';
import { fakeBrowserTabs } from '../../support/fakes/fake-tabs.ts';
import { memoryValues } from '../../support/fakes/memory-values.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { playerPage } from '../../support/views/player-page.tsx';

const CLOCK = 1_000_000;
const SITE = { isAutoLogoffEnabled: true, autoLogoffMinutes: 30 };

interface IdleOptions {
  readonly userId: number;
  readonly site: object;
  readonly tabs: ReturnType<ReturnType<typeof fakeBrowserTabs>>;
  readonly endsAt: number;
}

async function idlePage({ userId = 5, site = SITE, tabs = fakeBrowserTabs()(), endsAt }: Partial<IdleOptions> = {}) {
  const values = memoryValues();
  const page = await playerPage({ userId, site, address: '/en/line', given: { values: values.tab() } });
  page.stores.session.endsAt = endsAt;
  const { stores, timers, left } = page;
  let now = 0;
  let act = (): void => undefined;
  let outs = 0;
  const store = new InactivityStore({
    ...stores,
    clock: { now: () => CLOCK },
    timers,
    tabs,
    values: values.tab(),
    steady: { now: () => now },
    activity: (seen) => {
      act = seen;
      return () => undefined;
    },
    signOut: () => {
      outs += 1;
      stores.signOut.order(false);
    },
  });
  const stop = store.start();
  const pass = async (minutes: number) => {
    for (let half = 0; half < minutes * 2; half += 1) {
      now += 30_000;
      await timers.advance(30_000);
    }
  };
  /** The timers do not run. */
  const sleep = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { store, stores, pass, sleep, act: () => act(), left, stop, outs: () => outs, values, timers };
}

describe('an idle player', () => {
  it('is warned after 29 minutes and signed out after 30, with the reason kept for the next page [IDL-4, IDL-6, IDL-8]', async () => {
    const { pass, store, outs, stores, values, left } = await idlePage();
    await pass(28.5);
    expect(store.secondsLeft).toBeUndefined();
    await pass(1);
    expect(store.secondsLeft).toBe(30);
    expect(outs()).toBe(0);
    await pass(0.5);
    expect(outs()).toBe(1);
    expect(stores.session.isSignedIn).toBe(false);
    expect(left).toEqual(['reload']);
    expect(values.tab().read(SIGNED_OUT_NOTICE)).toBe('inactivity');
  });

  it('who moves after the warning stays, and is warned again [IDL-8]', async () => {
    const { pass, act, store, outs } = await idlePage();
    await pass(29.5);
    act();
    expect(store.secondsLeft).toBeUndefined();
    await pass(28);
    expect([store.secondsLeft, outs()]).toEqual([undefined, 0]);
    await pass(1.5);
    expect([store.secondsLeft, outs()]).toEqual([30, 0]);
    await pass(1);
    expect(outs()).toBe(1);
  });

  it.each([
    [CLOCK + 90 * 60_000, 91],
    [undefined, 12 * 60 + 1],
  ])(
    'whose session ends at %s is signed out then, however busy, and not that long after the page was loaded [IDL-7]',
    async (endsAt, minutes) => {
      const { pass, act, outs, values } = await idlePage(endsAt === undefined ? {} : { endsAt });
      for (let minute = 0; minute < minutes - 2; minute += 1) {
        await pass(1);
        act();
      }
      expect(outs()).toBe(0);
      await pass(2);
      expect([outs(), values.tab().read(SIGNED_OUT_NOTICE)]).toEqual([1, 'long-session']);
    },
  );

  it('learns of the end when the session is asked for', async () => {
    const { pass, outs, stores } = await idlePage();
    runInAction(() => {
      stores.session.endsAt = CLOCK + 10 * 60_000;
    });
    await pass(9.5);
    expect(outs()).toBe(0);
    await pass(1);
    expect(outs()).toBe(1);
  });

  it.each([
    ['the first activity', (page: Awaited<ReturnType<typeof idlePage>>) => page.act()],
    ['a minute that passes', async ({ pass }: Awaited<ReturnType<typeof idlePage>>) => pass(1)],
  ] as const)('whose device slept for hours is signed out by %s [IDL-4]', async (_name, wake) => {
    const page = await idlePage();
    await page.pass(5);
    page.sleep(180);
    expect(page.outs()).toBe(0);
    await page.timers.advance(0);
    await wake(page);
    expect([page.outs(), page.values.tab().read(SIGNED_OUT_NOTICE)]).toEqual([1, 'inactivity']);
  });

  it('in one tab who is busy in another stays [IDL-9]', async () => {
    const browser = fakeBrowserTabs();
    const [busy, idle] = [await idlePage({ tabs: browser() }), await idlePage({ tabs: browser() })];
    for (let time = 0; time < 4; time += 1) {
      await busy.pass(14);
      busy.act();
      await idle.pass(14);
    }
    expect([idle.outs(), idle.store.secondsLeft]).toEqual([0, undefined]);
  });

  it('is not watched where the site does not ask for it, nor is a visitor, nor after the page is left [IDL-3]', async () => {
    const free = await idlePage({ site: { isAutoLogoffEnabled: false } });
    await free.pass(60);
    const gone = await idlePage();
    gone.stop();
    await gone.pass(60);
    const out = await idlePage();
    runInAction(() => {
      out.stores.session.take(undefined);
    });
    await out.pass(60);
    expect([free.outs(), gone.outs(), out.outs()]).toEqual([0, 0, 0]);
  });

  it('is waited for while a match is watched, and counts from its end on [IDL-5, RG-26]', async () => {
    const { pass, store, outs } = await idlePage();
    await pass(20);
    store.watchMedia(true);
    await pass(60);
    expect([store.secondsLeft, outs()]).toEqual([undefined, 0]);
    store.watchMedia(false);
    await pass(29.5);
    expect(outs()).toBe(0);
    await pass(1);
    expect(outs()).toBe(1);
  });
});

describe('the page after an idle player was signed out', () => {
  it.each([
    ['inactivity', 'signed-out-idle'],
    ['long-session', 'signed-out-long'],
  ] as const)('tells once why: %s [IDL-6, IDL-7]', async (reason, title) => {
    const values = memoryValues();
    values.tab().write(SIGNED_OUT_NOTICE, reason);
    const page = await playerPage({ given: { values: values.tab() } });
    await page.stores.lazy.ensure(['signOutNews']);
    page.stores.signOutNews.start();
    page.stores.signOutNews.start();
    // as long as nobody has closed it, by each page
    expect(page.said).toEqual([title, title]);
    page.stores.session.take(5);
    expect(values.tab().read(SIGNED_OUT_NOTICE)).toBeUndefined();
  });

  it('says it until the notice is closed, and no longer [IDL-6]', async () => {
    const values = memoryValues();
    values.tab().write(SIGNED_OUT_NOTICE, 'inactivity');
    const timers = { after: () => () => undefined, every: () => () => undefined };
    const notices = new NoticesStore(timers, () => NOW);
    notices.begin(NOTICE_QUEUE);
    const page = await playerPage({ given: { values: values.tab(), notices } });
    await page.stores.lazy.ensure(['signOutNews']);
    page.stores.signOutNews.start();
    expect(values.tab().read(SIGNED_OUT_NOTICE)).toBe('inactivity');
    notices.dismiss(notices.shown!.id);
    expect(values.tab().read(SIGNED_OUT_NOTICE)).toBeUndefined();
  });

  it('is told by the pages that follow that the server ended the session, until that is closed [SI-10, IDL-6]', async () => {
    const values = memoryValues();
    const page = await playerPage({ userId: 5, given: { values: values.tab() } });
    await page.stores.lazy.ensure(['signOutNews']);
    page.stores.signOutNews.start();
    page.sessions.userId = undefined;
    await page.stores.session.confirm();
    expect([page.said, page.stores.session.hasEnded]).toEqual([[], true]);
    const next = await playerPage({ given: { values: values.tab() } });
    await next.stores.lazy.ensure(['signOutNews']);
    next.stores.signOutNews.start();
    expect(next.said).toEqual(['session-ended']);
    expect(values.tab().read(SIGNED_OUT_NOTICE)).toBe('ended');
    page.stores.session.forgetEnd();
    expect(values.tab().read(SIGNED_OUT_NOTICE)).toBeUndefined();
  });

  it('says nothing to somebody who is signed in, nor when they sign out later [IDL-6]', async () => {
    const values = memoryValues();
    values.tab().write(SIGNED_OUT_NOTICE, 'inactivity');
    const page = await playerPage({ userId: 5, given: { values: values.tab() } });
    await page.stores.lazy.ensure(['signOutNews']);
    page.stores.signOutNews.start();
    expect(page.said).toEqual([]);
    page.stores.session.take(undefined);
    page.stores.signOutNews.start();
    expect(page.said).toEqual([]);
  });
});
