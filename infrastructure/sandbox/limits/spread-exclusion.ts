import { sql, type Kysely, type Transaction } from 'kysely';
import { limitInForce } from '../../../core/limits/limit-in-force.ts';
import { isSamePerson, type PersonOnPaper } from '../../../core/limits/same-person.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';
import { carryExclusion, shutOutUntil } from './carry-exclusion.ts';
import { knownLimits } from './known-limits.ts';
import type { LimitScene } from './limit-changes.ts';
import { personOf } from './person-of.ts';
import { lockPlayer } from './permit-deposit.ts';
import { hasSameDigits } from './same-digits.ts';

const IDENTITY_LOCK = 20_261_127;

/** SX-13 One after the other, before any player is locked: whoever is excluded and whoever says who they are do not miss one another. */
export async function lockIdentities(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(IDENTITY_LOCK)})`.execute(transaction);
}

/** SX-13 The same for those who register: they wait for exclusions alone, not for each other. */
export async function lockIdentitiesShared(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(IDENTITY_LOCK)})`.execute(transaction);
}

/** SX-11, SX-13 What follows from who a player is known to be by now: says whether it shut that player out. */
export async function compareIdentity(scene: LimitScene): Promise<boolean> {
  const isShutOut = await carryExclusion(scene, await personOf(scene.transaction, scene.userId));
  await spreadExclusion(scene);
  return isShutOut;
}

/** SX-13 Shuts an excluded person whose documents were accepted out of every other account that is known to be theirs, and so on from those that are proven themselves. */
export async function spreadExclusion(scene: LimitScene): Promise<void> {
  const { transaction, regime } = scene;
  const reached = [scene.userId];
  for (const userId of reached) {
    const { limits } = await knownLimits(transaction, { userId }, regime);
    const endsAt = limitInForce(limits, 'self-exclusion', regime.now)?.endsAt;
    if (endsAt === undefined) return;
    if (!(await isProven(transaction, userId))) continue;
    for (const other of await accountsOf(transaction, await personOf(transaction, userId), reached)) {
      await lockPlayer(transaction, other);
      await shutOutUntil({ ...scene, userId: other }, endsAt);
      reached.push(other);
    }
  }
}

/** Whether a reviewer has accepted who a player says they are: anybody may write the names of somebody else. */
async function isProven(database: Kysely<Tables>, userId: UserId): Promise<boolean> {
  const player = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('internal_verification_status', '=', 1)
    .executeTakeFirst();
  return player !== undefined;
}

/** Who else is this person, in the order in which they are locked. */
async function accountsOf(
  database: Kysely<Tables>,
  person: PersonOnPaper,
  but: readonly UserId[],
): Promise<readonly UserId[]> {
  const { passport, taxNumber, birthDate } = person;
  if ([passport, taxNumber, birthDate].every((given) => (given ?? '') === '')) return [];
  const players = await database
    .selectFrom('users')
    .select(['id', 'name', 'surname', 'birth_date as birthDate'])
    .select(['document_number as passport', 'tax_number as taxNumber'])
    .where('transferred_to', 'is', null)
    .where('id', 'not in', but)
    .where((of) =>
      of.or([
        ...(passport ? [hasSameDigits('document_number', passport)] : []),
        ...(taxNumber ? [hasSameDigits('tax_number', taxNumber)] : []),
        ...(birthDate ? [of('birth_date', '=', birthDate)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return players.filter((other) => isSamePerson(person, other)).map(({ id }) => id);
}
