import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { setProviderManner } from '../../../infrastructure/sandbox/payments/provider/provider-switches.ts';
import { deviations, reconcile } from '../../../infrastructure/sandbox/payments/reconciliation.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { COMPILED_ONCE } from '../../support/nodes/compiled-once.ts';
import { openPayingSite, type PayingSite } from '../../support/money/paying-site.ts';
import { START } from '../../support/sandbox-fixture.ts';
import { databaseFolder } from '../../support/test-database.ts';

const ROUNDS = 10;
const LONGEST_LIFE = 250;
const UNRULY = { delay: 300, lose: 0.4, double: 0.6, contradict: 0.4, disorder: 0.5, payout: 0 };
const QUIET = { delay: 0, lose: 0, double: 0, contradict: 0, disorder: 0, payout: 0 };

/** Runs until it has paid, and dies at some moment after: in a call, between two of them, or in the midst of a transaction. */
async function dieOverCallbacks(dataDir: string, from: number, life: number): Promise<void> {
  const child = spawn(
    process.execPath,
    // a database that lives a moment is not worth compiling well
    [
      '--disable-warning=ExperimentalWarning',
      '--liftoff-only',
      `${import.meta.dirname}/../../support/money/paying-process.ts`,
    ],
    {
      env: { ...process.env, ...COMPILED_ONCE, DATA_DIR: dataDir, FROM: String(from) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const isDead = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), isDead.then(() => Promise.reject(new Error('it did not start')))]);
  isDead.catch(() => undefined);
  await wait(life);
  child.kill('SIGKILL');
  await isDead;
}

async function quieten({ database, tick }: PayingSite): Promise<void> {
  await setProviderManner(database, QUIET);
  const left = async () => {
    const { rows } = await sql<{ readonly left: number }>`
      select (select count(*) from provider_callbacks) + (select count(*) from open_payments
        join payments on payments.id = payment_id where kind = 'withdrawal') as left`.execute(database);
    return Number(rows[0]?.left);
  };
  while ((await left()) > 0) await tick();
}

it('leaves the ledger at the statement after ten kills in the midst of callbacks [PMT-10, REL-08]', async () => {
  const { dataDir, drop } = await databaseFolder();
  const first = await openPayingSite(dataDir, START);
  await setProviderManner(first.database, UNRULY);
  await first.close();
  for (let round = 0; round < ROUNDS; round += 1) {
    await dieOverCallbacks(dataDir, START + (round + 1) * hours(1), (round / ROUNDS) * LONGEST_LIFE);
  }
  const site = await openPayingSite(dataDir, START + (ROUNDS + 1) * hours(1));
  const { database } = site;
  await quieten(site);
  expect(await deviations(database)).toEqual([]);
  expect((await reconcile(database)).map(({ difference }) => difference)).toEqual([0]);
  expect(await brokenInvariants(database)).toEqual([]);
  const made = await database.selectFrom('payments').select('id').execute();
  expect(made.length).toBeGreaterThanOrEqual(5 * ROUNDS);
  await site.close();
  await drop();
}, 240_000);
