import type { RequestFailure } from '../shared/request-failure.ts';
import type { Cancellation } from '../shared/cancellation.ts';
import type { Result } from '../shared/result.ts';
import type { MiniAppAsk } from './mini-apps-gateway.ts';
import type { MiniAppSection } from './mini-app-section.ts';

/** HST-20 The application of a slot that stands in a frame, and where its page lies. */
export interface FramedApplication {
  readonly section: MiniAppSection;
  readonly address: string;
}

export interface FramesGateway {
  readonly frame: (ask: MiniAppAsk, until?: Cancellation) => Promise<Result<FramedApplication, RequestFailure>>;
}
