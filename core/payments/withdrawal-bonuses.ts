import type { BonusEnd, BonusSource } from '../promotions/player-bonus.ts';
import type { Minor } from '../shared/money.ts';

/** A bonus that a withdrawal would give up. */
export interface BonusAtStake {
  readonly id: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** What is left of it on its account. */
  readonly money: Minor;
}

/** WDR-4 Whether a withdrawal gives a bonus up: one for a first deposit that is still being wagered. */
export function isGivenUpByWithdrawal({
  source,
  end,
}: {
  readonly source: BonusSource;
  readonly end?: BonusEnd | undefined;
}): boolean {
  return source === 'first-deposit' && end === undefined;
}

/** WDR-4 Whether a withdrawal names every bonus that it gives up; one that it names and that has ended meanwhile is no matter. */
export function namesGivenUp(ending: readonly number[], named: readonly number[]): boolean {
  return ending.every((id) => named.includes(id));
}
