import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaBounds } from '../../../../../core/media/media-window.ts';
import { MEDIA_LOOK } from '../../../../../core/media/media-look.ts';
import { STORED_MEDIA } from '../../../../../core/media/media-selection.ts';
import { fail, ok } from '../../../../../core/shared/result.ts';
import type { Game, GameDetails } from '../../../../../core/sports/game/game.ts';
import { Screen } from '#ui/sports/game/game-screen.tsx';
import { mediaSpace, watchMediaSpace } from '#ui/sports/game/media/media-space.ts';
import { PageNotice } from '../../../../../ui/page/page-notice.tsx';
import { MediaDock, MediaOver } from '#ui/sports/game/media/media-dock.tsx';
import { linePage } from '../../../../support/views/line-page.tsx';
import { teachDialogs } from '../../../../support/views/player-page.tsx';
import { sampleDetails, sampleGame } from '../../../../support/examples/sample-line.ts';

const stops: (() => void)[] = [];
let look: (isInSight: boolean) => void = () => undefined;

beforeAll(teachDialogs);
/** What was looked at, the latest last. */
const watched: Element[] = [];
beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly object[]) => void) {
        look = (isIntersecting) =>
          act(() => {
            seen([{ isIntersecting, boundingClientRect: { left: 0, top: -300, width: 600, height: 240 } }]);
          });
      }
      observe = (place: Element) => {
        watched.push(place);
      };
      disconnect = vi.fn<() => void>();
    },
  );
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
});
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

const details = (change: Partial<GameDetails> = {}, score: object = {}): GameDetails => ({
  ...sampleDetails(sampleGame(1, { version: 2, score: { ...sampleGame(1).score, ...score } })),
  ...change,
});

/** A match page with what stands around it, for a device that keeps what is given. */
async function shown(kept: Readonly<Record<string, unknown>> = {}, change: Partial<Game> = {}) {
  const page = linePage([], '/en/live/football/10/1');
  for (const [key, value] of Object.entries(kept)) page.kept.set(key, value);
  page.gateway.answers.game = () => ok(sampleDetails(sampleGame(1, change)));
  await page.stores.lazy.ensure(['game', 'media']);
  await page.stores.game.open(1);
  stops.push(page.stores.clock.start(), page.stores.game.start(), page.stores.media.start());
  const whole = (hasMatch: boolean) => (
    <>
      <MediaDock />
      {hasMatch ? <Screen /> : null}
      <MediaOver />
    </>
  );
  const view = render(whole(true), { wrapper: page.Wrapper });
  const settle = () => act(() => vi.dynamicImportSettled());
  const pass = async (time: number) => {
    await settle();
    await act(() => page.pass(time));
    await settle();
  };
  const leave = async () => {
    view.rerender(whole(false));
    await pass(100);
  };
  await settle();
  return { ...page, pass, leave, media: page.stores.media };
}

const zone = () => screen.getByRole('region', { name: 'Match zone: Arsenal v Aston Villa' });
const noZone = () => screen.queryByRole('region', { name: /^Match zone:/ });
const opener = () => screen.getByRole('button', { name: 'Match zone' });
const press = (name: string) => fireEvent.click(within(zone()).getByRole('button', { name }));
const grip = () => screen.getByRole('button', { name: 'Move: Arsenal v Aston Villa' });

async function opened(...given: Parameters<typeof shown>) {
  const page = await shown(...given);
  fireEvent.click(opener());
  await page.pass(100);
  return page;
}

describe('the zone of a live match', () => {
  it('opens on the page of the match, is kept on the device, and leaves with the page [MD-6, MD-7, MD-8, MD-9, MD-11]', async () => {
    const { kept, pass, leave } = await opened();
    expect(opener().ariaPressed ?? opener().getAttribute('aria-pressed')).toBe('true');
    expect(within(zone()).getByRole('status').textContent).toBe('Arsenal attack');
    expect(kept.get(STORED_MEDIA.key)).toMatchObject([{ type: 'zone', gameId: 1, target: 'board' }]);
    fireEvent.click(opener());
    await pass(100);
    expect(noZone()).toBeNull();
    fireEvent.click(opener());
    await leave();
    expect([noZone(), kept.get(STORED_MEDIA.key)]).toEqual([null, []]);
  });

  it('gives its place back to the picture that nobody asked for, which is looked at anew', async () => {
    const { pass } = await shown();
    const quiet = () => screen.queryByRole('region', { name: 'Match zone' });
    expect(watched).toContain(quiet());
    fireEvent.click(opener());
    await pass(100);
    expect(quiet()).toBeNull();
    press('Dock above the bet slip');
    await pass(100);
    expect(quiet()).toBeNull();
    press('Close the match zone');
    await pass(100);
    expect(quiet()).not.toBeNull();
    expect(watched).toContain(quiet());
  });

  it('is there again as it was kept, with what nobody said of it; what no picture has is dropped [MD-1, MD-2, MD-3, MD-4, MD-5]', async () => {
    const stored = { type: 'zone', target: 'side', gameId: 1, sportId: 1, zoneId: 77, title: 'Arsenal v Aston Villa' };
    const { media } = await shown({
      [STORED_MEDIA.key]: [
        { ...stored, zoneId: undefined },
        { ...stored, gameId: 'one' },
        { ...stored, isFloating: 'yes' },
        stored,
        { ...stored, target: 'side' },
      ],
    });
    expect(media.ofGame(1)).toEqual({
      ...stored,
      id: 'zone:1::77',
      zoneId: '77',
      gameLink: '',
      isAutoClearable: true,
      isFloating: false,
      isRecommended: false,
      videoSource: 'LIVE',
    });
  });

  it('draws and says what the feed brings, and reads out at most one change in 10 seconds [MD-20, MD-28]', async () => {
    const { gateway, pass } = await opened();
    vi.useFakeTimers({ toFake: ['performance'], now: 0 });
    gateway.answers.gameChanges = () => ok(details({}, { away: 2 }));
    await pass(2100);
    expect(within(zone()).getByText('Aston Villa score!', { selector: 'p *' })).toBeDefined();
    expect(within(zone()).getByRole('status').textContent).not.toBe('Aston Villa score!');
    vi.useRealTimers();
  });

  it('stands above the coupon on every page once it is docked, and is there again after a visit [MD-10, MD-30]', async () => {
    const first = await opened();
    press('Dock above the bet slip');
    await first.leave();
    await first.pass(200);
    expect(zone().textContent).toContain('Arsenal2');
    const stored = first.kept.get(STORED_MEDIA.key);
    cleanup();
    const next = await shown({ [STORED_MEDIA.key]: stored });
    await next.leave();
    expect(next.media.docked).toMatchObject({ gameId: 1, target: 'side' });
    press('Close the match zone');
    expect(next.kept.get(STORED_MEDIA.key)).toEqual([]);
  });

  it('floats, moves and grows by keys, docks by D and closes by Delete; its place is kept [MD-25, MD-26]', async () => {
    const { kept, pass, media } = await opened();
    press('Float over the page');
    await pass(100);
    fireEvent.keyDown(grip(), { key: 'ArrowLeft' });
    expect(kept.get(MEDIA_LOOK.key)).toMatchObject({ place: { left: 494, top: 612, width: 420 } });
    fireEvent.keyDown(grip(), { key: 'ArrowRight', shiftKey: true });
    expect(media.look.place).toMatchObject({ width: 436 });
    fireEvent.keyDown(grip(), { key: 'd', code: 'KeyD' });
    await pass(100);
    expect(media.docked).toBeDefined();
    press('Float over the page');
    await pass(100);
    fireEvent.keyDown(grip(), { key: 'Delete' });
    expect(noZone()).toBeNull();
  });

  it('floats once its place is scrolled out of sight, and returns with it, unless the player does not want that [MD-17]', async () => {
    const { media, pass } = await opened();
    look(false);
    await pass(100);
    expect(media.floating).toMatchObject({ target: 'board', bounds: { height: 240 } });
    expect(grip()).toBeDefined();
    look(true);
    expect(media.floating).toBeUndefined();
    act(() => media.changeLook({ isMovedOnScroll: false }));
    look(false);
    expect(media.floating).toBeUndefined();
  });

  it('is never over a notice of the page, such as that of a limit [MD-24]', async () => {
    render(
      <PageNotice tone="warning" onClose={() => undefined}>
        Your session ends in 5 minutes
      </PageNotice>,
    );
    const notice = screen.getByRole('status');
    const [top, height] = [560, 80];
    notice.getBoundingClientRect = () => new DOMRect(0, top, 1440, height);
    Element.prototype.checkVisibility = () => true;
    const space = mediaSpace();
    expect(space.keptClear).toContainEqual({ left: 0, top, width: 1440, height });
    for (const wanted of [0, 300, 500, 560, 620, 900]) {
      const bounds = mediaBounds({ left: 500, top: wanted, width: 420 }, space);
      expect(bounds.top >= top + height || bounds.top + bounds.height <= top).toBe(true);
    }
  });

  it('is told where a coupon beside the page opens, and where it grows [MD-24]', async () => {
    const watched = new Set<Element>();
    let grow = (): void => undefined;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          grow = tell;
        }
        observe(element: Element): void {
          watched.add(element);
        }
        disconnect(): void {
          watched.clear();
        }
      },
    );
    const { container } = render(<div data-layout="main" />);
    const told = vi.fn<() => void>();
    const stop = watchMediaSpace(told);
    const box = document.createElement('section');
    box.dataset['keptClear'] = '';
    container.append(box);
    await vi.waitFor(() => {
      expect(told).toHaveBeenCalledTimes(1);
    });
    expect(watched.has(box)).toBe(true);
    grow();
    await vi.waitFor(() => {
      expect(told).toHaveBeenCalledTimes(2);
    });
    stop();
    expect(watched.size).toBe(0);
    vi.unstubAllGlobals();
  });

  it('has the whole window and gives it back by Escape [MD-29]', async () => {
    const { media, pass } = await opened();
    press('Fill the window');
    await pass(100);
    const dialog = screen.getByRole('dialog', { name: 'Arsenal v Aston Villa' });
    expect(media.state.target).toBe('fullscreen');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(media.ofGame(1)).toMatchObject({ target: 'board' });
    expect(media.state.target).toBeUndefined();
    expect(zone().contains(document.activeElement)).toBe(true);
  });

  it('is neither offered nor drawn where the player switched zones off [MD-16]', async () => {
    const { media, pass } = await opened();
    act(() => media.changeLook({ isZoneOff: true }));
    await pass(100);
    expect([noZone(), screen.queryByRole('button', { name: 'Match zone' })]).toEqual([null, null]);
  });

  it('counts as watching while the match is played and the page is looked at [IDL-5]', async () => {
    const { gateway, media, pass, visibility } = await opened();
    expect(media.isWatching).toBe(true);
    act(() => visibility.turn(false));
    expect(media.isWatching).toBe(false);
    act(() => visibility.turn(true));
    gateway.answers.gameChanges = () => ok(sampleDetails(sampleGame(1, { version: 3, status: 'finished' })));
    await pass(2100);
    expect(media.isWatching).toBe(false);
  });

  it('says why it does not come, and tries again', async () => {
    const { gateway, leave, pass } = await opened();
    gateway.answers.game = () => fail({ kind: 'refused', status: 500 });
    press('Dock above the bet slip');
    await leave();
    const again = await screen.findByRole('button', { name: 'Try again' });
    gateway.answers.game = () => ok(sampleDetails(sampleGame(1)));
    fireEvent.click(again);
    await pass(100);
    expect(within(zone()).getByRole('status').textContent).toBe('Arsenal attack');
  });

  it('shows the score by period of a sport without a field [MD-18]', async () => {
    await opened({}, { sportId: 41 });
    expect(within(zone()).getByRole('table', { name: 'Score by period' }).textContent).toContain('Arsenal112');
  });
});
