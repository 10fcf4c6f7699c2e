import { compareOdds } from '../../../core/coupon/bets/odds-change.ts';
import { betsAt } from './slip-examples.ts';

/** Whether a policy takes a single at its price after as it was seen before; a price that is none is taken by nobody. */
export function isChangeAccepted(before: number, after: number, policy: Parameters<typeof compareOdds>[2]): boolean {
  const at = (odds: number) => ({ type: 'single', amount: 10, bets: betsAt(odds) }) as const;
  const compared = compareOdds(at(before), at(after), policy);
  return compared.ok && compared.value.every(({ verdict }) => verdict === 'accepted');
}
