import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { SiteConfig } from './site-config.ts';

export interface SiteConfigGateway {
  readonly siteConfig: () => Promise<Result<SiteConfig, RequestFailure>>;
}
