import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Screen as CardsScreen } from '#ui/casino/games/tables/dragon-tiger-screen.tsx';
import { Screen as SlotScreen } from '#ui/casino/rounds/slot-screen.tsx';
import type { CatalogueGateway } from '../../../../core/casino/catalogue/catalogue-gateway.ts';
import type { BonusesGateway } from '../../../../core/promotions/bonuses-gateway.ts';
import type { PlayerBonus } from '../../../../core/promotions/player-bonus.ts';
import { ok } from '../../../../core/shared/result.ts';
import { BONUSES, CASINO_BONUS, ENDED_BONUS } from '../../../support/examples/bonus-examples.ts';
import { fakeRoundsGateway, ROUND } from '../../../support/examples/casino-examples.ts';
import { fakeGamesGateway } from '../../../support/examples/house-game-examples.ts';
import { minor } from '../../../support/units.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('casino', 'casino-games', 'session', 'kit', 'notice-catalogue');
const catalogueGateway: CatalogueGateway = {
  page: async () => ok({ total: 0, games: [], isGuess: false }),
  providers: async () => ok([]),
  favourites: async () => ok([]),
  keepFavourite: async () => ok([]),
};

async function opened(bonus: PlayerBonus, game: 'slot' | 'cards' = 'slot') {
  const known = { bonuses: [bonus] as readonly PlayerBonus[] };
  const bonusesGateway: BonusesGateway = {
    bonuses: async () => ok({ ...BONUSES, bonuses: known.bonuses }),
    giveUp: async () => ok(BONUSES),
  };
  const roundsGateway = fakeRoundsGateway({
    play: async () => ok({ ...ROUND, state: 'refused', refusal: 'bonus-ended', stops: undefined }),
  });
  const play = vi.spyOn(roundsGateway, 'play');
  const given = { roundsGateway, catalogueGateway, bonusesGateway, gamesGateway: fakeGamesGateway({}) };
  const page = await playerPage({ userId: 5, given });
  const { lazy } = page.stores;
  page.stores.page.markHydrated();
  await lazy.ensure(['slotGame', 'slotSound', 'demoGame', 'houseGame']);
  await lazy.ensure(['fairness', 'catalogue', 'favouriteGames', 'playGuard']);
  await (game === 'slot' ? page.stores.slotGame.open(7) : page.stores.houseGame.open('dragon-tiger'));
  const Screen = game === 'slot' ? SlotScreen : CardsScreen;
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
  return { play, known, stores: page.stores };
}

const spin = () => screen.getByRole('button', { name: 'Spin' });
const press = async (button: HTMLElement) =>
  act(async () => {
    fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('the choice of what a slot is played from', () => {
  it('begins with own money, and says of the bonus what counts, the highest stake and how far it is [BON-46, RND-40]', async () => {
    const { play, stores } = await opened(CASINO_BONUS);
    const own = await screen.findByRole<HTMLInputElement>('radio', { name: 'Own money' });
    expect(own.checked).toBe(true);
    const facts = ['Counts 100% towards wagering', 'Up to ₽300.00 at a time', 'Wagered ₽10,500.00 of ₽35,000.00'];
    for (const fact of facts) expect(screen.getByText(fact)).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Bonus' }).getAttribute('value')).toBe('0.3');
    await press(spin());
    await press(screen.getByRole('radio', { name: 'Bonus' }));
    await press(spin());
    const active = stores.accounts.active?.id;
    expect(play.mock.calls.map(([{ accountId }]) => accountId)).toEqual([active, CASINO_BONUS.accountId]);
  });

  it('takes no stake above the highest one of the bonus [BON-42]', async () => {
    const { play } = await opened({ ...CASINO_BONUS, mostStake: minor(999) });
    await press(await screen.findByRole('radio', { name: 'Bonus' }));
    expect(spin().getAttribute('aria-disabled')).toBe('true');
    await press(spin());
    expect(play).not.toHaveBeenCalled();
  });

  it('does not go over to own money once the bonus is over [BON-46]', async () => {
    const { play, known } = await opened(CASINO_BONUS);
    await press(await screen.findByRole('radio', { name: 'Bonus' }));
    known.bonuses = [{ ...CASINO_BONUS, end: 'released', endedAt: 1 }];
    await press(spin());
    expect(screen.getAllByText('The bonus is over. Choose your own money to play on.').length).toBeGreaterThan(0);
    await press(spin());
    expect(play).toHaveBeenCalledTimes(1);
    await press(screen.getByRole('radio', { name: 'Own money' }));
    expect(spin().getAttribute('aria-disabled')).not.toBe('true');
    expect(screen.queryByRole('radio', { name: 'Own money' })).toBeNull();
  });

  it('is there for nobody without a bonus for the casino [BON-40, BON-46]', async () => {
    await opened(ENDED_BONUS);
    await press(spin());
    expect(screen.queryByRole('radio', { name: 'Own money' })).toBeNull();
  });
});

describe('a game that does not count', () => {
  it('says so to whoever has a bonus, before a round [RND-40]', async () => {
    await opened(CASINO_BONUS, 'cards');
    expect(await screen.findByText(/^This isn’t played from your bonus/)).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Bonus' })).toBeNull();
  });
});
