import type { FastifyReply } from 'fastify';
import { promoCodeProblem, sentPromoCode } from '../../../core/registration/bonus/promo-code-problem.ts';
import { checkFull, checkPhone, type FormRules } from '../../../core/registration/registration-form.ts';
import {
  offeredTypes,
  REGISTRATION_TYPES,
  type RegistrationType,
} from '../../../core/registration/registration-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes } from '../../../core/shared/time.ts';
import {
  REGISTER_BY_PHONE,
  REGISTER_IN_FULL,
  REGISTER_IN_ONE_CLICK,
  REGISTRATION_OFFER,
  SEND_PHONE_CODE,
} from '../../registration/registration-calls.ts';
import { isOneClickBarred, jurisdictionsOf } from '../../../core/limits/jurisdiction.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { RateLimit, RateLimits } from '../sandbox-options.ts';
import { captchaGuard } from '../server/captcha-guard.ts';
import { randomWord } from '../server/node-random.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { serveCall, type Ask, type ServedApi } from '../server/serve-call.ts';
import { tryCounter, type TryCounter } from '../server/try-counter.ts';
import { isCommonPassword } from './common-password.ts';
import { keyedWord, registrationKey, welcomedAgain } from '../sign-in/registered-before.ts';
import { offeredNetworks } from '../social/offered-networks.ts';
import { contactCaps, type ContactCaps } from './contact-caps.ts';
import { promoCodes, type PromoCodes } from '../bonuses/promo-codes.ts';
import { FIRST_CREDENTIALS, makePlayer, type NewPlayer } from './new-player.ts';
import { codePauses, sentCode } from './code-pause.ts';
import { checkPhoneCode, forgetPhoneCookie, phoneCodeReader, phoneCodeWait, sendPhoneCode } from './phone-codes.ts';
import { isMessageable, phoneCountries } from './phone-countries.ts';
import { HASHING_RETRY } from './password-hashing.ts';
import { serveCredentialsLink } from '../sign-in/credentials-link.ts';
import { firstProofs } from '../sign-in/first-proof.ts';
import { sendNewsletter } from './newsletter-routes.ts';
import type { PendingParts } from './pending-contacts.ts';
import { currencyId } from './player-accounts.ts';
import type { PlayerSession } from './player-sessions.ts';

const REGISTRATION_LIMIT: RateLimits['registration'] = { times: 30, within: minutes(60) };
/** Codes that one address may ask for before each further one costs a captcha. */
const CAPTCHA_FREE: RateLimit = { times: 3, within: minutes(15) };
/** RGF-11 */
const WITH_MESSAGES: readonly RegistrationType[] = ['phone', 'full'];
/** Without letters and digits that look alike. */
const PASSWORD_ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 12;
const PASSWORD = { alphabet: PASSWORD_ALPHABET, length: PASSWORD_LENGTH };

type RegistrationParts = PendingParts &
  Pick<SandboxParts, 'sessions' | 'passwords' | 'options' | 'captcha' | 'entry' | 'random' | 'jurisdiction'>;
type OneClickBody = Ask<typeof REGISTER_IN_ONE_CLICK>['body'];

/** What a registration is answered to. */
interface Registering {
  readonly player: NewPlayer;
  readonly password: string;
  readonly isKept: boolean;
  readonly session: PlayerSession | undefined;
  readonly reply: FastifyReply;
  readonly address: string;
}

/** What a registration is counted with, and the codes that it may name. */
interface Limits {
  readonly limit: TryCounter;
  readonly codes: PromoCodes;
}

interface MessageLimits extends Limits {
  readonly caps: ContactCaps;
}

/** New players: in one click, with an e-mail address, by phone. */
export function serveRegistration(api: ServedApi, parts: RegistrationParts): void {
  const { entry, options } = parts;
  const canSend = parts.mailbox !== undefined;
  const limit = tryCounter(api.app, 'registration', options.rateLimits?.registration ?? REGISTRATION_LIMIT);
  serveCall(api, REGISTRATION_OFFER, () => {
    const open = offeredTypes({
      types: entry.rules.isRegistrationAllowed ? ['one-click', 'phone', 'full', 'social'] : [],
      isOneClickPermitted: !isOneClickBarred([parts.jurisdiction()]),
      networks: offeredNetworks(parts),
    });
    const types = REGISTRATION_TYPES.filter(
      ({ type }) => open.includes(type) && (canSend || !WITH_MESSAGES.includes(type)),
    );
    const currencies = DEFAULT_PROFILE.currencies.map((iso) => ({ id: currencyId(iso), iso }));
    return { types: types.map(({ id }) => id), ...phoneCountries(DEFAULT_PROFILE.countries), currencies };
  });
  const limits = { limit, codes: promoCodes(api.app, parts), caps: contactCaps(api.app, options) };
  serveOneClick(api, parts, limits);
  serveFull(api, parts, limits);
  servePhone(api, parts, limits);
  serveCredentialsLink(api, parts, limits.caps);
}

function serveOneClick(api: ServedApi, parts: RegistrationParts, limits: Limits): void {
  serveCall(api, REGISTER_IN_ONE_CLICK, async ({ body, session, reply, address }) => {
    const key = registrationKey(reply.request, body, parts.secret);
    const password =
      keyedWord(reply.request, body, { ...PASSWORD, secret: parts.secret }) ??
      randomWord(PASSWORD_ALPHABET, PASSWORD_LENGTH);
    // nobody can recover this account yet: it is kept like a sign-in that is to be remembered, unless the player says otherwise
    const isKept = body.save ?? true;
    const again = await welcomedAgain(parts, { key, isKept, session, reply });
    if (again !== undefined) return { ...again, password };
    const refusal = await refusedForm(parts, limits, { body, session, reply, address });
    if (refusal !== undefined) return refusal;
    if (isOneClickBarred(jurisdictionsOf(body.countryCode, parts.jurisdiction())))
      return refuse(403, 'one-click-barred');
    const player = { ...playerOf(body, 'one-click'), key };
    const made = await register(parts, { player, password, isKept, session, reply, address });
    return 'refused' in made ? made : { userId: made.userId, password };
  });
}

function serveFull(api: ServedApi, parts: RegistrationParts, limits: MessageLimits): void {
  const { caps } = limits;
  const captcha = captchaGuard(api.app, parts, { call: REGISTER_IN_FULL, kind: 'invisible', free: CAPTCHA_FREE });
  const sendFirstProof = firstProofs(api.app, parts, caps);
  serveCall(api, REGISTER_IN_FULL, async ({ body, session, reply, address }) => {
    if (parts.mailbox === undefined) return refuse(503, 'no-sender');
    const { email, password, name, surname, date_birthday: birthDate } = body;
    const form = { ...formOf(body), email, password, name, surname, birthDate };
    const checked = checkFull(form, rulesNow(parts));
    if (!checked.ok) return refuse(400, wrongField(checked.error));
    const key = registrationKey(reply.request, body, parts.secret);
    const isKept = body.save ?? false;
    const again = await welcomedAgain(parts, { key, isKept, session, reply });
    if (again !== undefined) return again;
    const needed = await captcha.captchaNeeded(reply.request, [address]);
    if (needed !== undefined) return needed;
    const refusal = await refusedForm(parts, limits, { body, session, reply, address });
    if (refusal !== undefined) return refusal;
    if (isCommonPassword(password)) return refuse(400, 'password');
    const { name: first, surname: last, email: contact } = checked.value;
    const player = { ...playerOf(body, 'full'), name: first, surname: last, birthDate, email: contact, key };
    const made = await register(parts, { player, password, isKept, session, reply, address });
    if ('refused' in made) return made;
    const { userId } = made;
    if (made.isRepeated) return { userId };
    await sendFirstProof({ userId, page: 'activatefast', contact, address, request: reply.request });
    return { userId };
  });
}

function servePhoneCodes(api: ServedApi, parts: RegistrationParts, { caps, codes }: MessageLimits): void {
  const { entry, mailbox } = parts;
  const captcha = captchaGuard(api.app, parts, { call: SEND_PHONE_CODE, kind: 'invisible', free: CAPTCHA_FREE });
  const pauses = codePauses(api.app, parts, 'registration code');
  serveCall(api, SEND_PHONE_CODE, async ({ body, session, reply, address }) => {
    const { phone } = body;
    if (!entry.rules.isRegistrationAllowed) return refuse(403, 'registration-closed');
    if (session !== undefined) return refuse(403, 'signed-in');
    if (mailbox === undefined) return refuse(503, 'no-sender');
    if (!isMessageable(phone)) return refuse(400, 'phone');
    const { request } = reply;
    const refused = await codes.refusal(request, { body, address });
    if (refused !== undefined) return refused;
    const pause = await phoneCodeWait(parts, { purpose: 'registration', phone }, request);
    if (pause !== undefined) return refuse(429, 'too-often', pause);
    const needed = await captcha.captchaNeeded(request, [address]);
    if (needed !== undefined) return needed;
    const message = { request, contact: phone, address, purpose: 'proof' } as const;
    const reader = phoneCodeReader(request, 'registration');
    const wait = await pauses({ request, contact: phone, reader }, async () => caps.askingWait(message));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const isSent = await caps.goesOut(message, await caps.isSent(message));
    return sentCode(await sendPhoneCode(parts, { purpose: 'registration', phone, isSent }, reply));
  });
}

function servePhone(api: ServedApi, parts: RegistrationParts, limits: MessageLimits): void {
  const { caps } = limits;
  servePhoneCodes(api, parts, limits);

  serveCall(api, REGISTER_BY_PHONE, async ({ body, session, reply, address }) => {
    const { phone, password, code } = body;
    const checked = checkPhone({ ...formOf(body), phone, password }, rulesNow(parts));
    if (!checked.ok) return refuse(400, wrongField(checked.error));
    const key = registrationKey(reply.request, body, parts.secret);
    const isKept = body.save ?? false;
    const again = await welcomedAgain(parts, { key, isKept, session, reply });
    if (again !== undefined) return again;
    const refusal = await refusedForm(parts, limits, { body, session, reply, address });
    if (refusal !== undefined) return refusal;
    if (isCommonPassword(password)) return refuse(400, 'password');
    const guessWait = async () => caps.guessWait({ request: reply.request, contact: phone });
    const proven = await checkPhoneCode(parts, { phone, code, guessWait }, reply);
    if ('refused' in proven) return proven;
    const player = { ...playerOf(body, 'phone'), key, proven: { phone, idHash: proven.idHash } };
    const made = await register(parts, { player, password, isKept, session, reply, address });
    if ('refused' in made) return made;
    const { userId } = made;
    forgetPhoneCookie(reply, 'registration');
    if (!made.isRepeated) await sendNewsletter(parts, { userId, to: phone, request: reply.request, caps });
    return { userId };
  });
}

/** Makes the player and signs in. */
async function register(
  parts: RegistrationParts,
  { player, password, isKept, session, reply, address }: Registering,
): Promise<Refusal | { readonly userId: UserId; readonly isRepeated: boolean }> {
  const { sessions, passwords } = parts;
  const passwordHash = await passwords.hash(password, address);
  if (passwordHash === undefined) return refuse(503, 'busy', HASHING_RETRY);
  const made = await makePlayer(parts, { ...player, passwordHash }, reply.request);
  if ('refused' in made) {
    // the same form may have been faster
    const again = await welcomedAgain(parts, { key: player.key, isKept, session, reply });
    return again === undefined ? made : { ...again, isRepeated: true };
  }
  const { userId } = made;
  await sessions.begin({ userId, credentials: FIRST_CREDENTIALS, isKept, previous: session, reply });
  return { userId, isRepeated: false };
}

function refusedChoices(
  { entry }: RegistrationParts,
  { body, session }: { readonly body: OneClickBody; readonly session: PlayerSession | undefined },
): Refusal | undefined {
  if (!entry.rules.isRegistrationAllowed) return refuse(403, 'registration-closed');
  if (session !== undefined) return refuse(403, 'signed-in');
  if (!DEFAULT_PROFILE.countries.includes(body.countryCode)) return refuse(400, 'unknown-country');
  if (!DEFAULT_PROFILE.currencies.includes(body.iso)) return refuse(400, 'unknown-currency');
  return promoCodeProblem(body.promocode ?? '') === undefined ? undefined : refuse(400, 'promocode');
}

/** RGF-20 The code comes last: it is looked up only for who may register at all. */
async function refusedForm(
  parts: RegistrationParts,
  { limit, codes }: Limits,
  asked: Pick<Registering, 'session' | 'reply' | 'address'> & { readonly body: OneClickBody },
): Promise<Refusal | undefined> {
  const { body, session, reply, address } = asked;
  const refused = refusedChoices(parts, { body, session }) ?? (await tooMany(limit, reply, address));
  if (refused !== undefined) return refused;
  return codes.refusal(reply.request, { body, address });
}

async function tooMany(limit: TryCounter, { request }: FastifyReply, address: string): Promise<Refusal | undefined> {
  const wait = await limit.attempt(request, address);
  return wait === undefined ? undefined : refuse(429, 'too-often', wait);
}

function playerOf(body: OneClickBody & { news?: boolean | undefined }, registeredBy: RegistrationType): NewPlayer {
  return {
    countryCode: body.countryCode,
    currency: body.iso,
    promoCode: body.promocode === undefined ? undefined : sentPromoCode(body.promocode),
    bonusChoice: body.first_deposit_bonus_choice,
    registeredBy,
    isNewsWanted: body.news,
  };
}

function formOf({ countryCode, iso: currency, promocode = '' }: OneClickBody) {
  const agreed = { isAdult: true, isTermsAccepted: true } as const;
  return {
    countryCode,
    currency,
    ...agreed,
    promoCode: promocode,
    bonusChoice: 'decline',
    isRemembered: false,
    isNewsWanted: false,
  } as const;
}

function rulesNow({ now }: RegistrationParts): FormRules {
  return { site: DEFAULT_PROFILE, today: new Date(now()).toISOString().slice(0, 10) };
}

/** The codes of refusals are the names of fields on the wire. */
function wrongField(problems: Readonly<Record<string, unknown>>): string {
  const [field = 'malformed'] = Object.keys(problems);
  return { countryCode: 'unknown-country', currency: 'unknown-currency', promoCode: 'promocode' }[field] ?? field;
}
