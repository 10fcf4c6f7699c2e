import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Screen as PaycheckScreen } from '#ui/payments/paycheck-screen.tsx';
import { Screen as PremiumScreen } from '#ui/promotions/premium-cashback-screen.tsx';
import { Screen as RewardsScreen } from '#ui/promotions/rewards-screen.tsx';
import type { PremiumCashback } from '../../../core/promotions/premium-cashback.ts';
import type { Rewards } from '../../../core/promotions/reward.ts';
import { ok } from '../../../core/shared/result.ts';
import { days } from '../../../core/shared/time.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { minor } from '../../support/units.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('cashback', 'cashier', 'accounts', 'session', 'kit');
const PREMIUM: PremiumCashback = {
  week: { start: NOW - days(2), end: NOW + days(5) },
  lines: [
    {
      currency: 'RUB',
      isPremium: true,
      staked: minor(2_500_000),
      threshold: minor(10_000_000),
      money: minor(1000),
    },
  ],
  paid: [{ start: NOW - days(9), currency: 'RUB', money: minor(5000) }],
  isClosed: false,
};
const REWARDS: Rewards = {
  open: { points: 12, isBonusOffered: true, going: 1 },
  rewards: [
    { id: 'bonus-1', kind: 'bonus', at: NOW, state: 'going', given: { currency: 'RUB', amount: minor(50_000) } },
    { id: 'cashback-1-RUB', kind: 'cashback', at: NOW, state: 'credited', given: { points: 10 } },
  ],
};

async function opened(Screen: ComponentType, replies: { premium?: PremiumCashback; rewards?: Rewards } = {}) {
  const page = await playerPage({
    userId: 5,
    given: {
      premiumCashbackGateway: { premiumCashback: () => Promise.resolve(ok(replies.premium ?? PREMIUM)) },
      rewardsGateway: { rewards: () => Promise.resolve(ok(replies.rewards ?? REWARDS)) },
    },
  });
  await page.stores.lazy.ensure(['premiumCashback', 'ownRewards']);
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
}

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

describe('the page of premium cashback', () => {
  it('says whether the week is a premium one, what it gives on top, and how far the next is [CBK-5, CBK-6]', async () => {
    await opened(PremiumScreen);
    const week = within(screen.getByRole('region', { name: 'This week, RUB' }));
    expect(week.getByText('Premium week')).toBeTruthy();
    expect(week.getByText('₽10')).toBeTruthy();
    expect(week.getByRole('progressbar', { name: 'Towards the next week' }).getAttribute('value')).toBe('0.25');
    expect(week.getByText('₽25,000 of ₽100,000')).toBeTruthy();
    expect(cells()).toEqual(['+₽50']);
  });

  it('shows no way to a premium week to whoever is shut out, and says why [CBK-7, RG-11]', async () => {
    await opened(PremiumScreen, { premium: { ...PREMIUM, lines: [], paid: [], isClosed: true } });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText(/nothing is paid on top/)).toBeTruthy();
    expect(screen.getByText('No premium week has paid yet')).toBeTruthy();
  });
});

describe('the page of rewards', () => {
  it('lists what was given with its state, after what may be taken [RWD-1, RWD-2]', async () => {
    await opened(RewardsScreen);
    const open = within(screen.getByRole('list', { name: 'May be taken now' }));
    expect(open.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/office/promotion',
      '/en/office/bonuses/deposit',
      '/en/office/bonuses/wager',
      '/en/office/bringfriend',
    ]);
    expect(open.getByText('12 points')).toBeTruthy();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/Bonus\+₽500Being wagered$/),
      expect.stringMatching(/Cashback\+10 pointsCredited$/),
    ]);
  });

  it('offers nothing to whoever is shut out [RWD-2, RG-11]', async () => {
    await opened(RewardsScreen, { rewards: { rewards: [] } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/nothing is offered/)).toBeTruthy();
    expect(screen.getByText('Nothing has been given yet')).toBeTruthy();
  });
});

describe('the page of pay slips', () => {
  it('says that there are none, and leads to the history of payments', async () => {
    await opened(PaycheckScreen);
    expect(screen.getByRole('heading', { level: 1, name: 'Pay slips' })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/office/historypay');
  });
});
