import type { MachineSamples } from '../../machine-samples.ts';
import type { TwoStepState, TwoStepEvent } from '../../../../core/session/two-step.ts';

export const TWO_STEP_SAMPLES: MachineSamples<TwoStepState, TwoStepEvent> = {
  states: [
    { phase: 'idle' },
    { phase: 'asking', sentAt: 1000 },
    { phase: 'asking', sentAt: 1000, problem: 'wrong-code' },
    { phase: 'asking', sentAt: 1000, isByRecovery: true },
    { phase: 'asking', sentAt: 1000, isResending: true },
    { phase: 'checking', sentAt: 1000 },
    { phase: 'signed-in' },
  ],
  events: [
    { type: 'code-sent', at: 2000 },
    { type: 'code-sent', at: 2000, againAt: 92_000 },
    { type: 'code-typed', code: '123456', isRemembered: true },
    { type: 'code-typed', code: '1', isRemembered: false },
    { type: 'code-accepted' },
    { type: 'code-refused', problem: 'wrong-code' },
    { type: 'resend-asked', at: 2000 },
    { type: 'resend-asked', at: 70_000 },
    { type: 'resend-failed' },
    { type: 'kind-chosen', isByRecovery: true },
    { type: 'kind-chosen', isByRecovery: false },
    { type: 'cancelled' },
  ],
};
