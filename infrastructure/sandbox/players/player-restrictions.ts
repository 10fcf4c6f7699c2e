import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';

export interface PlayerRestrictions {
  readonly banLevel: number;
  readonly banVersion: number;
  /** As it is where it is not said. */
  readonly conversionLevel?: number | undefined;
  /** As it is where it is not said. */
  readonly isTransferRequired?: boolean | undefined;
  /** As it is where it is not said. */
  readonly isCountedInPoints?: boolean | undefined;
  /** Null once the player has agreed to the terms. */
  readonly termsChangedAt: EpochMillis | null;
}

export interface KnownRestrictions extends PlayerRestrictions {
  /** Perhaps over by now. */
  readonly withdrawalsLockedUntil: EpochMillis | null;
}

/** The columns that restrictions are read from. */
export const RESTRICTION_COLUMNS = [
  'ban_level',
  'ban_version',
  'conversion_level',
  'is_transfer_required',
  'is_counted_in_points',
  'terms_changed_at',
  'withdrawals_locked_until',
] as const;

export async function restrictionsOf(database: Database, userId: UserId): Promise<KnownRestrictions> {
  const row = await database
    .selectFrom('users')
    .select(RESTRICTION_COLUMNS)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return readRestrictions(row);
}

export function readRestrictions(
  row: Pick<Selectable<Tables['users']>, (typeof RESTRICTION_COLUMNS)[number]>,
): KnownRestrictions {
  return {
    banLevel: row.ban_level,
    banVersion: row.ban_version,
    conversionLevel: row.conversion_level,
    isTransferRequired: row.is_transfer_required,
    isCountedInPoints: row.is_counted_in_points,
    termsChangedAt: row.terms_changed_at,
    withdrawalsLockedUntil: row.withdrawals_locked_until,
  };
}

/** PR-37 Whether a player has yet to agree to the terms, where the site asks for it. */
export async function mustAgreeToTerms(
  { entry }: { readonly entry: { readonly rules: { readonly isAvailableConfirmTerms: boolean } } },
  database: Database,
  userId: UserId,
): Promise<boolean> {
  return entry.rules.isAvailableConfirmTerms && (await restrictionsOf(database, userId)).termsChangedAt !== null;
}

export async function setRestrictions(
  database: Database,
  userId: UserId,
  restrictions: PlayerRestrictions,
): Promise<void> {
  await database
    .updateTable('users')
    .set({
      // who is banned places nothing either
      is_blocked: restrictions.banLevel > 0,
      ban_level: restrictions.banLevel,
      ban_version: restrictions.banVersion,
      terms_changed_at: restrictions.termsChangedAt,
      ...(restrictions.conversionLevel === undefined ? {} : { conversion_level: restrictions.conversionLevel }),
      ...(restrictions.isTransferRequired === undefined
        ? {}
        : { is_transfer_required: restrictions.isTransferRequired }),
      ...(restrictions.isCountedInPoints === undefined ? {} : { is_counted_in_points: restrictions.isCountedInPoints }),
    })
    .where('id', '=', userId)
    .execute();
}
