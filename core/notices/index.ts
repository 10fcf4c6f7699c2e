export * from './failure-notice.ts';
export * from './failure-texts.ts';
export * from './form-failure.ts';
export * from './notice-queue.ts';
export * from './notice.ts';
export * from './occasion-notice.ts';
export * from './reply-errors.ts';
export * from './waiting-text.ts';
