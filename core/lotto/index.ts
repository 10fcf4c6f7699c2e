export * from './lotto-draw.ts';
export * from './lotto-page.ts';
export * from './toto-coupon.ts';
export * from './toto-page.ts';
