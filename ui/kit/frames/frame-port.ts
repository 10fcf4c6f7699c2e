import { heardMessage, NO_MESSAGES } from '../../../core/mini-apps/message-rate.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';

interface FramePortOptions<Said> {
  readonly now: () => EpochMillis;
  /** What a message says; nothing where it is none. */
  readonly read: (message: unknown) => Said | undefined;
  readonly hear: (said: Said) => void;
}

export interface FramePort {
  /** Hands the other end to the window of the frame, which has no origin that could be named. */
  readonly connect: (frame: Window) => void;
  readonly tell: (message: string) => void;
  readonly close: () => void;
}

/** FRM-5, FRM-6 The one way between a page and a frame of an opaque origin. */
export function openFramePort<Said>({ now, read, hear }: FramePortOptions<Said>): FramePort {
  const { port1: own, port2: other } = new MessageChannel();
  let rate = NO_MESSAGES;
  own.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = heardMessage(rate, now());
    ({ rate } = heard);
    const said = heard.isHeard ? read(data) : undefined;
    if (said !== undefined) hear(said);
  });
  own.start();
  return {
    connect: (frame) => {
      frame.postMessage('', '*', [other]);
    },
    tell: (message) => {
      own.postMessage(message);
    },
    close: () => {
      own.close();
    },
  };
}
