import { sql } from 'kysely';
import type { UserId } from '../../../../core/shared/ids.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { BUY_LOTTO, LOTTO_BOARD, LOTTO_RESULTS, LOTTO_TICKETS } from '../../../lotto/lotto-calls.ts';
import { withFormerPlayers } from '../../accounts/former-players.ts';
import { DEFAULT_PROFILE } from '../../jurisdiction-profile.ts';
import { oneAtATimeEach } from '../../nodes/one-at-a-time.ts';
import type { RateLimits } from '../../sandbox-options.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { rowsBy } from '../rows-by.ts';
import { buyLotto } from './buy-lotto.ts';
import { lottoBoard, lottoResults } from './lotto-board.ts';
import { writeTicket } from './lotto-ticket-wire.ts';

const A_PAGE = 30;
const BUYING_LIMIT: RateLimits['placing'] = { times: 120, within: minutes(1) };

/** The lotto: its draws, their results, the player's tickets, and buying them. */
export function serveLotto(api: ServedApi, parts: SandboxParts): void {
  const purchases = tryCounter(api.app, 'lotto', parts.options.rateLimits?.placing ?? BUYING_LIMIT);

  // one look at the books is for all who ask meanwhile
  const board = oneAtATimeEach(async (asked: Parameters<typeof lottoBoard>[1]) => lottoBoard(parts, asked));
  const results = oneAtATimeEach(async (asked: Parameters<typeof lottoResults>[1]) => lottoResults(parts, asked));

  serveCall(api, LOTTO_BOARD, async ({ query: { currency, lotto } }) =>
    isCurrency(currency) ? board({ currency, lottoId: lotto }) : refuse(400, 'unknown-currency'),
  );

  serveCall(api, LOTTO_RESULTS, async ({ query }) =>
    isCurrency(query.currency) ? results(query) : refuse(400, 'unknown-currency'),
  );

  serveCall(api, LOTTO_TICKETS, async ({ query: { before }, session }) => ticketsOf(parts, session.userId, before));

  serveCall(api, BUY_LOTTO, async ({ body: order, session, key, reply }) => {
    const wait = await purchases.attempt(reply.request, String(session.userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    if (!isCurrency(order.currency)) return refuse(400, 'unknown-currency');
    return buyLotto(parts, { userId: session.userId, sessionHash: session.idHash, key, order });
  });
}

function isCurrency(currency: string): boolean {
  return DEFAULT_PROFILE.currencies.includes(currency);
}

/** The query names the owner of the accounts, whoever the player was before. */
async function ticketsOf({ database }: SandboxParts, userId: UserId, before: number | undefined) {
  let found = database
    .selectFrom('lotto_tickets')
    .innerJoin('accounts', 'accounts.id', 'lotto_tickets.account_id')
    .selectAll('lotto_tickets')
    .where('accounts.user_id', 'in', withFormerPlayers(sql`${userId}`));
  if (before !== undefined) found = found.where('lotto_tickets.id', '<', before);
  const tickets = await found.orderBy('lotto_tickets.id', 'desc').limit(A_PAGE).execute();
  if (tickets.length === 0) return [];
  const ids = tickets.map(({ id }) => id);
  const entries = await database
    .selectFrom('lotto_entries')
    .innerJoin('lotto_draws', 'lotto_draws.id', 'lotto_entries.draw_id')
    .select(['ticket_id', 'number', 'draws_at', 'numbers', 'prize'])
    .where('ticket_id', 'in', ids)
    .orderBy('draws_at')
    .execute();
  const draws = rowsBy(entries, (entry) => entry.ticket_id);
  return tickets.map((ticket) => writeTicket(ticket, draws.get(ticket.id) ?? []));
}
