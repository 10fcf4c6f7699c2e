import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { isMoment, type EpochMillis } from '../shared/time.ts';
import type { SelfExclusionReason } from './limit.ts';
import { limitSaveFailure, type LimitSaveFailure } from './limit-notice.ts';
import type { RequestFailure } from '../shared/request-failure.ts';

interface ExclusionChoice {
  /** In days. */
  readonly length: number;
  readonly reason?: SelfExclusionReason | undefined;
}

export type SelfExclusionRequestState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'choosing';
      readonly length?: number | undefined;
      readonly reason?: SelfExclusionReason | undefined;
    }
  | ({ readonly phase: 'warned' } & ExclusionChoice)
  | ({ readonly phase: 'sending'; readonly key: string } & ExclusionChoice)
  | ({ readonly phase: 'failed'; readonly key: string; readonly failure: LimitSaveFailure } & ExclusionChoice)
  | { readonly phase: 'shut-out'; readonly endsAt?: EpochMillis | undefined };

export type SelfExclusionRequestEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'length-chosen'; readonly length: number }
  | { readonly type: 'reason-chosen'; readonly reason?: SelfExclusionReason | undefined }
  | { readonly type: 'continued' }
  | { readonly type: 'went-back' }
  /** The key is made once for each confirmation, so that sending twice shuts out once. */
  | { readonly type: 'confirmed'; readonly key: string }
  | { readonly type: 'panic-pressed'; readonly key: string }
  | { readonly type: 'accepted'; readonly endsAt?: EpochMillis | undefined }
  | { readonly type: 'refused'; readonly failure: RequestFailure }
  | { readonly type: 'retried' };

export type SelfExclusionRequestEffect =
  | ({ readonly type: 'shut-out'; readonly key: string } & ExclusionChoice)
  | { readonly type: 'end-session' };

type Stepped = Step<SelfExclusionRequestState, SelfExclusionRequestEffect>;

/** SX-4 Nobody is shut out without a length, a warning and a confirmation; SX-5 once confirmed there is no way back; SX-6 the panic button needs one press; SX-8 a retry goes under the same key. */
export const SELF_EXCLUSION_REQUEST: Machine<
  SelfExclusionRequestState,
  SelfExclusionRequestEvent,
  SelfExclusionRequestEffect
> = { initial: { phase: 'idle' }, step: requestStep };

function requestStep(state: SelfExclusionRequestState, event: SelfExclusionRequestEvent): Stepped {
  switch (event.type) {
    case 'opened':
      return state.phase === 'idle' ? [{ phase: 'choosing' }] : [state];
    case 'length-chosen':
      return state.phase === 'choosing' && isLength(event.length) ? [{ ...state, length: event.length }] : [state];
    case 'reason-chosen':
      return state.phase === 'choosing' ? [{ ...state, reason: event.reason }] : [state];
    case 'continued':
      return continued(state);
    case 'went-back':
      return wentBack(state);
    case 'confirmed':
      return state.phase === 'warned' ? sending(state, event.key) : [state];
    case 'panic-pressed':
      return isSettled(state) ? [state] : sending({ length: 1 }, event.key);
    case 'accepted':
      return state.phase === 'sending'
        ? [{ phase: 'shut-out', endsAt: isMoment(event.endsAt) ? event.endsAt : undefined }, { type: 'end-session' }]
        : [state];
    case 'refused':
      return state.phase === 'sending' ? [failed(state, event.failure)] : [state];
    case 'retried':
      return state.phase === 'failed' ? sending(state, state.key) : [state];
    default:
      return unforeseen(event, [state]);
  }
}

function continued(state: SelfExclusionRequestState): Stepped {
  if (state.phase !== 'choosing' || state.length === undefined) return [state];
  return [{ phase: 'warned', length: state.length, reason: state.reason }];
}

function wentBack(state: SelfExclusionRequestState): Stepped {
  if (state.phase === 'choosing' || state.phase === 'failed') return [{ phase: 'idle' }];
  return state.phase === 'warned' ? [{ phase: 'choosing', length: state.length, reason: state.reason }] : [state];
}

function isSettled({ phase }: SelfExclusionRequestState): boolean {
  return phase === 'sending' || phase === 'shut-out';
}

function sending({ length, reason }: ExclusionChoice, key: string): Stepped {
  return [
    { phase: 'sending', length, reason, key },
    { type: 'shut-out', length, reason, key },
  ];
}

function failed(
  { length, reason, key }: Extract<SelfExclusionRequestState, { phase: 'sending' }>,
  failure: RequestFailure,
): SelfExclusionRequestState {
  return { phase: 'failed', length, reason, key, failure: limitSaveFailure(failure) };
}

function isLength(length: number): boolean {
  return Number.isSafeInteger(length) && length > 0;
}
