import { activationTypeId, withActivePhone } from '../../../core/player/activation-type.ts';
import { joinedProfile, jurisdictionsOf } from '../../../core/limits/jurisdiction.ts';
import type { RegistrationType } from '../../../core/registration/registration-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { inTransaction, sqlState, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { arrivalOf, keepInviter, type Arrival } from '../bonuses/friends/keep-inviter.ts';
import { usePhoneCode } from './phone-codes.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isOfExcluded } from '../limits/shut-out.ts';
import { lockIdentitiesShared } from '../limits/spread-exclusion.ts';
import { nextLimitReminder } from '../../../core/limits/limit-reminder.ts';
import { tellPlayer } from '../support/player-messages.ts';
import { nodeRandom } from '../server/node-random.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { BONUS_ACCOUNT, MAIN_ACCOUNT, openAccount } from './player-accounts.ts';

/** The version of the credentials that a player begins with. */
export const FIRST_CREDENTIALS = 0;
const NO_BONUS = 0;

export interface NewPlayer {
  readonly countryCode: string;
  readonly currency: string;
  readonly promoCode: string | undefined;
  readonly bonusChoice: 0 | 1 | 2 | undefined;
  readonly registeredBy: RegistrationType;
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly isNewsWanted?: boolean | undefined;
  /** What the form is known by. */
  readonly key?: string | undefined;
  /** The address that the form gives; it is kept once it is proven. */
  readonly email?: string | undefined;
  /** FRD-2 How the visitor came. */
  readonly arrival?: Arrival | undefined;
  /** With the code that proved it: that is used up with the registration. */
  readonly proven?: { readonly phone: string; readonly idHash: string } | undefined;
}

/** A player with a main account, in one transaction. */
export async function makePlayer(
  { database, jurisdiction, options, now }: Pick<SandboxParts, 'database' | 'jurisdiction' | 'options' | 'now'>,
  player: NewPlayer & { readonly passwordHash: string },
  request: FastifyRequest,
): Promise<Refusal | { readonly userId: UserId }> {
  const { proven, key } = player;
  try {
    return await inTransaction({ database, random: nodeRandom }, async (transaction) => {
      if (proven !== undefined && !(await usePhoneCode(transaction, proven))) return refuse(403, 'no-code');
      // RG-11, of contacts what is proven alone: a typed address would tell anybody whose owner is excluded
      const { name, surname, birthDate } = player;
      if (birthDate !== undefined) await lockIdentitiesShared(transaction);
      if (await isOfExcluded(transaction, { phone: proven?.phone, name, surname, birthDate }, now()))
        return refuse(403, 'identity-refused');
      return {
        userId: await addPlayer(
          transaction,
          { jurisdiction, options, now },
          { ...player, arrival: arrivalOf(request) },
        ),
      };
    });
  } catch (error) {
    // nobody else is refused by a row of theirs: an e-mail address is not kept before it is proven
    if (sqlState(error) === UNIQUE_VIOLATION && proven !== undefined) return refuse(409, 'phone-taken');
    if (sqlState(error) === UNIQUE_VIOLATION && key !== undefined) return refuse(409, 'registered');
    throw error;
  }
}

/** The player and the main account, and an empty one for the bonus that was chosen. */
export async function addPlayer(
  transaction: Transaction<Tables>,
  { jurisdiction, options, now }: Pick<SandboxParts, 'jurisdiction' | 'options' | 'now'>,
  player: NewPlayer & { readonly passwordHash: string },
): Promise<UserId> {
  const at = now();
  const { id: userId } = await transaction
    .insertInto('users')
    .values({
      ...rowOf(player),
      // JP-6
      is_balance_hidden: !joinedProfile(jurisdictionsOf(player.countryCode, jurisdiction())).isBalanceShown,
      created_at: at,
      limits_remind_at: nextLimitReminder(false, at),
      newsletter_wanted_at: player.isNewsWanted === true ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = { userId, currency: player.currency, isDemo: options.isDemo, at } as const;
  await openAccount(transaction, { ...account, typeId: MAIN_ACCOUNT, isActive: true });
  const takesBonus = player.bonusChoice !== undefined && player.bonusChoice !== NO_BONUS;
  await tellPlayer(transaction, { userId, kind: 'welcome', at });
  if (player.arrival !== undefined) await keepInviter(transaction, { userId, arrival: player.arrival, at });
  if (takesBonus) await openAccount(transaction, { ...account, typeId: BONUS_ACCOUNT, isActive: false });
  return userId;
}

function rowOf(player: NewPlayer & { readonly passwordHash: string }) {
  const { proven, bonusChoice } = player;
  const activationType = activationTypeId(withActivePhone('none'));
  return {
    password_hash: player.passwordHash,
    credentials_version: FIRST_CREDENTIALS,
    country_code: player.countryCode,
    email: null,
    name: player.name ?? null,
    surname: player.surname ?? null,
    birth_date: player.birthDate ?? null,
    promo_code: player.promoCode ?? null,
    registered_by: player.registeredBy,
    registration_key: player.key ?? null,
    ...(bonusChoice === undefined ? {} : { bonus_choice: bonusChoice }),
    ...(proven === undefined || activationType === undefined
      ? {}
      : { phone: proven.phone, activation_type: activationType }),
  };
}
