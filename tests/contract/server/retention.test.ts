import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { SAVE_COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import { SEND_RECOVERY_CODE } from '../../../infrastructure/registration/recovery-calls.ts';
import { SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import { SEND_PHONE_CODE } from '../../../infrastructure/registration/registration-calls.ts';
import { GROWING } from '../../support/browser/fill-tables.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

/** What is over, with how long it stays: columns beside the moment that it ended at, and their values. */
const OVER = [
  [
    'limits',
    'closed_at',
    days(5 * 365),
    'kind, value, state, needs_approval, started_at',
    "30, 1, 'inactive', false, 0",
  ],
  [
    'coupon_promo_codes',
    'ends_at',
    days(365),
    'code, is_listed, kind, currency, amount, starts_at',
    "gen_random_uuid(), true, 'free-bet', 'RUB', 100, 0",
  ],
  [
    'vip_bets',
    'closed_at',
    hours(48),
    'account_id, key, currency, amount, order_body, state, ends_at, created_at',
    "(select min(id) from accounts), gen_random_uuid(), 'RUB', 100, '{}', 'closed', 0, 0",
  ],
] as const;

describe('what the database keeps', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture();
    player = await fixture.player();
    const [bet] = await openBets(fixture, 1);
    accepted((await place(player, order(player, [bet!]))).read());
    const body = { typeId: 0, bets: [{ outcomeId: bet!.outcomeId, block: 1 }] };
    await player.send(SAVE_COUPON, { body });
    await player.send(SEND_CONTACT_CODE, { body: { contact: 'me@example.com', password: '' } });
    await fixture.visitor().send(SEND_PHONE_CODE, { body: { phone: '+79990001122' } });
    await fixture.visitor().send(SEND_RECOVERY_CODE, { body: { contact: 'somebody@example.com' } });
    await addWindows(1200);
  });
  afterAll(() => fixture.close());

  /** Windows of tries that are over. */
  const addWindows = async (count: number): Promise<void> => {
    const rows = Array.from({ length: count }, (_each, index) => ({
      name: `old ${String(index)}`,
      tries: 1,
      ends_at: fixture.clock.now() - 1,
    }));
    await fixture.sandbox.database.insertInto('rate_windows').values(rows).execute();
  };
  const counts = async () => {
    const found: Record<string, number> = {};
    for (const table of GROWING) {
      const { count } = await fixture.sandbox.database
        .selectFrom(table)
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      found[table] = Number(count);
    }
    return found;
  };
  const oldWindows = async () =>
    (await fixture.sandbox.database.selectFrom('rate_windows').select('name').where('name', 'like', 'old %').execute())
      .length;

  it('drops windows of tries that are over, more than one statement takes at once', async () => {
    expect(await oldWindows()).toBe(1200);
    await fixture.move(minutes(2));
    expect(await oldWindows()).toBe(0);
  });

  it.each(OVER)('drops %s once their %s is so long ago, and no sooner', async (table, moment, term, names, values) => {
    const { database } = fixture.sandbox;
    const rows = async () => {
      const found = await sql<{ at: string }>`
        select ${sql.ref(moment)} as at from ${sql.table(table)} where user_id = ${player.userId}`.execute(database);
      return found.rows.map(({ at }) => Number(at));
    };
    const over = fixture.clock.now() - term;
    // those who own them are of no account here
    await sql`set session_replication_role = replica`.execute(database);
    for (const at of [over - hours(1), over + hours(1)])
      await sql`insert into ${sql.table(table)} (user_id, ${sql.ref(moment)}, ${sql.raw(names)})
        values (${player.userId}, ${at}, ${sql.raw(values)})`.execute(database);
    await fixture.move(minutes(2));
    expect(await rows()).toEqual([over + hours(1)]);
  });

  it('drops sessions, saved coupons and recoveries that ran out, and keeps the books', async () => {
    const before = await counts();
    expect(before).toMatchObject({ sessions: 1, recoveries: 1, saved_coupons: 1, activations: 1, phone_codes: 1 });
    await fixture.move(hours(13));
    // the session of a device that remembers its player is none that ran out
    expect(await counts()).toMatchObject({ sessions: 1, recoveries: 1 });
    await fixture.move(days(40));
    const { users, accounts, ledger, coupons, coupon_bets: bets } = before;
    const after = await counts();
    expect(after).toMatchObject({
      sessions: 0,
      recoveries: 0,
      activations: 0,
      phone_codes: 0,
      saved_coupons: 0,
      users,
      accounts,
      coupons,
      coupon_bets: bets,
    });
    expect(after['ledger']).toBeGreaterThanOrEqual(ledger!);
    expect(after['placements']).toBe(before['placements']);
  });
});
