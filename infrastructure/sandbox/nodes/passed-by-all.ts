import { seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** So far apart are the clocks of processes that share a database. */
const CLOCKS_APART: Millis = seconds(1);

/** The latest moment that is over by the clock of every process: what one tells earlier can still be staked on at another. */
export function passedByAll({ options, now }: Pick<SandboxParts, 'options' | 'now'>): EpochMillis {
  const { database, clocksApart = database.kind === 'postgres' ? CLOCKS_APART : 0 } = options;
  return now() - clocksApart;
}
