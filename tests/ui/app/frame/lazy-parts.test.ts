import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { fetchAround } from '../../../../ui/app/frame/fetch-around.ts';
import { fetchBetting } from '../../../../ui/app/frame/fetch-betting.ts';
import { fetchLazyParts } from '../../../../ui/app/frame/lazy-parts.ts';
import { lazyStores } from '../../../../ui/page/lazy-stores.ts';

function pageWithout(missing: string, { isSignedIn = false } = {}) {
  const kept: object[] = [];
  const asked: string[] = [];
  const reportMissingPart = vi.fn<() => void>();
  const lazy = lazyStores<string>((name) => {
    asked.push(name);
    return name === missing ? Promise.reject(new Error('not found')) : Promise.resolve();
  });
  const page = { keepNotice: () => undefined, keepLazyParts: (parts: object) => kept.push(parts), reportMissingPart };
  const frame = { load: () => Promise.resolve() };
  const notices = { begin: vi.fn<() => void>() };
  const media = observable({ isWatching: false });
  const watchMedia = vi.fn<(isPlaying: boolean) => void>();
  const stores = {
    media,
    inactivity: { watchMedia },
    texts: { ensure: () => Promise.resolve() },
    lazy,
    page,
    frame,
    notices,
    session: { isSignedIn },
    settings: { settings: { hiddenSports: '' } },
    coupon: { bets: [] },
    placing: { state: { phase: 'idle' } },
  } as never;
  return { kept, asked, reportMissingPart, stores, notices, media, watchMedia };
}

it('the notices of a page come though the player’s bets cannot be fetched, and say so', async () => {
  const { kept, reportMissingPart, stores, notices } = pageWithout('myBets');
  await Promise.all([fetchBetting(stores), fetchLazyParts(stores)]);
  expect(kept).toHaveLength(1);
  expect(notices.begin).toHaveBeenCalledOnce();
  expect(reportMissingPart).toHaveBeenCalledOnce();
});

it('what stands around a page is said to be missing where its file or what it needs does not come', async () => {
  const [whole, lacking, without] = [pageWithout('nothing'), pageWithout('consent'), pageWithout('nothing')];
  await fetchAround(whole.stores);
  await fetchAround(lacking.stores);
  await fetchAround(without.stores, () => Promise.reject(new Error('not found')));
  const told = [whole, lacking, without].map(({ reportMissingPart }) => reportMissingPart.mock.calls.length);
  expect(told).toEqual([0, 1, 1]);
});

it('what the page has from elsewhere is fetched with it, and missed by nobody [POL-1, EXF-1]', async () => {
  const lacking = pageWithout('externals');
  await fetchAround(lacking.stores);
  expect(lacking.asked).toContain('externals');
  expect([lacking.kept.length, lacking.reportMissingPart.mock.calls.length]).toEqual([1, 0]);
});

it('what places a coupon is fetched by every page, and said where it does not come', async () => {
  const whole = pageWithout('nothing');
  await fetchBetting(whole.stores);
  expect(whole.asked).toEqual(expect.arrayContaining(['placement', 'couponTerms']));
  expect(whole.reportMissingPart).not.toHaveBeenCalled();
  const lacking = pageWithout('placement');
  await fetchBetting(lacking.stores);
  expect(lacking.reportMissingPart).toHaveBeenCalledOnce();
});

it('what signs idle players out is fetched for a player and for no visitor [IDL-4]', async () => {
  const [visitor, player] = [pageWithout('nothing'), pageWithout('nothing', { isSignedIn: true })];
  await Promise.all([fetchLazyParts(visitor.stores), fetchLazyParts(player.stores)]);
  expect([visitor.asked.includes('inactivity'), player.asked.includes('inactivity')]).toEqual([false, true]);
  expect([visitor.asked.includes('player'), player.asked.includes('player')]).toEqual([false, true]);
});

it('what tells a player something or stands in a player’s way is fetched for a player and for no visitor [CNV-2]', async () => {
  const [visitor, player] = [pageWithout('nothing'), pageWithout('nothing', { isSignedIn: true })];
  await Promise.all([fetchLazyParts(visitor.stores), fetchLazyParts(player.stores)]);
  const ofPlayers = player.asked.filter((name) => !visitor.asked.includes(name));
  expect(ofPlayers.toSorted()).toEqual([
    'balanceHiding',
    'conversionNotice',
    'exclusion',
    'inactivity',
    'limits',
    'messages',
    'playGuard',
    'player',
    'playerGone',
    'realityCheck',
    'sessionLimit',
    'sportsHiding',
    'transferPrompt',
    'videoToken',
  ]);
});

it('what signs idle players out is said to be missing, and fetched again for the next player [IDL-4]', async () => {
  const { stores, asked, reportMissingPart } = pageWithout('inactivity');
  const session = observable({ isSignedIn: true, epoch: 1 });
  await fetchLazyParts(Object.assign(stores, { session, site: { reload: () => Promise.resolve() } }));
  await vi.waitFor(() => {
    expect(reportMissingPart).toHaveBeenCalledOnce();
  });
  const times = () => asked.filter((name) => name === 'inactivity').length;
  expect(times()).toBe(1);
  runInAction(() => {
    session.epoch = 2;
  });
  expect(times()).toBe(2);
  await vi.waitFor(() => {
    expect(reportMissingPart).toHaveBeenCalledTimes(2);
  });
});

it('the configuration is loaded anew when somebody signs in, and not when they leave [RET-7]', async () => {
  const { stores } = pageWithout('nothing');
  const session = observable({ isSignedIn: false, epoch: 0 });
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await fetchLazyParts(Object.assign(stores, { session, site: { reload } }));
  expect(reload).not.toHaveBeenCalled();
  const change = (isSignedIn: boolean): void => {
    runInAction(() => {
      session.isSignedIn = isSignedIn;
      session.epoch += 1;
    });
  };
  change(true);
  expect(reload).toHaveBeenCalledTimes(1);
  change(false);
  expect(reload).toHaveBeenCalledTimes(1);
  change(true);
  change(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

it.each([
  ['here, before this file came', { isSignedIn: true, epoch: 1, ownEpoch: 1 }, 1],
  ['before the page was asked for', { isSignedIn: true, epoch: 1, ownEpoch: 0 }, 0],
])('for who signed in %s the configuration is loaded anew or not [RET-7]', async (_, session, times) => {
  const { stores } = pageWithout('nothing');
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await fetchLazyParts(Object.assign(stores, { session, site: { reload } }));
  expect(reload).toHaveBeenCalledTimes(times);
});

it('the configuration is loaded anew when the server refuses a bet by one click for its switch [ONE-10]', async () => {
  const { stores } = pageWithout('nothing');
  const placing = observable({ state: { phase: 'rejected', reason: 'suspended' } });
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await fetchLazyParts(Object.assign(stores, { placing, site: { reload } }));
  expect(reload).not.toHaveBeenCalled();
  runInAction(() => (placing.state = { phase: 'rejected', reason: 'one-click-off' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('whoever watches a match counts as busy as long as it is watched [IDL-5]', async () => {
  const { stores, media, watchMedia } = pageWithout('nothing', { isSignedIn: true });
  await fetchLazyParts(stores);
  await vi.waitFor(() => {
    expect(watchMedia).toHaveBeenLastCalledWith(false);
  });
  runInAction(() => (media.isWatching = true));
  expect(watchMedia).toHaveBeenLastCalledWith(true);
  runInAction(() => (media.isWatching = false));
  expect(watchMedia).toHaveBeenLastCalledWith(false);
});
