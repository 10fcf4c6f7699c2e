import * as v from 'valibot';
import { REWARD_KINDS, REWARD_STATES, type Reward } from '../../core/promotions/reward.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCount, wireCurrency, wireMillis } from '../http/wire.ts';

const shared = {
  id: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[\dA-Z]+)+$/), v.maxLength(60)),
  kind: v.picklist(REWARD_KINDS),
  at: wireMillis,
  state: v.picklist(REWARD_STATES),
};

const wireReward = v.pipe(
  v.variant('unit', [
    v.object({ unit: v.literal('money'), ...shared, iso: wireCurrency, amount: wireAmount }),
    v.object({ unit: v.literal('points'), ...shared, points: wireCount }),
  ]),
  v.rawTransform(({ dataset, addIssue, NEVER }): Reward => {
    const { id, kind, at, state, ...given } = dataset.value;
    const reward = { id, kind, at, state };
    if (given.unit === 'points') return { ...reward, given: { points: given.points } };
    const read = minorReader(given.iso);
    const amount = read.amount(given.amount);
    if (read.isExact()) return { ...reward, given: { currency: given.iso, amount } };
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireOpen = v.object({ points: wireCount, isBonusOffered: v.boolean(), going: wireCount });

export const REWARDS = defineCall({
  name: 'rewards',
  summary: 'What the player was given, the newest first, with what became of it, and what may be taken now',
  method: 'GET',
  path: '/web-api/promotions/rewards',
  reply: v.object({
    /** Absent where nothing is offered to the player now. */
    open: v.optional(wireOpen),
    rewards: v.array(wireReward),
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});
