import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { PlayerMessage } from './player-message.ts';

/** How many wait to be read, and the latest of all. */
export interface MessageNews {
  readonly unreadCount: number;
  readonly lastId: number;
}

export interface MessagePage {
  readonly messages: readonly PlayerMessage[];
  readonly unreadCount: number;
  readonly hasOlder: boolean;
}

/** What was marked: only what was not so before. */
export interface MarkedMessages {
  readonly ids: readonly number[];
  readonly unreadCount: number;
}

export interface MessagesGateway {
  readonly news: () => Promise<Result<MessageNews, RequestFailure>>;
  /** The newest first; those before one that is known. */
  readonly page: (before?: number) => Promise<Result<MessagePage, RequestFailure>>;
  readonly mark: (ids: readonly number[], isRead: boolean) => Promise<Result<MarkedMessages, RequestFailure>>;
  /** Every one up to the latest that the player has seen in the list. */
  readonly markAll: (upTo: number) => Promise<Result<MarkedMessages, RequestFailure>>;
}
