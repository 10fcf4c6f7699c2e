import { sql, type Transaction } from 'kysely';
import { days, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** BNG-18, LT-27, TT-30 */
const UNPLAYED_STAY_FOR: Millis = days(30);
/** Of a lotto, of a sort of toto and of the bingo: the draws to come, and a hundred that numbers are counted in (LT-21). */
const LATEST_STAY = 150;
const ROWS_AT_ONCE = 500;

type DrawTable = 'bingo_draws' | 'lotto_draws' | 'toto_draws';

/** Asked once the draw takes nothing more, in the transaction that found nobody in it. */
export async function markUnplayed(transaction: Transaction<Tables>, table: DrawTable, id: number): Promise<void> {
  await sql`update ${sql.table(table)} set is_unplayed = true where id = ${id}`.execute(transaction);
}

/** BNG-18, LT-27, TT-30 The draws of a month ago that nobody played in; what players hold refers to the others, and they stay. */
export async function dropUnplayedDraws({ database }: Pick<SandboxParts, 'database'>, now: EpochMillis): Promise<void> {
  const before = now - UNPLAYED_STAY_FOR;
  const ofBingo = sql`select id from bingo_draws where is_unplayed and draws_at <= ${before}
    and number <= (select max(number) from bingo_draws) - ${LATEST_STAY}::integer
    order by draws_at limit ${ROWS_AT_ONCE}`;
  const ofLotto = sql`select id from lotto_draws as draw where is_unplayed and draws_at <= ${before}
    and number <= (select max(number) from lotto_draws where lotto_id = draw.lotto_id) - ${LATEST_STAY}::integer
    order by draws_at limit ${ROWS_AT_ONCE}`;
  const ofToto = sql`select id from toto_draws as draw where is_unplayed and closes_at <= ${before}
    and number <= (select max(number) from toto_draws where sort = draw.sort) - ${LATEST_STAY}::integer
    order by closes_at limit ${ROWS_AT_ONCE}`;
  const drops = [
    sql`delete from bingo_draws where id = any(array(${ofBingo})) returning 1`,
    sql`delete from lotto_draws where id = any(array(${ofLotto})) returning 1`,
    sql`with old as (${ofToto}), games as (delete from toto_games using old where draw_id = old.id)
      delete from toto_draws using old where toto_draws.id = old.id returning 1`,
  ];
  for (const drop of drops) {
    for (;;) {
      const { rows } = await drop.execute(database);
      if (rows.length < ROWS_AT_ONCE) break;
    }
  }
}
