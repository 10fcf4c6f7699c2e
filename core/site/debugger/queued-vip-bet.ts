import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
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
  /** Each bet in words, at its price of now; none where the order cannot be read. */
  readonly bets: readonly { readonly name: string; readonly odds: MilliOdds }[];
}

/** VIP-8 What an operator decides; an offer is below what was asked for. */
export type VipDecision =
  | { readonly decision: 'accept' | 'refuse' }
  | { readonly decision: 'offer'; readonly amount: Minor; readonly currency: string };
