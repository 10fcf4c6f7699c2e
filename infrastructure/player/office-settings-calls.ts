import * as v from 'valibot';
import type { OfficeSetting, OfficeSettings, BonusWallet } from '../../core/settings/office/office-settings.ts';
import { currencyOfNumber } from '../accounts/currency-wire.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireCount, wireCurrency, wireId, wireText } from '../http/wire.ts';

const settingId = v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/));
const settingValue = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));

export const wireOfficeSetting = v.pipe(
  v.object({
    id: settingId,
    title: wireText,
    value: settingValue,
    options: v.optional(v.array(v.object({ value: settingValue, label: wireText })), []),
  }),
  v.transform((wire): OfficeSetting => wire),
);
const settings = v.pipe(v.array(wireOfficeSetting), v.maxLength(40));
const sports = v.pipe(v.array(v.object({ id: wireId, name: wireText })), v.maxLength(200));
const sportIds = v.pipe(v.array(wireId), v.maxLength(100));
const off = v.optional(v.boolean(), false);
const wireWallet = v.pipe(
  v.object({ currency_id: wireCount, score_id: wireId, takes_bonuses: v.boolean() }),
  v.rawTransform(({ dataset, addIssue, NEVER }): BonusWallet => {
    const { currency_id: number, score_id: scoreId, takes_bonuses: takesBonuses } = dataset.value;
    const currency = currencyOfNumber(number);
    if (currency !== undefined) return { currency, scoreId, takesBonuses };
    addIssue({ message: 'a number of no currency' });
    return NEVER;
  }),
);

const wireOfficeSettings = v.pipe(
  v.object({
    commonSettings: settings,
    otherSettings: settings,
    notificationSettings: settings,
    cashbackSetting: v.optional(wireOfficeSetting),
    bonusSetting: v.optional(wireOfficeSetting),
    firstDepositBonusSetting: v.optional(wireOfficeSetting),
    pointsAccumulated: wireCount,
    availableCurrencies: v.array(wireCurrency),
    sports,
    lineSports: sports,
    liveSports: sports,
    lineDisallowSports: sportIds,
    liveDisallowSports: sportIds,
    showFavoriteTeams: v.boolean(),
    showPromoCodeCheck: v.boolean(),
    showWallets: v.boolean(),
    walletAttributes: v.object({ title_translation_key: v.optional(wireText) }),
    wallets: v.pipe(v.array(wireWallet), v.maxLength(200)),
    showClubPoints: v.boolean(),
    clubPoints: wireCount,
    promoSetting: v.object({
      isVisiblePromoPointsRules: off,
      showAdditionalCashBackTerms: off,
      promoPoints: v.optional(wireCount, 0),
      usePromoPointsName: off,
    }),
  }),
  v.transform((wire): OfficeSettings => {
    const { lineDisallowSports, liveDisallowSports, walletAttributes, promoSetting, ...same } = wire;
    return {
      ...same,
      disallowedLineSports: lineDisallowSports,
      disallowedLiveSports: liveDisallowSports,
      areFavouriteTeamsShown: wire.showFavoriteTeams,
      isPromoCodeCheckShown: wire.showPromoCodeCheck,
      areWalletsShown: wire.showWallets,
      areClubPointsShown: wire.showClubPoints,
      walletAttributes: { titleKey: walletAttributes.title_translation_key },
      promoSetting: {
        isPromoPointsRulesShown: promoSetting.isVisiblePromoPointsRules,
        areAdditionalCashbackTermsShown: promoSetting.showAdditionalCashBackTerms,
        promoPoints: promoSetting.promoPoints,
        usesPromoPointsName: promoSetting.usePromoPointsName,
      },
    };
  }),
);

export const OFFICE_SETTINGS = defineCall({
  name: 'officeSettings',
  summary: 'The settings of the office with their titles in a language, and the sports that the player does not want',
  method: 'GET',
  path: '/web-api/office/settings',
  query: v.object({ lng: queryLanguage }),
  reply: wireOfficeSettings,
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

const done = v.object({ success: v.literal(true), message: v.optional(wireText) });

export const SAVE_OFFICE_SETTING = defineCall({
  name: 'saveOfficeSetting',
  summary:
    'Keeps one setting of the office; one that the player does not have, or a value that it does not take, is refused with status 2 and words in the language',
  method: 'POST',
  path: '/web-api/office/settings',
  body: v.object({ id: settingId, value: settingValue, lng: queryLanguage }),
  reply: done,
  access: 'player',
  changes: 'state',
});

export const DISALLOW_SPORTS = defineCall({
  name: 'disallowSports',
  summary: 'Keeps which sports the player does not want in the line and in live',
  method: 'POST',
  path: '/web-api/office/settings/disallowed-sports',
  body: v.object({ line: sportIds, live: sportIds }),
  reply: done,
  access: 'player',
  changes: 'state',
});
