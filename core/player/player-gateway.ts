import type { Cancellation } from '../shared/cancellation.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { PlayerRight } from './player-rights.ts';
import type { Player } from './player.ts';

/** PR-17 */
export interface RechargeReminderGateway {
  /** Keeps that the reminder was seen, for the player's other devices. */
  readonly seen: () => Promise<Result<undefined, RequestFailure>>;
}

/** Never cached: what a player may do changes from one moment to the next. */
export interface PlayerGateway {
  readonly player: (signal?: Cancellation) => Promise<Result<Player, RequestFailure>>;
  /** The answer to `player` that is awaited for who is signed in now, for whoever else needs it; undefined where none is. */
  readonly playerUnderWay?: () => Promise<Result<Player, RequestFailure>> | undefined;
  readonly rights: (signal?: Cancellation) => Promise<Result<readonly PlayerRight[], RequestFailure>>;
  /** Keeps whether the balance is hidden, for the player's other devices. */
  readonly hideBalance: (isHidden: boolean) => Promise<Result<undefined, RequestFailure>>;
}
