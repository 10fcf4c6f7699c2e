import type { MachineSamples } from '../../machine-samples.ts';
import { minutes, seconds } from '../../../../core/shared/time.ts';
import {
  type PasswordRecoveryState,
  type PasswordRecoveryEvent,
} from '../../../../core/registration/password-recovery.ts';

const DEADLINE = minutes(10);

export const PASSWORD_RECOVERY_SAMPLES: MachineSamples<PasswordRecoveryState, PasswordRecoveryEvent> = {
  states: [
    { phase: 'contact', isAsking: false },
    { phase: 'contact', isAsking: true },
    { phase: 'code', isAsking: false, deadline: DEADLINE },
    { phase: 'code', isAsking: true, deadline: DEADLINE },
    { phase: 'code', isAsking: true, isResending: true, deadline: DEADLINE },
    { phase: 'approval', isAsking: false },
    { phase: 'approval', isAsking: true },
    { phase: 'password', isAsking: false },
    { phase: 'password', isAsking: true },
    { phase: 'success' },
    { phase: 'error' },
    { phase: 'exit' },
  ],
  events: [
    { type: 'contact-typed', contact: 'player@example.com' },
    { type: 'code-sent', deadline: DEADLINE },
    { type: 'code-typed', code: '123456', at: seconds(60) },
    { type: 'code-typed', code: '123456', at: minutes(11) },
    { type: 'code-accepted', needsApproval: true },
    { type: 'code-accepted', needsApproval: false },
    { type: 'approval-given', answers: { birthday: '1990-01-01' } },
    { type: 'approved' },
    { type: 'password-typed', password: 'long enough' },
    { type: 'password-typed', password: 'short' },
    { type: 'password-saved' },
    { type: 'refused', at: seconds(60), isFinal: false },
    { type: 'refused', at: seconds(60), isFinal: true, message: 'Call us' },
    { type: 'left' },
  ],
};
