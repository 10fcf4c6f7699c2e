import { ratio } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import type { Minor } from '../../shared/money.ts';

/** One step of a rolling account: what it would stake, and what a stake of one becomes. */
export interface AccountStep {
  readonly stake: Minor | 'max';
  readonly factor: Ratio;
}

/**
 * ST-5 The account starts as the first stake; each step stakes its own amount or what is left, in slip order, and adds what comes back.
 * Gives the exact account after each step that is taken; at zero it stops [ST-6].
 */
export function rollAccount(start: Minor, steps: readonly AccountStep[]): readonly Ratio[] {
  const accounts: Ratio[] = [];
  let account = ratio(BigInt(start));
  for (const { stake, factor } of steps) {
    if (account.numerator === 0n) break;
    const staked =
      stake === 'max' ? account.numerator : smaller(BigInt(stake) * account.denominator, account.numerator);
    account = ratio(
      (account.numerator - staked) * factor.denominator + staked * factor.numerator,
      account.denominator * factor.denominator,
    );
    accounts.push(account);
  }
  return accounts;
}

function smaller(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}
