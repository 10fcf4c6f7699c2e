export * from './bonus-terms.ts';
export * from './bonuses-gateway.ts';
export * from './cashback-option.ts';
export * from './cashback-week.ts';
export * from './player-bonus.ts';
export * from './points.ts';
export * from './promo-points.ts';
export * from './referral-cookie.ts';
