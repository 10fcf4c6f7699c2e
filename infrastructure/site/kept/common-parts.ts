import type { EpochMillis } from '../../../core/shared/time.ts';
import type { PreloadedReplies } from '../../http/preloaded-replies.ts';

/** What a page has in common with the pages of all who ask alike, players among them. */
export interface CommonParts {
  /** When it was made. */
  readonly now: EpochMillis;
  readonly replies: PreloadedReplies;
  readonly title: string;
  /** The inside of its columns but for the coupon's. */
  readonly columns: readonly string[];
}
