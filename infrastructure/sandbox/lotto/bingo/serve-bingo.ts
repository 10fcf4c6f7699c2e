import { sql } from 'kysely';
import type { UserId } from '../../../../core/shared/ids.ts';
import { minutes } from '../../../../core/shared/time.ts';
import { BINGO_CARDS, BINGO_RESULTS, BINGO_ROOM, BUY_BINGO } from '../../../lotto/bingo-calls.ts';
import { withFormerPlayers } from '../../accounts/former-players.ts';
import { isCasinoOpen } from '../../casino/round-gate.ts';
import { DEFAULT_PROFILE } from '../../jurisdiction-profile.ts';
import { oneAtATimeEach } from '../../nodes/one-at-a-time.ts';
import type { RateLimits } from '../../sandbox-options.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { writeCard } from './bingo-card-wire.ts';
import { bingoResults, bingoRoom } from './bingo-room.ts';
import { buyBingo } from './buy-bingo.ts';

const A_PAGE = 30;
const BUYING_LIMIT: RateLimits['placing'] = { times: 120, within: minutes(1) };

/** The bingo room: its draws, the player's cards, and buying them. */
export function serveBingo(api: ServedApi, parts: SandboxParts): void {
  const purchases = tryCounter(api.app, 'bingo', parts.options.rateLimits?.placing ?? BUYING_LIMIT);

  // everybody in the room asks again and again: one look at the books is for all who ask meanwhile
  const roomIn = oneAtATimeEach(async (currency: string) => bingoRoom(parts, currency));
  const resultsIn = oneAtATimeEach(async (currency: string) => bingoResults(parts, currency));

  serveCall(api, BINGO_ROOM, async ({ query: { currency } }) =>
    isCurrency(currency) ? roomIn(currency) : refuse(400, 'unknown-currency'),
  );

  serveCall(api, BINGO_RESULTS, async ({ query: { currency } }) =>
    isCurrency(currency) ? resultsIn(currency) : refuse(400, 'unknown-currency'),
  );

  serveCall(api, BINGO_CARDS, async ({ query: { before }, session }) => cardsOf(parts, session.userId, before));

  serveCall(api, BUY_BINGO, async ({ body: order, session, key, reply }) => {
    const wait = await purchases.attempt(reply.request, String(session.userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    if (!isCasinoOpen(parts.entry)) return refuse(403, 'closed');
    if (!isCurrency(order.currency)) return refuse(400, 'unknown-currency');
    return buyBingo(parts, { userId: session.userId, sessionHash: session.idHash, key, order });
  });
}

function isCurrency(currency: string): boolean {
  return DEFAULT_PROFILE.currencies.includes(currency);
}

/** The query names the owner of the accounts, whoever the player was before. */
async function cardsOf({ database }: SandboxParts, userId: UserId, before: number | undefined) {
  let found = database
    .selectFrom('bingo_cards')
    .innerJoin('accounts', 'accounts.id', 'bingo_cards.account_id')
    .innerJoin('bingo_draws', 'bingo_draws.id', 'bingo_cards.draw_id')
    .selectAll('bingo_cards')
    .select(['number', 'draws_at'])
    .where('accounts.user_id', 'in', withFormerPlayers(sql`${userId}`));
  if (before !== undefined) found = found.where('bingo_cards.id', '<', before);
  const cards = await found.orderBy('bingo_cards.id', 'desc').limit(A_PAGE).execute();
  return cards.map((card) => writeCard(card, card));
}
