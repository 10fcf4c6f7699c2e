import { sql, type Kysely, type Selectable } from 'kysely';
import { activationTypeById, hasActiveEmail, hasActivePhone } from '../../../core/player/activation-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Letter } from '../../../core/site/debugger/debugger-gateway.ts';
import type {
  MessageAttachment,
  MessageKind,
  MessagePurpose,
  SentMessage,
  ShownMessages,
} from '../../../core/site/debugger/sent-message.ts';
import type { Tables } from '../database/tables.ts';
import type { OutboxReader } from '../debugger/outbox-readers.ts';

type LetterRow = Selectable<Tables['letters']>;

interface NewMessage {
  /** An e-mail address or a phone: it decides the kind where none is named. */
  readonly to: string;
  readonly sentAt: EpochMillis;
  readonly code?: string | undefined;
  /** A path of the site, in no language. */
  readonly link?: string | undefined;
  readonly purpose?: MessagePurpose | undefined;
  readonly attachment?: MessageAttachment | undefined;
  readonly kind?: MessageKind | undefined;
  /** Whether it goes to nobody: nobody reads it, and it is put where the answer may not tell, by its time either, whether there is anybody. */
  readonly isForNobody?: boolean;
  /** Whose message it is, whoever has the contact by now. */
  readonly owner?: UserId | undefined;
  /** OBX-1 Who reads it where nobody has the contact: the player who asked, or the hash of the browser. */
  readonly asker?: UserId | string | undefined;
}

/** What the demonstration would have sent, for the debugger to show. */
export interface Mailbox {
  readonly put: (message: NewMessage) => Promise<void>;
  /** The latest codes that a reader sees, the latest first. */
  readonly letters: (reader: OutboxReader | 'everybody') => Promise<readonly Letter[]>;
  /** What a reader sees of all that is kept, the latest first. */
  readonly messages: (reader: OutboxReader | 'everybody') => Promise<ShownMessages>;
  /** The file of a message that a reader sees. */
  readonly attachment: (reader: OutboxReader | 'everybody', id: number) => Promise<MessageAttachment | undefined>;
}

/** Whom a message is put for that reaches no one. */
const NO_RECIPIENT = '';
const hasContact = { email: hasActiveEmail, phone: hasActivePhone } as const;
/** All but the texts of files. */
const SHOWN = [
  ...(['id', 'kind', 'recipient', 'purpose', 'code', 'link', 'attachment_name'] as const),
  ...(['sent_at', 'user_id', 'browser_hash'] as const),
] as const;
const MOST_LETTERS = 10;
const MOST_MESSAGES = 100;
/** OBX-7 */
const MOST_FILES = 10;
const LONGEST_FILE = 8_000_000;
const LONGEST_FILE_NAME = 200;

export function openMailbox(database: Kysely<Tables>): Mailbox {
  // those for nobody push others out as all do: nobody learns from what is gone whether there was anybody
  const latest = () => database.selectFrom('letters').orderBy('id', 'desc').limit(MOST_MESSAGES);
  const messages: Mailbox['messages'] = async (reader) => {
    const rows = await latest().select(SHOWN).select(isReadBy(reader).as('is_shown')).execute();
    const shown = rows.filter((row) => row.is_shown && row.recipient !== NO_RECIPIENT);
    return { messages: shown.map(messageOf), isShared: reader === 'everybody' };
  };
  return {
    put: async (message) => {
      const { to, code = null, link = null, purpose = 'code', attachment, sentAt, isForNobody = false } = message;
      // looked up for nobody, too, so that both cost the same
      const readers = await readersOf(database, message);
      const kind = message.kind ?? (to.includes('@') ? 'email' : 'sms');
      const content = isForNobody ? { recipient: NO_RECIPIENT, code: null, link: null } : { recipient: to, code, link };
      const file = isForNobody ? undefined : boundedFile(attachment);
      const kept = { attachment_name: file?.name ?? null, attachment: file?.text ?? null };
      const row = { ...content, ...kept, purpose, kind, sent_at: sentAt, ...readers };
      await database.insertInto('letters').values(row).execute();
      if (file !== undefined) await dropOldFiles(database);
      await database.deleteFrom('letters').where('id', 'not in', latest().select('id')).execute();
    },
    messages,
    attachment: async (reader, id) => {
      const row = await database
        .selectFrom('letters')
        .select(['attachment_name', 'attachment'])
        .where('id', '=', id)
        .where(isReadBy(reader))
        .executeTakeFirst();
      const { attachment_name: name = null, attachment: text = null } = row ?? {};
      return name === null || text === null ? undefined : { name, text };
    },
    letters: async (reader) =>
      (await messages(reader)).messages
        .flatMap(({ to, code, sentAt }) => (code === undefined ? [] : [{ to, code, sentAt }]))
        .slice(0, MOST_LETTERS),
  };
}

/** OBX-7 A file that is too long is nobody's to send. */
function boundedFile(file: MessageAttachment | undefined): MessageAttachment | undefined {
  if (file === undefined) return undefined;
  if (file.text.length > LONGEST_FILE || file.name.length > LONGEST_FILE_NAME) {
    throw new RangeError('a file of a message is too long');
  }
  return file;
}

async function dropOldFiles(database: Kysely<Tables>): Promise<void> {
  const latest = database
    .selectFrom('letters')
    .select('id')
    .where('attachment', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MOST_FILES);
  await database
    .updateTable('letters')
    .set({ attachment: null, attachment_name: null })
    .where('attachment', 'is not', null)
    .where('id', 'not in', latest)
    .execute();
}

function messageOf({
  attachment_name: attachmentName,
  sent_at: sentAt,
  ...row
}: Omit<LetterRow, 'attachment'>): SentMessage {
  const { id, kind, recipient: to, purpose, code, link } = row;
  return {
    id,
    kind,
    to,
    purpose,
    ...(code === null ? {} : { code }),
    ...(link === null ? {} : { link }),
    ...(attachmentName === null ? {} : { attachmentName }),
    sentAt,
  };
}

/** OBX-1 */
function isReadBy(reader: OutboxReader | 'everybody') {
  if (reader === 'everybody') return sql<boolean>`true`;
  const { userId = null, browser = null, now } = reader;
  return sql<boolean>`coalesce(
    case when user_id is null then browser_hash = ${browser}
    else user_id = ${userId} or exists (
      select 1 from outbox_readers where browser_hash = ${browser} and outbox_readers.user_id = letters.user_id and expires_at > ${now}) end,
    false)`;
}

/** OBX-1 Whose a message is: of who has proven the contact, else of who has it, else of who asked. */
async function readersOf(
  database: Kysely<Tables>,
  { to, owner, asker }: NewMessage,
): Promise<Pick<LetterRow, 'user_id' | 'browser_hash'>> {
  if (owner !== undefined) return { user_id: owner, browser_hash: null };
  const field = to.includes('@') ? 'email' : 'phone';
  const holders = await database.selectFrom('users').select(['id', 'activation_type']).where(field, '=', to).execute();
  const proven = holders.filter(({ activation_type: type }) => hasContact[field](activationTypeById(type)));
  const all = proven.length > 0 ? proven : holders;
  // a phone that several gave and none has proven is nobody's
  if (all.length > 1) return { user_id: null, browser_hash: null };
  const [holder] = all;
  if (holder !== undefined) return { user_id: holder.id, browser_hash: null };
  return typeof asker === 'string'
    ? { user_id: null, browser_hash: asker }
    : { user_id: asker ?? null, browser_hash: null };
}
