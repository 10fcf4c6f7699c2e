import type { Generated } from 'kysely';
import type { EpochMillis } from '../../../core/shared/time.ts';

/** AN-12 Something that was counted on a page. */
export interface CollectedEventRow {
  readonly id: Generated<number>;
  readonly name: string;
  readonly code: number | null;
  /** JSON, in the words of the wire. */
  readonly fields: string;
  readonly collected_at: EpochMillis;
}
