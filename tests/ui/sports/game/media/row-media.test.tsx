import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../../core/shared/result.ts';
import type { Game } from '../../../../../core/sports/game/game.ts';
import { RowMedia } from '#ui/sports/game/media/row-media.tsx';
import { MediaOver } from '#ui/sports/game/media/media-dock.tsx';
import { GameLine } from '#ui/sports/line/table/game-line.tsx';
import { sampleDetails, sampleGame } from '../../../../support/examples/sample-line.ts';
import { linePage } from '../../../../support/views/line-page.tsx';
import { teachDialogs } from '../../../../support/views/player-page.tsx';

const VIDEO = { gameId: 5, videoId: 'live-5', videoSource: 'LIVE', isRecommended: true };
const stops: (() => void)[] = [];

beforeAll(teachDialogs);
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

/** Rows of the line with what can be watched of them. */
async function openRows(games: readonly Game[]) {
  const page = linePage(games);
  const { stores } = page;
  const { line, lazy } = stores;
  await lazy.ensure(['media', 'videos']);
  await line.open(line.view);
  page.gateway.answers.game = (id) => ok(sampleDetails(sampleGame(id)));
  runInAction(
    () => (stores.videos.list = { videos: [VIDEO], zones: games.map(({ id }) => ({ gameId: id, state: 'on' })) }),
  );
  stops.push(stores.media.start());
  render(
    <>
      {games.map(({ id }) => (
        <GameLine key={id} row={line.row(id)!} />
      ))}
      <MediaOver />
    </>,
    { wrapper: page.Wrapper },
  );
  const arrive = async () => {
    act(() => line.table.keepMedia(RowMedia));
    await act(() => vi.dynamicImportSettled());
  };
  return { ...page, arrive };
}

const buttons = () => screen.getAllByRole('button', { name: /^(?:Recommended video|Match zone): / });
const pressed = () => buttons().map((button) => [button.getAttribute('aria-label'), button.ariaPressed]);

describe('what can be watched of a match in its row', () => {
  it('is offered in play alone, where it has it, when the page stands; arrows reach it and Tab does not [MD-40]', async () => {
    const coming = sampleGame(7, { section: 'line', status: 'scheduled' });
    const { arrive } = await openRows([sampleGame(5), sampleGame(6), coming]);
    expect(screen.queryByRole('button', { name: /Match zone/ })).toBeNull();
    await arrive();
    expect(pressed()).toEqual([
      ['Recommended video: Arsenal v Aston Villa', 'false'],
      ['Match zone: Arsenal v Aston Villa', 'false'],
      ['Match zone: Arsenal v Aston Villa', 'false'],
    ]);
    expect(buttons().every((button) => button.tabIndex === -1 && 'cell' in button.dataset)).toBe(true);
  });

  it('floats over the page when it is pressed and goes with the next press; one picture floats at a time [MD-29, MD-34, MD-39]', async () => {
    const { arrive, stores } = await openRows([sampleGame(5), sampleGame(6)]);
    await arrive();
    const [video, zone, other] = buttons();
    fireEvent.click(video!);
    await act(() => vi.dynamicImportSettled());
    expect(stores.media.floating).toMatchObject({
      type: 'video',
      gameId: 5,
      videoId: 'live-5',
      target: 'overview',
      isFloating: true,
      isAutoClearable: false,
      gameLink: '/en/live/football/10/5',
    });
    expect(screen.getByRole('region', { name: /Arsenal v Aston Villa/ })).toBeDefined();
    fireEvent.click(zone!);
    expect(pressed().map(([, isPressed]) => isPressed)).toEqual(['false', 'true', 'false']);
    fireEvent.click(other!);
    expect(stores.media.state.entities.map(({ id }) => id)).toEqual(['zone:6::6']);
    fireEvent.click(other!);
    expect(stores.media.state.entities).toEqual([]);
  });

  it('stays when a page is left, and has no zones for players who switched them off [MD-8, MD-16, MD-39]', async () => {
    const { arrive, stores } = await openRows([sampleGame(5)]);
    await arrive();
    fireEvent.click(buttons()[0]!);
    act(() => stores.media.showBoard(9)());
    expect(stores.media.floating?.gameId).toBe(5);
    act(() => stores.media.changeLook({ isZoneOff: true }));
    expect(pressed()).toEqual([['Recommended video: Arsenal v Aston Villa', 'true']]);
  });

  it('is called recommended where the list recommends it, and says in the words of the specification why it does not open [MD-2, MD-42, MD-84]', async () => {
    const { arrive, stores } = await openRows([sampleGame(5)]);
    runInAction(() => {
      stores.videos.list = { videos: [{ ...VIDEO, videoId: '', isRecommended: false }], zones: [] };
    });
    await arrive();
    fireEvent.click(screen.getByRole('button', { name: 'Video: Arsenal v Aston Villa' }));
    expect(stores.notices.shown?.notice).toEqual({
      status: 'error',
      title: 'main_error',
      serverTitle: 'One of the parameters of the MediaEntity constructor is required: videoId or zoneId',
    });
    expect(stores.media.state.entities).toEqual([]);
  });
});
