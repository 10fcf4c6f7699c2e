import type { EpochMillis } from '../../../core/shared/time.ts';
import type { SeoPage } from '../../../core/site/documents/seo-page.ts';
import type { PreloadedReplies } from '../../http/preloaded-replies.ts';
import type { KeptPiece } from './joined-gzip.ts';

/** What a page has in common with the pages of all who ask alike, players among them. */
export interface CommonParts {
  /** When it was made. */
  readonly now: EpochMillis;
  readonly replies: PreloadedReplies;
  readonly title: string;
  /** What the operator says of the page. */
  readonly given: SeoPage | undefined;
}

/** The same of a page that was rendered for all. */
export interface RenderedCommon extends CommonParts {
  /** The inside of the row under its header and of its columns but for the coupon's. */
  readonly columns: readonly string[];
}

/** The same as the pages of players are sent with it. */
export interface KeptCommon extends CommonParts {
  readonly columns: readonly KeptPiece[];
  /** The replies as the data of a page has them. */
  readonly data: KeptPiece;
}
