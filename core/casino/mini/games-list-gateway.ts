import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { GameListEntry, GamesPreviewQuestion } from '../game-list.ts';

/** The games that the site lists. */
export interface GamesListGateway {
  readonly preview: (question: GamesPreviewQuestion) => Promise<Result<readonly GameListEntry[], RequestFailure>>;
}
