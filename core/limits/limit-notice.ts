import type { RequestFailure } from '../shared/request-failure.ts';

/** What the player decides about a pending limit; on the wire rejecting is called cancelling. */
export const LIMIT_DECISIONS = ['confirm', 'reject'] as const;
export type LimitDecision = (typeof LIMIT_DECISIONS)[number];

/** What to tell after a decision: the server's own words, or the key of ours. */
export type LimitNotice =
  | { readonly status: 'success' | 'error'; readonly serverTitle: string }
  | { readonly status: 'success' | 'error'; readonly key: LimitNoticeKey };

export type LimitNoticeKey = `responsible_gaming_${'confirm' | 'cancel'}_limit_${'success' | 'error'}`;

/** LI-1 A decision is answered with the server's title, else with the text for that decision and its outcome; LI-2 a cancelled request says nothing. */
export function limitNotice(
  decision: LimitDecision,
  outcome:
    | { readonly ok: true; readonly title?: string | undefined }
    | { readonly ok: false; readonly error: RequestFailure },
): LimitNotice | undefined {
  if (!outcome.ok && outcome.error.kind === 'cancelled') return undefined;
  const status = outcome.ok ? 'success' : 'error';
  const title = outcome.ok ? outcome.title : titleOf(outcome.error);
  if (title !== undefined && title.trim() !== '') return { status, serverTitle: title };
  return { status, key: `responsible_gaming_${decision === 'confirm' ? 'confirm' : 'cancel'}_limit_${status}` };
}

/** Why limits were not saved. */
export interface LimitSaveFailure {
  /** HTTP status; 403 where the reply had none, 499 where the player cancelled. */
  readonly status: number;
  readonly title?: string | undefined;
}

/** LI-3 A failed save has a status, 403 unless the server gave one, and the server's title if any. */
export function limitSaveFailure(failure: RequestFailure): LimitSaveFailure {
  if (failure.kind === 'cancelled') return { status: 499 };
  return failure.kind === 'refused' && Number.isInteger(failure.status)
    ? { status: failure.status, title: failure.title }
    : { status: 403 };
}

function titleOf(failure: RequestFailure): string | undefined {
  return failure.kind === 'refused' ? failure.title : undefined;
}
