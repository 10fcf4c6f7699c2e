import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { COUPON, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { openDatabase } from '../../../infrastructure/sandbox/database/open-database.ts';
import type { DatabaseChoice } from '../../../infrastructure/sandbox/sandbox-options.ts';
import { FINISH_GAME, MOVE_CLOCK } from '../../../infrastructure/site/debugger-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import {
  databaseFolder,
  lastingDatabase,
  type DatabaseFolder,
  type TestDatabase,
} from '../../support/test-database.ts';

const DELAY = 3000;

describe('a restart', () => {
  let database: TestDatabase;
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    database = await lastingDatabase();
    fixture = await openFixture({ liveDelay: DELAY }, kept(database));
    player = await fixture.player();
  });
  afterAll(async () => {
    await fixture.close();
    await database.drop();
  });

  it('keeps the pages of the embedded database in 8 MB, not in the 128 MB of a server', async () => {
    const { rows } = await sql<{ shared_buffers: string }>`show shared_buffers`.execute(fixture.sandbox.database);
    expect(rows[0]?.shared_buffers === '8MB').toBe(database.choice.kind === 'pglite');
  });

  it('keeps sessions and moved time, decides what was pending and settles what ended meanwhile', async () => {
    const [bet] = await openBets(fixture, 1);
    const [live] = await openBets(fixture, 1, { section: 'live' });
    await fixture.visitor().send(MOVE_CLOCK, { body: { by: 1000 } });
    const { coupons } = accepted((await place(player, order(player, [bet!], { changeCoefAction: 1 }))).read());
    const key = randomUUID();
    const pending = (await place(player, order(player, [live!], { changeCoefAction: 1 }), key)).read();
    expect(['pending', 'rejected']).toContain(pending.status);
    const nowBefore = fixture.sandbox.clock.now();
    const downtime = bet!.startsAt - nowBefore + hours(6);

    await fixture.close();
    fixture.clock.move(downtime);
    fixture = await openFixture({ liveDelay: DELAY, seed: 'another' }, kept(database), fixture.clock);

    expect(fixture.sandbox.clock.now()).toBe(nowBefore + downtime);
    const again = fixture.visitor();
    await again.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: player.password, save: true } });
    const verdict = (await again.send(PLACEMENT_LOOKUP, { params: { key } })).read();
    expect(['accepted', 'rejected']).toContain(verdict.status);
    const settled = (await again.send(COUPON, { params: { id: coupons[0]!.id }, query: { lng: 'ru' } })).read();
    expect(settled.state).not.toBe('open');
    expect(settled.settledAt).toBe(nowBefore + downtime);
    expect(settled.bets[0]?.status).toBeGreaterThanOrEqual(0);
    expect(await brokenInvariants(fixture.sandbox.database)).toEqual([]);
    const params = { id: String(bet!.gameId) };
    expect((await fixture.visitor().send(FINISH_GAME, { params, body: {} })).status).toBe(409);
  });
});

describe('a data folder', () => {
  let folder: DatabaseFolder;
  let choice: DatabaseChoice;
  let lock = '';
  beforeAll(async () => {
    folder = await databaseFolder();
    choice = { kind: 'pglite', dataDir: folder.dataDir };
    lock = path.join(folder.dataDir, 'oddsmith.lock');
  });
  afterAll(() => folder.drop());

  it('belongs to one process at a time', async () => {
    const first = await openDatabase(choice);
    const second = await openDatabase(choice);
    const message = expect.stringMatching(/^The data folder .* is in use by process \d+: [^\n]+$/) as string;
    expect(second).toEqual({ ok: false, error: { code: 'folder-locked', message } });
    if (first.ok) await first.value.close();
    expect(existsSync(lock)).toBe(false);
  });

  it('is taken over from a process that is gone', async () => {
    writeFileSync(lock, '999999999');
    const opened = await openDatabase(choice);
    expect(opened.ok).toBe(true);
    if (opened.ok) await opened.value.close();
  });
});

describe('a database server that does not answer', () => {
  it('is named in one line, without the password', async () => {
    const opened = await openDatabase({ kind: 'postgres', url: 'postgres://player:secret@127.0.0.1:1/none' });
    const message = expect.stringMatching(/^The database at 127\.0\.0\.1:1 cannot be reached: [^\n]+$/) as string;
    expect(opened).toEqual({ ok: false, error: { code: 'database-unreachable', message } });
    expect(JSON.stringify(opened)).not.toContain('secret');
  });
});

/** The same database without the right to drop it. */
function kept({ choice }: TestDatabase): TestDatabase {
  return { choice, drop: () => Promise.resolve() };
}
