import type { Kysely } from 'kysely';
import type { BonusKind } from '../../../core/promotions/bonus-terms.ts';
import { BONUS_CHOICES } from '../../../core/registration/registration-type.ts';
import {
  takesCasinoBonus,
  takesSportBonus,
  walletOfSetting,
  withSettingValue,
} from '../../../core/settings/office/office-settings.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { WireReply } from '../../http/call.ts';
import type { OFFICE_SETTINGS } from '../../player/office-settings-calls.ts';
import type { Tables } from '../database/tables.ts';
import { OFFICE_SETTING_WORDS } from '../office/office-settings-words.ts';
import { BONUS_ACCOUNT, currencyId } from '../players/player-accounts.ts';

type WireWallets = WireReply<typeof OFFICE_SETTINGS>['wallets'];
type BonusSettingId = 'bonus_type' | 'first_deposit_bonus_type';

/** A choice between the bonuses, in the words of a language. */
export function bonusSetting(id: BonusSettingId, value: number, language: Language) {
  const options = BONUS_CHOICES.map(({ id: number, choice }) => ({
    value: number,
    label: OFFICE_SETTING_WORDS[`first-deposit-${choice}`][language],
  }));
  const setting = { id, title: OFFICE_SETTING_WORDS[id][language], value: 0, options };
  return { ...setting, value: withSettingValue(setting, value).value };
}

/** OFS-11 Whether the player takes bonuses for sports at all. */
export async function takesBonuses(database: Kysely<Tables>, userId: UserId): Promise<boolean> {
  return (await takenBonuses(database, userId)).includes('sport');
}

/** OFS-11 Which bonuses the player takes at all. */
export async function takenBonuses(database: Kysely<Tables>, userId: UserId): Promise<readonly BonusKind[]> {
  const { bonus_type: value } = await database
    .selectFrom('users')
    .select('bonus_type')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const takes = { sport: takesSportBonus, casino: takesCasinoBonus };
  return (['sport', 'casino'] as const).filter((kind) => takes[kind]({ value }, undefined));
}

/** OFS-11 Keeps what the player takes; false for a value that is none of them. */
export async function keepBonusType(database: Kysely<Tables>, userId: UserId, value: number): Promise<boolean> {
  if (!BONUS_CHOICES.some(({ id }) => id === value)) return false;
  await database.updateTable('users').set({ bonus_type: value }).where('id', '=', userId).execute();
  return true;
}

/** OFS-10 The accounts of a player's own money. */
export async function walletsOf(database: Kysely<Tables>, userId: UserId): Promise<WireWallets> {
  const wallets = await ownWallets(database, userId);
  return wallets.map(({ id, currency, takes_bonuses: takes }) => ({
    currency_id: currencyId(currency),
    score_id: id,
    takes_bonuses: takes,
  }));
}

/** OFS-10 Keeps whether bonuses come for a wallet; false where the setting is that of none. */
export async function keepWallet(
  database: Kysely<Tables>,
  userId: UserId,
  { id, value }: { readonly id: string; readonly value: number },
): Promise<boolean> {
  const wallet = walletOfSetting(await ownWallets(database, userId), id);
  if (wallet === undefined || value > 1) return false;
  await database
    .updateTable('accounts')
    .set({ takes_bonuses: value === 1 })
    .where('id', '=', wallet.id)
    .execute();
  return true;
}

async function ownWallets(database: Kysely<Tables>, userId: UserId) {
  return database
    .selectFrom('accounts')
    .select(['id', 'currency', 'takes_bonuses'])
    .where('user_id', '=', userId)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
}
