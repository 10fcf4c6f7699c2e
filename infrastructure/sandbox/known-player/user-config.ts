import type { JurisdictionProfile } from '../../../core/limits/jurisdiction.ts';
import { verificationGroup } from '../../../core/player/documents/identity-document.ts';
import { activationTypeById, hasActiveEmail, hasActivePhone } from '../../../core/player/activation-type.ts';
import { contactsToActivate, type Contact } from '../../../core/player/contact-activation.ts';
import { sortedSports } from '../../../core/player/disallowed-sports.ts';
import { protectionScore } from '../../../core/player/protection-level.ts';
import type { ProtectionMethods } from '../../../core/player/player.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { assert } from '../../../core/shared/result.ts';
import { days, type EpochMillis } from '../../../core/shared/time.ts';
import type { WireReply } from '../../http/call.ts';
import type { USER_CONFIG } from '../../player/player-calls.ts';
import type { WithdrawalNeed } from '../../../core/payments/withdrawal-permission.ts';
import { withdrawalNeedOf } from '../payments/stopped-withdrawal.ts';
import { writtenOnce } from '../database/written-once.ts';
import { countryRegime } from '../limits/player-regime.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { wantedTypes } from '../documents/kept-documents.ts';
import { IDENTITY_COLUMNS, wireIdentity } from './profile/kept-identity.ts';
import { isShutOut } from '../limits/shut-out.ts';
import { CONTACT_WAITS_FOR, pendingSince, pendingUntil } from './pending-term.ts';
import { phoneCountries } from '../players/phone-countries.ts';

type WireConfig = WireReply<typeof USER_CONFIG>['result'];
type PlayerRow = Awaited<ReturnType<typeof readPlayers>>[number];

/** Everything that the site knows of a player, as the wire has it. */
export async function userConfigOf(
  parts: Pick<SandboxParts, 'database' | 'jurisdiction' | 'now'>,
  userId: UserId,
): Promise<WireConfig> {
  const now = parts.now();
  const [row] = await readPlayers(parts.database, { userId, now, since: pendingSince(now) });
  assert(row !== undefined, 'a session is of a player');
  const { profile } = countryRegime(parts, row.country_code);
  return {
    ...contactsOf(row, now),
    ...needOf(row, profile),
    ...verificationOf(row, profile),
    ...protectionOf(row, now),
    ...accountOf(row, now),
  };
}

/** Of some sixty columns, those that are told: each costs its share of a statement. */
const TOLD = [
  'users.activation_type',
  'users.ban_level',
  'users.ban_version',
  ...IDENTITY_COLUMNS,
  'users.conversion_level',
  'users.country_code',
  'users.created_at',
  'users.disallowed_line',
  'users.disallowed_live',
  'users.email',
  'users.internal_verification_status',
  'users.is_balance_hidden',
  'users.is_document_requested',
  'users.is_recharge_notice_seen',
  'users.is_transfer_required',
  'users.message_count',
  'users.password_changed_at',
  'users.phone',
  'users.ref_id',
  'users.user_status_id',
  'users.verification_status',
  'users.withdrawals_locked_until',
] as const;

interface PlayerAsk {
  readonly userId: UserId;
  readonly now: EpochMillis;
  /** From when on a contact still waits to be proven. */
  readonly since: EpochMillis;
}

/** PR-5 With the contacts that are on their way to be proven: the player alone sees them here, and nobody is known by them. */
const readPlayers = writtenOnce((database, { userId, now, since }: PlayerAsk) =>
  database
    .selectFrom('users')
    .leftJoin('authenticators', 'authenticators.user_id', 'users.id')
    .select((query) => {
      const pending = (kind: Contact) =>
        query
          .selectFrom('activations')
          .whereRef('activations.user_id', '=', 'users.id')
          .where('kind', '=', kind)
          .where('code_until', '>', since);
      const credited = query
        .selectFrom('payments')
        .innerJoin('payment_facts', 'payment_facts.payment_id', 'payments.id')
        .select('payments.id')
        .whereRef('payments.user_id', '=', 'users.id')
        .where('payment_facts.kind', '=', 'credited');
      return [
        ...TOLD,
        query.exists(credited).as('has_deposit'),
        isShutOut({ userId: query.ref('users.id'), now }).as('is_shut_out'),
        'authenticators.is_on as has_authenticator',
        pending('phone').select('contact').as('pending_phone'),
        pending('phone').select('code_until').as('pending_phone_code_until'),
        pending('email').select('contact').as('pending_email'),
        pending('email').select('code_until').as('pending_email_code_until'),
      ];
    })
    .where('users.id', '=', userId),
);

function contactsOf(row: PlayerRow, now: EpochMillis) {
  const { name, country_code: countryCode, activation_type: activation } = row;
  const phone = row.phone ?? row.pending_phone;
  const email = row.email ?? row.pending_email;
  const country = phoneCountries([countryCode]).countries[0];
  const activationType = activationTypeById(activation);
  const known = { activationType, phoneNumber: phone ?? undefined, email: email ?? undefined };
  return {
    ...(phone === null ? {} : { phone_number: phone }),
    ...(phone !== null && country !== undefined && phone.startsWith(country.tel_code)
      ? { phone_code: country.tel_code }
      : {}),
    ...(email === null ? {} : { user_email: email }),
    ...(name === null ? {} : { user_name: name }),
    user_country_code: countryCode,
    ...(country === undefined ? {} : { user_country_id: country.id }),
    activation_type: activation,
    ...daysToActivate(row, contactsToActivate(known), now),
  };
}

/** PR-6 Each contact waits from its last message on; one that no message went to, from the registration on. */
function daysToActivate(
  row: PlayerRow,
  contacts: readonly Contact[],
  now: EpochMillis,
): { readonly remaining_days_to_activate?: number } {
  if (contacts.length === 0) return {};
  const until = contacts.map((contact) => {
    const isPhone = contact === 'phone';
    const own = isPhone ? row.phone : row.email;
    const codeUntil = isPhone ? row.pending_phone_code_until : row.pending_email_code_until;
    return own === null && codeUntil !== null ? pendingUntil(codeUntil) : row.created_at + CONTACT_WAITS_FOR;
  });
  return { remaining_days_to_activate: Math.max(0, Math.ceil((Math.min(...until) - now) / days(1))) };
}

/** WDR-25 A contact that is only on its way keeps no money back. */
function needOf(row: PlayerRow, profile: JurisdictionProfile): { readonly withdrawal_need?: WithdrawalNeed } {
  const need = withdrawalNeedOf(row, profile);
  return need === undefined ? {} : { withdrawal_need: need };
}

function verificationOf(row: PlayerRow, { doesWithdrawalNeedIdentity }: JurisdictionProfile) {
  const { is_document_requested: isRequested, user_status_id: statusId } = row;
  const isCalledVerified = row.internal_verification_status === 1;
  // PR-15 PR-16 who is to be checked before the money goes out is told when it comes in
  const isAskedByLaw = doesWithdrawalNeedIdentity && !(isCalledVerified && !isRequested);
  return {
    is_need_identification: isAskedByLaw,
    user_status_id: statusId,
    internal_verification_status: row.internal_verification_status,
    verification_status: row.verification_status,
    verification_types: wantedTypes(isCalledVerified, isRequested),
    verification_status_group_code: verificationGroup({
      isVerified: isCalledVerified,
      isRequested,
      isPending: statusId === 1,
    }),
    requested_additional_document: isRequested,
    show_verification_modal_on_deposit_page: isAskedByLaw,
    is_identification_bonus: false,
  };
}

function protectionOf(row: PlayerRow, now: EpochMillis) {
  const activation = activationTypeById(row.activation_type);
  const methods: ProtectionMethods = {
    hasChangedPassword: row.password_changed_at !== null,
    hasTwoFactor: row.has_authenticator === true,
    hasBoundPhone: hasActivePhone(activation),
    hasSecurityQuestion: false,
    hasEmailSignIn: hasActiveEmail(activation),
  };
  return {
    is_active_secure_question: methods.hasSecurityQuestion,
    changed_pass_day_count: daysSince(row.password_changed_at ?? row.created_at, now),
    protection_level: protectionScore(methods),
    protection_methods: {
      is_changed_password: methods.hasChangedPassword,
      enable_two_factor_auth: methods.hasTwoFactor,
      enable_phone_binding: methods.hasBoundPhone,
      enable_security_question: methods.hasSecurityQuestion,
      enable_email_auth: methods.hasEmailSignIn,
    },
    should_sync_protection_methods: false,
  };
}

function accountOf(row: PlayerRow, now: EpochMillis) {
  const { name, surname, withdrawals_locked_until: until } = row;
  return {
    disallow_line_sport: [...sortedSports(row.disallowed_line.split('.'))],
    disallow_live_sport: [...sortedSports(row.disallowed_live.split('.'))],
    user_ref_id: row.ref_id,
    user_msg_count: row.message_count,
    isRequiredTransfer: row.is_transfer_required,
    convert_account: row.conversion_level,
    user_hide_balance: row.is_balance_hidden,
    user_data: wireIdentity(row),
    isCCLine: false,
    isCClive: false,
    isDataAfterRegistration: name === null || surname === null,
    has_deposit: row.has_deposit === true,
    // PR-17, RG-11 whoever is shut out is courted by nothing
    is_recharge_notification: row.has_deposit !== true && row.is_shut_out !== true && row.ban_level === 0,
    is_recharge_notification_seen: row.is_recharge_notice_seen,
    ban_level: row.ban_level,
    ban_version: row.ban_version,
    withdrawals_locked_until: until !== null && until > now ? until : null,
  };
}

function daysSince(moment: EpochMillis, now: EpochMillis): number {
  return Math.max(0, Math.floor((now - moment) / days(1)));
}
