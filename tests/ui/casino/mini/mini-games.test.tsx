import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { FC } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareBonusGame, prepareGames, type GamesMatch } from '#ui/casino/mini/prepare-games.ts';
import { Screen as BonusScreen } from '#ui/casino/mini/bonus-screen.tsx';
import { Screen as GamesScreen } from '#ui/casino/mini/games-screen.tsx';
import { Screen as MiniGameScreen } from '#ui/casino/mini/mini-game-screen.tsx';
import type { BonusBoard, BonusGamesGateway, BonusPlay } from '../../../../core/casino/mini/bonus-draw.ts';
import { BONUS_GAME_LIST } from '../../../../core/casino/mini/bonus-games.ts';
import type { GamesListGateway } from '../../../../core/casino/mini/games-list-gateway.ts';
import { matchPath } from '../../../../core/navigation/route-table.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeAll(() => {
  teachDialogs();
  // nothing moves
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(cleanup);

const Texts = withTexts('mini-games', 'session', 'kit', 'notice-catalogue');
const HASH = 'ab'.repeat(32);
const ENTRIES = [
  { id: 1, name: 'Toto', route: 'toto', categoryIds: [1] },
  { id: 2, name: 'Dragon Ledger', route: 'slot-7-dragon-ledger', oldRoute: 'ledger', categoryIds: [2], tag: 'new' },
  { id: 3, name: 'Wheel', route: 'fortuna-bonus', categoryIds: [6], tag: 'BG' },
  { id: 4, name: 'Chests', route: 'chest-bonus', categoryIds: [6], tag: 'BG' },
];
const board = (left = 1, changes: Partial<BonusBoard> = {}): BonusBoard => ({
  serverTime: 0,
  renewsAt: 0,
  points: 12,
  games: BONUS_GAME_LIST.map(({ route }) => ({ route, left, nextHash: HASH })),
  ...changes,
});
const PLAY: BonusPlay = {
  id: 'a',
  game: 'chest-bonus',
  at: 0,
  serverHash: HASH,
  serverSeed: HASH,
  playerSeed: 'mine',
  picks: [3],
  drawn: [0, 0, 0, 25, 10, 5, 2, 2, 1],
  points: 25,
};

function fakes(changes: Partial<BonusGamesGateway> = {}) {
  const play = vi.fn<BonusGamesGateway['play']>(async () => ok(PLAY));
  const preview = vi.fn<GamesListGateway['preview']>(async () => ok(ENTRIES));
  const bonusGamesGateway: BonusGamesGateway = {
    board: async () => ok(board()),
    plays: async () => ok([]),
    play,
    ...changes,
  };
  return { play, preview, given: { bonusGamesGateway, gamesListGateway: { preview } } };
}

const turn = async () => act(async () => new Promise((resolve) => setTimeout(resolve)));

async function opened(
  address: string,
  Screen: FC,
  { changes = {}, userId = 5 }: { changes?: Partial<BonusGamesGateway>; userId?: number | null } = {},
) {
  const { given, play, preview } = fakes(changes);
  const around = await playerPage({ ...(userId === null ? {} : { userId }), address: `/en${address}`, given });
  const { stores } = around;
  await stores.lazy.ensure(['gamesList', 'bonusGames', 'playGuard']);
  const match = matchPath(address.split('?')[0]!)!;
  const status = await act(async () =>
    match.name === 'bonus-game' ? prepareBonusGame(stores, match) : prepareGames(stores, match as GamesMatch),
  );
  await act(async () => {
    render(
      <around.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </around.Wrapper>,
    );
    await Promise.resolve();
  });
  await turn();
  return { ...around, play, preview, status };
}

describe('the list of games', () => {
  it('is asked for with its parameters, and has the bonus games apart [MG-2, CG-4, CG-8]', async () => {
    const { preview } = await opened('/games', GamesScreen);
    expect(preview.mock.calls).toEqual([
      [{ whence: 1, groupId: 1, refId: 1, language: 'en', countryCode: 'ru', includesCategories: false }],
    ]);
    const tiles = within(screen.getByRole('list', { name: 'Games' })).getAllByRole('link');
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/en/toto', '/en/slots/game/7/dragon-ledger']);
    const bonus = screen.getByRole('region', { name: 'Bonus games' });
    expect(within(bonus).getAllByRole('link')).toHaveLength(2);
    expect(bonus.textContent).toContain('6 attempts today');
  });

  it('has seven categories with their counts, and those of the one that is chosen [CG-1, CG-5, MG-12]', async () => {
    await opened('/games?category=2', GamesScreen);
    const menu = screen.getByRole('navigation', { name: 'Categories of games' });
    const counts = within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(counts).toEqual(['All2', 'Lotto1', 'Slots1', 'Ladders0', 'Dice0', 'Cards0', 'Other0']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots');
    expect(within(screen.getByRole('list', { name: 'Games' })).getAllByRole('link')).toHaveLength(1);
  });

  it('says where nothing is found, and keeps what is typed in the address [CG-5, MG-12]', async () => {
    await opened('/games?q=zzz', GamesScreen);
    expect(screen.getByText('No games here')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'toto' } });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(screen.getByRole('status').textContent).toBe('1 found');
  });

  it('offers nothing to whoever is excluded, and no bonus to who may be given none [LP-11, MG-9]', async () => {
    const { stores } = await opened('/games', GamesScreen, {
      changes: { board: async () => ok(board(0, { stop: 'restricted' })) },
    });
    expect(screen.queryByRole('region', { name: 'Bonus games' })).toBeNull();
    act(() => {
      stores.playGuard.shutOut({ reason: 'self-excluded' });
    });
    expect(screen.getByText('Games are closed for you')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Games' })).toBeNull();
  });

  it('has a page for each game by its route or the one before, and a landing of a category [CG-6]', async () => {
    const { status } = await opened('/games/ledger', MiniGameScreen);
    expect(status).toBeUndefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dragon Ledger');
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/en/slots/game/7/dragon-ledger');
    cleanup();
    expect((await opened('/games-landing/slots', GamesScreen)).status).toBeUndefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots');
    cleanup();
    expect((await opened('/games/nothing', MiniGameScreen)).status).toBe(404);
    cleanup();
    expect((await opened('/games/slots', MiniGameScreen)).status).toBe(404);
  });
});

describe('a bonus game', () => {
  it('shows its exact probabilities, and opens the place that is pressed [MG-4, MG-5, MG-7]', async () => {
    const { play } = await opened('/games/chest-bonus', BonusScreen);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toBe('25 points111.11%');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Place 4' }));
      await Promise.resolve();
    });
    await turn();
    const [order] = play.mock.calls[0]!;
    expect(order).toMatchObject({ game: 'chest-bonus', serverHash: HASH, picks: [3] });
    expect(screen.getByRole('status').textContent).toBe('Result: 25 points');
    expect(screen.getByRole('button', { name: 'Place 4: 25 points' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('waits for both cards of a pair, of which one may be taken back [MG-4, MG-7]', async () => {
    const { play } = await opened('/games/memory-bonus', BonusScreen);
    const press = async (number: number) =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name: `Place ${String(number)}` }));
        await Promise.resolve();
      });
    await press(1);
    await press(1);
    await press(2);
    expect(play).not.toHaveBeenCalled();
    await press(7);
    expect(play.mock.calls[0]![0].picks).toEqual([1, 6]);
  });

  it('is asked for again under the same key where no answer came [MG-8]', async () => {
    const play = vi
      .fn<BonusGamesGateway['play']>()
      .mockResolvedValueOnce(fail({ kind: 'network' }))
      .mockResolvedValue(ok({ ...PLAY, game: 'fortuna-bonus', picks: [], drawn: [4], points: 100 }));
    await opened('/games/fortuna-bonus', BonusScreen, { changes: { play } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
      await Promise.resolve();
    });
    await turn();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
      await Promise.resolve();
    });
    expect(play).toHaveBeenCalledTimes(2);
    expect(play.mock.calls[1]).toEqual(play.mock.calls[0]);
  });

  it('says that a game was not drawn as it was promised [MG-10]', async () => {
    await opened('/games/chest-bonus', BonusScreen, { changes: { plays: async () => ok([PLAY]) } });
    fireEvent.click(screen.getByRole('tab', { name: 'My games' }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Check' }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.getByText('another server seed')).toBeTruthy();
  });

  it('cannot be played without attempts, and says when there are new ones [MG-1]', async () => {
    const { play } = await opened('/games/fortuna-bonus', BonusScreen, {
      changes: { board: async () => ok(board(0)) },
    });
    const spin = screen.getByRole('button', { name: 'Spin' });
    expect(spin.getAttribute('title')).toBe('No attempts left today. New ones at 03:00.');
    fireEvent.click(spin);
    expect(play).not.toHaveBeenCalled();
  });

  it.each([
    ['restricted', 'Bonus games are closed for you'],
    ['declined', 'You declined bonuses'],
  ] as const)('is not there for who is %s [MG-9]', async (stop, title) => {
    await opened('/games/chest-bonus', BonusScreen, { changes: { board: async () => ok(board(0, { stop })) } });
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place 1' })).toBeNull();
  });
});
