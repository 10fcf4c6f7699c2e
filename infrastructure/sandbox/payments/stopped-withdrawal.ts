import type { Kysely, Selectable } from 'kysely';
import {
  withdrawalNeed,
  withdrawalStop,
  type WithdrawalNeed,
  type WithdrawalStop,
} from '../../../core/payments/withdrawal-permission.ts';
import type { JurisdictionProfile } from '../../../core/limits/jurisdiction.ts';
import { activationTypeById } from '../../../core/player/activation-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';

interface StoppedWithdrawal {
  /** Undefined where nothing stands in the way. */
  readonly stop: WithdrawalStop | undefined;
  readonly lockedUntil: EpochMillis | undefined;
}

/** WDR-1 What stands between a player and a withdrawal; what decides about money asks once the player is locked. */
export async function stoppedWithdrawal(
  database: Kysely<Tables>,
  userId: UserId,
  { now, profile }: Pick<LimitRegime, 'now' | 'profile'>,
): Promise<StoppedWithdrawal> {
  const row = await database
    .selectFrom('users')
    .select(['ban_level', 'ban_version', 'email', 'phone', 'activation_type', 'withdrawals_locked_until'])
    .select(['internal_verification_status', 'is_document_requested'])
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('accounts')
            .select('accounts.id')
            .whereRef('accounts.user_id', '=', 'users.id')
            .where('advance_owed', '>', NO_MONEY),
        )
        .as('owes_advance'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const lockedUntil = row.withdrawals_locked_until ?? undefined;
  const stop = withdrawalStop({
    banLevel: row.ban_level,
    banVersion: row.ban_version,
    ...provenOf(row),
    lockedUntil,
    owesAdvance: row.owes_advance !== false,
    profile,
    now,
  });
  return { stop, lockedUntil };
}

type ProvenRow = Pick<
  Selectable<Tables['users']>,
  'activation_type' | 'email' | 'internal_verification_status' | 'is_document_requested' | 'phone'
>;

/** WDR-25 */
export function withdrawalNeedOf(row: ProvenRow, profile: JurisdictionProfile): WithdrawalNeed | undefined {
  return withdrawalNeed({ ...provenOf(row), profile });
}

function provenOf(row: ProvenRow) {
  return {
    email: row.email ?? '',
    phoneNumber: row.phone ?? '',
    activationType: activationTypeById(row.activation_type),
    isVerified: row.internal_verification_status === 1 && !row.is_document_requested,
  };
}
