import type { Transaction } from 'kysely';
import { days, hours, type EpochMillis } from '../../core/shared/time.ts';
import { dropOutdated } from './drop-outdated.ts';
import { decidePendingOrders } from './coupons/pending-orders.ts';
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
/** How long a tick prepares rows of the line before anybody asks for them. */
const PREPARING = 60;

/**
 * One tick of the sandbox: the line moves on, orders whose delay is over are decided, and what ended is written down and paid.
 * It does the same for a second and for a week, so a restart catches up by its first tick. A step that fails is reported and stops
 * no other: orders are decided and coupons settled even where the line failed.
 */
export async function tick(parts: SandboxParts): Promise<void> {
  const now = parts.now();
  const { book, feed, nodes } = parts;
  await step(parts, 'line', () => nodes.moveLine(now, feed.mode !== 'running'));
  await step(parts, 'orders', () => decidePendingOrders(parts, now));
  await step(parts, 'results', () => keepResults(parts, now));
  await step(parts, 'settlement', () => settleBets(parts, now));
  await step(parts, 'clean-up', () => dropOutdated(parts, now));
  await step(parts, 'rows', () => {
    book.prepareRows(parts.options.preparing ?? PREPARING);
  });
}

async function step({ faults }: SandboxParts, name: string, run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
    faults.mended(name);
  } catch (error) {
    faults.report(name, error);
  }
}

/** What ended is found out before the transaction: after a long pause that takes longer than a transaction may stand idle. */
async function keepResults(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const last = await readMeta(parts.database, 'last-tick');
  const rows = endedGames(parts, { from: resultsFrom(last, now), to: now });
  await inTransaction(parts, async (transaction) => {
    await writeResults(transaction, rows);
    await writeMeta(transaction, 'last-tick', String(now));
  });
}

function resultsFrom(last: string | undefined, now: EpochMillis): EpochMillis {
  return last === undefined ? now - FIRST_RESULTS : Math.max(Number(last), now - OLDEST_RESULTS);
}

interface Span {
  readonly from: EpochMillis;
  readonly to: EpochMillis;
}

type ResultRow = Tables['results'];

function endedGames({ world, overrides }: SandboxParts, { from, to }: Span): readonly ResultRow[] {
  const ids = new Set([...world.endedGames(from, to), ...overrides.ids()]);
  return [...ids].flatMap((id) => {
    const end = world.end(id, overrides.of(id));
    const card = world.card(id, 'ru');
    if (end === undefined || card === undefined || end <= from || end > to) return [];
    return [{ game_id: id, sport_id: card.sportId, champ_id: card.champId, ended_at: end }];
  });
}

async function writeResults(transaction: Transaction<Tables>, rows: readonly ResultRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await transaction
      .insertInto('results')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
