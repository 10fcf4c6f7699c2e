import { NO_MONEY } from '../shared/money.ts';
import type { Account } from './account.ts';

/** AC-17 An account in a further currency can be removed unless it is the active one or holds money; play money goes back where it came from. */
export function isRemovable({ type, isActive, money }: Account, isPlayMoney: boolean): boolean {
  return type === 'currency' && !isActive && (isPlayMoney || money === NO_MONEY);
}
