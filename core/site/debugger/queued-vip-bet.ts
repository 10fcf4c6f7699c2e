import type { SidePair } from '../../sports/game/game.ts';
import type { NamedPick } from '../../sports/names/pick-name.ts';
import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';

/** A VIP bet as an operator sees it. */
export interface QueuedVipBet {
  readonly id: number;
  readonly currency: string;
  readonly amount: Minor;
  /** What the player was offered, who has not answered yet. */
  readonly offered?: Minor | undefined;
  /** No answer until then is a refusal. */
  readonly until: EpochMillis;
  /** What was picked, at the prices of now; none where the order cannot be read. */
  readonly bets: readonly QueuedBet[];
}

/** A bet of a queued order: what it is of, as everywhere else, and how its match stands. */
export interface QueuedBet extends NamedPick {
  readonly outcomeId: string;
  readonly champName: string;
  readonly odds: MilliOdds;
  readonly startsAt: EpochMillis;
  /** Of a match that is being played. */
  readonly score?: SidePair | undefined;
  /** Why nobody could bet on it now. */
  readonly trouble?: 'suspended' | 'finished' | 'removed' | undefined;
}

/** VIP-8 What an operator decides; an offer is below what was asked for. */
export type VipDecision =
  | { readonly decision: 'accept' | 'refuse' }
  | { readonly decision: 'offer'; readonly amount: Minor; readonly currency: string };

/** The queue of VIP bets, and what the operator answers; an answer brings the time of the sandbox. */
export interface VipQueueGateway {
  readonly vipBets: () => Promise<Result<readonly QueuedVipBet[], RequestFailure>>;
  readonly decideVipBet: (id: number, decision: VipDecision) => Promise<Result<EpochMillis, RequestFailure>>;
}
