import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import { describe, expect, it } from 'vitest';
import { writtenOnce } from '../../../../infrastructure/sandbox/database/written-once.ts';
import type { Tables } from '../../../../infrastructure/sandbox/database/tables.ts';
import type { UserId } from '../../../../core/shared/ids.ts';

const USER = 7 as UserId;
const OTHER = 8 as UserId;

/** A database that answers nothing, and what it was asked. */
function silentDatabase() {
  const asked: Pick<CompiledQuery, 'sql' | 'parameters'>[] = [];
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      asked.push({ sql, parameters });
    },
  });
  return { database, asked };
}

describe('a statement that is written once', () => {
  it('is what it would be if it were written for each request, with the values of that one', async () => {
    const { database, asked } = silentDatabase();
    let times = 0;
    const write = (of: Kysely<Tables>, { userId, now }: { readonly userId: UserId; readonly now: number }) => {
      times += 1;
      return of
        .selectFrom('limits')
        .select(['id', 'kind'])
        .where('ends_at', '>', now)
        .where('kind', 'in', [1, 2])
        .where('user_id', '=', userId)
        .where((limit) => limit.or([limit('ends_at', '<', now), limit('state', '=', 'active')]));
    };
    const read = writtenOnce(write);
    const asks = [
      { userId: USER, now: 100 },
      { userId: OTHER, now: 200 },
      { userId: USER, now: 300 },
    ];
    for (const ask of asks) expect(await read(database, ask)).toEqual([]);
    expect(times).toBe(1);
    expect(asked).toEqual(
      asks.map((ask) => {
        const { sql, parameters } = write(database, ask).compile();
        return { sql, parameters };
      }),
    );
  });

  it('keeps the values of requests apart that are under way at once', async () => {
    const { database, asked } = silentDatabase();
    const read = writtenOnce((of, { userId }: { readonly userId: UserId }) =>
      of.selectFrom('accounts').select('id').where('user_id', '=', userId),
    );
    await Promise.all([read(database, { userId: USER }), read(database, { userId: OTHER })]);
    expect(asked.map(({ parameters }) => parameters)).toEqual([[USER], [OTHER]]);
  });
});
