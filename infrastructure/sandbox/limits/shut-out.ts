import { expressionBuilder, sql, type AliasableExpression, type Expression, type Kysely, type SqlBool } from 'kysely';
import { limitKindId } from '../../../core/limits/limit-kind.ts';
import { isSamePerson, type PersonOnPaper } from '../../../core/limits/same-person.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import { hasSameDigits } from './same-digits.ts';

const SELF_EXCLUSION = limitKindId('self-exclusion') ?? 0;
const SHUTTING_OUT = [SELF_EXCLUSION, limitKindId('deposit-time-out') ?? 0];

interface AtTime {
  readonly userId: UserId | Expression<UserId>;
  readonly now: EpochMillis;
}

/** LP-4 Whether a player is shut out and therefore not courted. */
export function isShutOut({ userId, now }: AtTime): AliasableExpression<SqlBool> {
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

/** What is known of somebody: contacts that they have proven, and who they say they are. */
interface IdentifiedPerson extends PersonOnPaper {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** RG-11 Whether somebody who is excluded has proven this contact, or is this person [SX-11]. */
export async function isOfExcluded(
  database: Kysely<Tables>,
  person: IdentifiedPerson,
  now: EpochMillis,
): Promise<boolean> {
  return (await exclusionOf(database, person, { now })) !== undefined;
}

/** RG-11 Until when whoever has the contact or is the person is excluded, as another player than the one who is named. */
export async function exclusionOf(
  database: Kysely<Tables>,
  person: IdentifiedPerson,
  { now, but }: { readonly now: EpochMillis; readonly but?: UserId },
): Promise<EpochMillis | undefined> {
  if (Object.values(person).every((given) => (given ?? '') === '')) return undefined;
  const { email, phone, passport, taxNumber, birthDate } = person;
  let players = database
    .selectFrom('users')
    .innerJoin('limits', 'limits.user_id', 'users.id')
    .select(['users.email', 'users.phone', 'users.name', 'users.surname', 'limits.ends_at as endsAt'])
    .select(['users.birth_date as birthDate', 'users.document_number as passport', 'users.tax_number as taxNumber'])
    .where('limits.kind', '=', sql.lit(SELF_EXCLUSION))
    .where('limits.state', '=', sql.lit('active'))
    .where('limits.ends_at', '>', now)
    .where((of) =>
      of.or([
        ...(isGiven(email) ? [of('users.email', '=', email)] : []),
        ...(isGiven(phone) ? [of('users.phone', '=', phone)] : []),
        ...(isGiven(passport) ? [hasSameDigits('document_number', passport)] : []),
        ...(isGiven(taxNumber) ? [hasSameDigits('tax_number', taxNumber)] : []),
        ...(isGiven(birthDate) ? [of('users.birth_date', '=', birthDate)] : []),
      ]),
    );
  if (but !== undefined) players = players.where('users.id', '<>', but);
  const same = (await players.execute()).filter(
    (known) =>
      (isGiven(email) && known.email === email) ||
      (isGiven(phone) && known.phone === phone) ||
      isSamePerson(person, known),
  );
  const ends = same.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

function isGiven(text: string | null | undefined): text is string {
  return text !== undefined && text !== null && text !== '';
}
