import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, hours } from '../../../core/shared/time.ts';
import { couponReviews, reviewCount } from '../../../infrastructure/sandbox/coupons/coupon-reviews.ts';
import { releasePromos } from '../../../infrastructure/sandbox/coupons/promo/coupon-promo-codes.ts';
import { answerDocument } from '../../../infrastructure/sandbox/documents/document-changes.ts';
import { deleteUploads } from '../../../infrastructure/sandbox/uploads/kept-uploads.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { callEverything } from '../../support/browser/call-everything.ts';
import { BOUNDED, fillTables, GROWING } from '../../support/browser/fill-tables.ts';
import { takeAdvances } from '../../support/browser/walks/take-advances.ts';
import { keptReleases } from '../../../infrastructure/sandbox/mini-apps/kept-releases.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const ROWS = 10_000;
const SANDBOX = path.resolve(import.meta.dirname, '../../../infrastructure/sandbox');

/** What a reviewer does, whose page is none of the calls. */
async function reviewDocuments({ sandbox: { database }, clock }: SandboxFixture): Promise<void> {
  const parts = { database, random: nodeRandom, now: () => clock.now(), jurisdiction: () => 'default' as const };
  const rows = await database
    .selectFrom('player_documents')
    .select(['id', 'user_id'])
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(10)
    .execute();
  for (const { id, user_id: userId } of rows) await answerDocument(parts, userId, { id, reason: undefined });
  await deleteUploads(database, 'document:0');
}

describe('with ten thousand rows in every table that grows', () => {
  let fixture: SandboxFixture;
  /** By its text, with the parameters that it had first. */
  const asked = new Map<string, readonly unknown[]>();
  let isListening = true;
  beforeAll(async () => {
    fixture = await openFixture({
      liveDelay: 3000,
      onStatement: (given, parameters) => {
        const text = given.trim();
        if (isListening && !asked.has(text)) asked.set(text, parameters);
      },
    });
    await callEverything(fixture);
    await couponReviews(fixture.sandbox.database);
    await reviewCount(fixture.sandbox.database);
    const freeBet = { user_id: 1 as UserId, placement_key: randomUUID() };
    await fixture.sandbox.database.transaction().execute(async (transaction) => releasePromos(transaction, [freeBet]));
    await fixture.move(hours(2));
    // into the week that cashback is paid in
    await fixture.move(days(4));
    await reviewDocuments(fixture);
    await takeAdvances(fixture);
    await keptReleases(fixture.sandbox.database).see('cyber', 1);
    isListening = false;
    await fillTables(fixture.sandbox.database, ROWS, fixture.clock.now());
  }, 300_000);
  afterAll(() => fixture.close());

  it('was asked all that the sources ask of those tables', () => {
    const inSources = new Set(sandboxSources().flatMap(tablesAsked));
    const sent = new Set([...asked.keys()].flatMap(tablesNamed));
    expect([...inSources].filter((table) => !sent.has(table))).toEqual([]);
  });

  it('knows of every table whether it grows', async () => {
    const { rows } = await sql<{ readonly name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
      fixture.sandbox.database,
    );
    expect([...GROWING, ...Object.keys(BOUNDED)].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('has that many rows in each of them', async () => {
    const counts = await Promise.all(
      GROWING.map(async (table) => {
        const { rows } = await sql<{ readonly count: string }>`select count(*) from ${sql.table(table)}`.execute(
          fixture.sandbox.database,
        );
        return [table, Number(rows[0]?.count)] as const;
      }),
    );
    expect(counts.filter(([, count]) => count < ROWS * 0.9)).toEqual([]);
  });

  it('reads none of them from end to end for any statement', async () => {
    const read: string[] = [];
    for (const [text, parameters] of asked) {
      if (!/^(select|update|delete|insert|with)/.test(text)) continue;
      const { rows } = await fixture.sandbox.database.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      );
      const plan = rows.flatMap((row) => Object.values(row)).join('\n');
      if (readWhole(plan)) read.push(`${text}\n${plan}`);
    }
    expect(read).toEqual([]);
  });
});

const SEQUENTIAL = new RegExp(`Seq Scan on (?:${GROWING.join('|')})\\b`);
/** Indexes that leave out all but the few rows that wait for something, or have gone elsewhere. */
const OF_FEW = new Set([
  'coming_lotto_draws',
  'coupons_under_review',
  'due_bets',
  'open_vip_bets',
  'slot_rounds_in_play',
  'users_transferred',
  'waiting_support_topics',
]);
/** Indexes whose last rows are asked for: but for the very newest, each fits. */
const OF_LAST = new Set(['crash_rounds_pkey', 'bingo_draws_number_key']);
const INDEX_SCAN = new RegExp(`Index (?:Only )?Scan .*using (\\w+) on (?:${GROWING.join('|')})\\b`);

function sandboxSources(): string[] {
  return readdirSync(SANDBOX, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('migrations.ts'))
    .map((file) => readFileSync(path.join(SANDBOX, file), 'utf8'));
}

/** "select users": what a source asks of which table. */
function tablesAsked(source: string): string[] {
  const calls = source.matchAll(/\.(select|update|delete|insert)(?:From|Table|Into)\('(\w+)'\)/g);
  return [...calls].map(([, verb, table]) => `${verb!} ${table!}`);
}

function tablesNamed(statement: string): string[] {
  const [verb] = /^\w+/.exec(statement) ?? [];
  const names = statement.matchAll(/\b(from|into|update|join) "(\w+)"/g);
  return [...names].flatMap(([, before, table]) => {
    const named = `${verb === 'with' ? 'insert' : verb!} ${table!}`;
    // rows that are copied are selected first
    return verb === 'insert' && before === 'from' ? [named, `select ${table!}`] : [named];
  });
}

/** What a plan reads from end to end: the table itself, or an index of it without a condition and without an end, or until enough rows fit. */
function readWhole(plan: string): boolean {
  if (SEQUENTIAL.test(plan)) return true;
  const lines = plan.split('\n');
  return lines.some((line, index) => {
    const [, name] = INDEX_SCAN.exec(line) ?? [];
    const next = lines[index + 1] ?? '';
    if (name === undefined || OF_FEW.has(name) || next.includes('Index Cond')) return false;
    return next.includes('Filter') ? !OF_LAST.has(name) : !plan.includes('Limit');
  });
}
