import type { SandboxParts } from '../sandbox-parts.ts';

/** VIP-18 VIP bets are offered where the operator has them on and somebody looks at the queue, which is one of the demonstration's. */
export function isVipBetShown({ options, entry }: Pick<SandboxParts, 'options' | 'entry'>): boolean {
  return options.isDemo && entry.rules.showVipBet;
}
