import type { EpochMillis } from '../../shared/time.ts';
import type { Limit } from '../limit.ts';
import { limitInForce } from '../limit-in-force.ts';
import { LIMIT_SECTIONS, sectionKinds } from '../limit-kind.ts';

/** LR-7 The limits in force that bound anything, section after section; one whose end is no number holds without an end. */
export function limitsInShort(limits: readonly Limit[], now: EpochMillis): readonly Limit[] {
  return LIMIT_SECTIONS.flatMap(sectionKinds).flatMap((kind) => {
    const limit = limitInForce(limits, kind, now);
    if (limit === undefined || limit.value === 'unlimited') return [];
    const { endsAt, ...endless } = limit;
    return [Number.isNaN(endsAt) ? endless : limit];
  });
}
