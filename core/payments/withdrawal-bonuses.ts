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

/** Why a consent to give bonuses up does not hold. */
export type ConsentProblem = 'bonus-at-stake' | 'bonus-changed';

/** WDR-4 A withdrawal names every bonus that it gives up; one that it names and that has ended meanwhile is no matter. WDR-5 Of each it names what the player was shown of it. */
export function consentProblem(
  ending: readonly BonusAtStake[],
  named: readonly BonusAtStake[],
): ConsentProblem | undefined {
  const shown = ending.map(({ id }) => named.find((each) => each.id === id));
  if (shown.includes(undefined)) return 'bonus-at-stake';
  const isSame = ending.every(
    ({ currency, money }, place) => shown[place]?.currency === currency && shown[place].money === money,
  );
  if (!isSame) return 'bonus-changed';
  return undefined;
}
