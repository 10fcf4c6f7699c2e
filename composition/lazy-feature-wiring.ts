import { lazyBonusWiring } from './wiring/registration/lazy-bonus-wiring.ts';
import { lazyRecoveryWiring } from './wiring/registration/lazy-recovery-wiring.ts';
import { lazyBalanceWiring } from './wiring/accounts/lazy-balance-wiring.ts';
import { lazyConversionWiring } from './wiring/accounts/lazy-conversion-wiring.ts';
import { lazyOfficeWiring } from './wiring/accounts/lazy-office-wiring.ts';
import { lazyLeavingWiring } from './wiring/session/lazy-leaving-wiring.ts';
import { lazyTransferWiring } from './wiring/accounts/lazy-transfer-wiring.ts';
import { lazyCouponWiring } from './wiring/lazy-coupon-wiring.ts';
import { lazyCmsWiring } from './wiring/site/lazy-cms-wiring.ts';
import { lazyDebuggerWiring } from './wiring/lazy-debugger-wiring.ts';
import { lazyDocumentsWiring } from './wiring/accounts/lazy-documents-wiring.ts';
import { lazyInactivityWiring } from './wiring/session/lazy-inactivity-wiring.ts';
import { lazyInformationWiring } from './wiring/lazy-information-wiring.ts';
import { lazyExclusionWiring } from './wiring/limits/lazy-exclusion-wiring.ts';
import { lazyLimitsWiring } from './wiring/limits/lazy-limits-wiring.ts';
import { lazyRealityCheckWiring } from './wiring/limits/lazy-reality-check-wiring.ts';
import { lazySessionLimitWiring } from './wiring/limits/lazy-session-limit-wiring.ts';
import { lazyBingoWiring } from './wiring/lotto/lazy-bingo-wiring.ts';
import { lazyLottoWiring } from './wiring/lotto/lazy-lotto-wiring.ts';
import { lazyTotoWiring } from './wiring/lotto/lazy-toto-wiring.ts';
import { lazyMaintenanceWiring } from './wiring/lazy-maintenance-wiring.ts';
import { lazyMiniAppsWiring } from './wiring/mini-apps/lazy-mini-apps-wiring.ts';
import { lazyNavigationWiring } from './wiring/lazy-navigation-wiring.ts';
import { lazyPageWiring } from './wiring/lazy-page-wiring.ts';
import { lazyPlacementWiring } from './wiring/lazy-placement-wiring.ts';
import { lazyGeneratorWiring } from './wiring/coupon/lazy-generator-wiring.ts';
import { lazyPromoWiring } from './wiring/coupon/lazy-promo-wiring.ts';
import { lazyReminderWiring } from './wiring/coupon/lazy-reminder-wiring.ts';
import { lazyPaymentRequestsWiring } from './wiring/payments/lazy-payment-requests-wiring.ts';
import { lazyPaymentsWiring } from './wiring/payments/lazy-payments-wiring.ts';
import { lazyAttachmentsWiring } from './wiring/support/lazy-attachments-wiring.ts';
import { lazyRequestsWiring } from './wiring/support/lazy-requests-wiring.ts';
import { lazyMessagesWiring } from './wiring/support/lazy-messages-wiring.ts';
import { lazyRewardsWiring } from './wiring/promotions/lazy-rewards-wiring.ts';
import { lazyTournamentsWiring } from './wiring/promotions/lazy-tournaments-wiring.ts';
import { lazyPromotionsWiring } from './wiring/promotions/lazy-promotions-wiring.ts';
import { lazyRechargeWiring } from './wiring/payments/lazy-recharge-wiring.ts';
import { lazyLiveTablesWiring } from './wiring/casino/lazy-live-tables-wiring.ts';
import { lazyLobbyWiring } from './wiring/casino/lazy-lobby-wiring.ts';
import { lazyHouseGamesWiring } from './wiring/casino/lazy-house-games-wiring.ts';
import { lazyJackpotsWiring } from './wiring/casino/lazy-jackpots-wiring.ts';
import { lazyCasinoWiring } from './wiring/casino/lazy-casino-wiring.ts';
import { lazyMiniGamesWiring } from './wiring/casino/lazy-mini-games-wiring.ts';
import { lazyPlayerWiring } from './wiring/lazy-player-wiring.ts';
import { lazyProfileWiring } from './wiring/accounts/lazy-profile-wiring.ts';
import { lazyRegistrationWiring } from './wiring/lazy-registration-wiring.ts';
import { lazyAnalyticsWiring } from './wiring/lazy-analytics-wiring.ts';
import { lazyTrackingWiring } from './wiring/lazy-tracking-wiring.ts';
import { lazySocialWiring } from './wiring/lazy-social-wiring.ts';
import { lazySecurityWiring } from './wiring/lazy-security-wiring.ts';
import { lazySessionWiring } from './wiring/lazy-session-wiring.ts';
import { lazySettingsWiring } from './wiring/lazy-settings-wiring.ts';
import { lazySignInWiring } from './wiring/lazy-sign-in-wiring.ts';
import { lazySiteWiring } from './wiring/lazy-site-wiring.ts';
import { lazyMediaWiring } from './wiring/sports/lazy-media-wiring.ts';
import { lazySportsWiring } from './wiring/lazy-sports-wiring.ts';
import { lazyColumnsWiring } from './wiring/sports/lazy-columns-wiring.ts';
import { lazyPastGamesWiring } from './wiring/sports/lazy-past-games-wiring.ts';
import { lazyStatisticsPanelWiring } from './wiring/sports/lazy-statistics-panel-wiring.ts';
import { lazyShowcaseWiring } from './wiring/sports/lazy-showcase-wiring.ts';
import { lazyTokenWiring } from './wiring/lazy-token-wiring.ts';
import { lazyTroubleWiring } from './wiring/lazy-trouble-wiring.ts';
import type { LazyWiring } from './wiring-row.ts';

/** What the features load with the first page or dialog that needs it. */
export const LAZY_FEATURE_WIRING = {
  ...lazyCasinoWiring,
  ...lazyJackpotsWiring,
  ...lazyHouseGamesWiring,
  ...lazyLiveTablesWiring,
  ...lazyLobbyWiring,
  ...lazyMiniGamesWiring,
  ...lazyCouponWiring,
  ...lazyCmsWiring,
  ...lazyDebuggerWiring,
  ...lazyDocumentsWiring,
  ...lazyInactivityWiring,
  ...lazyInformationWiring,
  ...lazyExclusionWiring,
  ...lazyLimitsWiring,
  ...lazyRealityCheckWiring,
  ...lazySessionLimitWiring,
  ...lazyLottoWiring,
  ...lazyBingoWiring,
  ...lazyTotoWiring,
  ...lazyMaintenanceWiring,
  ...lazyMiniAppsWiring,
  ...lazyNavigationWiring,
  ...lazyPageWiring,
  ...lazyPlacementWiring,
  ...lazyGeneratorWiring,
  ...lazyPromoWiring,
  ...lazyReminderWiring,
  ...lazyPaymentsWiring,
  ...lazyPaymentRequestsWiring,
  ...lazyMessagesWiring,
  ...lazyAttachmentsWiring,
  ...lazyRequestsWiring,
  ...lazyPromotionsWiring,
  ...lazyRewardsWiring,
  ...lazyTournamentsWiring,
  ...lazyPlayerWiring,
  ...lazyRechargeWiring,
  ...lazyProfileWiring,
  ...lazyRecoveryWiring,
  ...lazyRegistrationWiring,
  ...lazyAnalyticsWiring,
  ...lazyTrackingWiring,
  ...lazySocialWiring,
  ...lazySecurityWiring,
  ...lazySessionWiring,
  ...lazyLeavingWiring,
  ...lazyBalanceWiring,
  ...lazyConversionWiring,
  ...lazyOfficeWiring,
  ...lazySettingsWiring,
  ...lazySignInWiring,
  ...lazySiteWiring,
  ...lazyMediaWiring,
  ...lazySportsWiring,
  ...lazyColumnsWiring,
  ...lazyPastGamesWiring,
  ...lazyStatisticsPanelWiring,
  ...lazyShowcaseWiring,
  ...lazyTokenWiring,
  ...lazyTransferWiring,
  ...lazyBonusWiring,
  ...lazyTroubleWiring,
} satisfies LazyWiring;
