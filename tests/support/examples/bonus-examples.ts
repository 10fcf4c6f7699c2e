import type { PlayerBonuses } from '../../../core/promotions/bonuses-gateway.ts';
import type { PlayerBonus } from '../../../core/promotions/player-bonus.ts';
import { days, hours } from '../../../core/shared/time.ts';
import { milli, minor } from '../units.ts';
import { NOW } from './coupon-examples.ts';

const BONUS: PlayerBonus = {
  id: 6_000_001,
  source: 'first-deposit',
  accountId: 4,
  currency: 'RUB',
  amount: minor(150_000),
  money: minor(130_000),
  toWager: minor(750_000),
  wagered: minor(320_000),
  openCoupons: 1,
  leastBets: 3,
  leastOdds: milli(1400),
  mostStake: minor(30_000),
  grantedAt: NOW - days(24),
  expiresAt: NOW + days(6),
  stakes: [
    { couponId: 12, amount: minor(20_000), betCount: 4, at: NOW - hours(1) },
    { couponId: 11, amount: minor(30_000), counted: minor(30_000), betCount: 3, at: NOW - days(1) },
    { couponId: 10, amount: minor(10_000), counted: minor(0), betCount: 3, at: NOW - days(2) },
  ],
};

export const ENDED_BONUS: PlayerBonus = {
  ...BONUS,
  id: 6_000_000,
  money: minor(0),
  openCoupons: 0,
  end: 'given-up',
  endedAt: NOW,
  stakes: [],
};

export const BONUSES: PlayerBonuses = { bonuses: [BONUS], choice: 'sport', offers: [], obstacle: 'has-deposit' };

export const OFFERED: PlayerBonuses = {
  bonuses: [],
  choice: 'decline',
  offers: [
    {
      accountId: 1,
      currency: 'RUB',
      percent: 100,
      most: minor(1_500_000),
      wager: 5,
      leastBets: 3,
      leastOdds: milli(1400),
      days: 30,
    },
  ],
};
