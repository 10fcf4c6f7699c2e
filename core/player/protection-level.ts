export const PROTECTION_LEVELS = ['none', 'bad', 'normal', 'good', 'full'] as const;
export type ProtectionLevel = (typeof PROTECTION_LEVELS)[number];

/** PR-10 A score up to 30 is bad, below 70 normal, below 100 good, from 100 on full; without a score there is no level. */
export function protectionLevel(score: number | null | undefined): ProtectionLevel {
  if (typeof score !== 'number' || Number.isNaN(score)) return 'none';
  if (score <= 30) return 'bad';
  if (score < 70) return 'normal';
  return score < 100 ? 'good' : 'full';
}
