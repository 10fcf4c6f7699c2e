import type { BonusChoice } from '../../registration/registration-type.ts';
import { BONUS_CHOICES } from '../../registration/registration-type.ts';

/** The settings that the site knows by name, as the server calls them. */
export const SETTING_KEYS = [
  { key: 'bonus', id: 'bonus_type' },
  { key: 'first-deposit-bonus', id: 'first_deposit_bonus_type' },
  { key: 'mailing-deposit', id: 'mailing_deposit' },
  { key: 'mailing-bets', id: 'mailing_bets' },
  { key: 'mailing-events', id: 'mailing_events' },
  { key: 'mailing-sms', id: 'mailing_sms' },
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number]['key'];

/** One setting of the office. */
export interface OfficeSetting {
  readonly id: string;
  readonly title: string;
  readonly value: number;
  /** What it can be; empty for a switch of 0 and 1. */
  readonly options: readonly SettingOption[];
}

export interface SettingOption {
  readonly value: number;
  readonly label: string;
}

export interface OfficeSport {
  readonly id: number;
  readonly name: string;
}

/** An account of the player that bonuses can come for. */
export interface BonusWallet {
  readonly currency: string;
  /** The number of the account. */
  readonly scoreId: number;
  readonly takesBonuses: boolean;
}

export interface PromoSetting {
  readonly isPromoPointsRulesShown: boolean;
  readonly areAdditionalCashbackTermsShown: boolean;
  readonly promoPoints: number;
  /** The points have a name of the operator's. */
  readonly usesPromoPointsName: boolean;
}

/** Everything that the settings page of the office shows. */
export interface OfficeSettings {
  readonly commonSettings: readonly OfficeSetting[];
  readonly otherSettings: readonly OfficeSetting[];
  readonly notificationSettings: readonly OfficeSetting[];
  readonly cashbackSetting?: OfficeSetting | undefined;
  readonly bonusSetting?: OfficeSetting | undefined;
  readonly firstDepositBonusSetting?: OfficeSetting | undefined;
  readonly pointsAccumulated: number;
  readonly availableCurrencies: readonly string[];
  readonly sports: readonly OfficeSport[];
  readonly lineSports: readonly OfficeSport[];
  readonly liveSports: readonly OfficeSport[];
  readonly disallowedLineSports: readonly number[];
  readonly disallowedLiveSports: readonly number[];
  readonly areFavouriteTeamsShown: boolean;
  readonly isPromoCodeCheckShown: boolean;
  readonly areWalletsShown: boolean;
  readonly walletAttributes: { readonly titleKey?: string | undefined };
  readonly wallets: readonly BonusWallet[];
  readonly areClubPointsShown: boolean;
  readonly clubPoints: number;
  readonly promoSetting: PromoSetting;
}

export const OFFICE_SECTIONS = [
  'common',
  'notifications',
  'bonus',
  'first-deposit-bonus',
  'cashback',
  'sports',
  'wallets',
  'promo-code-check',
  'promo-points-rules',
  'additional-cashback-terms',
  'favourite-teams',
  'club-points',
] as const;
export type OfficeSection = (typeof OFFICE_SECTIONS)[number];

const DEFAULT_WALLET_TITLE = 'office_settings_wallets_bonus';

/** OFS-1 The page shows the sections that have something to set and that the operator shows, in one order. */
export function officeSections(settings: OfficeSettings): readonly OfficeSection[] {
  const { promoSetting } = settings;
  const shown: Readonly<Record<OfficeSection, boolean>> = {
    common: settings.commonSettings.length + settings.otherSettings.length > 0,
    notifications: settings.notificationSettings.length > 0,
    bonus: settings.bonusSetting !== undefined,
    'first-deposit-bonus': settings.firstDepositBonusSetting !== undefined,
    cashback: settings.cashbackSetting !== undefined,
    sports: settings.lineSports.length + settings.liveSports.length > 0,
    wallets: settings.areWalletsShown && settings.wallets.length > 0,
    'promo-code-check': settings.isPromoCodeCheckShown,
    'promo-points-rules': promoSetting.isPromoPointsRulesShown,
    'additional-cashback-terms': promoSetting.areAdditionalCashbackTermsShown,
    'favourite-teams': settings.areFavouriteTeamsShown,
    'club-points': settings.areClubPointsShown,
  };
  return OFFICE_SECTIONS.filter((section) => shown[section]);
}

/** OFS-2 The wallets are headed by the operator's title, else by that of the bonus wallets. */
export function walletTitleKey({ titleKey }: OfficeSettings['walletAttributes']): string {
  return typeof titleKey === 'string' && titleKey.trim() !== '' ? titleKey : DEFAULT_WALLET_TITLE;
}

/** OFS-3 A setting takes one of its options, a switch 0 or 1; anything else leaves it as it is. */
export function withSettingValue(setting: OfficeSetting, value: number): OfficeSetting {
  const allowed = setting.options.length === 0 ? [0, 1] : setting.options.map((option) => option.value);
  return allowed.includes(value) ? { ...setting, value } : setting;
}

/** OFS-4 A setting is known by the server's name for it. */
export function settingKey(id: string): SettingKey | undefined {
  return SETTING_KEYS.find((known) => known.id === id)?.key;
}

/** OFS-5 What is set for a bonus: 0 declined, 1 sport, 2 casino; anything else is a decline. */
export function chosenBonus(setting: Pick<OfficeSetting, 'value'> | undefined): BonusChoice {
  return BONUS_CHOICES.find(({ id }) => id === setting?.value)?.choice ?? 'decline';
}

/** OFS-7 Club points are shown where the operator shows them, as a whole number of at least 0. */
export function shownClubPoints(
  settings: Pick<OfficeSettings, 'areClubPointsShown' | 'clubPoints'>,
): number | undefined {
  if (!settings.areClubPointsShown) return undefined;
  return settings.clubPoints > 0 && Number.isFinite(settings.clubPoints) ? Math.floor(settings.clubPoints) : 0;
}

const WALLET_SETTING = 'wallet_';

/** OFS-10 The setting of a wallet bears its currency. */
export function walletSettingId({ currency }: Pick<BonusWallet, 'currency'>): string {
  return `${WALLET_SETTING}${currency.toLowerCase()}`;
}

/** OFS-10 */
export function walletOfSetting<Known extends Pick<BonusWallet, 'currency'>>(
  wallets: readonly Known[],
  id: string,
): Known | undefined {
  return wallets.find((wallet) => walletSettingId(wallet) === id);
}

/** OFS-19 The currencies in which the player can open a wallet yet. */
export function furtherCurrencies({
  availableCurrencies,
  wallets,
}: Pick<OfficeSettings, 'availableCurrencies' | 'wallets'>): readonly string[] {
  const held = new Set(wallets.map(({ currency }) => currency));
  return availableCurrencies.filter((currency) => !held.has(currency));
}

/** OFS-10, OFS-11 Whether a bonus for sports may be granted: the player takes such bonuses, and the wallet does. */
export function takesSportBonus(
  bonus: Pick<OfficeSetting, 'value'> | undefined,
  wallet: Pick<BonusWallet, 'takesBonuses'> | undefined,
): boolean {
  return chosenBonus(bonus) === 'sport' && wallet?.takesBonuses !== false;
}

/** OFS-10, OFS-11 Whether a bonus for the casino may be granted: to whoever takes bonuses at all, where the wallet does. */
export function takesCasinoBonus(
  bonus: Pick<OfficeSetting, 'value'> | undefined,
  wallet: Pick<BonusWallet, 'takesBonuses'> | undefined,
): boolean {
  return chosenBonus(bonus) !== 'decline' && wallet?.takesBonuses !== false;
}
