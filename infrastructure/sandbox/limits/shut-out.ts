import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import { limitKindId } from '../../../core/limits/limit-kind.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';

const SELF_EXCLUSION = limitKindId('self-exclusion') ?? 0;
const SHUTTING_OUT = [SELF_EXCLUSION, limitKindId('deposit-time-out') ?? 0];

interface AtTime {
  readonly userId: UserId | Expression<UserId>;
  readonly now: EpochMillis;
}

/** LP-4 Whether a player is shut out and therefore not courted. */
export function isShutOut({ userId, now }: AtTime): Expression<SqlBool> {
  const of = expressionBuilder<Tables, never>();
  return of.exists(
    of
      .selectFrom('limits')
      .select('limits.id')
      .where('limits.user_id', '=', userId)
      .where('limits.kind', 'in', SHUTTING_OUT)
      .where('limits.state', '=', 'active')
      .where('limits.ends_at', '>', now),
  );
}

/** RG-11 Whether somebody who is excluded has proven this contact. */
export async function isOfExcluded(
  database: Kysely<Tables>,
  { email, phone }: { readonly email?: string | undefined; readonly phone?: string | undefined },
  now: EpochMillis,
): Promise<boolean> {
  if (email === undefined && phone === undefined) return false;
  const players = database
    .selectFrom('users')
    .innerJoin('limits', 'limits.user_id', 'users.id')
    .select('users.id')
    .where('limits.kind', '=', SELF_EXCLUSION)
    .where('limits.state', '=', 'active')
    .where('limits.ends_at', '>', now);
  const known = await players
    .where((of) =>
      of.or([
        ...(email === undefined ? [] : [of('users.email', '=', email)]),
        ...(phone === undefined ? [] : [of('users.phone', '=', phone)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
