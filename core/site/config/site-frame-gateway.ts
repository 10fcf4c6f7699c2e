import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { SiteFrame } from './site-frame.ts';

export interface SiteFrameGateway {
  readonly siteFrame: () => Promise<Result<SiteFrame, RequestFailure>>;
}
