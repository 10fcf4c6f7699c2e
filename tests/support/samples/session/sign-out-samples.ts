import type { MachineSamples } from '../../machine-samples.ts';
import type { SignOutState, SignOutEvent } from '../../../../core/session/sign-out.ts';

export const SIGN_OUT_SAMPLES: MachineSamples<SignOutState, SignOutEvent> = {
  states: [{ phase: 'idle' }, { phase: 'confirming' }, { phase: 'disconnecting', isPlayersPage: true }],
  events: [
    { type: 'sign-out-asked' },
    { type: 'confirmed', isPlayersPage: false },
    { type: 'declined' },
    { type: 'sign-out-ordered', isPlayersPage: true },
    { type: 'disconnected' },
    { type: 'disconnect-failed', isRefused: true, message: 'Try later' },
  ],
};
