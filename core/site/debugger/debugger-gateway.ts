import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis, Millis } from '../../shared/time.ts';
import type { ApplicationFaults } from '../../mini-apps/application-fault.ts';
import type { Jurisdiction } from '../../limits/jurisdiction.ts';
import type { BonusChoice } from '../../registration/registration-type.ts';
import type { CaptchaKind } from '../../session/captcha.ts';
import type { MaintenanceWindow } from '../config/maintenance-window.ts';
import type { SiteFrame } from '../config/site-frame.ts';
import type { CollectedEvent } from './collected-event.ts';
import type { MessageAttachment, ShownMessages } from './sent-message.ts';

/** How the line can be made to answer: as it is, as it was, or not at all. */
export const FEED_SWITCHES = ['running', 'frozen', 'down'] as const;
export type FeedSwitch = (typeof FEED_SWITCHES)[number];

/** An address, with its language, that the redirect service sends to another one. */
export interface DebuggerRedirect {
  readonly from: string;
  readonly to: string;
}

/** Maintenance that is still to come, and from when to when it is announced. */
export type PlannedMaintenance = Pick<MaintenanceWindow, 'startAt' | 'finishAt' | 'notifyStartAt' | 'notifyEndAt'>;

/** What stands between a visitor and the pages. */
export interface Availability {
  readonly isMaintenance: boolean;
  readonly planned?: PlannedMaintenance | undefined;
  /** The blocking reasons of the redirect service. */
  readonly reasons: readonly number[];
  /** The template of the block service that every address is closed with; 0 closes nothing. */
  readonly blockTemplate: number;
  readonly moved?: DebuggerRedirect | undefined;
  readonly arePartitionsOpen: boolean;
}

/** How the signed-in player stands. */
export interface SimulatedRestrictions {
  /** Banned when above 0. */
  readonly banLevel: number;
  readonly banVersion: number;
  readonly areTermsChanged: boolean;
  /** Whether an account may be converted: 0 none, 1 the main one, 2 an additional one; as it is where it is not said. */
  readonly conversionLevel?: number | undefined;
  /** Whether the player has to move to a new account; as it is where it is not said. */
  readonly isTransferRequired?: boolean | undefined;
  /** LM-8 Whether the extra limits are switched off for the player; as it is where it is not said. */
  readonly areExtraLimitsOff?: boolean | undefined;
  /** AC-23 Whether the account of the own money is counted in points; as it is where it is not said. */
  readonly isCountedInPoints?: boolean | undefined;
  /** CNV-3 Whether the active account is in the currency that is out of use; as it is where it is not said. */
  readonly isInKuna?: boolean | undefined;
}

/** Where codes for the signed-in player go; empty where there is nothing. */
export interface PlayerContact {
  readonly email: string;
  readonly phone: string;
}

/** CAP-12 How the demo asks for captchas. */
export interface SimulatedCaptcha {
  /** Absent where each call asks for its own. */
  readonly kind?: CaptchaKind | undefined;
  /** Every guarded call asks, and not only after some tries. */
  readonly isAlwaysAsked: boolean;
}

/** RGF-20 A promo code that new players may give. */
export interface SimulatedPromoCode {
  /** In capitals. */
  readonly code: string;
  readonly bonus: Exclude<BonusChoice, 'decline'>;
  /** Absent where it holds everywhere. */
  readonly countryCode?: string | undefined;
  /** Absent where it holds for every currency. */
  readonly currency?: string | undefined;
  /** Whether it holds now. */
  readonly isOn: boolean;
}

/** What the demo would have sent by mail or phone. */
export interface Letter {
  /** An e-mail address or a phone. */
  readonly to: string;
  readonly code: string;
  readonly sentAt: EpochMillis;
}

/** A coupon that could not be settled, and why. */
export interface CouponReview {
  readonly couponId: number;
  readonly reason: string;
}

/** What the operator can switch on and off, as the configuration names it. */
export const SITE_SWITCHES = [
  'isRegistrationAllowed',
  'isShowRegistrationWidget',
  'isRegistrationButtonDisabled',
  'isVipDomain',
  'isShowIdentification',
  'partnerHasTaxes',
  'isShowPaymentPageOnlyAuth',
  'isThirdPartyAllowed',
  'isAvailableConfirmTerms',
  'isAccountMiddleware',
  'useRechargeModal',
  'show_one_click',
  'showVipBet',
  'isAvailableCouponBonusBet',
] as const;
export type SiteSwitch = (typeof SITE_SWITCHES)[number];

/** Lists of coupon types, by their numbers, for which the site names a bound beside the amount. */
export const COUPON_TYPE_LISTS = ['couponTypesWithMinAmount', 'couponTypesWithMaxAmount'] as const;
export type CouponTypeList = (typeof COUPON_TYPE_LISTS)[number];

/** Which pages the site has. */
export interface SiteRules
  extends Readonly<Record<SiteSwitch, boolean>>, Readonly<Record<CouponTypeList, readonly number[]>> {
  readonly availableRoutes: readonly number[];
  /** Parts of an address that never exist. */
  readonly closedFragments: readonly string[];
}

/** How the demo's back end stands. */
export interface DemoState {
  readonly now: EpochMillis;
  /** How far its clock is ahead of the real one. */
  readonly clockOffset: Millis;
  readonly feed: FeedSwitch;
  /** How much later its line answers. */
  readonly delay: Millis;
  readonly gameCount: number;
  readonly availability: Availability;
  readonly rules: SiteRules;
  /** Absent for a visitor. */
  readonly restrictions?: SimulatedRestrictions | undefined;
  /** Absent for a visitor. */
  readonly contact?: PlayerContact | undefined;
  /** The latest first. */
  readonly letters: readonly Letter[];
  /** The latest first, 50 at most. */
  readonly reviews: readonly CouponReview[];
  readonly frame: FrameSwitches;
  readonly captcha: SimulatedCaptcha;
  /** Whose law the limits of players follow. */
  readonly jurisdiction: Jurisdiction;
  /** MAT-27 */
  readonly applications: ApplicationFaults;
  /** By their codes. */
  readonly promoCodes: readonly SimulatedPromoCode[];
}

/** What the demo can switch on around its pages. */
export type FrameSwitches = Pick<SiteFrame, 'isSnowOnHome' | 'ageQuestion'>;

type Done = Promise<Result<EpochMillis, RequestFailure>>;

/** Commands to the demo's clock, games and feed; each answers with the time after it. */
export interface DebuggerGateway {
  readonly state: () => Promise<Result<DemoState, RequestFailure>>;
  readonly outbox: () => Promise<Result<ShownMessages, RequestFailure>>;
  /** The file of a message. */
  readonly attachment: (id: number) => Promise<Result<MessageAttachment, RequestFailure>>;
  /** AN-12 What was counted, the latest first. */
  readonly collectedEvents: () => Promise<Result<readonly CollectedEvent[], RequestFailure>>;
  readonly moveClock: (by: Millis) => Done;
  readonly suspend: (gameId: number) => Done;
  readonly resume: (gameId: number) => Done;
  /** Multiplies the prices of a game; 1 undoes it. */
  readonly shiftPrices: (gameId: number, factor: number) => Done;
  readonly finish: (gameId: number) => Done;
  readonly abandon: (gameId: number) => Done;
  /** Has a coupon under review settled again. */
  readonly reopenCoupon: (couponId: number) => Done;
  /** Returns the stake of a coupon under review. */
  readonly voidCoupon: (couponId: number) => Done;
  readonly setAvailability: (availability: Availability) => Done;
  readonly setRules: (rules: SiteRules) => Done;
  readonly setRestrictions: (restrictions: SimulatedRestrictions) => Done;
  readonly setContact: (contact: PlayerContact) => Done;
  readonly setFrame: (frame: FrameSwitches) => Done;
  /** RGF-20 Adds a promo code, or changes the one of that name. */
  readonly setPromoCode: (promoCode: SimulatedPromoCode) => Done;
  readonly setCaptcha: (captcha: SimulatedCaptcha) => Done;
  readonly setJurisdiction: (jurisdiction: Jurisdiction) => Done;
  readonly setApplications: (faults: ApplicationFaults) => Done;
  readonly setFeed: (feed: FeedSwitch, delay: Millis) => Done;
  /** VIP-8 The bets that wait for an operator, the first to end first. */
}
