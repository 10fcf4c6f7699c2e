import { servePromotions } from './promotions/offers/promotion-routes.ts';
import { serveTournaments } from './promotions/tournament-routes.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import type { ServedApi } from './server/serve-call.ts';
import { serveAccounts } from './players/account-routes.ts';
import { serveAnalytics } from './analytics/analytics-routes.ts';
import { serveAvailability } from './availability/availability-routes.ts';
import { serveBannerEditing, serveBanners } from './banners/banner-routes.ts';
import { servePlayerBonuses } from './bonuses/bonus-account-routes.ts';
import { serveBonuses } from './bonuses/bonus-routes.ts';
import { serveCashback } from './bonuses/cashback/cashback-routes.ts';
import { servePremiumCashback } from './bonuses/cashback/premium-routes.ts';
import { serveRewards } from './bonuses/reward-routes.ts';
import { serveFriends } from './bonuses/friends/friend-routes.ts';
import { servePromoStore } from './bonuses/points/promo-store-routes.ts';
import { serveCaptcha } from './server/captcha-routes.ts';
import { serveConversion } from './accounts/conversion/conversion-routes.ts';
import { serveContacts } from './players/contact-routes.ts';
import { serveDebugger } from './debugger/debugger-routes.ts';
import { serveDocuments } from './documents/document-routes.ts';
import { serveExternals } from './external-routes.ts';
import { serveFrame } from './frame-routes.ts';
import { serveHistory } from './coupons/history/history-routes.ts';
import { serveCms } from './information/cms/cms-routes.ts';
import { serveLandings } from './information/cms/landing-routes.ts';
import { serveInformation } from './information/page-routes.ts';
import { serveTerminals } from './information/terminals/terminal-routes.ts';
import { serveAlphabet } from './information/term-routes.ts';
import { serveKnownPlayer } from './known-player/known-player-routes.ts';
import { serveConsultant } from './support/consultant/consultant-routes.ts';
import { serveSlots } from './mini-apps/slot-routes.ts';
import { serveSupport } from './support/support-routes.ts';
import { serveMessages } from './support/message-routes.ts';
import { serveLimits } from './limits/limit-routes.ts';
import { serveNewsletter } from './players/newsletter-routes.ts';
import { serveOffice } from './office/serve-office.ts';
import { servePasskeySignIn } from './sign-in/passkeys/passkey-sign-in-routes.ts';
import { servePasskeys } from './sign-in/passkeys/passkey-routes.ts';
import { servePasswordChange } from './sign-in/password-change.ts';
import { servePlacements } from './coupons/placement-routes.ts';
import { servePolicyLogo } from './policy-logo-route.ts';
import { servePromoCodes } from './coupons/promo/promo-code-routes.ts';
import { serveRecovery } from './players/recovery-routes.ts';
import { serveRegistration } from './players/registration-routes.ts';
import { serveRestrictions } from './players/restriction-routes.ts';
import { serveSavedCoupons } from './coupons/saved-coupon-routes.ts';
import { serveSessions } from './players/session-routes.ts';
import { serveSite } from './site-routes.ts';
import { serveSports } from './serve-sports.ts';
import { serveTransfers } from './transfer/transfer-routes.ts';
import { serveTwoFactor } from './sign-in/two-factor-routes.ts';
import { serveVipBets, serveVipQueue } from './coupons/vip-bets/vip-bet-routes.ts';

/** What a site with play money has besides. */
export function serveDemo(api: ServedApi, parts: SandboxParts): void {
  serveDebugger(api, parts);
  serveAnalytics(api, parts);
  serveVipQueue(api, parts);
  serveBannerEditing(api, parts);
  serveCms(api, parts);
}

/** What players are given. */
function serveGivenBonuses(api: ServedApi, parts: SandboxParts): void {
  servePlayerBonuses(api, parts);
  servePromoStore(api, parts);
  serveCashback(api, parts);
  servePremiumCashback(api, parts);
  serveFriends(api, parts);
  serveRewards(api, parts);
  serveTournaments(api, parts);
  servePromotions(api, parts);
}

/** What every site has. */
export function serveRoutes(api: ServedApi, parts: SandboxParts): void {
  serveSite(api, parts);
  serveFrame(api, parts);
  servePolicyLogo(api);
  serveExternals(api);
  serveAvailability(api, parts);
  serveReading(api, parts);
  serveSlots(api, parts);
  serveBanners(api, parts);
  serveSports(api, parts);
  serveCaptcha(api, parts);
  serveSessions(api, parts);
  serveRegistration(api, parts);
  serveBonuses(api, parts);
  serveGivenBonuses(api, parts);
  serveTwoFactor(api, parts);
  servePasswordChange(api, parts);
  servePasskeys(api, parts);
  servePasskeySignIn(api, parts);
  serveRecovery(api, parts);
  serveRestrictions(api, parts);
  serveKnownPlayer(api, parts);
  serveContacts(api, parts);
  const news = serveNewsletter(api, parts);
  serveAccounts(api, parts);
  serveConversion(api, parts);
  serveTransfers(api, parts);
  serveLimits(api, parts);
  servePlacements(api, parts);
  serveVipBets(api, parts);
  servePromoCodes(api, parts);
  serveSavedCoupons(api, parts);
  serveHistory(api, parts);
  serveOffice(api, parts, news);
  serveDocuments(api, parts);
  serveMessages(api, parts);
  serveSupport(api, parts);
  serveConsultant(api, parts);
}

/** What there is to read. */
function serveReading(api: ServedApi, parts: SandboxParts): void {
  serveInformation(api, parts);
  serveLandings(api, parts);
  serveAlphabet(api, parts);
  serveTerminals(api, parts);
}
