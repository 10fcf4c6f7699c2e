import { vi } from 'vitest';
import type { Database } from '../../../infrastructure/sandbox/database/open-database.ts';

/** The database does the next transaction, and gives up whatever is read after it; until the mocks are restored. */
export function holdUpReadsAfterCommit(database: Database): void {
  const begin = database.transaction.bind(database);
  const heldUp = Object.assign(new Error('held up'), { code: '57014' });
  vi.spyOn(database, 'transaction').mockImplementationOnce(() => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: async (run: Parameters<typeof execute>[0]) => {
        const done = await execute(run);
        vi.spyOn(database, 'executeQuery').mockRejectedValue(heldUp);
        vi.spyOn(database, 'selectFrom').mockImplementation(() => {
          throw heldUp;
        });
        return done;
      },
    });
  });
}
