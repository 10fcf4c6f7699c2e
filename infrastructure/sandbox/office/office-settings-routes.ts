import type { Selectable } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import { hiddenSportsText, sortedSports } from '../../../core/player/disallowed-sports.ts';
import { settingKey, walletTitleKey } from '../../../core/settings/office/office-settings.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { WireReply } from '../../http/call.ts';
import { DISALLOW_SPORTS, OFFICE_SETTINGS, SAVE_OFFICE_SETTING } from '../../player/office-settings-calls.ts';
import { bonusSetting, keepBonusType, keepWallet, walletsOf } from '../bonuses/bonus-setting.ts';
import { earnedIn, pointsOf, SHOWN_POINTS } from '../bonuses/points/earned-points.ts';
import { CASHBACK_TYPE, cashbackSetting } from '../bonuses/cashback/cashback-setting.ts';
import { hasDeposit } from '../bonuses/grant-bonus.ts';
import { mayReward } from '../bonuses/reward-permit.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import { playerRegime } from '../limits/player-regime.ts';
import type { NewsSwitch } from '../players/newsletter-routes.ts';
import {
  keepSignInSetting,
  ONE_SESSION,
  oneSessionSetting,
  SIGN_IN_LETTERS,
  signInLettersSetting,
} from '../sign-in/sign-in-settings.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { serveCall, type Ask, type ServedApi } from '../server/serve-call.ts';
import { OFFICE_SETTING_WORDS } from './office-settings-words.ts';

type SettingParts = Pick<SandboxParts, 'database' | 'world' | 'now' | 'jurisdiction' | 'random'>;

const NEWS = 'mailing_events';
/** OFS-13, OFS-15, OFS-16 What each service message is kept as. */
const SERVICE_MESSAGES = {
  mailing_deposit: 'are_payments_mailed',
  mailing_bets: 'are_bets_mailed',
  mailing_sms: 'are_withdrawals_texted',
} as const;
const FIRST_DEPOSIT_BONUS = 'first_deposit_bonus_type';
const BONUS_TYPE = 'bonus_type';
/** The status of a query that was answered and not done. */
const NOT_DONE = 2;

/** The settings of the office: what stands behind none of them is not offered. */
export function serveOfficeSettings(api: ServedApi, parts: SettingParts, news: NewsSwitch): void {
  const { database, world } = parts;
  serveCall(api, OFFICE_SETTINGS, async ({ query: { lng }, session: { userId } }) => settingsOf(parts, userId, lng));
  serveCall(api, SAVE_OFFICE_SETTING, async (ask) => savedSetting(parts, news, ask));
  serveCall(api, DISALLOW_SPORTS, async ({ body, session }) => {
    const known = new Set(world.sports('en').map(({ id }) => id));
    const [line = '', live = ''] = hiddenSportsText({
      line: body.line.filter((id) => known.has(id)),
      live: body.live.filter((id) => known.has(id)),
    }).split('-');
    await database
      .updateTable('users')
      .set({ disallowed_line: line, disallowed_live: live })
      .where('id', '=', session.userId)
      .execute();
    return { success: true } as const;
  });
}

async function settingsOf(parts: SettingParts, userId: UserId, lng: Language) {
  const { database, world, now } = parts;
  const user = await database
    .selectFrom('users')
    .select([
      'newsletter_wanted_at',
      ...Object.values(SERVICE_MESSAGES),
      'disallowed_line',
      'disallowed_live',
      'is_one_session',
      'sign_in_letters',
      'bonus_type',
      'bonus_choice',
      'cashback_type',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const earned = await earnedIn(database, userId, now());
  return {
    ...OFFERED,
    commonSettings: [oneSessionSetting(user.is_one_session, lng)],
    otherSettings: [signInLettersSetting(user.sign_in_letters, lng)],
    bonusSetting: bonusSetting(BONUS_TYPE, user.bonus_type, lng),
    ...(await firstDepositSetting(parts, userId, { choice: user.bonus_choice, lng })),
    cashbackSetting: cashbackSetting(user.cashback_type, lng),
    notificationSettings: mailingSettings(user, lng),
    availableCurrencies: [...DEFAULT_PROFILE.currencies],
    pointsAccumulated: earned.all,
    clubPoints: earned.club,
    wallets: await walletsOf(database, userId),
    promoSetting: {
      ...SHOWN_POINTS,
      promoPoints: await pointsOf(database, userId),
      showAdditionalCashBackTerms: true,
    },
    ...sportSettings(world, user, lng),
  };
}

function sportSettings(
  world: SettingParts['world'],
  hidden: { readonly disallowed_line: string; readonly disallowed_live: string },
  lng: Language,
) {
  const sports = world.sports(lng).map(({ id, name }) => ({ id, name }));
  return {
    sports,
    lineSports: sports,
    liveSports: sports,
    lineDisallowSports: [...sortedSports(hidden.disallowed_line.split('.'))],
    liveDisallowSports: [...sortedSports(hidden.disallowed_live.split('.'))],
  };
}

/** What the sandbox shows to every player. */
const OFFERED = {
  showFavoriteTeams: true,
  showPromoCodeCheck: true,
  showWallets: true,
  walletAttributes: { title_translation_key: walletTitleKey({}) },
  showClubPoints: true,
} satisfies Partial<WireReply<typeof OFFICE_SETTINGS>>;

type MailingRow = Pick<
  Selectable<Tables['users']>,
  (typeof SERVICE_MESSAGES)[keyof typeof SERVICE_MESSAGES] | 'newsletter_wanted_at'
>;

function mailingSettings(user: MailingRow, lng: Language) {
  return [
    mailingSetting('mailing_deposit', lng, user.are_payments_mailed),
    mailingSetting('mailing_bets', lng, user.are_bets_mailed),
    mailingSetting('mailing_sms', lng, user.are_withdrawals_texted),
    mailingSetting(NEWS, lng, user.newsletter_wanted_at !== null),
  ];
}

function mailingSetting(id: typeof NEWS | keyof typeof SERVICE_MESSAGES, language: Language, isOn: boolean) {
  return { id, title: OFFICE_SETTING_WORDS[id][language], value: Number(isOn) };
}

async function saved(
  news: NewsSwitch,
  { body: { value, lng }, session: { userId }, reply: { request } }: Ask<typeof SAVE_OFFICE_SETTING>,
) {
  if (value > 1) return notDone('refused', lng);
  if (value === 0) await news.stop(userId);
  else if (!(await news.start(userId, request))) return notDone('shut-out', lng);
  return { success: true } as const;
}

async function savedSetting(parts: SettingParts, news: NewsSwitch, ask: Ask<typeof SAVE_OFFICE_SETTING>) {
  const { database } = parts;
  const { body, session } = ask;
  switch (settingKey(body.id)) {
    case 'first-deposit-bonus':
      return savedBonus(parts, ask);
    case 'bonus':
      return kept(await keepBonusType(database, session.userId, body.value), ask);
    case 'mailing-deposit':
      return kept(await keepMailing(database, session.userId, { id: 'mailing_deposit', value: body.value }), ask);
    case 'mailing-bets':
      return kept(await keepMailing(database, session.userId, { id: 'mailing_bets', value: body.value }), ask);
    case 'mailing-sms':
      return kept(await keepMailing(database, session.userId, { id: 'mailing_sms', value: body.value }), ask);
    case 'mailing-events':
      return saved(news, ask);
    case undefined:
      return savedFurther(parts, ask);
  }
}

/** Those that the specification does not name, and the switch of each wallet. */
async function savedFurther({ database }: SettingParts, ask: Ask<typeof SAVE_OFFICE_SETTING>) {
  const { body, session } = ask;
  switch (body.id) {
    case CASHBACK_TYPE:
      return savedCashback(database, ask);
    case ONE_SESSION:
    case SIGN_IN_LETTERS:
      return kept(await keepSignInSetting(database, session.userId, { id: body.id, value: body.value }), ask);
    default:
      return kept(await keepWallet(database, session.userId, body), ask);
  }
}

/** OFS-13, OFS-15, OFS-16 */
async function keepMailing(
  database: SettingParts['database'],
  userId: UserId,
  { id, value }: { readonly id: keyof typeof SERVICE_MESSAGES; readonly value: number },
): Promise<boolean> {
  if (value > 1) return false;
  await database
    .updateTable('users')
    .set({ [SERVICE_MESSAGES[id]]: value === 1 })
    .where('id', '=', userId)
    .execute();
  return true;
}

function kept(isKept: boolean, { body: { lng } }: Ask<typeof SAVE_OFFICE_SETTING>) {
  return isKept ? ({ success: true } as const) : notDone('refused', lng);
}

/** OFS-5 Nothing to set once there was a deposit, or while nothing may be granted: what is set says what the first one gives. */
async function firstDepositSetting(
  parts: SettingParts,
  userId: UserId,
  { choice, lng }: { readonly choice: number; readonly lng: Language },
) {
  if (await hasDeposit(parts.database, userId)) return {};
  if (!(await isCourted(parts, userId))) return {};
  return { firstDepositBonusSetting: bonusSetting(FIRST_DEPOSIT_BONUS, choice, lng) };
}

/** BON-10 */
async function isCourted(parts: SettingParts, userId: UserId): Promise<boolean> {
  return inTransaction(parts, async (transaction) =>
    mayReward(transaction, userId, await playerRegime(parts, transaction, userId)),
  );
}

async function savedBonus(
  parts: SettingParts,
  { body: { value, lng }, session: { userId } }: Ask<typeof SAVE_OFFICE_SETTING>,
) {
  const { firstDepositBonusSetting: kept } = await firstDepositSetting(parts, userId, { choice: value, lng });
  if (kept?.value !== value) return notDone('refused', lng);
  await parts.database.updateTable('users').set({ bonus_choice: value }).where('id', '=', userId).execute();
  return { success: true } as const;
}

/** CBK-2 */
async function savedCashback(
  database: SettingParts['database'],
  { body: { value, lng }, session: { userId } }: Ask<typeof SAVE_OFFICE_SETTING>,
) {
  if (cashbackSetting(value, lng).value !== value) return notDone('refused', lng);
  await database.updateTable('users').set({ cashback_type: value }).where('id', '=', userId).execute();
  return { success: true } as const;
}

/** OFS-8 */
function notDone(words: 'refused' | 'shut-out', language: Language): Refusal {
  return { ...refuse(409, 'setting'), bodyStatus: NOT_DONE, title: OFFICE_SETTING_WORDS[words][language] };
}
