import type { Migration } from 'kysely/migration';
import { BONUS_MIGRATIONS } from './bonuses/bonus-migrations.ts';
import { CASINO_MIGRATIONS } from './casino/casino-migrations.ts';
import { MINI_GAME_MIGRATIONS } from './casino/mini-game-migrations.ts';
import { ADVANCE_MIGRATIONS } from './coupons/advance-migrations.ts';
import { BET_SOURCE_MIGRATIONS } from './coupons/bet-source-migrations.ts';
import { COUPON_PROMO_MIGRATIONS } from './coupons/coupon-promo-migrations.ts';
import { DOCUMENT_MIGRATIONS } from './documents/document-migrations.ts';
import { HISTORY_MIGRATIONS } from './coupons/history-migrations.ts';
import { LIMIT_MIGRATIONS } from './limits/limit-migrations.ts';
import { BINGO_MIGRATIONS } from './lotto/bingo-migrations.ts';
import { LOTTO_MIGRATIONS } from './lotto/lotto-migrations.ts';
import { MINI_APP_MIGRATIONS } from './mini-apps/mini-app-migrations.ts';
import { PROMOTION_MIGRATIONS } from './promotions/promotion-migrations.ts';
import { PAYMENT_MIGRATIONS } from './payments/payment-migrations.ts';
import { UPLOAD_MIGRATIONS } from './uploads/upload-migrations.ts';
import { SUPPORT_MIGRATIONS } from './support/support-migrations.ts';
import { ALPHABET_MIGRATIONS } from './information/alphabet-migrations.ts';
import { TERMINAL_MIGRATIONS } from './information/terminal-migrations.ts';
import { CMS_MIGRATIONS } from './information/cms-migrations.ts';
import { BANNER_MIGRATIONS } from './banner-migrations.ts';
import { CONTACT_DENIAL_MIGRATIONS } from './contact-denial-migrations.ts';
import { OFFICE_MIGRATIONS } from './office/office-migrations.ts';
import { OUTBOX_MIGRATIONS } from './outbox-migrations.ts';
import { PENDING_SIGN_IN_MIGRATIONS } from './pending-sign-in-migrations.ts';
import { RECOVERY_MIGRATIONS } from './recovery-migrations.ts';
import { RESULTS_MIGRATIONS } from './results-migrations.ts';
import { SIGN_IN_LINK_MIGRATIONS } from './sign-in-link-migrations.ts';
import { SOCIAL_MIGRATIONS } from './social-migrations.ts';
import { TRANSFER_MIGRATIONS } from './transfer-migrations.ts';
import { statements } from './statements.ts';
import { VIP_BET_MIGRATIONS } from './vip-bet-migrations.ts';

/** The steps of one feature each; their numbers go on after those that all share. */
export const FEATURE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  ...TRANSFER_MIGRATIONS,
  ...SIGN_IN_LINK_MIGRATIONS,
  ...PENDING_SIGN_IN_MIGRATIONS,
  ...OUTBOX_MIGRATIONS,
  ...SOCIAL_MIGRATIONS,
  ...RESULTS_MIGRATIONS,
  ...RECOVERY_MIGRATIONS,
  ...VIP_BET_MIGRATIONS,
  ...COUPON_PROMO_MIGRATIONS,
  ...ALPHABET_MIGRATIONS,
  ...CMS_MIGRATIONS,
  ...BANNER_MIGRATIONS,
  ...ADVANCE_MIGRATIONS,
  ...BET_SOURCE_MIGRATIONS,
  // who did not stop the news had not asked for them either
  '0132-newsletter-wanted': statements([
    'alter table users add column newsletter_wanted_at bigint',
    'alter table users drop column is_newsletter_stopped',
  ]),
  ...HISTORY_MIGRATIONS,
  ...CONTACT_DENIAL_MIGRATIONS,
  ...OFFICE_MIGRATIONS,
  ...LIMIT_MIGRATIONS,
  ...UPLOAD_MIGRATIONS,
  ...DOCUMENT_MIGRATIONS,
  ...PAYMENT_MIGRATIONS,
  ...SUPPORT_MIGRATIONS,
  ...BONUS_MIGRATIONS,
  ...LOTTO_MIGRATIONS,
  ...CASINO_MIGRATIONS,
  ...PROMOTION_MIGRATIONS,
  ...MINI_GAME_MIGRATIONS,
  ...TERMINAL_MIGRATIONS,
  ...BINGO_MIGRATIONS,
  ...MINI_APP_MIGRATIONS,
  '0452-turns-of-tries': statements(['alter table rate_windows add column next_look_at bigint not null default 0']),
};
