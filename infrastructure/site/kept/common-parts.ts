import type { EpochMillis } from '../../../core/shared/time.ts';
import type { PreloadedReplies } from '../../http/preloaded-replies.ts';

/** What a page has in common with the pages of all who ask alike, players among them. */
export interface CommonParts {
  /** When it was made. */
  readonly now: EpochMillis;
  readonly replies: PreloadedReplies;
  readonly title: string;
  /** The markup of its columns. */
  readonly columns: string;
}
