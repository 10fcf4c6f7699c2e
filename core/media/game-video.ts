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

/** MD-41 Whether the zone of a game works. */
export const ZONE_STATES = ['on', 'broken'] as const;
export type ZoneState = (typeof ZONE_STATES)[number];

/** A game whose course is drawn while it is played. */
export interface ZonedGame {
  readonly gameId: number;
  readonly state: ZoneState;
}

/** What can be watched: games being played, and those that begin before the list is asked for again. */
export interface WatchedGames {
  readonly videos: readonly GameVideo[];
  readonly zones: readonly ZonedGame[];
}

export interface MediaGateway {
  readonly list: () => Promise<Result<WatchedGames, RequestFailure>>;
}
