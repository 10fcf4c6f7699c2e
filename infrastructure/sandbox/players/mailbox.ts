import type { Kysely } from 'kysely';
import type { Letter } from '../../../core/site/debugger/debugger-gateway.ts';
import type { MessageKind, MessagePurpose, SentMessage } from '../../../core/site/debugger/sent-message.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';

interface NewMessage {
  /** An e-mail address or a phone: it decides the kind where none is named. */
  readonly to: string;
  readonly sentAt: EpochMillis;
  readonly code?: string | undefined;
  /** A path of the site, in no language. */
  readonly link?: string | undefined;
  readonly purpose?: MessagePurpose | undefined;
  readonly kind?: MessageKind | undefined;
  /** Whether it goes to nobody: it is gone at once, and put where the answer may not tell, by its time either, whether there is anybody. */
  readonly isForNobody?: boolean;
}

/** What the demonstration would have sent, for the debugger to show. */
export interface Mailbox {
  readonly put: (message: NewMessage) => Promise<void>;
  /** The latest codes, the latest first. */
  readonly letters: () => Promise<readonly Letter[]>;
  /** All that is kept, the latest first. */
  readonly messages: () => Promise<readonly SentMessage[]>;
}

/** Whom a message is put for that reaches no one. */
const NO_RECIPIENT = '';
const MOST_LETTERS = 10;
const MOST_MESSAGES = 100;

export function openMailbox(database: Kysely<Tables>): Mailbox {
  const latest = () =>
    database.selectFrom('letters').where('recipient', '<>', NO_RECIPIENT).orderBy('id', 'desc').limit(MOST_MESSAGES);
  const messages = async (): Promise<readonly SentMessage[]> => {
    const rows = await latest().selectAll().execute();
    return rows.map(({ id, kind, recipient: to, purpose, code, link, sent_at: sentAt }) => ({
      id,
      kind,
      to,
      purpose,
      ...(code === null ? {} : { code }),
      ...(link === null ? {} : { link }),
      sentAt,
    }));
  };
  return {
    put: async ({
      to,
      code = null,
      link = null,
      purpose = 'code',
      sentAt,
      isForNobody = false,
      kind = to.includes('@') ? 'email' : 'sms',
    }) => {
      const recipient = isForNobody ? NO_RECIPIENT : to;
      const row = { recipient, code, link, purpose, kind, sent_at: sentAt };
      await database.insertInto('letters').values(row).execute();
      await database.deleteFrom('letters').where('id', 'not in', latest().select('id')).execute();
    },
    messages,
    letters: async () =>
      (await messages())
        .flatMap(({ to, code, sentAt }) => (code === undefined ? [] : [{ to, code, sentAt }]))
        .slice(0, MOST_LETTERS),
  };
}
