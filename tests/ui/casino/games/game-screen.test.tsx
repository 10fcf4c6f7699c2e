import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Screen as DiceScreen } from '#ui/casino/games/tables/dice-screen.tsx';
import { Screen as CoinScreen } from '#ui/casino/games/tables/coin-screen.tsx';
import { Screen as DragonTigerScreen } from '#ui/casino/games/tables/dragon-tiger-screen.tsx';
import { Screen as KenoScreen } from '#ui/casino/games/tables/keno-screen.tsx';
import { Screen as ScratchScreen } from '#ui/casino/games/tables/scratch-screen.tsx';
import { Screen as WheelScreen } from '#ui/casino/games/tables/wheel-screen.tsx';
import { Screen as OtherGamesScreen } from '#ui/casino/games/other-games-screen.tsx';
import type { GamesGateway } from '../../../../core/casino/games/games-gateway.ts';
import type { HouseGameId } from '../../../../core/casino/games/house-game.ts';
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

const Texts = withTexts('house-games', 'casino', 'session', 'kit', 'notice-catalogue');

async function opened(
  id: HouseGameId,
  Screen: ComponentType,
  { drawn = [17], isVisitor = false }: { readonly drawn?: readonly number[]; readonly isVisitor?: boolean } = {},
) {
  const play = vi.fn<GamesGateway['play']>(async ({ game, choice }, key) =>
    ok({ ...DICE_ROUND, id: key, game, choice, drawn }),
  );
  const given = { roundsGateway: fakeRoundsGateway(), gamesGateway: fakeGamesGateway({ play }) };
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
  it('says the chances and the return of a choice, and plays it [GM-4, GM-6]', async () => {
    const { play, timers } = await opened('dice', DiceScreen);
    const rows = () =>
      within(screen.getByRole('table', { name: 'Payouts and chances' }))
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

  it('asks visitors in, and leads to the other games [CG-9]', async () => {
    const { stores } = await opened('dice', DiceScreen, { isVisitor: true });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(stores.dialogs.open).toBe('sign-in');
    const links = within(screen.getByRole('navigation', { name: 'Games' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/en/keno');
    cleanup();
    await opened('dice', OtherGamesScreen, { isVisitor: true });
    expect(screen.getByRole('link', { name: /^Dice/ }).getAttribute('href')).toBe('/en/fast-games');
  });
});
