import type { Kysely, Transaction } from 'kysely';
import { routePath } from '../../../core/navigation/route-table.ts';
import { activationTypeById, hasActiveEmail } from '../../../core/player/activation-type.ts';
import { withSettingValue } from '../../../core/settings/office/office-settings.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { Tables } from '../database/tables.ts';
import { endOtherReaders, outboxBrowser } from '../debugger/outbox-readers.ts';
import { OFFICE_SETTING_WORDS } from '../office/office-settings-words.ts';
import { openMailbox } from '../players/mailbox.ts';
import type { BegunSession } from '../players/player-sessions.ts';

export const ONE_SESSION = 'one_session';
export const SIGN_IN_LETTERS = 'sign_in_letters';
/** The values of the setting, and what each is called. */
const LETTERS = ['sign_in_letters-never', 'sign_in_letters-new', 'sign_in_letters-each'] as const;
const OF_NEW_DEVICES = 1;
const OF_EACH = 2;

/** OFS-17 */
export function oneSessionSetting(isOn: boolean, language: Language) {
  return { id: ONE_SESSION, title: OFFICE_SETTING_WORDS[ONE_SESSION][language], value: Number(isOn), options: [] };
}

/** OFS-18 */
export function signInLettersSetting(value: number, language: Language) {
  const options = LETTERS.map((words, number) => ({ value: number, label: OFFICE_SETTING_WORDS[words][language] }));
  return { id: SIGN_IN_LETTERS, title: OFFICE_SETTING_WORDS[SIGN_IN_LETTERS][language], value, options };
}

/** Keeps one of both; false for a value that it does not take. */
export async function keepSignInSetting(
  database: Kysely<Tables>,
  userId: UserId,
  { id, value }: { readonly id: typeof ONE_SESSION | typeof SIGN_IN_LETTERS; readonly value: number },
): Promise<boolean> {
  const setting = id === ONE_SESSION ? oneSessionSetting(false, 'en') : signInLettersSetting(0, 'en');
  if (withSettingValue(setting, value).value !== value) return false;
  const kept = id === ONE_SESSION ? { is_one_session: value === 1 } : { sign_in_letters: value };
  await database.updateTable('users').set(kept).where('id', '=', userId).execute();
  return true;
}

/** OFS-17, OFS-18 What the player wishes of each sign-in, in the transaction that begins the session. */
export async function heedSignInSettings(
  transaction: Transaction<Tables>,
  { userId, idHash, device, reply, at }: BegunSession,
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select(['is_one_session', 'sign_in_letters', 'email', 'activation_type'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.is_one_session) {
    // the transaction holds the player: of two sign-ins at once one sees the other's session
    await transaction.deleteFrom('sessions').where('user_id', '=', userId).where('id_hash', '<>', idHash).execute();
    await endOtherReaders(transaction, { userId, browser: outboxBrowser(reply.request) });
  }
  const isWanted = user.sign_in_letters === OF_EACH || (user.sign_in_letters === OF_NEW_DEVICES && !device.isKnown);
  if (!isWanted || user.email === null || !hasActiveEmail(activationTypeById(user.activation_type))) return;
  const link = routePath('security', {});
  await openMailbox(transaction).put({ to: user.email, owner: userId, purpose: 'signed-in', link, sentAt: at });
}
