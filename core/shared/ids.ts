import type { Branded, Tagged } from './tagged.ts';

/** Money hangs on these three: a plain number is none, they are made where the wire or the database is read. */
export type UserId = number & Branded<'user'>;
export type AccountId = number & Branded<'account'>;
export type CouponId = number & Branded<'coupon'>;
export type GameId = Tagged<'game'>;
export type ChampId = Tagged<'champ'>;
export type SportId = Tagged<'sport'>;
