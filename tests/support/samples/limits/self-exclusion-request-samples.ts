import type { MachineSamples } from '../../machine-samples.ts';
import type { SelfExclusionReason } from '../../../../core/limits/limit.ts';
import type { LimitSaveFailure } from '../../../../core/limits/limit-notice.ts';
import {
  type SelfExclusionRequestState,
  type SelfExclusionRequestEvent,
} from '../../../../core/limits/self-exclusion-request.ts';

const REASON: SelfExclusionReason = { id: 3, text: 'I play more than I want to' };

const FAILURE: LimitSaveFailure = { status: 403 };

export const SELF_EXCLUSION_REQUEST_SAMPLES: MachineSamples<SelfExclusionRequestState, SelfExclusionRequestEvent> = {
  states: [
    { phase: 'idle' },
    { phase: 'choosing' },
    { phase: 'choosing', length: 180, reason: REASON },
    { phase: 'warned', length: 180, reason: REASON },
    { phase: 'sending', length: 180, reason: REASON, key: 'k1' },
    { phase: 'failed', length: 180, reason: REASON, key: 'k1', failure: FAILURE },
    { phase: 'shut-out', endsAt: 1000 },
  ],
  events: [
    { type: 'opened' },
    { type: 'length-chosen', length: 30 },
    { type: 'reason-chosen', reason: REASON },
    { type: 'continued' },
    { type: 'went-back' },
    { type: 'confirmed', key: 'k2' },
    { type: 'panic-pressed', key: 'k3' },
    { type: 'accepted', endsAt: 2000 },
    { type: 'refused', failure: { kind: 'network' } },
    { type: 'refused', failure: { kind: 'cancelled' } },
    { type: 'retried' },
  ],
};
