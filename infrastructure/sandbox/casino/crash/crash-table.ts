import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { CRASH_TABLE } from '../../../casino/crash-calls.ts';
import type { WireReply } from '../../../http/call.ts';
import { passedByAll } from '../../nodes/passed-by-all.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { numbersOf } from '../round-rows.ts';
import { crashRoundNow, nextRoundAt } from './crash-rounds.ts';

type WireTable = WireReply<typeof CRASH_TABLE>;

const ROUNDS_SHOWN = 17;
const STAKES_SHOWN = 30;
const DIGITS = 3;

/** GM-33, GM-35 What all may know: nothing of the seed and the point before the crash. */
export async function crashTableNow(parts: SandboxParts): Promise<WireTable> {
  const round = await crashRoundNow(parts);
  const now = parts.now();
  const passed = passedByAll(parts);
  const { id, server_hash: serverHash, starts_at: startsAt, point } = round;
  const sums = await stakeSums(parts, id);
  const stakes = await latestStakes(parts, id);
  const last = await parts.database
    .selectFrom('crash_rounds')
    .select(['id', 'server_hash', 'server_seed', 'point'])
    .where('ends_at', '<=', passed)
    .orderBy('id', 'desc')
    .limit(ROUNDS_SHOWN)
    .execute();
  return {
    now,
    id,
    serverHash,
    startsAt,
    ...(passed < round.ends_at ? {} : { ended: { point, nextAt: nextRoundAt(round) } }),
    ...sums,
    stakes,
    last: last.map((row) => ({
      id: row.id,
      serverHash: row.server_hash,
      serverSeed: row.server_seed,
      point: row.point,
    })),
  };
}

/** Those that were taken. */
function stakesOn({ database }: SandboxParts, round: number) {
  return database
    .selectFrom('crash_bets')
    .innerJoin('casino_rounds', 'casino_rounds.id', 'crash_bets.id')
    .where('crash_bets.round_id', '=', round)
    .where('casino_rounds.state', 'in', ['open', 'finished']);
}

async function stakeSums(
  parts: SandboxParts,
  round: number,
): Promise<Pick<WireTable, 'bets' | 'cashedOut' | 'totals'>> {
  const sums = await stakesOn(parts, round)
    .groupBy('currency')
    .orderBy('currency')
    .select((of) => [
      'currency',
      of.fn.countAll<number>().as('bets'),
      of.fn.countAll<number>().filterWhere('win', '>', NO_MONEY).as('paid'),
      of.cast<Minor>(of.fn.sum('stake'), 'bigint').as('stake'),
      of.cast<Minor>(of.fn.sum('win'), 'bigint').as('win'),
    ])
    .execute();
  return {
    bets: sums.reduce((all, { bets }) => all + Number(bets), 0),
    cashedOut: sums.reduce((all, { paid }) => all + Number(paid), 0),
    totals: sums.map(({ currency, stake, win }) => ({
      currency,
      stake: majorAmount(stake, currency),
      win: majorAmount(win, currency),
    })),
  };
}

/** GM-39 Of a player the last digits of the number, and no key of a stake. */
async function latestStakes(parts: SandboxParts, round: number): Promise<WireTable['stakes']> {
  const rows = await stakesOn(parts, round)
    .select(['user_id', 'currency', 'stake', 'win', 'stops'])
    .orderBy('casino_rounds.at', 'desc')
    .orderBy('casino_rounds.id')
    .limit(STAKES_SHOWN)
    .execute();
  return rows.map(({ user_id: userId, currency, stake, win, stops }) => {
    const [pays] = win > NO_MONEY ? numbersOf(stops) : [];
    return {
      digits: String(userId).slice(-DIGITS).padStart(DIGITS, '0'),
      currency,
      stake: majorAmount(stake, currency),
      ...(pays === undefined ? {} : { cashedOut: pays }),
    };
  });
}
