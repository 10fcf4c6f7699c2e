import { fail, ok, type Result } from '../shared/result.ts';
import type { JurisdictionProfile } from './jurisdiction.ts';
import type { SelfExclusionReason } from './limit.ts';
import type { LimitDraft } from './limit-change.ts';

export const EXCLUSION_NAMES = ['self-exclusion', 'time-out'] as const;
export type ExclusionName = (typeof EXCLUSION_NAMES)[number];

/** SX-7 What an exclusion does, in the order the warning tells it. */
export const EXCLUSION_CONSEQUENCES = [
  'starts-at-once',
  'ends-every-session',
  'no-play',
  'no-deposits',
  'no-offers',
  'open-bets-stand',
  'withdrawal-stays',
  'cannot-be-shortened',
] as const;
export type ExclusionConsequence = (typeof EXCLUSION_CONSEQUENCES)[number];

/** SX-1 A period below the profile's least self-exclusion is called a time-out; length in days. */
export function exclusionName(length: number, { leastSelfExclusion }: JurisdictionProfile): ExclusionName {
  return length >= leastSelfExclusion ? 'self-exclusion' : 'time-out';
}

/** SX-2 The reasons to choose from; a reason can be left out. */
export function exclusionReasons(
  reasons: readonly SelfExclusionReason[],
): readonly (SelfExclusionReason | 'prefer-not-to-say')[] {
  return [...reasons, 'prefer-not-to-say'];
}

/** SX-3 The panic button shuts the player out for one day without asking, where the profile has it. */
export function panicExclusion({
  hasPanicButton,
}: JurisdictionProfile): Result<LimitDraft, { readonly code: 'not-offered' }> {
  return hasPanicButton ? ok({ kind: 'self-exclusion', value: 1 }) : fail({ code: 'not-offered' });
}
