import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';

/** A game that can be seen while it is played. */
export interface GameVideo {
  readonly gameId: number;
  /** What its stream is asked for by. */
  readonly videoId: string;
  /** Where it comes from: 'LIVE'. */
  readonly videoSource: string;
  readonly isRecommended: boolean;
}

/** What can be watched: games being played, and those that begin before the list is asked for again. */
export interface MediaGateway {
  readonly videos: () => Promise<Result<readonly GameVideo[], RequestFailure>>;
}
