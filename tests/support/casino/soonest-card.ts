import type { Kysely } from 'kysely';
import type { Tables } from '../../../infrastructure/sandbox/database/tables.ts';
import { drawnBalls } from '../../../infrastructure/sandbox/lotto/bingo/settle-bingo-draws.ts';

/** A card of bingo whose middle row comes first in a draw, and whose every other line waits for the last ball of a column. */
export async function soonestCard(database: Kysely<Tables>, drawId: number): Promise<number[]> {
  const draw = await database
    .selectFrom('bingo_draws')
    .select(['server_seed', 'number'])
    .where('id', '=', drawId)
    .executeTakeFirstOrThrow();
  const balls = await drawnBalls(draw);
  const rest = Array.from({ length: 75 }, (_, place) => place + 1).filter((number) => !balls.includes(number));
  const order = [...balls, ...rest];
  const columns = [0, 1, 2, 3, 4].map((column) => order.filter((number) => Math.ceil(number / 15) === column + 1));
  const late = columns.map((column) => column.slice(-4));
  const drawnLast = (row: number, column: number) => late[column]![((row > 2 ? row - 1 : row) + column) % 4]!;
  return Array.from({ length: 25 }, (_, place) => {
    const [row, column] = [Math.floor(place / 5), place % 5];
    if (place === 12) return 0;
    return row === 2 ? columns[column]![0]! : drawnLast(row, column);
  });
}
