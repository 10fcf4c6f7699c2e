export * from './failure-notice.ts';
export * from './notice-queue.ts';
export * from './notice.ts';
