import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/promotions/promo-store-screen.tsx';
import type { PromoStore, PromoStoreGateway } from '../../../core/promotions/points.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { minor, milli } from '../../support/units.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('promo-store', 'accounts', 'session', 'kit', 'notice-catalogue');
const FREE_BET = {
  kind: 'free-bet',
  currency: 'RUB',
  amount: minor(15_000),
  leastBets: 1,
  leastOdds: milli(1500),
} as const;
const STORE: PromoStore = {
  points: 60,
  currency: 'RUB',
  items: [
    { id: 'boost-10', kind: 'boost', percent: 10, currency: 'RUB', mostSteps: 10, leastBets: 3, price: 30, days: 14 },
    { id: 'free-bet-5', ...FREE_BET, price: 230, days: 14 },
  ],
  codes: [{ ...FREE_BET, code: 'PTS-1' }],
  steps: [{ currency: 'RUB', step: minor(10_000) }],
  isClosed: false,
  isDeclined: false,
  promoSetting: { usesPromoPointsName: true, isPromoPointsRulesShown: true },
};

async function opened(store: PromoStore = STORE) {
  const gateway = {
    store: vi.fn<PromoStoreGateway['store']>(() => Promise.resolve(ok(store))),
    buy: vi.fn<PromoStoreGateway['buy']>(() => Promise.resolve(ok({ ...store, points: 31 }))),
  };
  const page = await playerPage({ userId: 5, given: { promoStoreGateway: gateway } });
  await page.stores.lazy.ensure(['promoShop']);
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
  return gateway;
}

const exchange = async () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Exchange 30 points for: Odds boosted by 10%' }));
    await Promise.resolve();
  });

describe('the store of promo codes', () => {
  it('says how points grow, and how many are missing for what is too dear [PTS-1, PTS-3, PTS-6]', async () => {
    const gateway = await opened();
    expect(screen.getByText('60 points')).toBeTruthy();
    expect(screen.getByText('1 point for every ₽100 of a settled stake')).toBeTruthy();
    const dear = screen.getByRole('button', { name: '170 more needed' });
    fireEvent.click(dear);
    expect([dear.getAttribute('aria-disabled'), gateway.buy.mock.calls.length]).toEqual(['true', 0]);
    expect(screen.getByText('PTS-1')).toBeTruthy();
  });

  it('buys once under a key, again under the same one where no answer came [PTS-5]', async () => {
    const gateway = await opened();
    gateway.buy.mockResolvedValueOnce(fail({ kind: 'network' }));
    await exchange();
    expect(screen.queryByText('The promo code is ready')).toBeNull();
    await exchange();
    expect(screen.getByText('The promo code is ready')).toBeTruthy();
    expect(screen.getByText('31 points')).toBeTruthy();
    await exchange();
    const keys = gateway.buy.mock.calls.map(([, key]) => key);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('sells nothing to whoever is not courted [BON-10]', async () => {
    await opened({ ...STORE, items: [], isClosed: true });
    expect(screen.getByText('Nothing is exchanged now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Exchange/ })).toBeNull();
  });

  it('says so where the player takes no bonuses for sports [OFS-11]', async () => {
    await opened({ ...STORE, items: [], isClosed: true, isDeclined: true });
    expect(screen.getByText('You take no bonuses for sports')).toBeTruthy();
  });

  it.each([
    [true, 'Oddsmith points', true],
    [false, 'Promo points', false],
  ])('names the points and shows their rules as the operator wants it [PTS-2]', async (usesName, name, areShown) => {
    await opened({ ...STORE, promoSetting: { usesPromoPointsName: usesName, isPromoPointsRulesShown: areShown } });
    expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'How they grow' }) !== null).toBe(areShown);
  });
});
