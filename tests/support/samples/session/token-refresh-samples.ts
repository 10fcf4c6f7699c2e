import type { MachineSamples } from '../../machine-samples.ts';
import { seconds } from '../../../../core/shared/time.ts';
import type { UserToken } from '../../../../core/session/kept-token.ts';
import type { TokenRefreshState, TokenRefreshEvent } from '../../../../core/session/token-refresh.ts';

const SAMPLE: UserToken = { value: 'sample', issuedAt: 0, expiresAt: seconds(600) };

export const TOKEN_REFRESH_SAMPLES: MachineSamples<TokenRefreshState, TokenRefreshEvent> = {
  states: [
    { phase: 'signed-out', epoch: 1 },
    { phase: 'ready', epoch: 1 },
    { phase: 'ready', epoch: 1, kept: { token: SAMPLE, receivedAt: 0 } },
    { phase: 'fetching', epoch: 1, waiting: [{ call: 1, isRetry: false }] },
  ],
  events: [
    { type: 'player-changed', epoch: 2, isSignedIn: true },
    { type: 'player-changed', epoch: 2, isSignedIn: false },
    { type: 'token-needed', call: 2, at: 1000 },
    { type: 'call-refused', call: { call: 3, isRetry: false }, sentWith: 'sample', epoch: 1 },
    { type: 'call-refused', call: { call: 3, isRetry: true }, sentWith: 'sample', epoch: 1 },
    { type: 'token-received', epoch: 1, token: { ...SAMPLE, value: 'newer' }, at: 1000 },
    { type: 'fetch-failed', epoch: 1, isSessionOver: false },
    { type: 'fetch-failed', epoch: 1, isSessionOver: true },
  ],
};
