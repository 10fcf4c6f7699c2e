import type { Transaction } from 'kysely';
import { days, hours, type EpochMillis } from '../../core/shared/time.ts';
import { decidePending } from './coupons/place-order.ts';
import { settleBets } from './coupons/settle-bets.ts';
import { readMeta, writeMeta } from './database/meta-values.ts';
import { inTransaction } from './database/retried-transaction.ts';
import type { Tables } from './database/tables.ts';
import type { SandboxParts } from './sandbox-parts.ts';

/** How far back results go in a fresh database. */
const FIRST_RESULTS = hours(6);
/** How far back results are caught up after a pause; bets are settled however long it was. */
const OLDEST_RESULTS = days(3);
const ROWS_AT_ONCE = 1000;
/** How long a beat goes on making rows of the line ahead of the first who asks. */
const PREPARING = 60;

/**
 * One beat of the sandbox: the line moves on, orders whose delay is over are decided, and what ended is written down and paid in
 * one transaction. It does the same for a second and for a week, so a restart catches up by its first beat.
 */
export async function tick(parts: SandboxParts): Promise<void> {
  const now = parts.now();
  if (parts.feed.mode === 'running' || parts.book.version() === 0) parts.book.advance(now);
  await decideDue(parts, now);
  await inTransaction(parts.database, parts.random, async (transaction) => {
    const last = await readMeta(transaction, 'last-tick');
    await writeResults(parts, transaction, { from: resultsFrom(last, now), to: now });
    await settleBets(parts, transaction, now);
    await writeMeta(transaction, 'last-tick', String(now));
  });
  parts.book.prepareRows(PREPARING);
}

async function decideDue(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const due = await parts.database
    .selectFrom('placements')
    .select(['user_id', 'key'])
    .where('status', '=', 'pending')
    .where('accept_at', '<=', now)
    .orderBy('accept_at')
    .execute();
  for (const { user_id: userId, key } of due) await decidePending(parts, userId, key);
}

function resultsFrom(last: string | undefined, now: EpochMillis): EpochMillis {
  return last === undefined ? now - FIRST_RESULTS : Math.max(Number(last), now - OLDEST_RESULTS);
}

interface Span {
  readonly from: EpochMillis;
  readonly to: EpochMillis;
}

async function writeResults(parts: SandboxParts, transaction: Transaction<Tables>, span: Span): Promise<void> {
  const { world, overrides } = parts;
  const ids = new Set([...world.endedGames(span.from, span.to), ...overrides.ids()]);
  const rows = [...ids].flatMap((id) => {
    const end = world.end(id, overrides.of(id));
    const card = world.card(id, 'ru');
    if (end === undefined || card === undefined || end <= span.from || end > span.to) return [];
    return [{ game_id: id, sport_id: card.sportId, champ_id: card.champId, ended_at: end }];
  });
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await transaction
      .insertInto('results')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
