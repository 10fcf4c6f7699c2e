import type { Minor } from '../shared/money.ts';
import type { EpochMillis } from '../shared/time.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';

export const REWARD_KINDS = ['bonus', 'cashback', 'premium', 'points', 'game', 'friend', 'tournament'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

export const REWARD_STATES = ['going', 'released', 'expired', 'given-up', 'lost', 'credited'] as const;
export type RewardState = (typeof REWARD_STATES)[number];

/** RWD-1 What a player was given: money, or points. */
export interface Reward {
  readonly id: string;
  readonly kind: RewardKind;
  readonly at: EpochMillis;
  readonly state: RewardState;
  readonly given: { readonly currency: string; readonly amount: Minor } | { readonly points: number };
}

/** RWD-2 What the player may take now. */
export interface OpenRewards {
  /** To be spent in the store. */
  readonly points: number;
  /** A bonus for the first deposit. */
  readonly isBonusOffered: boolean;
  /** Bonuses that are being wagered. */
  readonly going: number;
}

export interface Rewards {
  /** RWD-2 Absent where nothing is offered to the player now. */
  readonly open?: OpenRewards | undefined;
  readonly rewards: readonly Reward[];
}

export interface RewardsGateway {
  readonly rewards: () => Promise<Result<Rewards, RequestFailure>>;
}

/** RWD-1 The newest first, so many at most; of one moment in the order of their names. */
export function newestRewards(rewards: readonly Reward[], most: number): readonly Reward[] {
  return rewards.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)).slice(0, Math.max(0, most));
}
