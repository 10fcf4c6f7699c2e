import type { OfficeSettings } from '../../../core/settings/office/office-settings.ts';

const SPORTS = [
  { id: 1, name: 'Football' },
  { id: 4, name: 'Tennis' },
];

/** The settings of a player who does not want tennis in the line. */
export const OFFICE_SETTINGS_SAMPLE: OfficeSettings = {
  commonSettings: [{ id: 'one_session', title: 'One session', value: 0, options: [] }],
  otherSettings: [
    {
      id: 'sign_in_letters',
      title: 'E-mails about sign-ins',
      value: 1,
      options: [
        { value: 0, label: 'Never' },
        { value: 1, label: 'From new devices' },
      ],
    },
  ],
  notificationSettings: [{ id: 'mailing_events', title: 'News and offers', value: 0, options: [] }],
  pointsAccumulated: 110,
  availableCurrencies: ['EUR', 'RUB', 'USD'],
  sports: SPORTS,
  lineSports: SPORTS,
  liveSports: SPORTS,
  disallowedLineSports: [4],
  disallowedLiveSports: [],
  areFavouriteTeamsShown: true,
  isPromoCodeCheckShown: true,
  areWalletsShown: true,
  walletAttributes: {},
  wallets: [
    { currency: 'RUB', scoreId: 31, takesBonuses: true },
    { currency: 'USD', scoreId: 32, takesBonuses: false },
  ],
  areClubPointsShown: true,
  clubPoints: 80,
  bonusSetting: {
    id: 'bonus_type',
    title: 'Bonuses that you take',
    value: 1,
    options: [
      { value: 0, label: 'None at all' },
      { value: 1, label: 'Those for sports' },
    ],
  },
  firstDepositBonusSetting: {
    id: 'first_deposit_bonus_type',
    title: 'First deposit bonus',
    value: 0,
    options: [
      { value: 0, label: 'No bonus' },
      { value: 1, label: 'For sports' },
    ],
  },
  promoSetting: {
    isPromoPointsRulesShown: true,
    areAdditionalCashbackTermsShown: true,
    promoPoints: 60,
    usesPromoPointsName: true,
  },
};
