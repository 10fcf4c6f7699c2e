import type { MachineSamples } from '../../machine-samples.ts';
import type { CaptchaRefusal } from '../../../../core/session/captcha.ts';
import type { CaptchaChallengeState, CaptchaChallengeEvent } from '../../../../core/session/captcha-challenge.ts';

const REFUSAL: CaptchaRefusal = { code: 'captcha-refused', isSignedOut: false, wait: 0 };

export const CAPTCHA_CHALLENGE_SAMPLES: MachineSamples<CaptchaChallengeState, CaptchaChallengeEvent> = {
  states: [
    { phase: 'none' },
    { phase: 'shown', challenge: { kind: 'picture', action: 'signIn', calls: [1] }, next: [] },
    {
      phase: 'shown',
      challenge: { kind: 'picture', action: 'signIn', calls: [1, 2] },
      next: [{ kind: 'puzzle', action: 'signIn', calls: [3] }],
    },
  ],
  events: [
    { type: 'challenge-demanded', kind: 'picture', action: 'signIn', call: 4 },
    { type: 'challenge-demanded', kind: 'puzzle', action: 'signIn', call: 4 },
    { type: 'answer-passed', token: 'sample' },
    { type: 'answer-refused', refusal: REFUSAL },
    { type: 'answer-refused', refusal: { ...REFUSAL, isSignedOut: true } },
    { type: 'dismissed' },
    { type: 'signed-out' },
  ],
};
