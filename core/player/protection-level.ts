import type { ProtectionMethods } from './player.ts';

export const PROTECTION_LEVELS = ['none', 'bad', 'normal', 'good', 'full'] as const;
export type ProtectionLevel = (typeof PROTECTION_LEVELS)[number];

/** What each method adds to the score; the security question is a status alone. */
const SHARES = [
  ['hasTwoFactor', 40],
  ['hasChangedPassword', 20],
  ['hasBoundPhone', 20],
  ['hasEmailSignIn', 20],
] as const satisfies readonly (readonly [keyof ProtectionMethods, number])[];

/** PR-10 A score up to 30 is bad, below 70 normal, below 100 good, from 100 on full; without a score there is no level. */
export function protectionLevel(score: number | null | undefined): ProtectionLevel {
  if (typeof score !== 'number' || Number.isNaN(score)) return 'none';
  if (score <= 30) return 'bad';
  if (score < 70) return 'normal';
  return score < 100 ? 'good' : 'full';
}

/** PR-34 The sum of what guards the account, from 0 to 100. */
export function protectionScore(methods: ProtectionMethods): number {
  return SHARES.reduce((sum, [method, share]) => sum + (methods[method] ? share : 0), 0);
}
