import type { Machine, Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';
import type { Millis } from '../../shared/time.ts';
import { RETRY_PLANS, retryDelay } from './retry-plan.ts';

/** What is written to the log when the configuration cannot be had. */
export const NO_SITE_CONFIG = 'no site config';

interface Asking<Config> {
  /** The number of the question; an answer to another one says nothing. */
  readonly question: number;
  readonly failures: number;
  /** What was there before, while it is asked for anew. */
  readonly former?: Config | undefined;
}

export type ConfigLoadState<Config> =
  | { readonly phase: 'not-installed'; readonly question: number }
  | ({ readonly phase: 'loading' } & Asking<Config>)
  | ({ readonly phase: 'waiting' } & Asking<Config>)
  | { readonly phase: 'loaded'; readonly question: number; readonly config: Config }
  | { readonly phase: 'failed'; readonly question: number };

export type ConfigLoadEvent<Config> =
  | { readonly type: 'load-asked' }
  | { readonly type: 'signed-in' }
  /** Without a result where the reply has none. */
  | { readonly type: 'reply-came'; readonly question: number; readonly result: Config | undefined }
  | { readonly type: 'reply-failed'; readonly question: number }
  | { readonly type: 'wait-ended'; readonly question: number };

export type ConfigLoadEffect =
  | { readonly type: 'fetch'; readonly question: number }
  | { readonly type: 'retry-in'; readonly delay: Millis; readonly question: number }
  | { readonly type: 'log'; readonly text: typeof NO_SITE_CONFIG };

type Stepped<Config> = Step<ConfigLoadState<Config>, ConfigLoadEffect>;

/**
 * CL-1 A configuration is fetched once and a loaded one is not fetched again; CL-2 a fetch that fails is repeated by the plan;
 * CL-3 a reply without a result is a failure; CL-4 a load that failed may be asked for again; CL-5 a sign-in loads anew.
 */
export function configLoad<Config>(): Machine<ConfigLoadState<Config>, ConfigLoadEvent<Config>, ConfigLoadEffect> {
  return { initial: { phase: 'not-installed', question: 0 }, step: loadStep };
}

/** CL-6 The configuration that holds: the loaded one, or the former one while it is asked for anew. */
export function configOf<Config>(state: ConfigLoadState<Config>): Config | undefined {
  switch (state.phase) {
    case 'loaded':
      return state.config;
    case 'loading':
    case 'waiting':
      return state.former;
    case 'not-installed':
    case 'failed':
      return undefined;
  }
}

function loadStep<Config>(state: ConfigLoadState<Config>, event: ConfigLoadEvent<Config>): Stepped<Config> {
  switch (event.type) {
    case 'load-asked':
      return state.phase === 'not-installed' || state.phase === 'failed' ? asking(state) : [state];
    case 'signed-in':
      return asking(state);
    case 'reply-came':
      if (state.phase !== 'loading' || event.question !== state.question) return [state];
      if (event.result === undefined || event.result === null) return failing(state);
      return [{ phase: 'loaded', question: state.question, config: event.result }];
    case 'reply-failed':
      return state.phase === 'loading' && event.question === state.question ? failing(state) : [state];
    case 'wait-ended':
      if (state.phase !== 'waiting' || event.question !== state.question) return [state];
      return [
        { ...state, phase: 'loading' },
        { type: 'fetch', question: state.question },
      ];
    default:
      return unforeseen(event, [state]);
  }
}

function asking<Config>(state: ConfigLoadState<Config>): Stepped<Config> {
  const question = state.question + 1;
  return [
    { phase: 'loading', question, failures: 0, former: configOf(state) },
    { type: 'fetch', question },
  ];
}

function failing<Config>(state: Extract<ConfigLoadState<Config>, { phase: 'loading' }>): Stepped<Config> {
  const { question, former } = state;
  const failures = state.failures + 1;
  const delay = retryDelay(RETRY_PLANS.config, failures);
  if (delay !== undefined) {
    return [
      { phase: 'waiting', question, failures, former },
      { type: 'retry-in', delay, question },
    ];
  }
  const left: ConfigLoadState<Config> =
    former === undefined ? { phase: 'failed', question } : { phase: 'loaded', question, config: former };
  return [left, { type: 'log', text: NO_SITE_CONFIG }];
}
