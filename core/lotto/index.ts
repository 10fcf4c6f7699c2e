export * from './lotto-draw.ts';
export * from './lotto-page.ts';
export * from './toto-coupon.ts';
export * from './toto-gateway.ts';
export * from './toto-hits.ts';
export * from './toto-page.ts';
export * from './toto-rules.ts';
