import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenBonus,
  furtherCurrencies,
  OFFICE_SECTIONS,
  officeSections,
  SETTING_KEYS,
  settingKey,
  shownClubPoints,
  takesCasinoBonus,
  takesSportBonus,
  walletOfSetting,
  walletSettingId,
  walletTitleKey,
  withSettingValue,
  type OfficeSetting,
  type OfficeSettings,
} from '../../../core/settings/office/office-settings.ts';

const SWITCH: OfficeSetting = { id: 'mailing_sms', title: 'SMS', value: 0, options: [] };
const CHOICE: OfficeSetting = {
  ...SWITCH,
  options: [
    { value: 5, label: 'five' },
    { value: 7, label: 'seven' },
  ],
};

const EMPTY: OfficeSettings = {
  commonSettings: [],
  otherSettings: [],
  notificationSettings: [],
  pointsAccumulated: 0,
  availableCurrencies: [],
  sports: [],
  lineSports: [],
  liveSports: [],
  disallowedLineSports: [],
  disallowedLiveSports: [],
  areFavouriteTeamsShown: false,
  isPromoCodeCheckShown: false,
  areWalletsShown: false,
  walletAttributes: {},
  wallets: [],
  areClubPointsShown: false,
  clubPoints: 0,
  promoSetting: {
    isPromoPointsRulesShown: false,
    areAdditionalCashbackTermsShown: false,
    promoPoints: 0,
    usesPromoPointsName: false,
  },
};

describe('the settings of the office', () => {
  const football = { id: 1, name: 'Football' };
  const { promoSetting } = EMPTY;

  it.each<[string, Partial<OfficeSettings>]>([
    ['common', { commonSettings: [SWITCH] }],
    ['common', { otherSettings: [SWITCH] }],
    ['notifications', { notificationSettings: [SWITCH] }],
    ['bonus', { bonusSetting: CHOICE }],
    ['first-deposit-bonus', { firstDepositBonusSetting: CHOICE }],
    ['cashback', { cashbackSetting: CHOICE }],
    ['sports', { lineSports: [football] }],
    ['sports', { liveSports: [football] }],
    ['wallets', { areWalletsShown: true, wallets: [{ currency: 'RUB', scoreId: 5, takesBonuses: true }] }],
    ['promo-code-check', { isPromoCodeCheckShown: true }],
    ['promo-points-rules', { promoSetting: { ...promoSetting, isPromoPointsRulesShown: true } }],
    ['additional-cashback-terms', { promoSetting: { ...promoSetting, areAdditionalCashbackTermsShown: true } }],
    ['favourite-teams', { areFavouriteTeamsShown: true }],
    ['club-points', { areClubPointsShown: true }],
  ])('show the section %s with what it needs [OFS-1]', (section, shown) => {
    expect(officeSections({ ...EMPTY, ...shown })).toEqual([section]);
  });

  it('show their sections in one order, and none without anything [OFS-1]', () => {
    expect(officeSections(EMPTY)).toEqual([]);
    const all = officeSections({
      ...EMPTY,
      commonSettings: [SWITCH],
      areClubPointsShown: true,
      areWalletsShown: true,
      wallets: [{ currency: 'RUB', scoreId: 5, takesBonuses: true }],
      lineSports: [football],
    });
    expect(all).toEqual(['common', 'sports', 'wallets', 'club-points']);
    expect(OFFICE_SECTIONS).toHaveLength(12);
  });

  it.each([
    ['own_title', 'own_title'],
    ['', 'office_settings_wallets_bonus'],
    ['  ', 'office_settings_wallets_bonus'],
    [undefined, 'office_settings_wallets_bonus'],
    [5 as never, 'office_settings_wallets_bonus'],
  ])('head the wallets given %j with %s [OFS-2]', (titleKey, key) => {
    expect(walletTitleKey({ titleKey })).toBe(key);
  });

  it('take one of the options, a switch 0 or 1 [OFS-3]', () => {
    expect(withSettingValue(SWITCH, 1)).toEqual({ ...SWITCH, value: 1 });
    expect(withSettingValue({ ...SWITCH, value: 1 }, 0)).toEqual(SWITCH);
    expect(withSettingValue(SWITCH, 2)).toBe(SWITCH);
    expect(withSettingValue(CHOICE, 7)).toEqual({ ...CHOICE, value: 7 });
    expect(withSettingValue(CHOICE, 1)).toBe(CHOICE);
    expect(withSettingValue(CHOICE, Number.NaN)).toBe(CHOICE);
  });

  it('never take what is none of the options [OFS-3]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.integer(), (values, value) => {
        const setting = {
          ...SWITCH,
          value: values[0] ?? 0,
          options: values.map((each) => ({ value: each, label: '' })),
        };
        expect(values).toContain(withSettingValue(setting, value).value);
      }),
    );
  });

  it('are known by the names of the server [OFS-4]', () => {
    expect(SETTING_KEYS.map(({ id }) => settingKey(id))).toEqual([
      'bonus',
      'first-deposit-bonus',
      'mailing-deposit',
      'mailing-bets',
      'mailing-events',
      'mailing-sms',
    ]);
    expect(settingKey('bonus_type')).toBe('bonus');
    expect(settingKey('first_deposit_bonus_type')).toBe('first-deposit-bonus');
    expect(settingKey('else')).toBeUndefined();
  });

  it.each([
    [0, 'decline'],
    [1, 'sport'],
    [2, 'casino'],
    [3, 'decline'],
    [Number.NaN, 'decline'],
  ])('choose with %d the bonus %s [OFS-5]', (value, choice) => {
    expect(chosenBonus({ value })).toBe(choice);
    expect(chosenBonus(undefined)).toBe('decline');
  });

  it('know a wallet by its currency [OFS-10]', () => {
    const wallets = ['RUB', 'USD'].map((currency) => ({ currency, scoreId: 1, takesBonuses: true }));
    expect(wallets.map(walletSettingId)).toEqual(['wallet_rub', 'wallet_usd']);
    expect(walletOfSetting(wallets, 'wallet_usd')).toBe(wallets[1]);
    expect(walletOfSetting(wallets, 'wallet_eur')).toBeUndefined();
  });

  it.each([
    [1, true, true],
    [1, false, false],
    [0, true, false],
    [2, true, false],
    [7, true, false],
  ])(
    'grant with the bonuses %d and a wallet that takes them (%s) one for sports: %s; one for the casino unless they take none [OFS-10, OFS-11, BON-41]',
    (value, takesBonuses, isGranted) => {
      expect(takesSportBonus({ value }, { takesBonuses })).toBe(isGranted);
      expect(takesSportBonus({ value }, undefined)).toBe(value === 1);
      expect(takesSportBonus(undefined, { takesBonuses })).toBe(false);
      const isForCasino = (value === 1 || value === 2) && takesBonuses;
      expect(takesCasinoBonus({ value }, { takesBonuses })).toBe(isForCasino);
    },
  );

  it.each([
    [12.7, 12],
    [1, 1],
    [0, 0],
    [-3, 0],
    [Number.NaN, 0],
    [Infinity, 0],
  ])('show %d club points as %d [OFS-7]', (clubPoints, expected) => {
    expect(shownClubPoints({ areClubPointsShown: true, clubPoints })).toBe(expected);
    expect(shownClubPoints({ areClubPointsShown: false, clubPoints })).toBeUndefined();
  });
  it('leave the currencies that no wallet has yet, as they are offered [OFS-19]', () => {
    const wallets = [{ currency: 'RUB', scoreId: 5, takesBonuses: true }];
    expect(furtherCurrencies({ availableCurrencies: ['EUR', 'RUB', 'USD'], wallets })).toEqual(['EUR', 'USD']);
    expect(furtherCurrencies({ availableCurrencies: ['RUB'], wallets })).toEqual([]);
  });
});
