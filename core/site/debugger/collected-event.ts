import type { CountedName } from '../../analytics/counted-event.ts';
import type { EpochMillis } from '../../shared/time.ts';

/** AN-12 Something that was counted, as the demo's collector has it. */
export interface CollectedEvent {
  readonly id: number;
  readonly name: CountedName;
  readonly code?: number | undefined;
  /** In the words of the wire; what belongs to a group stands under its name and a dot. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly collectedAt: EpochMillis;
}
