import type { MachineSamples } from '../../machine-samples.ts';
import { minutes } from '../../../../core/shared/time.ts';
import type { VideoTokenState, VideoTokenEvent } from '../../../../core/session/video-token.ts';

export const VIDEO_TOKEN_SAMPLES: MachineSamples<VideoTokenState, VideoTokenEvent> = {
  states: [
    { phase: 'signed-out' },
    { phase: 'shown', epoch: 1, askedAt: 1000, token: 'sample' },
    { phase: 'hidden', epoch: 1, askedAt: 1000 },
  ],
  events: [
    { type: 'signed-in', epoch: 2, at: 2000 },
    { type: 'token-received', epoch: 1, token: 'newer' },
    { type: 'token-refused', token: 'sample', at: 3000 },
    { type: 'token-refused', token: 'older', at: 3000 },
    { type: 'wait-ended', at: minutes(11) },
    { type: 'became-hidden' },
    { type: 'became-visible', at: 2000 },
    { type: 'became-visible', at: minutes(180) },
    { type: 'signed-out' },
  ],
};
