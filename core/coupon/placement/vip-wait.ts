import { minutes, seconds, type EpochMillis, type Millis } from '../../shared/time.ts';

/** Where a VIP bet stands that is not decided; amounts in the order's currency. */
export interface VipWait<Amount extends number> {
  readonly state: 'waiting' | 'offered';
  /** No answer until then, by the server's clock, is a refusal. */
  readonly until: EpochMillis;
  /** What the operator would take, and what it would win. */
  readonly offer?: { readonly amount: Amount; readonly possibleWin: Amount } | undefined;
}

/** What a player answers: takes what is offered, or takes the bet back. */
export const VIP_ANSWERS = ['accept', 'decline'] as const;
export type VipAnswer = (typeof VIP_ANSWERS)[number];

/** VIP-7 The operator has 5 minutes to answer. */
export const VIP_WAITS_FOR: Millis = minutes(5);
/** VIP-7 The player has 60 s to take what is offered. */
export const VIP_OFFER_HOLDS_FOR: Millis = seconds(60);
/** PL-40 A VIP bet is looked up every 2 s until it is decided. */
export const VIP_LOOKED_UP_EVERY: Millis = seconds(2);
/** VIP-13 How many bets of a player may wait at once. */
export const MOST_OPEN_VIP_BETS = 3;
