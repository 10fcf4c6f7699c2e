import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** Free bets and boosted odds, and who has used them. */
export const COUPON_PROMO_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0105-coupon-promo-codes': statements([
    `create table coupon_promo_codes (
      code text primary key, user_id bigint references users, is_listed boolean not null,
      kind text not null check (kind in ('free-bet', 'boost')), currency text, amount bigint check (amount > 0),
      percent integer check (percent between 1 and 100), least_odds bigint,
      least_bets integer not null default 1 check (least_bets > 0), coupon_type text check (coupon_type in ('single', 'express')),
      starts_at bigint not null, ends_at bigint not null,
      check ((kind = 'free-bet') = (amount is not null)), check ((kind = 'boost') = (percent is not null)),
      check (amount is null or currency is not null))`,
    'create index coupon_promo_codes_of_user on coupon_promo_codes (user_id) where user_id is not null',
    'create index listed_coupon_promo_codes on coupon_promo_codes (ends_at) where is_listed and user_id is null',
    'create index coupon_promo_codes_by_end on coupon_promo_codes (ends_at)',
    `create table coupon_promo_uses (
      code text not null references coupon_promo_codes on delete cascade, user_id bigint not null references users,
      placement_key uuid not null, used_at bigint not null, primary key (code, user_id), unique (user_id, placement_key))`,
    'alter table coupons add column promo_code text',
    "alter table coupons add column promo_kind text check (promo_kind in ('free-bet', 'boost'))",
    'alter table coupons add column boost_percent integer',
    'alter table coupons add column boost_least_bets integer',
    `alter table coupons add check ((promo_kind is null) = (promo_code is null)
      and (coalesce(promo_kind, '') = 'boost') = (boost_percent is not null)
      and (boost_percent is null) = (boost_least_bets is null))`,
  ]),
  // a boost without a highest stake is worth more than the house keeps
  '0187-boosted-stakes': statements([
    'alter table coupon_promo_codes add column most_steps integer check (most_steps > 0)',
    "update coupon_promo_codes set most_steps = 10 where kind = 'boost'",
    "alter table coupon_promo_codes add check ((kind = 'boost') = (most_steps is not null))",
  ]),
  '0189-promo-campaigns': statements([
    'alter table coupon_promo_codes add column campaign text',
    'alter table coupon_promo_uses add column campaign text',
    "update coupon_promo_codes set campaign = 'free-bet' where user_id is null and code like 'FREEBET-%'",
    // whoever used several before keeps them, and uses no further one
    `update coupon_promo_uses set campaign = 'free-bet' where (user_id, code) in (
      select uses.user_id, min(uses.code) from coupon_promo_uses as uses
      join coupon_promo_codes as codes on codes.code = uses.code and codes.campaign = 'free-bet' group by uses.user_id)`,
    'create unique index one_promo_of_campaign on coupon_promo_uses (user_id, campaign) where campaign is not null',
  ]),
};
