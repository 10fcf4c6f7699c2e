import type { DocumentColumns } from './office/document-columns.ts';
import type { VipBetRow } from './vip-bet-table.ts';
import type { Generated } from 'kysely';
import type { AccountId, ChampId, CouponId, GameId, SportId, UserId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { MilliOdds } from '../../../core/shared/odds.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { InformationTables } from './information/information-tables.ts';
import type { BannerRow } from './banner-table.ts';
import type { BonusTables, PromotionColumns } from './bonuses/bonus-tables.ts';
import type { CasinoTables } from './casino/casino-tables.ts';
import type { MiniGameTables } from './casino/mini-game-tables.ts';
import type { CouponPromoTables } from './coupons/coupon-promo-tables.ts';
import type { AdvanceTables } from './coupons/advance-tables.ts';
import type { LedgerKind } from './ledger-kind.ts';
import type { LimitColumns, LimitTables } from './limits/limit-tables.ts';
import type { BingoTables } from './lotto/bingo-tables.ts';
import type { LottoTables } from './lotto/lotto-tables.ts';
import type { CollectedEventRow } from './collected-event-row.ts';
import type { DocumentTables } from './documents/document-table.ts';
import type { PaymentRequestTables } from './payments/payment-request-tables.ts';
import type { AccountRow } from './payments/account-row.ts';
import type { PaymentTables } from './payments/payment-tables.ts';
import type { ModuleReleaseRow } from './mini-apps/module-release-table.ts';
import type { PromotionTables } from './promotions/promotion-tables.ts';
import type { SupportTables } from './support/support-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';
import type { LetterRow, OutboxReaderRow } from './outbox-tables.ts';
import type { OpenidCodeRow, SocialAttemptRow, SocialIdentityRow } from './social-tables.ts';

/** Money is in minor units, odds in thousandths, moments in milliseconds since 1970; all of them checked safe integers. */
export interface Tables
  extends
    SignInTables,
    AdvanceTables,
    BonusTables,
    CasinoTables,
    CouponPromoTables,
    LimitTables,
    LottoTables,
    BingoTables,
    PromotionTables,
    MiniGameTables,
    PaymentTables,
    PaymentRequestTables,
    SupportTables,
    DocumentTables,
    InformationTables {
  readonly users: UserRow;
  readonly recoveries: RecoveryRow;
  readonly accounts: AccountRow;
  readonly ledger: LedgerRow;
  readonly placements: PlacementRow;
  readonly coupons: CouponRow;
  readonly coupon_bets: CouponBetRow;
  readonly saved_coupons: SavedCouponRow;
  readonly overrides: OverrideRow;
  readonly meta: MetaRow;
  readonly site_values: SiteValueRow;
  readonly rate_windows: RateWindowRow;
  readonly letters: LetterRow;
  readonly outbox_readers: OutboxReaderRow;
  readonly social_identities: SocialIdentityRow;
  readonly social_attempts: SocialAttemptRow;
  readonly openid_codes: OpenidCodeRow;
  readonly collected_events: CollectedEventRow;
  readonly vip_bets: VipBetRow;
  readonly banners: BannerRow;
  readonly module_releases: ModuleReleaseRow;
}

interface UserRow extends DocumentColumns, LimitColumns, PromotionColumns {
  readonly id: Generated<UserId>;
  readonly email: string | null;
  /** With its plus; several players may have the same. */
  readonly phone: string | null;
  readonly password_hash: string;
  readonly country_code: string;
  readonly is_blocked: Generated<boolean>;
  readonly created_at: EpochMillis;
  /** Banned above 0. */
  readonly ban_level: Generated<number>;
  readonly ban_version: Generated<number>;
  /** Whether the player may convert an account: 0 none, 1 the main one, 2 an additional one. */
  readonly conversion_level: Generated<number>;
  /** Whether the player has to move to a new account. */
  readonly is_transfer_required: Generated<boolean>;
  /** The account that the player has moved to: this one is closed. */
  readonly transferred_to: UserId | null;
  /** Null once the player has agreed to the terms. */
  readonly terms_changed_at: Generated<number | null>;
  readonly name: Generated<string | null>;
  readonly surname: Generated<string | null>;
  /** As 2000-01-31. */
  readonly birth_date: Generated<string | null>;
  readonly promo_code: Generated<string | null>;
  /** The number of the wish for the first bonus. */
  readonly bonus_choice: Generated<number>;
  /** The number of the bonuses that the player takes at all. */
  readonly bonus_type: Generated<number>;
  /** The kind of registration; null for players older than this. */
  readonly registered_by: Generated<string | null>;
  /** What the form of the registration is known by; null where it had no key. */
  readonly registration_key: Generated<string | null>;
  /** OFS-13 */
  readonly are_payments_mailed: Generated<boolean>;
  /** OFS-15 */
  readonly are_bets_mailed: Generated<boolean>;
  /** OFS-16 */
  readonly are_withdrawals_texted: Generated<boolean>;
  /** AC-23 Whether the account of the own money is counted in points. */
  readonly is_counted_in_points: Generated<boolean>;
  /** OFS-17 */
  readonly is_one_session: Generated<boolean>;
  /** OFS-18 0 none, 1 of sign-ins on devices that are not remembered, 2 of each. */
  readonly sign_in_letters: Generated<number>;
  /** Null for whoever did not ask for news. */
  readonly newsletter_wanted_at: EpochMillis | null;
  /** PR-30 SHA-256 of the link that ended them; null where none did. */
  readonly newsletter_stopped_by: string | null;
  /** The number of what is proven of the contacts. */
  readonly activation_type: Generated<number>;
  /** Null until the player said so. */
  readonly cookies_agreed_at: EpochMillis | null;
  /** TWO-14 Grows with every change of what protects the account. */
  readonly credentials_version: Generated<number>;
  /** Set by a change of what protects the account. */
  readonly withdrawals_locked_until: EpochMillis | null;
  /** Null while the password is the one of the registration. */
  readonly password_changed_at: EpochMillis | null;
  readonly is_balance_hidden: Generated<boolean>;
  readonly message_count: Generated<number>;
  /** Ids of the sports that the player does not want, with points between them. */
  readonly disallowed_line: Generated<string>;
  readonly disallowed_live: Generated<string>;
  readonly user_status_id: Generated<number>;
  readonly internal_verification_status: Generated<number>;
  readonly verification_status: Generated<number>;
  /** Whether an additional document is asked for and not accepted yet. */
  readonly is_document_requested: Generated<boolean>;
}

/** A password on its way to be replaced. */
export interface RecoveryRow {
  /** SHA-256 of the id that the cookie carries. */
  readonly id_hash: string;
  /** Of a player or of nobody. */
  readonly contact: string;
  /** PWR-23 Where the code went: the contact, or what the account of the id had. */
  readonly sent_to: string;
  /** PWR-23 Whom it was for, each with the version of what protects them: `ID:VERSION`, between spaces. */
  readonly addressees: string;
  readonly code_hash: string;
  readonly tries: number;
  readonly phase: 'code' | 'approval' | 'password';
  /** Null until it is known whose password it is. */
  readonly user_id: UserId | null;
  readonly expires_at: EpochMillis;
}

/** One side of a transfer; the sides of a transfer add up to zero. */
export interface LedgerRow {
  readonly transfer: string;
  readonly side: 'player' | 'house' | 'held' | 'advanced' | 'provider' | 'pool' | 'jackpot';
  /** Null on every side but the player's. */
  readonly account_id: AccountId | null;
  readonly kind: LedgerKind;
  readonly currency: string;
  readonly amount: Minor;
  readonly coupon_id: CouponId | null;
  readonly at: EpochMillis;
}

export interface PlacementRow {
  readonly user_id: UserId;
  readonly key: string;
  /** Empty where the key is void. */
  readonly fingerprint: string;
  /** No order is taken under a void key. */
  readonly status: 'pending' | 'done' | 'void';
  /** The order as it came, while it is pending. */
  readonly order_body: string | null;
  readonly accept_at: EpochMillis | null;
  /** Of a VIP bet that is not decided, where it stands. */
  readonly reply: string | null;
  readonly created_at: EpochMillis;
  /** The reply is not kept any more. */
  readonly is_dropped: Generated<boolean>;
}

export interface CouponRow {
  readonly id: Generated<CouponId>;
  readonly user_id: UserId;
  readonly account_id: AccountId;
  readonly placement_key: string;
  readonly placement_index: number;
  readonly type_id: number;
  readonly currency: string;
  readonly amount: Minor;
  /** JSON: `{ "minor": [...] }` of minor units or 'max'; in older rows a list in major units. */
  readonly block_amounts: string;
  readonly system_value: number | null;
  readonly odds: MilliOdds;
  readonly anti_express_odds: MilliOdds | null;
  readonly exact_odds: MilliOdds | null;
  readonly bonus_bet: boolean;
  readonly change_mode: number;
  readonly line_count: number;
  readonly possible_win: Minor;
  readonly min_possible_win: Minor | null;
  readonly hyper_bonus_percent: number;
  /** The odds format that the player had; this and the next three are null for coupons older than them. */
  readonly coef_view_id: number | null;
  readonly drops_on_score_change: boolean | null;
  readonly ref_id: number | null;
  readonly prepaid_amount: Minor | null;
  /** The promo code it was placed with, and what a boost adds to its total odds. */
  readonly promo_code: string | null;
  readonly promo_kind: 'free-bet' | 'boost' | null;
  readonly boost_percent: number | null;
  readonly boost_least_bets: number | null;
  readonly state: 'open' | 'won' | 'lost' | 'returned' | 'needs-review';
  readonly payout: Minor;
  readonly placed_at: EpochMillis;
  readonly settled_at: EpochMillis | null;
  /** Why it could not be settled. */
  readonly review_reason: string | null;
}

export interface CouponBetRow {
  readonly coupon_id: CouponId;
  readonly bet_index: number;
  readonly outcome_id: string;
  readonly game_id: GameId;
  readonly sport_id: SportId;
  readonly champ_id: ChampId;
  readonly label_ru: string | null;
  readonly label_en: string | null;
  readonly odds: MilliOdds;
  readonly version: number;
  readonly is_live: boolean;
  readonly block: number;
  readonly amount: Minor | null;
  readonly starts_at: EpochMillis;
  /** When its game ends; null in a coupon that is set aside for review. */
  readonly ends_at: EpochMillis | null;
  /** 0 to 6 once decided; null while open. */
  readonly status: number | null;
  /** Where it was picked, as far as the page said. */
  readonly page_type: string | null;
  readonly source: string | null;
  readonly express_id: string | null;
}

interface SavedCouponRow {
  readonly code: string;
  readonly type_id: number;
  readonly system_value: number | null;
  /** JSON: outcome ids with blocks. */
  readonly bets: string;
  readonly expires_at: EpochMillis;
}

export interface OverrideRow {
  readonly game_id: GameId;
  readonly suspended_at: EpochMillis | null;
  readonly resumed_at: EpochMillis | null;
  readonly shift_factor: number | null;
  readonly shift_at: EpochMillis | null;
  readonly finished_at: EpochMillis | null;
  readonly abandoned_at: EpochMillis | null;
  /** The revision of the site that it last changed in. */
  readonly revision: number;
}

interface MetaRow {
  readonly name: string;
  readonly value: string;
}

/** What all nodes of the site count with, as JSON. */
interface SiteValueRow {
  readonly name: string;
  readonly value: string;
  readonly revision: number;
}

/** How often something was tried in a window of time that is open until its end. */
interface RateWindowRow {
  readonly name: string;
  readonly tries: number;
  readonly ends_at: EpochMillis;
  /** When the last of those that wait for their turn has it; 0 where nobody waited. */
  readonly next_look_at: Generated<EpochMillis>;
}
