import type { Tagged } from './tagged.ts';

export type UserId = Tagged<'user'>;
export type AccountId = Tagged<'account'>;
export type CouponId = Tagged<'coupon'>;
export type GameId = Tagged<'game'>;
export type ChampId = Tagged<'champ'>;
export type SportId = Tagged<'sport'>;
