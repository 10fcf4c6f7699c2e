import * as v from 'valibot';
import type { FirstDepositOffer } from '../../core/promotions/bonuses-gateway.ts';
import { BONUS_ENDS, BONUS_SOURCES, type PlayerBonus } from '../../core/promotions/player-bonus.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import {
  wireAccountId,
  wireAmount,
  wireCount,
  wireCouponId,
  wireCurrency,
  wireId,
  wireMillis,
  wireOdds,
} from '../http/wire.ts';
import { wireBonusChoice } from '../registration/bonus-calls.ts';

const wireStake = v.object({
  couponId: wireCouponId,
  amount: wireAmount,
  counted: v.optional(wireAmount),
  betCount: wireCount,
  at: wireMillis,
});

const bonusFields = {
  idBonus: wireId,
  source: v.picklist(BONUS_SOURCES),
  accountId: wireAccountId,
  iso: wireCurrency,
  amount: wireAmount,
  money: wireAmount,
  toWager: wireAmount,
  wagered: wireAmount,
  openCount: wireCount,
  mostStake: wireAmount,
  grantedAt: wireMillis,
  expiresAt: wireMillis,
  end: v.optional(v.picklist(BONUS_ENDS)),
  endedAt: v.optional(wireMillis),
  stakes: v.array(wireStake),
};
const couponTerms = { kind: v.literal('sport'), leastBets: wireCount, leastOdds: wireOdds };

const wireBonus = v.pipe(
  v.variant('kind', [
    v.object({ ...bonusFields, ...couponTerms }),
    v.object({ ...bonusFields, kind: v.literal('casino'), mostPaid: wireAmount }),
  ]),
  v.rawTransform(({ dataset, addIssue, NEVER }): PlayerBonus => {
    const { idBonus: id, iso: currency, stakes, ...bonus } = dataset.value;
    const read = minorReader(currency);
    const common = {
      id,
      currency,
      amount: read.amount(bonus.amount),
      money: read.amount(bonus.money),
      toWager: read.amount(bonus.toWager),
      wagered: read.amount(bonus.wagered),
      mostStake: read.amount(bonus.mostStake),
      stakes: stakes.map((stake) => ({
        ...stake,
        amount: read.amount(stake.amount),
        counted: read.optional(stake.counted),
      })),
    };
    const units: PlayerBonus =
      bonus.kind === 'sport' ? { ...bonus, ...common } : { ...bonus, ...common, mostPaid: read.amount(bonus.mostPaid) };
    if (read.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const offerFields = {
  accountId: wireAccountId,
  iso: wireCurrency,
  percent: wireCount,
  max_amount: wireAmount,
  wager: wireCount,
  days: wireCount,
};

const wireOffer = v.pipe(
  v.variant('kind', [
    v.object({ ...offerFields, ...couponTerms }),
    v.object({ ...offerFields, kind: v.literal('casino'), mostStake: wireAmount, mostPaidTimes: wireCount }),
  ]),
  v.rawTransform(({ dataset, addIssue, NEVER }): FirstDepositOffer => {
    const { iso: currency, max_amount: most, ...offer } = dataset.value;
    const read = minorReader(currency);
    const common = { currency, most: read.amount(most) };
    const units: FirstDepositOffer =
      offer.kind === 'sport'
        ? { ...offer, ...common }
        : { ...offer, ...common, mostStake: read.amount(offer.mostStake) };
    if (read.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireBonuses = v.object({
  bonuses: v.array(wireBonus),
  choice: wireBonusChoice,
  offers: v.array(wireOffer),
  obstacle: v.optional(v.picklist(['has-deposit', 'not-courted', 'declined'])),
});

export const PLAYER_BONUSES = defineCall({
  name: 'playerBonuses',
  summary:
    'The bonuses of the player, the newest first, with what is wagered of them, and what a first deposit would give',
  method: 'GET',
  path: '/web-api/bonuses',
  reply: wireBonuses,
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const GIVE_UP_BONUS = defineCall({
  name: 'giveUpBonus',
  summary: 'Gives a bonus up: its money goes back to the house. 404 where the player has no such bonus that goes on',
  method: 'POST',
  path: '/web-api/bonuses/give-up',
  body: v.object({ idBonus: wireId }),
  reply: wireBonuses,
  access: 'player',
  isAuthorised: true,
  changes: 'money',
});
