import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Screen as DiceScreen } from '#ui/casino/games/tables/dice-screen.tsx';
import { Screen as BlackjackScreen } from '#ui/casino/games/tables/blackjack-screen.tsx';
import { Screen as VideoPokerScreen } from '#ui/casino/games/tables/video-poker-screen.tsx';
import { Screen as CoinScreen } from '#ui/casino/games/tables/coin-screen.tsx';
import { Screen as DartsScreen } from '#ui/casino/games/tables/darts-screen.tsx';
import { Screen as DragonTigerScreen } from '#ui/casino/games/tables/dragon-tiger-screen.tsx';
import { Screen as KenoScreen } from '#ui/casino/games/tables/keno-screen.tsx';
import { Screen as ScratchScreen } from '#ui/casino/games/tables/scratch-screen.tsx';
import { Screen as FishingScreen } from '#ui/casino/games/tables/fishing-screen.tsx';
import { Screen as WheelScreen } from '#ui/casino/games/tables/wheel-screen.tsx';
import { Screen as LadderScreen } from '#ui/casino/games/tables/ladder-screen.tsx';
import { Screen as OtherGamesScreen } from '#ui/casino/games/other-games-screen.tsx';
import type { GamesGateway } from '../../../../core/casino/games/games-gateway.ts';
import type { HouseGameId } from '../../../../core/casino/games/house-game.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { ok } from '../../../../core/shared/result.ts';
import { fakeRoundsGateway } from '../../../support/examples/casino-examples.ts';
import { DICE_ROUND, fakeGamesGateway } from '../../../support/examples/house-game-examples.ts';
import type { ManualTimers } from '../../../support/fakes/manual-timers.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
// nobody waits for what moves
beforeEach(() => {
  document.documentElement.dataset['motion'] = 'none';
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['motion'];
});

const Texts = withTexts('casino-games', 'casino', 'session', 'kit', 'notice-catalogue');

async function opened(
  id: HouseGameId,
  Screen: ComponentType,
  {
    drawn = [17],
    isVisitor = false,
    games = {},
  }: { readonly drawn?: readonly number[]; readonly isVisitor?: boolean; readonly games?: Partial<GamesGateway> } = {},
) {
  const play = vi.fn<GamesGateway['play']>(async ({ game, choice }, key) =>
    ok({ ...DICE_ROUND, id: key, game, choice, drawn }),
  );
  const given = { roundsGateway: fakeRoundsGateway(), gamesGateway: fakeGamesGateway({ play, ...games }) };
  const page = await playerPage({ ...(isVisitor ? {} : { userId: 5 }), given });
  await page.stores.lazy.ensure(['houseGame', 'fairness', 'playGuard']);
  await page.stores.houseGame.open(id);
  await act(async () => {
    render(
      <page.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </page.Wrapper>,
    );
    await Promise.resolve();
  });
  return { ...page, play };
}
const settle = async () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
/** Presses, hears the answer, and sees it shown. */
const press = async (name: string, timers?: ManualTimers) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
  await act(async () => timers?.advance(0));
};

describe('the page of a game of the house', () => {
  it('says the probabilities and the return of a choice, and plays it [GM-4, GM-6]', async () => {
    const { play, timers } = await opened('dice', DiceScreen);
    const rows = () =>
      within(screen.getByRole('table', { name: 'Winnings and probabilities' }))
        .getAllByRole('row')
        .map((row) => row.textContent);
    expect(rows().slice(1)).toEqual(['×1.961 in 2', '—1 in 2']);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '20' } });
    expect(rows().slice(1)).toEqual(['×4.91 in 5', '—1 in 1.25']);
    expect(screen.getByText(/^This choice returns 98.00/)).toBeTruthy();
    await press('Play', timers);
    expect(play.mock.calls[0]?.[0]).toMatchObject({ game: 'dice', choice: [20], stake: 1000 });
    expect(screen.getByText('Rolled 17')).toBeTruthy();
  });

  it('plays keno once numbers are picked, and says how many were hit [GM-3, GM-7]', async () => {
    const { play, timers } = await opened('keno', KenoScreen, { drawn: [7, 12, 80] });
    await press('Play', timers);
    expect(play).not.toHaveBeenCalled();
    for (const number of ['7', '9', '80']) fireEvent.click(screen.getByRole('button', { name: number }));
    await press('Play', timers);
    expect(play.mock.calls[0]?.[0].choice).toEqual([7, 9, 80]);
    expect(screen.getByText('2 of 3 hit')).toBeTruthy();
    expect(screen.getByRole('button', { name: '80, drawn' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps a scratch card covered until it is scratched [GM-8, GM-11]', async () => {
    const { stores } = await opened('scratch-card', ScratchScreen, { drawn: [0, 1, 0, 2, 0, 3, 4, 5, 6] });
    await press('Play');
    expect(screen.queryByText('Club')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Scratch field 1' }));
    expect(screen.getAllByText('Club')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Scratch field 2' }));
    expect(stores.houseGame.last).toBeUndefined();
    await press('Scratch all');
    expect(screen.getAllByText('Club')).toHaveLength(3);
    expect(stores.houseGame.last?.win).toBe(1960);
  });

  it('shows both cards of dragon and tiger, the side of a coin, and where a wheel stopped [GM-6, GM-9, GM-10]', async () => {
    await opened('dragon-tiger', DragonTigerScreen, { drawn: [12, 13] });
    fireEvent.click(screen.getByRole('radio', { name: 'Tiger' }));
    await press('Play');
    expect([screen.getByText('A of clubs'), screen.getByText('2 of diamonds')]).toHaveLength(2);
    cleanup();
    await opened('coin', CoinScreen, { drawn: [1] });
    await press('Play');
    expect(screen.getAllByText('Tails')).toHaveLength(2);
    cleanup();
    const { play, timers } = await opened('wheel', WheelScreen, { drawn: [3] });
    await press('×7.4');
    await press('Play', timers);
    expect(play.mock.calls[0]?.[0].choice).toEqual([2]);
    expect(screen.getByText('The wheel stopped at ×7.4')).toBeTruthy();
  });

  it('catches the chosen fish where the cast is no higher than its own [GM-50]', async () => {
    const { play, timers } = await opened('fishing', FishingScreen, { drawn: [97] });
    expect(screen.getByText('Perch: caught by a cast from 1 to 480 of 1000')).toBeTruthy();
    await press('Play', timers);
    expect(screen.getByText('Caught: 97')).toBeTruthy();
    await press('Catfish ×10');
    await press('Play', timers);
    expect(play.mock.calls[1]?.[0].choice).toEqual([2]);
    expect(screen.getByText('Got away: 97')).toBeTruthy();
  });

  it('goes on with a round that was left, and tells no closed card [GM-13, GM-15]', async () => {
    const [ten, two, nine, seven] = [8, 0, 7, 5];
    const left = {
      ...DICE_ROUND,
      game: 'blackjack' as const,
      state: 'pending' as const,
      isTurn: true as const,
      win: 0 as Minor,
      choice: [],
      drawn: [ten, two, nine],
    };
    const over = {
      ...left,
      state: 'finished' as const,
      isTurn: undefined,
      choice: [1],
      drawn: [ten, two, nine, seven, 9],
    };
    const move = vi.fn<GamesGateway['move']>(async () => ok(over));
    const rounds = async () => ok([move.mock.calls.length === 0 ? left : over]);
    const { timers } = await opened('blackjack', BlackjackScreen, { games: { rounds, move } });
    await settle();
    expect(screen.getByRole('region', { name: 'Dealer' }).textContent).toContain('9 points');
    expect(within(screen.getByRole('region', { name: 'Dealer' })).getByText('Closed card')).toBeTruthy();
    await press('Stand', timers);
    expect(move.mock.calls).toEqual([[left.id, 0, 1]]);
    expect(screen.getByRole('region', { name: 'Dealer' }).textContent).toContain('26 points');
  });

  it('climbs a ladder rung by rung, says how often the next one holds, and takes [HG-40, HG-41]', async () => {
    const base = { ...DICE_ROUND, game: 'ladder' as const };
    const stands = { ...base, state: 'pending' as const, isTurn: true as const, choice: [], drawn: [] };
    const over = { ...base, state: 'finished' as const, choice: [0, 1], drawn: [4] };
    const move = vi.fn<GamesGateway['move']>(async (_, at) => ok(at === 0 ? { ...stands, choice: [0] } : over));
    const { timers } = await opened('ladder', LadderScreen, {
      games: { rounds: async () => ok([]), play: async () => ok(stands), move },
    });
    await press('Play');
    expect(screen.getByText('You stand on rung 1. The next one holds 1 in 1.25')).toBeTruthy();
    await press('Climb');
    expect(screen.getByText(/You stand on rung 2/)).toBeTruthy();
    await press('Take ×1.5', timers);
    expect(move.mock.calls.map(([, at, by]) => [at, by])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(screen.getByText('Taken from rung 2')).toBeTruthy();
  });

  it('holds cards of video poker and changes the others [GM-14]', async () => {
    const dealt = {
      ...DICE_ROUND,
      game: 'video-poker' as const,
      state: 'pending' as const,
      isTurn: true as const,
      choice: [],
      drawn: [9, 22, 0, 1, 2],
    };
    const over = {
      ...dealt,
      state: 'finished' as const,
      isTurn: undefined,
      choice: [3],
      drawn: [9, 22, 0, 1, 2, 35, 4, 5, 6, 7],
    };
    const move = vi.fn<GamesGateway['move']>(async () => ok(over));
    const { timers } = await opened('video-poker', VideoPokerScreen, {
      games: { rounds: async () => ok([]), play: async () => ok(dealt), move },
    });
    await press('Play');
    expect(screen.getByText('Jacks or better', { selector: 'output' })).toBeTruthy();
    for (const place of [0, 1]) fireEvent.click(screen.getAllByRole('button', { name: 'Hold' })[place]!);
    await press('Draw', timers);
    expect(move.mock.calls).toEqual([[dealt.id, 0, 3]]);
    expect(screen.getByText('Three of a kind', { selector: 'output' })).toBeTruthy();
  });

  it('aims each of three darts by buttons or at the board, and says where they stuck [GM-60, GM-61]', async () => {
    const waiting = {
      ...DICE_ROUND,
      game: 'darts' as const,
      state: 'pending' as const,
      isTurn: true as const,
      choice: [],
      drawn: [],
    };
    const move = vi.fn<GamesGateway['move']>(async (_, at, aim) =>
      ok({ ...waiting, choice: [41, aim].slice(1 - at), drawn: [8, 8, 0, 8].slice(2 - 2 * at) }),
    );
    const play = async () => ok(waiting);
    await opened('darts', DartsScreen, { games: { rounds: async () => ok([]), play, move } });
    const rows = within(screen.getByRole('table', { name: 'Winnings' })).getAllByRole('row');
    expect(rows[0]?.textContent).toBe('Triple hit×1.751 in 6.25');
    expect(screen.getByRole('button', { name: 'Throw: Triple 20' }).getAttribute('aria-disabled')).toBe('true');
    await press('Play');
    fireEvent.click(screen.getByRole('button', { name: 'Bull' }));
    fireEvent.click(screen.getByRole('button', { name: '1' }));
    expect(screen.getByRole('button', { name: 'Throw: Single 1' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Triple' }));
    expect(screen.getByRole('button', { name: '1' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.pointerDown(document.querySelector('[data-aim="0"]')!);
    await press('Throw: Bull');
    expect(move.mock.calls).toEqual([[waiting.id, 0, 0]]);
    expect(screen.getByText('Dart 1, aimed at Bull: Single 18')).toBeTruthy();
  });

  it('lets visitors play without money, in credits that no gateway knows [GM-63]', async () => {
    const { play, timers, stores } = await opened('dice', DiceScreen, { isVisitor: true });
    expect(screen.getByText('10,000')).toBeTruthy();
    await press('Play', timers);
    const { credits, won } = stores.houseGame.demo;
    expect([play.mock.calls.length, credits]).toEqual([0, 9900 + won!]);
    expect(screen.getByText(/^Rolled/)).toBeTruthy();
    cleanup();
    const poker = await opened('video-poker', VideoPokerScreen, { isVisitor: true });
    await press('Play');
    await press('Draw', poker.timers);
    expect([poker.stores.houseGame.phase, poker.stores.houseGame.demo.won]).toEqual(['idle', expect.any(Number)]);
  });

  it('asks visitors in, and leads to the other games [CG-9]', async () => {
    const { stores } = await opened('dice', DiceScreen, { isVisitor: true });
    fireEvent.click(screen.getByRole('radio', { name: 'For money' }));
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(stores.dialogs.open).toBe('sign-in');
    const links = within(screen.getByRole('navigation', { name: 'Games' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/en/keno');
    cleanup();
    await opened('dice', OtherGamesScreen, { isVisitor: true });
    expect(screen.getByRole('link', { name: /^Dice/ }).getAttribute('href')).toBe('/en/fast-games');
  });
});
