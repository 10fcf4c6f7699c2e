export * from './numbers/lotto-gateway.ts';
export * from './numbers/lotto-page.ts';
export * from './numbers/lotto-ticket.ts';
export * from './toto-coupon.ts';
export * from './toto-gateway.ts';
export * from './toto-hits.ts';
export * from './toto-page.ts';
export * from './toto-rules.ts';
