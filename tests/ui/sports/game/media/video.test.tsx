import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { observable, runInAction } from 'mobx';
import type { ZonedGame } from '../../../../../core/media/game-video.ts';
import { STORED_MEDIA } from '../../../../../core/media/media-selection.ts';
import type { StreamNews } from '../../../../../core/media/video-stream.ts';
import { ok } from '../../../../../core/shared/result.ts';
import { minutes } from '../../../../../core/shared/time.ts';
import { Screen } from '#ui/sports/game/game-screen.tsx';
import { MediaDock, MediaOver } from '#ui/sports/game/media/media-dock.tsx';
import type { MediaNeeds } from '#ui/sports/game/media/media-store.ts';
import { VideosStore } from '#ui/sports/game/media/video/videos-store.ts';
import { linePage } from '../../../../support/views/line-page.tsx';
import { teachDialogs } from '../../../../support/views/player-page.tsx';
import { sampleDetails, sampleGame } from '../../../../support/examples/sample-line.ts';

const stops: (() => void)[] = [];
beforeAll(teachDialogs);
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** The page of a live match with a video; `streams` are those that were opened. */
async function shown({ isSignedIn = true, hasToken = true } = {}) {
  const token = observable<{ token: string | undefined }>({ token: hasToken ? 'one' : undefined });
  const streams: { token: string | undefined; tell: (news: StreamNews) => void; heard: string[] }[] = [];
  const lists = { asked: 0, zones: [{ gameId: 1, state: 'on' }] as readonly ZonedGame[] };
  const refused: (string | undefined)[] = [];
  const zones: MediaNeeds['videos'] = {
    zoneOf: (id) => videos.zoneOf(id),
    watch: () => videos.watch(),
    ask: () => videos.ask(),
  };
  const page = linePage([], '/en/live/football/10/1', { videos: zones as VideosStore });
  const { timers, visibility } = page;
  const clock = page.stores.clock;
  const picture = { behind: 6400 };
  const videos: VideosStore = new VideosStore({
    clock,
    timers,
    visibility,
    session: { isSignedIn },
    videoToken: {
      get token() {
        return token.token;
      },
      refuse: (old) => {
        refused.push(old);
        runInAction(() => {
          token.token = 'two';
        });
      },
    },
    gateway: {
      list: async () => {
        lists.asked += 1;
        const videos = [{ gameId: 1, videoId: 'live-1', videoSource: 'LIVE', isRecommended: true }];
        return Promise.resolve(ok({ videos, zones: lists.zones }));
      },
    },
    open: async ({ token: ask, tell }) => {
      const heard: string[] = [];
      streams.push({ token: ask(), tell, heard });
      const hear = (what: string) => () => void heard.push(what);
      const shownAt = () => clock.exact() - picture.behind;
      return Promise.resolve({ rest: hear('rest'), resume: hear('resume'), stop: hear('stop'), shownAt });
    },
  });
  page.gateway.answers.game = () => ok(sampleDetails(sampleGame(1)));
  Object.defineProperty(page.stores, 'videos', { value: videos });
  await page.stores.lazy.ensure(['game', 'media']);
  await page.stores.game.open(1);
  stops.push(page.stores.clock.start(), page.stores.game.start(), page.stores.media.start(), videos.start());
  render(
    <>
      <MediaDock />
      <Screen />
      <MediaOver />
    </>,
    { wrapper: page.Wrapper },
  );
  const pass = async (time: number) => {
    await act(() => vi.dynamicImportSettled());
    await act(() => page.pass(time));
    await act(() => vi.dynamicImportSettled());
  };
  await pass(100);
  const ask = () => act(() => videos.ask());
  return { ...page, picture, streams, lists, refused, ask, pass, media: page.stores.media };
}

const opener = () => screen.getByRole('button', { name: 'Video' });
const panel = () => screen.getByRole('region', { name: 'Video: Arsenal v Aston Villa' });

async function opened(given: Parameters<typeof shown>[0] = {}) {
  const page = await shown(given);
  fireEvent.click(opener());
  await page.pass(100);
  return page;
}

const zoneOpener = () => screen.queryByRole('button', { name: 'Match zone' });
const zonePanel = () => screen.queryByRole('region', { name: 'Match zone: Arsenal v Aston Villa' });

describe('the zone of a match, by the list of what can be watched', () => {
  it('that does not work says so, is asked for again by hand, and comes back [MD-41]', async () => {
    const { lists, ask, pass } = await shown();
    fireEvent.click(zoneOpener()!);
    await pass(100);
    expect(within(zonePanel()!).getByRole('status').textContent).toBe('Arsenal attack');
    lists.zones = [{ gameId: 1, state: 'broken' }];
    await ask();
    const alert = within(zonePanel()!).getByRole('alert');
    expect(alert.textContent).toContain('The match zone is not working right now');
    expect(zoneOpener()?.getAttribute('aria-pressed')).toBe('true');
    lists.zones = [{ gameId: 1, state: 'on' }];
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(within(zonePanel()!).queryByRole('alert')).toBeNull();
  });

  it('that is gone leaves the page, and is no longer offered, the video is [MD-16, MD-41]', async () => {
    const { lists, ask, pass } = await shown();
    fireEvent.click(zoneOpener()!);
    await pass(100);
    lists.zones = [{ gameId: 2, state: 'on' }];
    await ask();
    expect([zonePanel(), zoneOpener()]).toEqual([null, null]);
    expect(opener()).toBeDefined();
  });
});

describe('the video of a live match', () => {
  it('floating, is silenced and heard by M on its handle [MD-44]', async () => {
    const { pass } = await opened();
    fireEvent.click(within(panel()).getByRole('button', { name: 'Float over the page' }));
    await pass(100);
    const handle = within(panel()).getByRole('button', { name: /^Move/ });
    const sound = () => panel().querySelector('video')?.muted;
    const before = sound();
    expect(handle.getAttribute('aria-keyshortcuts')).toContain('M');
    fireEvent.keyDown(handle, { key: 'm', code: 'KeyM' });
    expect(sound()).toBe(!before);
    fireEvent.keyDown(handle, { key: 'm', code: 'KeyM', ctrlKey: true });
    expect(sound()).toBe(!before);
    fireEvent.keyDown(handle, { key: 'm', code: 'KeyM' });
    expect(sound()).toBe(before);
  });

  it('says how far it is behind play, as measured, while it plays [MD-43]', async () => {
    const { streams, picture, pass } = await opened();
    expect(panel().textContent).not.toContain('Delay');
    act(() => streams[0]?.tell('playing'));
    expect(within(panel()).getByText('Delay 7 s')).toBeDefined();
    picture.behind = 11_000;
    await pass(2000);
    expect(within(panel()).getByText('Delay 11 s')).toBeDefined();
    act(() => streams[0]?.tell('waiting'));
    expect(panel().textContent).not.toContain('Delay');
  });

  it('that is recommended opens nothing by itself [MD-42]', async () => {
    const { media, kept, pass } = await shown();
    await pass(2000);
    expect([media.state.entities, kept.get(STORED_MEDIA.key)]).toEqual([[], undefined]);
    fireEvent.click(opener());
    await pass(100);
    expect(kept.get(STORED_MEDIA.key)).toMatchObject([{ type: 'video', isRecommended: true }]);
  });

  it('opens in the place of the zone, is kept as a live video, and floats; the list of videos is asked for again after ten minutes [MD-6, MD-14, MD-34]', async () => {
    const { kept, media, pass, lists } = await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Match zone' }));
    fireEvent.click(opener());
    await pass(100);
    expect(kept.get(STORED_MEDIA.key)).toMatchObject([{ type: 'video', videoId: 'live-1', videoSource: 'LIVE' }]);
    expect(opener().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(within(panel()).getByRole('button', { name: 'Float over the page' }));
    await pass(100);
    expect([media.floating?.type, panel().querySelectorAll('video').length]).toEqual(['video', 1]);
    expect(lists.asked).toBe(1);
    await pass(minutes(10));
    expect(lists.asked).toBe(2);
  });

  it('says that the stream stopped, and tries again after 4 seconds or at once by hand [MD-35]', async () => {
    const { streams, pass } = await opened();
    act(() => streams[0]?.tell('playing'));
    expect(within(panel()).queryByRole('status')).toBeNull();
    act(() => streams[0]?.tell('failed'));
    expect(within(panel()).getByRole('alert').textContent).toContain('The stream stopped, trying again in 4 s');
    expect(streams[0]?.heard).toEqual(['stop']);
    fireEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(streams.length).toBe(2);
    act(() => streams[1]?.tell('failed'));
    await pass(4000);
    expect(streams.length).toBe(3);
  });

  it('has a refused token renewed once, then says that the stream stopped [MD-35]', async () => {
    const { streams, refused, pass } = await opened();
    act(() => streams[0]?.tell('refused'));
    await pass(100);
    expect([refused, streams.map(({ token }) => token)]).toEqual([['one'], ['one', 'two']]);
    act(() => streams[1]?.tell('refused'));
    expect([refused.length, within(panel()).getByRole('alert').textContent]).toEqual([
      1,
      'The stream stopped, trying again in 4 sTry again',
    ]);
  });

  it('says so where no token comes, asks for one anew, and opens with it by itself [MD-36]', async () => {
    const { streams, refused, pass } = await opened({ hasToken: false });
    expect(panel().textContent).toContain('The video is loading');
    await pass(8000);
    expect(within(panel()).getByRole('alert').textContent).toBe('The video did not open, trying again in 4 sTry again');
    expect([refused, streams.length]).toEqual([[undefined], 0]);
    await pass(4000);
    expect(streams.map(({ token }) => token)).toEqual(['two']);
    await pass(8000);
    expect(refused.length).toBe(1);
  });

  it('rests while the page is not seen, and ends with its window [MD-35]', async () => {
    const { streams, visibility, pass } = await opened();
    act(() => {
      visibility.turn(false);
      visibility.turn(true);
    });
    fireEvent.click(within(panel()).getByRole('button', { name: 'Close the video' }));
    await pass(100);
    expect(streams[0]?.heard).toEqual(['rest', 'resume', 'stop']);
  });

  it('is for signed-in players, and says so to visitors beside a way to sign in [MD-85]', async () => {
    const { stores, streams } = await opened({ isSignedIn: false });
    expect(panel().textContent).toContain('Videos are for signed-in players');
    fireEvent.click(within(panel()).getByRole('button', { name: 'Log in' }));
    expect(stores.dialogs.open).toBe('sign-in');
    expect(streams).toEqual([]);
  });
});
