import type { Kysely } from 'kysely';
import type { Letter } from '../../../core/site/debugger/debugger-gateway.ts';
import type { Tables } from '../database/tables.ts';

/** What the demonstration would have sent, for the debugger to show. */
export interface Mailbox {
  readonly put: (letter: Letter) => Promise<void>;
  /** The latest first. */
  readonly letters: () => Promise<readonly Letter[]>;
}

const MOST_LETTERS = 10;

export function openMailbox(database: Kysely<Tables>): Mailbox {
  const latest = () => database.selectFrom('letters').orderBy('id', 'desc').limit(MOST_LETTERS);
  return {
    put: async ({ to, code, sentAt }) => {
      await database.insertInto('letters').values({ recipient: to, code, sent_at: sentAt }).execute();
      await database.deleteFrom('letters').where('id', 'not in', latest().select('id')).execute();
    },
    letters: async () => {
      const rows = await latest().select(['recipient', 'code', 'sent_at']).execute();
      return rows.map(({ recipient, code, sent_at: sentAt }) => ({ to: recipient, code, sentAt }));
    },
  };
}
