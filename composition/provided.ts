import type { RegistrationGateway } from '../core/registration/registration-gateway.ts';
import type { SocialGateway } from '../core/registration/social/social-gateway.ts';
import type { BonusGateway } from '../core/registration/bonus/bonus-gateway.ts';
import type { RecoveryGateway } from '../core/registration/recovery-gateway.ts';
import type { OfficeGateway } from '../core/player/office-gateway.ts';
import type { PaymentRequestsGateway } from '../core/payments/requests/payment-requests-gateway.ts';
import type { BonusesGateway } from '../core/promotions/bonuses-gateway.ts';
import type { CatalogueGateway } from '../core/casino/catalogue/catalogue-gateway.ts';
import type { RoundsGateway } from '../core/casino/rounds/rounds-gateway.ts';
import type { PromoStoreGateway } from '../core/promotions/points.ts';
import type { FriendsGateway } from '../core/promotions/bring-friend.ts';
import type { PremiumCashbackGateway } from '../core/promotions/premium-cashback.ts';
import type { RewardsGateway } from '../core/promotions/reward.ts';
import type { LottoGateway } from '../core/lotto/numbers/lotto-gateway.ts';
import type { TournamentsGateway } from '../core/promotions/tournaments/tournaments-gateway.ts';
import type { TotoGateway } from '../core/lotto/toto-gateway.ts';
import type { CashbackGateway } from '../core/promotions/cashback-week.ts';
import type { TeamCashGateway } from '../core/payments/team-cash.ts';
import type { PaymentsGateway } from '../core/payments/payments-gateway.ts';
import type { ConsultantGateway } from '../core/support/consultant/consultant-gateway.ts';
import type { SupportGateway } from '../core/support/requests/support-gateway.ts';
import type { MessagesGateway } from '../core/support/messages/messages-gateway.ts';
import type { OfficeSettingsGateway } from '../core/settings/office/office-settings-gateway.ts';
import type { PlayerGateway, RechargeReminderGateway } from '../core/player/player-gateway.ts';
import type { DocumentsGateway } from '../core/player/documents/documents-gateway.ts';
import type { FilesGateway } from '../core/support/files-gateway.ts';
import type { ProfileGateway } from '../core/player/profile/profile-gateway.ts';
import type { ContactsGateway } from '../core/player/contacts-gateway.ts';
import type { VipQueueGateway } from '../core/site/debugger/queued-vip-bet.ts';
import type { DebuggerGateway } from '../core/site/debugger/debugger-gateway.ts';
import type { SportsMapGateway } from '../core/navigation/named-sports.ts';
import type { AvailabilityGateway } from '../core/navigation/availability-gateway.ts';
import type { TransferGateway } from '../core/accounts/transfer/transfer-gateway.ts';
import type { ConversionGateway } from '../core/accounts/conversion/conversion-gateway.ts';
import type { AccountHistoryGateway } from '../core/accounts/history/account-history-gateway.ts';
import type { AccountsGateway } from '../core/accounts/accounts-gateway.ts';
import type { CouponGateway } from '../core/coupon/coupon-gateway.ts';
import type { PromoGateway } from '../core/coupon/promo/promo-gateway.ts';
import type { PlacementLock } from '../core/coupon/placement/placement-lock.ts';
import type { SessionGateway } from '../core/session/session-gateway.ts';
import type { SignInGateway } from '../core/session/gateways/sign-in-gateway.ts';
import type { OneTapGateway } from '../core/session/one-tap/one-tap-gateway.ts';
import type { DeviceGateway } from '../core/session/devices/device-gateway.ts';
import type { PasskeyGateway } from '../core/session/passkeys/passkey-gateway.ts';
import type { PasswordGateway } from '../core/session/security/password-gateway.ts';
import type { TwoFactorGateway } from '../core/session/security/two-factor-gateway.ts';
import type { Clock } from '../core/shared/clock.ts';
import type { Connection } from '../core/shared/connection.ts';
import type { Cookies } from '../core/shared/cookies.ts';
import type { Frames } from '../core/shared/frames.ts';
import type { PopupWindows } from '../core/shared/popup-windows.ts';
import type { Random } from '../core/shared/random.ts';
import type { ValueStore } from '../core/shared/stored-value.ts';
import type { BrowserTabs } from '../core/shared/tabs.ts';
import type { FramesGateway } from '../core/mini-apps/frames-gateway.ts';
import type { MiniAppsGateway } from '../core/mini-apps/mini-apps-gateway.ts';
import type { EpochMillis } from '../core/shared/time.ts';
import type { Timers } from '../core/shared/timers.ts';
import type { Visibility } from '../core/shared/visibility.ts';
import type { DictionariesGateway } from '../core/site/dictionaries/dictionaries-gateway.ts';
import type { MaintenanceGateway } from '../core/site/config/maintenance-gateway.ts';
import type { SiteConfigGateway } from '../core/site/config/site-config-gateway.ts';
import type { Language } from '../core/site/config/language.ts';
import type { GameGateway } from '../core/sports/game/game-gateway.ts';
import type { StatisticsGateway } from '../core/sports/statistics/statistics-gateway.ts';
import type { ResultsGateway } from '../core/sports/results/results-gateway.ts';
import type { GeneratorGateway } from '../core/coupon/generator/generator-gateway.ts';
import type { HistoryGateway } from '../core/coupon/placed/history-gateway.ts';
import type { ExpressGateway } from '../core/coupon/bets/express-gateway.ts';
import type { CmsGateway } from '../core/site/cms/cms-gateway.ts';
import type { BannerEditingGateway, BannerGateway } from '../core/sports/showcase/banner-gateway.ts';
import type { PriceHistoryGateway } from '../core/sports/prices/price-history-gateway.ts';
import type { TeamGateway } from '../core/sports/team/team-gateway.ts';
import type { FreshTokens, LimitsGateway } from '../core/limits/limits-gateway.ts';
import type { LineGateway } from '../core/sports/line/line-gateway.ts';
import type { HttpClient } from '../infrastructure/http/http-client.ts';
import type { Stores } from '../ui/app/stores.ts';
import type { TextsSource } from '../ui/page/texts.ts';

/** What differs between a page in the browser and one on the server. */
export interface PageEnvironment {
  readonly language: Language;
  readonly now: EpochMillis;
  readonly systemClock: Clock;
  readonly timers: Timers;
  readonly frames: Frames;
  readonly visibility: Visibility;
  readonly tabs: BrowserTabs;
  readonly connection: Connection;
  readonly random: Random;
  readonly cookies: Cookies;
  readonly values: ValueStore;
  readonly http: HttpClient;
  readonly textsSource: TextsSource;
  /** Called with failures that nobody is shown. */
  readonly log: (line: string) => void;
}

/** The ports that stores ask for by name, so that a test can put its own in their place. */
interface Gateways {
  readonly availabilityGateway: AvailabilityGateway;
  readonly contactsGateway: ContactsGateway;
  readonly dictionariesGateway: DictionariesGateway;
  readonly documentsGateway: DocumentsGateway;
  readonly filesGateway: FilesGateway;
  readonly playerGateway: PlayerGateway;
  readonly profileGateway: ProfileGateway;
  readonly debuggerGateway: DebuggerGateway;
  readonly vipQueueGateway: VipQueueGateway;
  readonly recoveryGateway: RecoveryGateway;
  readonly bonusGateway: BonusGateway;
  readonly registrationGateway: RegistrationGateway;
  readonly socialGateway: SocialGateway;
  readonly accountsGateway: AccountsGateway;
  readonly accountHistoryGateway: AccountHistoryGateway;
  readonly conversionGateway: ConversionGateway;
  readonly officeGateway: OfficeGateway;
  readonly paymentsGateway: PaymentsGateway;
  readonly paymentRequestsGateway: PaymentRequestsGateway;
  readonly messagesGateway: MessagesGateway;
  readonly consultantGateway: ConsultantGateway;
  readonly supportGateway: SupportGateway;
  readonly bonusesGateway: BonusesGateway;
  readonly cashbackGateway: CashbackGateway;
  readonly friendsGateway: FriendsGateway;
  readonly sportsMapGateway: SportsMapGateway;
  readonly teamCashGateway: TeamCashGateway;
  readonly rechargeReminderGateway: RechargeReminderGateway;
  readonly premiumCashbackGateway: PremiumCashbackGateway;
  readonly rewardsGateway: RewardsGateway;
  readonly promoStoreGateway: PromoStoreGateway;
  readonly lottoGateway: LottoGateway;
  readonly totoGateway: TotoGateway;
  readonly tournamentsGateway: TournamentsGateway;
  readonly catalogueGateway: CatalogueGateway;
  readonly roundsGateway: RoundsGateway;
  readonly officeSettingsGateway: OfficeSettingsGateway;
  readonly transferGateway: TransferGateway;
  readonly couponGateway: CouponGateway;
  readonly promoGateway: PromoGateway;
  readonly gameGateway: GameGateway;
  readonly resultsGateway: ResultsGateway;
  readonly teamGateway: TeamGateway;
  readonly priceHistoryGateway: PriceHistoryGateway;
  readonly bannerGateway: BannerGateway;
  readonly expressGateway: ExpressGateway;
  readonly generatorGateway: GeneratorGateway;
  readonly historyGateway: HistoryGateway;
  readonly bannerEditingGateway: BannerEditingGateway;
  readonly cmsGateway: CmsGateway;
  readonly statisticsGateway: StatisticsGateway;
  readonly limitsGateway: LimitsGateway;
  readonly freshTokens: FreshTokens;
  readonly lineGateway: LineGateway;
  readonly maintenanceGateway: MaintenanceGateway;
  readonly miniAppsGateway: MiniAppsGateway;
  readonly framesGateway: FramesGateway;
  readonly sessionGateway: SessionGateway;
  readonly signInGateway: SignInGateway;
  readonly oneTapGateway: OneTapGateway;
  readonly passkeyGateway: PasskeyGateway;
  readonly deviceGateway: DeviceGateway;
  readonly passwordGateway: PasswordGateway;
  readonly twoFactorGateway: TwoFactorGateway;
  readonly turns: PlacementLock;
  readonly siteConfigGateway: SiteConfigGateway;
}

/** How a page is left as a whole. */
interface PageExit {
  readonly goTo: (address: string) => void;
  readonly reload: () => void;
}

/** Everything that can be asked of the container of a page, by its name there. */
export interface Provided extends PageEnvironment, Gateways, Omit<Stores, 'language'> {
  readonly pageExit: PageExit;
  readonly popups: PopupWindows;
}
