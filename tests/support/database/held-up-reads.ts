import { vi } from 'vitest';
import type { Database } from '../../../infrastructure/sandbox/database/open-database.ts';

/** The database does the next transactions, and gives up whatever is read after the last of them and each further transaction; until the mocks are restored. */
export function holdUpReadsAfterCommit(database: Database, commits = 1): void {
  let left = commits;
  const begin = database.transaction.bind(database);
  const heldUp = Object.assign(new Error('held up'), { code: '57014' });
  vi.spyOn(database, 'transaction').mockImplementation(() => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: async (run: Parameters<typeof execute>[0]) => {
        if (left === 0) throw heldUp;
        const done = await execute(run);
        left -= 1;
        if (left > 0) return done;
        vi.spyOn(database, 'executeQuery').mockRejectedValue(heldUp);
        vi.spyOn(database, 'selectFrom').mockImplementation(() => {
          throw heldUp;
        });
        return done;
      },
    });
  });
}
