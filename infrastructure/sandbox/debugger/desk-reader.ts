import type { FastifyRequest } from 'fastify';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';
import { reviewedPlayers } from '../documents/reviewed-players.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { outboxBrowser } from './outbox-readers.ts';

/** Who works at a desk of the demonstration: the players that signed in on the browser, and its name; or the operator, who shares all. */
export type DeskReader =
  | { readonly players: readonly UserId[]; readonly browser: string | undefined; readonly signedIn: UserId | undefined }
  | 'everybody';

/** VRF-7 */
export async function deskReader(
  parts: Pick<SandboxParts, 'database' | 'options' | 'now'>,
  sessions: ServedApi['sessions'],
  request: FastifyRequest,
): Promise<DeskReader> {
  if (parts.options.isOutboxShared === true) return 'everybody';
  const signedIn = (await sessions.current(request))?.userId;
  return { players: await reviewedPlayers(parts, request, signedIn), browser: outboxBrowser(request), signedIn };
}

/** SUP-11 Whether a topic was written by a player of the browser, or by a visitor on it. */
export function isTopicAtDesk(reader: DeskReader): Expression<SqlBool> {
  const of = expressionBuilder<Tables, 'support_topics'>();
  if (reader === 'everybody') return sql<boolean>`true`;
  const { players, browser } = reader;
  return of.or([
    ...(players.length === 0 ? [] : [of('support_topics.user_id', 'in', players)]),
    ...(browser === undefined ? [] : [of('support_topics.browser_hash', '=', browser)]),
  ]);
}

/** PRQ-7 Whether a request was written by a player of the browser. */
export function isRequestAtDesk(reader: DeskReader): Expression<SqlBool> {
  const of = expressionBuilder<Tables, 'payment_requests'>();
  if (reader === 'everybody') return sql<boolean>`true`;
  return reader.players.length === 0 ? sql<boolean>`false` : of('payment_requests.user_id', 'in', reader.players);
}
