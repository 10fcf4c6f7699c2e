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

/** Where the parts of the scale end: what is bad, normal and good. */
const PART_ENDS = [30, 70, 100] as const;

/** PR-45 How far the score reaches into each part of the scale, from 0 to 1. */
export function protectionParts(score: number): readonly number[] {
  return PART_ENDS.map((end, place) => {
    const begin = PART_ENDS[place - 1] ?? 0;
    return Math.min(Math.max((score - begin) / (end - begin), 0), 1);
  });
}

/** PR-34 The sum of what guards the account, from 0 to 100. */
export function protectionScore(methods: ProtectionMethods): number {
  return SHARES.reduce((sum, [method, share]) => sum + (methods[method] ? share : 0), 0);
}
