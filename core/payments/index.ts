export * from './deposit-permission.ts';
export * from './payment-request.ts';
export * from './payment-return.ts';
export * from './team-cash.ts';
