import { activationTypeId, withActiveEmail } from '../../../core/player/activation-type.ts';
import { recoveryContact } from '../../../core/registration/recovery-contact.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes } from '../../../core/shared/time.ts';
import { currencyOfNumber } from '../../accounts/currency-wire.ts';
import { REGISTER_SOCIAL } from '../../registration/social-registration-calls.ts';
import { inTransaction, sqlState, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import type { SocialAttemptRow } from '../database/social-tables.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import { arrivalOf } from '../bonuses/friends/keep-inviter.ts';
import { promoCodes } from '../bonuses/promo-codes.ts';
import { contactCaps } from '../players/contact-caps.ts';
import { sendNewsletter } from '../players/newsletter-routes.ts';
import { addPlayer, FIRST_CREDENTIALS, type NewPlayer } from '../players/new-player.ts';
import { phoneCountries } from '../players/phone-countries.ts';
import type { RateLimits } from '../sandbox-options.ts';
import { isOfExcluded } from '../limits/shut-out.ts';
import { lockIdentitiesShared } from '../limits/spread-exclusion.ts';
import { nodeRandom } from '../server/node-random.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { firstProofs } from '../sign-in/first-proof.ts';
import { NO_PASSWORD } from '../sign-in/no-password.ts';
import { tryCounter } from '../server/try-counter.ts';
import { identityIssuer, isEmailTrusted } from './offered-networks.ts';
import { attemptOf, forgetAttempt } from './social-attempts.ts';
import type { SocialParts } from './social-routes.ts';

const REGISTRATION_LIMIT: RateLimits['registration'] = { times: 30, within: minutes(60) };

/** NET-4 New players of social networks: the account is made once they have filled in the form. */
export function serveSocialRegistration(api: ServedApi, parts: SocialParts): void {
  const { sessions, options, entry } = parts;
  const codes = promoCodes(api.app, parts);
  const caps = contactCaps(api.app, options);
  const sendFirstProof = firstProofs(api.app, parts, caps);
  const limit = tryCounter(api.app, 'registration', options.rateLimits?.registration ?? REGISTRATION_LIMIT);

  serveCall(api, REGISTER_SOCIAL, async ({ body, session, reply, address }) => {
    const { socialData, save, first_deposit_bonus_choice: bonusChoice } = body;
    if (session !== undefined) return refuse(403, 'signed-in');
    if (!entry.rules.isRegistrationAllowed) return refuse(403, 'registration-closed');
    const { countryCode, countryId, currencyId, promocode: promoCode } = socialData;
    const currency = currencyOfNumber(currencyId) ?? '';
    const [country] = phoneCountries(DEFAULT_PROFILE.countries.filter((code) => code === countryCode)).countries;
    if (country?.id !== countryId) return refuse(400, 'unknown-country');
    if (!DEFAULT_PROFILE.currencies.includes(currency)) return refuse(400, 'unknown-currency');
    const typed = body.email === undefined ? undefined : recoveryContact(body.email);
    if (typed?.ok === false || typed?.value.includes('@') === false) return refuse(400, 'email');
    const email = typed?.value;
    const attempt = await attemptOf(parts, reply.request);
    if (attempt?.phase !== 'proven') return refuse(404, 'no-attempt');
    const wait = await limit.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const named = { promocode: promoCode, countryCode, iso: currency };
    const refused = await codes.refusal(reply.request, { body: named, address });
    if (refused !== undefined) return refused;
    const chosen = { countryCode, currency, promoCode, bonusChoice };
    const isNewsWanted = body.news;
    const arrival = arrivalOf(reply.request);
    const player = { ...chosen, isNewsWanted, arrival, registeredBy: 'social', passwordHash: NO_PASSWORD } as const;
    const made = await makeSocialPlayer(parts, attempt, { ...player, email });
    if ('refused' in made) return made;
    const { userId, isConfirmed } = made;
    forgetAttempt(reply);
    await sessions.begin({ userId, credentials: FIRST_CREDENTIALS, isKept: save, previous: session, reply });
    if (email === undefined) return { userId };
    if (isConfirmed) await sendNewsletter(parts, { userId, to: email, request: reply.request, caps });
    else await sendFirstProof({ userId, page: 'activate', contact: email, address, request: reply.request });
    return { userId };
  });
}

type NewSocialRow = NewPlayer & { readonly passwordHash: string; readonly email: string | undefined };
type MadeSocialPlayer = Refusal | { readonly userId: UserId; readonly isConfirmed: boolean };

/** NET-14 An address counts as confirmed as the network named it; where another player has proven it, the new one must, too. */
async function makeSocialPlayer(
  parts: SocialParts,
  attempt: SocialAttemptRow,
  player: NewSocialRow,
): Promise<MadeSocialPlayer> {
  const isVouchedFor = attempt.is_email_verified && isEmailTrusted(parts, attempt.network);
  // RG-11, whatever address is typed; of what nobody has proven nothing is told
  const named = isVouchedFor ? (attempt.email ?? undefined) : undefined;
  const isConfirmed = player.email !== undefined && player.email === named;
  const made = isConfirmed ? await addSocialPlayer(parts, { attempt, named }, player) : undefined;
  if (made !== undefined && !('refused' in made && made.code === 'known')) return made;
  return addSocialPlayer(parts, { attempt, named }, { ...player, email: undefined });
}

/** Whom the network confirmed, and the address that is theirs because it says so. */
interface ProvenAttempt {
  readonly attempt: SocialAttemptRow;
  readonly named: string | undefined;
}

/** NET-1 A player, who is the network's and the subject's alone; the attempt is used up with it. NET-40 Compared with the excluded where nobody can become one meanwhile. */
async function addSocialPlayer(
  { database, jurisdiction, options, now }: SocialParts,
  { attempt: { id_hash: idHash, network, subject }, named }: ProvenAttempt,
  { email, ...player }: NewSocialRow,
): Promise<MadeSocialPlayer> {
  const { name, surname, birthDate } = player;
  try {
    return await inTransaction({ database, random: nodeRandom }, async (transaction) => {
      await lockIdentitiesShared(transaction);
      if (await isOfExcluded(transaction, { email: named, name, surname, birthDate }, now()))
        return refuse(403, 'identity-refused');
      const used = await transaction
        .deleteFrom('social_attempts')
        .where('id_hash', '=', idHash)
        .where('phase', '=', 'proven')
        .returning('id_hash')
        .executeTakeFirst();
      if (used === undefined || subject === null) return refuse(404, 'no-attempt');
      const userId = await addPlayer(transaction, { jurisdiction, options, now }, player);
      const issuer = identityIssuer({ options }, network);
      const identity = { network, issuer, subject, user_id: userId, created_at: now() };
      await transaction.insertInto('social_identities').values(identity).execute();
      if (email !== undefined) {
        const activationType = activationTypeId(withActiveEmail('none'));
        const proven = { email, ...(activationType === undefined ? {} : { activation_type: activationType }) };
        await transaction.updateTable('users').set(proven).where('id', '=', userId).execute();
      }
      return { userId, isConfirmed: email !== undefined };
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse(409, 'known');
    throw error;
  }
}
