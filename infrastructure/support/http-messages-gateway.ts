import type { MessagesGateway } from '../../core/support/messages/messages-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { MARK_MESSAGES, MESSAGE_NEWS, MESSAGES, READ_MESSAGES } from './message-calls.ts';

export function httpMessagesGateway(http: HttpClient): MessagesGateway {
  return {
    news: async () => http.send(MESSAGE_NEWS),
    page: async (before) => http.send(MESSAGES, { query: { before } }),
    mark: async (ids, isRead) => http.send(MARK_MESSAGES, { body: { ids: [...ids], is_read: isRead } }),
    markAll: async (upTo) => http.send(READ_MESSAGES, { body: { up_to: upTo } }),
  };
}
