import type { PlayerBonuses } from '../../../core/promotions/bonuses-gateway.ts';
import type { PlayerBonus } from '../../../core/promotions/player-bonus.ts';
import { days, hours } from '../../../core/shared/time.ts';
import { milli, minor } from '../units.ts';
import { NOW } from './coupon-examples.ts';

const BONUS = {
  id: 6_000_001,
  kind: 'sport',
  source: 'first-deposit',
  accountId: 4,
  currency: 'RUB',
  amount: minor(150_000),
  money: minor(130_000),
  toWager: minor(750_000),
  wagered: minor(320_000),
  openCount: 1,
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
} as const satisfies PlayerBonus;

const { leastBets, leastOdds, ...COMMON } = BONUS;

export const CASINO_BONUS = {
  ...COMMON,
  kind: 'casino',
  amount: minor(100_000),
  money: minor(84_000),
  toWager: minor(3_500_000),
  wagered: minor(1_050_000),
  openCount: 0,
  mostPaid: minor(1_000_000),
  stakes: [],
} as const satisfies PlayerBonus;

export const ENDED_BONUS: PlayerBonus = {
  ...BONUS,
  id: 6_000_000,
  money: minor(0),
  openCount: 0,
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
      kind: 'sport',
      accountId: 1,
      currency: 'RUB',
      percent: 100,
      most: minor(1_500_000),
      wager: 5,
      leastBets,
      leastOdds,
      days: 30,
    },
    {
      kind: 'casino',
      accountId: 1,
      currency: 'RUB',
      percent: 50,
      most: minor(3_000_000),
      wager: 35,
      mostStake: minor(30_000),
      mostPaidTimes: 10,
      days: 30,
    },
  ],
};
