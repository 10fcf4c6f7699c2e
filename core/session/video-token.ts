import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { minutes, type Millis } from '../shared/time.ts';

interface Kept {
  readonly epoch: number;
  readonly askedAt: Millis;
  /** Absent until the server has given one. */
  readonly token?: string | undefined;
}

export type VideoTokenState =
  | { readonly phase: 'signed-out' }
  | ({ readonly phase: 'shown' } & Kept)
  | ({ readonly phase: 'hidden' } & Kept);

/** Every `at` is read from a clock that is never set and runs on while the page is hidden. */
export type VideoTokenEvent =
  | { readonly type: 'signed-in'; readonly epoch: number; readonly at: Millis }
  | { readonly type: 'token-received'; readonly epoch: number; readonly token: string }
  /** A stream was not opened by it; undefined where there was none to open it by. */
  | { readonly type: 'token-refused'; readonly token: string | undefined; readonly at: Millis }
  | { readonly type: 'wait-ended'; readonly at: Millis }
  | { readonly type: 'became-hidden' }
  | { readonly type: 'became-visible'; readonly at: Millis }
  | { readonly type: 'signed-out' };

export type VideoTokenEffect =
  | { readonly type: 'ask'; readonly epoch: number }
  | { readonly type: 'wake-in'; readonly delay: Millis }
  | { readonly type: 'forget-wake' };

type Stepped = Step<VideoTokenState, VideoTokenEffect>;

export const VIDEO_TOKEN_ASKED_EVERY: Millis = minutes(10);

/**
 * VTK-1 The video token of a signed-in player is asked for at once and every 10 min while the page is visible; VTK-2 on return it is asked for once
 * where 10 min have passed; VTK-3 it goes with its player, and one that was asked for earlier is dropped; VTK-4 a failed refresh leaves the old token;
 * VTK-5 one that a stream refuses or lacks is dropped and asked for anew, unless a newer one has come.
 */
export const VIDEO_TOKEN: Machine<VideoTokenState, VideoTokenEvent, VideoTokenEffect> = {
  initial: { phase: 'signed-out' },
  step: tokenStep,
};

/** VTK-3 The token that a video is opened with, if there is one. */
export function videoToken(state: VideoTokenState): string | undefined {
  return state.phase === 'signed-out' ? undefined : state.token;
}

function tokenStep(state: VideoTokenState, event: VideoTokenEvent): Stepped {
  if ('at' in event && !Number.isFinite(event.at)) return [state];
  switch (event.type) {
    case 'signed-in':
      return asking({ epoch: event.epoch, askedAt: event.at }, event.at);
    case 'signed-out':
      return state.phase === 'signed-out' ? [state] : [{ phase: 'signed-out' }, { type: 'forget-wake' }];
    case 'token-received':
      if (state.phase === 'signed-out' || state.epoch !== event.epoch) return [state];
      return [{ ...state, token: event.token }];
    case 'token-refused':
      if (state.phase !== 'shown' || state.token !== event.token) return [state];
      return asking({ epoch: state.epoch, askedAt: event.at }, event.at);
    case 'wait-ended':
      return state.phase === 'shown' ? asking(state, event.at) : [state];
    case 'became-hidden':
      return state.phase === 'shown' ? [{ ...state, phase: 'hidden' }, { type: 'forget-wake' }] : [state];
    case 'became-visible':
      return state.phase === 'hidden' ? afterReturn(state, event.at) : [state];
    default:
      return unforeseen(event, [state]);
  }
}

function afterReturn(state: Kept, at: Millis): Stepped {
  const left = state.askedAt + VIDEO_TOKEN_ASKED_EVERY - at;
  return left > 0
    ? [
        { ...state, phase: 'shown' },
        { type: 'wake-in', delay: left },
      ]
    : asking(state, at);
}

function asking(kept: Kept, at: Millis): Stepped {
  return [
    { ...kept, phase: 'shown', askedAt: at },
    { type: 'ask', epoch: kept.epoch },
    { type: 'wake-in', delay: VIDEO_TOKEN_ASKED_EVERY },
  ];
}
