export { fail, ok } from './shared/result.ts';
export type { Result } from './shared/result.ts';
export type { Machine, MachineSamples, Step } from './shared/machine.ts';
export type { RequestFailure } from './shared/request-failure.ts';
