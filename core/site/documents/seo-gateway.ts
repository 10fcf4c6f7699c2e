import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { SeoPage } from './seo-page.ts';
import type { SeoText } from './seo-text.ts';

/** The page that the operator is asked about. */
export interface SeoQuestion {
  readonly domain: string;
  readonly projectId: number;
  readonly timezone: number;
  /** The first part of its path. */
  readonly stream: string;
  /** The name of its route; empty where it has none. */
  readonly section: string;
}

export interface SeoGateway {
  readonly seoPage: (question: SeoQuestion) => Promise<Result<SeoPage, RequestFailure>>;
}

export interface SeoTextGateway {
  readonly seoText: (question: SeoQuestion) => Promise<Result<SeoText, RequestFailure>>;
}
