export * from './frame-message.ts';
export * from './message-rate.ts';
export * from './mini-app-address.ts';
export * from './mini-app-lifecycle.ts';
export * from './mini-app-log.ts';
export * from './mini-app-payload.ts';
export * from './mini-app-trust.ts';
export * from './page-bus.ts';
