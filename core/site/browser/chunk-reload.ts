import { fail, ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { isMoment, seconds, type EpochMillis, type Millis } from '../../shared/time.ts';

/** The page is reloaded at most once in this time because a part of it did not come. */
export const CHUNK_RELOAD_THROTTLE: Millis = seconds(60);

export interface ChunkFailureFacts {
  readonly now: EpochMillis;
  /** When the page was last reloaded for it; undefined where it never was. */
  readonly reloadedAt: EpochMillis | undefined;
  /** Whether the device keeps the time of a reload. */
  readonly isReloadRemembered: boolean;
  /** A bet was sent and its outcome is not known. */
  readonly isBetInFlight: boolean;
  readonly isOnline: boolean;
  /** What was typed into it would be lost. */
  readonly isDialogOpen: boolean;
}

/**
 * CHK-1 A part of the page that did not come reloads the page, once per 60 s; CHK-2 never while a bet is in flight,
 * CHK-3 never where the reload could not be remembered, CHK-4 and neither without a connection nor behind an open dialog. Otherwise a button offers it.
 */
export function afterChunkFailure(facts: ChunkFailureFacts): 'reload' | 'offer-reload' {
  const { now, reloadedAt, isReloadRemembered, isBetInFlight, isOnline, isDialogOpen } = facts;
  if (isOnline !== true || isDialogOpen !== false) return 'offer-reload';
  if (isBetInFlight !== false || isReloadRemembered !== true || !isMoment(now)) return 'offer-reload';
  // A device clock set back must not reload again: a reload in the future is a recent one.
  return reloadedAt === undefined || now - reloadedAt >= CHUNK_RELOAD_THROTTLE ? 'reload' : 'offer-reload';
}

/** CHK-3 When the page was last reloaded for a missing part. */
export const CHUNK_RELOADED_AT: StoredValue<EpochMillis> = {
  key: 'chunk-reloaded-at',
  keepFor: 'session',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => (isMoment(stored) ? ok(stored) : fail({ code: 'no-moment' })),
};
