import * as v from 'valibot';
import { conversionLevel } from '../../core/accounts/account-conversion.ts';
import { activationTypeById } from '../../core/player/activation-type.ts';
import { sortedSports } from '../../core/player/disallowed-sports.ts';
import type { Player } from '../../core/player/player.ts';
import { wireCount, wireCountry, wireId, wireMillis, wireText } from '../http/wire.ts';

const text = v.optional(wireText);
const id = v.optional(wireId);
const off = v.optional(v.boolean(), false);
const sports = v.optional(v.array(wireId), []);

const identity = v.pipe(
  v.object({
    name: text,
    surname: text,
    date_birthday: text,
    document_type_id: id,
    passport: text,
    passport_date: text,
    passport_end_date: text,
    registration_address: text,
    inn: text,
  }),
  v.transform((wire): Player['identity'] => ({
    name: wire.name,
    surname: wire.surname,
    birthDate: wire.date_birthday,
    documentTypeId: wire.document_type_id,
    passport: wire.passport,
    passportIssuedOn: wire.passport_date,
    passportExpiresOn: wire.passport_end_date,
    registrationAddress: wire.registration_address,
    taxNumber: wire.inn,
  })),
);

const protectionMethods = v.pipe(
  v.object({
    is_changed_password: off,
    enable_two_factor_auth: off,
    enable_phone_binding: off,
    enable_security_question: off,
    enable_email_auth: off,
  }),
  v.transform((wire): Player['protectionMethods'] => ({
    hasChangedPassword: wire.is_changed_password,
    hasTwoFactor: wire.enable_two_factor_auth,
    hasBoundPhone: wire.enable_phone_binding,
    hasSecurityQuestion: wire.enable_security_question,
    hasEmailSignIn: wire.enable_email_auth,
  })),
);

const contacts = v.object({
  phone_number: text,
  phone_code: text,
  user_email: text,
  user_name: text,
  user_country_code: v.optional(wireCountry),
  user_country_id: id,
  activation_type: wireId,
  remaining_days_to_activate: v.optional(wireCount),
});

const verification = v.object({
  is_need_identification: off,
  user_status_id: id,
  internal_verification_status: id,
  verification_status: id,
  verification_types: v.optional(v.array(wireId), []),
  verification_status_group_code: text,
  requested_additional_document: off,
  show_verification_modal_on_deposit_page: off,
  is_identification_bonus: off,
});

const protection = v.object({
  is_active_secure_question: off,
  changed_pass_day_count: v.optional(wireCount),
  protection_level: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  protection_methods: protectionMethods,
  should_sync_protection_methods: off,
});

const account = v.object({
  disallow_line_sport: sports,
  disallow_live_sport: sports,
  user_ref_id: id,
  user_msg_count: wireCount,
  isRequiredTransfer: off,
  convert_account: id,
  user_hide_balance: v.optional(v.boolean(), true),
  user_data: identity,
  isCCLine: off,
  isCClive: off,
  isDataAfterRegistration: off,
  has_deposit: off,
  is_recharge_notification: off,
  is_recharge_notification_seen: off,
});

/** What decides about access has no default: a reply without it is none. */
const restrictions = v.object({
  ban_level: wireId,
  ban_version: wireId,
  withdrawals_locked_until: v.nullish(wireMillis),
  withdrawal_need: text,
});

const wirePlayer = v.object({
  ...account.entries,
  ...contacts.entries,
  ...verification.entries,
  ...protection.entries,
  ...restrictions.entries,
});
type WirePlayer = v.InferOutput<typeof wirePlayer>;

/** Everything that the site knows of the signed-in player. */
export const userConfig = v.pipe(
  wirePlayer,
  v.transform((wire): Player => ({
    ...accountOf(wire),
    ...contactsOf(wire),
    ...verificationOf(wire),
    hasActiveSecurityQuestion: wire.is_active_secure_question,
    daysSincePasswordChange: wire.changed_pass_day_count,
    protectionScore: wire.protection_level ?? undefined,
    protectionMethods: wire.protection_methods,
    areProtectionMethodsStale: wire.should_sync_protection_methods,
    banLevel: wire.ban_level,
    banVersion: wire.ban_version,
    withdrawalNeed: wire.withdrawal_need,
    ...(typeof wire.withdrawals_locked_until === 'number'
      ? { withdrawalsLockedUntil: wire.withdrawals_locked_until }
      : {}),
  })),
);

function accountOf(wire: WirePlayer) {
  return {
    disallowedLineSports: sortedSports(wire.disallow_line_sport),
    disallowedLiveSports: sortedSports(wire.disallow_live_sport),
    referralId: wire.user_ref_id,
    messageCount: wire.user_msg_count,
    isTransferRequired: wire.isRequiredTransfer,
    conversion: conversionLevel(wire.convert_account),
    isBalanceHidden: wire.user_hide_balance,
    identity: wire.user_data,
    isMarkedForLine: wire.isCCLine,
    isMarkedForLive: wire.isCClive,
    isAskedAfterRegistration: wire.isDataAfterRegistration,
    hasDeposit: wire.has_deposit,
    rechargeNotification: { isOn: wire.is_recharge_notification, isSeen: wire.is_recharge_notification_seen },
  };
}

function contactsOf(wire: WirePlayer) {
  return {
    phoneNumber: wire.phone_number,
    phoneCode: wire.phone_code,
    email: wire.user_email,
    name: wire.user_name,
    countryCode: wire.user_country_code,
    countryId: wire.user_country_id,
    activationType: activationTypeById(wire.activation_type),
    daysToActivate: wire.remaining_days_to_activate,
  };
}

function verificationOf(wire: WirePlayer) {
  return {
    isIdentificationNeeded: wire.is_need_identification,
    statusId: wire.user_status_id,
    internalVerificationStatus: wire.internal_verification_status,
    verificationStatus: wire.verification_status,
    verificationTypes: wire.verification_types,
    verificationGroup: wire.verification_status_group_code,
    isDocumentRequested: wire.requested_additional_document,
    isVerificationShownOnDeposit: wire.show_verification_modal_on_deposit_page,
    hasIdentificationBonus: wire.is_identification_bonus,
  };
}
