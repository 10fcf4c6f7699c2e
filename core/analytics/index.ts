export * from './analytics-gate.ts';
export * from './analytics-targets.ts';
export * from './counted-event.ts';
export * from './event-counter.ts';
export * from './fresh-metrics.ts';
export * from './kept-metrics.ts';
export * from './outside-counter.ts';
