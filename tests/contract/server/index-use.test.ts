import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUPON_UPDATE, OPEN_COUPONS } from '../../../infrastructure/coupon/coupon-calls.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const ROWS = 10_000;

describe('with ten thousand coupons of one player [PERF-17]', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  let outcomeId: string;
  const asked: { readonly text: string; readonly parameters: readonly unknown[] }[] = [];
  beforeAll(async () => {
    fixture = await openFixture({ onStatement: (text, parameters) => asked.push({ text, parameters }) });
    player = await fixture.player();
    const [bet] = await openBets(fixture, 1);
    outcomeId = bet!.outcomeId;
    const { id } = accepted((await place(player, order(player, [bet!]))).read()).coupons[0]!;
    await fillUp(fixture, id);
  });
  afterAll(() => fixture.close());

  /** The statements about coupons that doing something sends, each with its plan. */
  const plansOf = async (run: () => Promise<unknown>) => {
    asked.length = 0;
    await run();
    const about = asked.filter(({ text }) => text.startsWith('select') && /"coupons"|"coupon_bets"/.test(text));
    const plans: string[] = [];
    for (const { text, parameters } of about) {
      const { rows } = await fixture.sandbox.database.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      );
      plans.push(rows.flatMap((row) => Object.values(row)).join('\n'));
    }
    return plans;
  };

  it('reads the open ones by their index', async () => {
    const plans = await plansOf(() => player.send(OPEN_COUPONS, { query: { lng: 'en' } }));
    expect(plans).toHaveLength(3);
    expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([]);
    expect(plans[0]).toContain('unsettled_coupons_of_user');
  });

  it('finds the games that are due by their index', async () => {
    const plans = await plansOf(() => fixture.move(1000));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain('due_bets');
    expect(plans[0]).not.toContain('Seq Scan');
  });

  it('tells what is left of the largest payout by one statement, by index [MA-8]', async () => {
    const body = { typeId: 0, currency: 'RUB', bets: [{ outcomeId, block: 1 }] };
    await fixture.visitor().send(COUPON_UPDATE, { body });
    const plans = await plansOf(() => player.send(COUPON_UPDATE, { body }));
    expect(asked.filter(({ text }) => !text.startsWith('explain')).length).toBeLessThanOrEqual(2);
    expect(plans).toHaveLength(1);
    expect(plans[0]).not.toContain('Seq Scan');
  });
});

/** Copies of a coupon with its bet, most of them settled, the games of the open ones far from their end. */
async function fillUp({ sandbox, clock }: SandboxFixture, id: number): Promise<void> {
  const old = clock.now() - 86_400_000;
  const { database } = sandbox;
  await sql`create temporary table copy as select * from coupons where id = ${id}`.execute(database);
  await sql`alter table copy drop column id`.execute(database);
  await sql`update copy set state = 'lost', settled_at = ${old}`.execute(database);
  const columns = sql.raw(
    (
      await sql<{ readonly name: string }>`select column_name as name from information_schema.columns
        where table_name = 'copy' and column_name <> 'placement_index'`.execute(database)
    ).rows
      .map(({ name }) => `"${name}"`)
      .join(', '),
  );
  await sql`insert into coupons (placement_index, ${columns})
    select number, ${columns} from copy, generate_series(1, ${sql.lit(ROWS)}) as number`.execute(database);
  await sql`insert into coupon_bets (coupon_id, bet_index, outcome_id, game_id, sport_id, champ_id, odds, version,
      is_live, block, starts_at, ends_at, status)
    select coupons.id, 0, outcome_id, game_id, bets.sport_id, champ_id, bets.odds, version, is_live, block, starts_at,
      ends_at, case when coupons.id % 2 = 0 then 0 end
    from coupons, (select * from coupon_bets where coupon_id = ${id}) as bets
    where coupons.id <> ${id}`.execute(database);
  await sql`analyze`.execute(database);
}
