export * from './cashback-option.ts';
export * from './promo-points.ts';
export * from './referral-cookie.ts';
