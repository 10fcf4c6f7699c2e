import type { Generated } from 'kysely';

/** Money is in minor units, odds in thousandths, moments in milliseconds since 1970; all of them checked safe integers. */
export interface Tables {
  readonly users: UserRow;
  readonly sessions: SessionRow;
  readonly recoveries: RecoveryRow;
  readonly accounts: AccountRow;
  readonly ledger: LedgerRow;
  readonly placements: PlacementRow;
  readonly coupons: CouponRow;
  readonly coupon_bets: CouponBetRow;
  readonly saved_coupons: SavedCouponRow;
  readonly overrides: OverrideRow;
  readonly results: ResultRow;
  readonly information_pages: InformationRow;
  readonly meta: MetaRow;
}

export interface UserRow {
  readonly id: Generated<number>;
  readonly email: string | null;
  /** With its plus; several players may have the same. */
  readonly phone: string | null;
  readonly password_hash: string;
  readonly country_code: string;
  readonly is_blocked: Generated<boolean>;
  readonly created_at: number;
  /** Banned above 0. */
  readonly ban_level: Generated<number>;
  readonly ban_version: Generated<number>;
  /** Null once the player has agreed to the terms. */
  readonly terms_changed_at: Generated<number | null>;
  /** Null until the player said so. */
  readonly cookies_agreed_at: number | null;
}

export interface SessionRow {
  /** SHA-256 of the id that the cookie carries. */
  readonly id_hash: string;
  readonly user_id: number;
  readonly created_at: number;
  readonly expires_at: number;
}

/** A password on its way to be replaced. */
export interface RecoveryRow {
  /** SHA-256 of the id that the cookie carries. */
  readonly id_hash: string;
  /** Of a player or of nobody. */
  readonly contact: string;
  readonly code_hash: string;
  readonly tries: number;
  readonly phase: 'code' | 'approval' | 'password';
  /** Null until it is known whose password it is. */
  readonly user_id: number | null;
  readonly expires_at: number;
}

export interface AccountRow {
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly currency: string;
  readonly type_id: number;
  readonly balance: Generated<number>;
  readonly is_active: boolean;
}

/** One side of a transfer; the sides of a transfer add up to zero. */
export interface LedgerRow {
  readonly transfer: string;
  readonly side: 'player' | 'house';
  /** Null on the house's side. */
  readonly account_id: number | null;
  readonly kind: 'play-money' | 'stake' | 'payout' | 'hyper-bonus';
  readonly currency: string;
  readonly amount: number;
  readonly coupon_id: number | null;
  readonly at: number;
}

export interface PlacementRow {
  readonly user_id: number;
  readonly key: string;
  /** Empty where the key is void. */
  readonly fingerprint: string;
  /** No order is taken under a void key. */
  readonly status: 'pending' | 'done' | 'void';
  /** The order as it came, while it is pending. */
  readonly order_body: string | null;
  readonly accept_at: number | null;
  readonly reply: string | null;
  readonly created_at: number;
  /** The reply is not kept any more. */
  readonly is_dropped: Generated<boolean>;
}

export interface CouponRow {
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly account_id: number;
  readonly placement_key: string;
  readonly placement_index: number;
  readonly type_id: number;
  readonly currency: string;
  readonly amount: number;
  /** JSON: amounts in major units or 'max'. */
  readonly block_amounts: string;
  readonly system_value: number | null;
  readonly odds: number;
  readonly anti_express_odds: number | null;
  readonly exact_odds: number | null;
  readonly bonus_bet: boolean;
  readonly change_mode: number;
  readonly line_count: number;
  readonly possible_win: number;
  readonly min_possible_win: number | null;
  readonly hyper_bonus_percent: number;
  /** The odds format that the player had; this and the next three are null for coupons older than them. */
  readonly coef_view_id: number | null;
  readonly drops_on_score_change: boolean | null;
  readonly ref_id: number | null;
  readonly prepaid_amount: number | null;
  readonly state: 'open' | 'won' | 'lost' | 'returned' | 'needs-review';
  readonly payout: number;
  readonly placed_at: number;
  readonly settled_at: number | null;
  /** Why it could not be settled. */
  readonly review_reason: string | null;
}

export interface CouponBetRow {
  readonly coupon_id: number;
  readonly bet_index: number;
  readonly outcome_id: string;
  readonly game_id: number;
  readonly sport_id: number;
  readonly champ_id: number;
  readonly label_ru: string | null;
  readonly label_en: string | null;
  readonly odds: number;
  readonly version: number;
  readonly is_live: boolean;
  readonly block: number;
  readonly amount: number | null;
  readonly starts_at: number;
  /** When its game ends; null in a coupon that is set aside for review. */
  readonly ends_at: number | null;
  /** 0 to 6 once decided; null while open. */
  readonly status: number | null;
  /** Where it was picked, as far as the page said. */
  readonly page_type: string | null;
  readonly express_id: string | null;
}

export interface SavedCouponRow {
  readonly code: string;
  readonly type_id: number;
  readonly system_value: number | null;
  /** JSON: outcome ids with blocks. */
  readonly bets: string;
  readonly expires_at: number;
}

export interface OverrideRow {
  readonly game_id: number;
  readonly suspended_at: number | null;
  readonly resumed_at: number | null;
  readonly shift_factor: number | null;
  readonly shift_at: number | null;
  readonly finished_at: number | null;
  readonly abandoned_at: number | null;
}

export interface ResultRow {
  readonly game_id: number;
  readonly sport_id: number;
  readonly champ_id: number;
  readonly ended_at: number;
}

/** A page of information in one language, as its editor left it: nothing about the HTML is trusted. */
export interface InformationRow {
  readonly page: string;
  readonly language: string;
  readonly menu_group: string;
  readonly position: number;
  readonly title: string;
  readonly html: string;
  readonly updated_at: number;
}

export interface MetaRow {
  readonly name: string;
  readonly value: string;
}
