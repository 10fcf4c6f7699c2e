import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  configLoad,
  configOf,
  type ConfigLoadEvent,
  type ConfigLoadState,
} from '../../../../core/site/config/config-load.ts';
import { CONFIG_LOAD_SAMPLES } from '../../../support/samples/site/config-load-samples.ts';

const { initial, step } = configLoad<string>();
type State = ConfigLoadState<string>;
type Event = ConfigLoadEvent<string>;

function after(...events: readonly Event[]): State {
  return events.reduce<State>((state, event) => step(state, event)[0], initial);
}

const LOADED: State = { phase: 'loaded', question: 1, config: 'first' };
const failed = (question: number): readonly Event[] =>
  Array.from({ length: 6 }, () => [
    { type: 'reply-failed', question } as const,
    { type: 'wait-ended', question } as const,
  ]).flat();

describe('the load of the configuration', () => {
  it('fetches once [CL-1]', () => {
    expect(step(initial, { type: 'load-asked' })).toEqual([
      { phase: 'loading', question: 1, failures: 0, former: undefined },
      { type: 'fetch', question: 1 },
    ]);
    const loading = after({ type: 'load-asked' });
    expect(step(loading, { type: 'load-asked' })).toEqual([loading]);
    expect(step(loading, { type: 'unknown' } as never)).toEqual([loading]);
    const waiting = after({ type: 'load-asked' }, { type: 'reply-failed', question: 1 });
    expect(step(waiting, { type: 'load-asked' })).toEqual([waiting]);
  });

  it('keeps what came and does not load it again [CL-1]', () => {
    const loaded = after({ type: 'load-asked' }, { type: 'reply-came', question: 1, result: 'first' });
    expect(loaded).toEqual(LOADED);
    expect(step(loaded, { type: 'load-asked' })).toEqual([loaded]);
    expect(configOf(loaded)).toBe('first');
    expect(step(loaded, { type: 'reply-came', question: 1, result: 'other' })).toEqual([loaded]);
    expect(step(loaded, { type: 'reply-failed', question: 1 })).toEqual([loaded]);
    expect(step(loaded, { type: 'wait-ended', question: 1 })).toEqual([loaded]);
  });

  it('asks again after 1 s, five times, and then logs that there is none [CL-2]', () => {
    let state = after({ type: 'load-asked' });
    for (const failures of [1, 2, 3, 4, 5]) {
      const [waiting, ...effects] = step(state, { type: 'reply-failed', question: 1 });
      expect(waiting).toEqual({ phase: 'waiting', question: 1, failures, former: undefined });
      expect(effects).toEqual([{ type: 'retry-in', delay: 1000, question: 1 }]);
      const [again, ...fetches] = step(waiting, { type: 'wait-ended', question: 1 });
      expect(fetches).toEqual([{ type: 'fetch', question: 1 }]);
      state = again;
    }
    expect(step(state, { type: 'reply-failed', question: 1 })).toEqual([
      { phase: 'failed', question: 1 },
      { type: 'log', text: 'no site config' },
    ]);
  });

  it.each([undefined, null as never])('takes a reply without a result for a failure: %s [CL-3]', (result) => {
    const [state, effect] = step(after({ type: 'load-asked' }), { type: 'reply-came', question: 1, result });
    expect(state.phase).toBe('waiting');
    expect(effect).toEqual({ type: 'retry-in', delay: 1000, question: 1 });
  });

  it('may be asked for again when it failed [CL-4]', () => {
    const state = after({ type: 'load-asked' }, ...failed(1));
    expect(state).toEqual({ phase: 'failed', question: 1 });
    expect(configOf(state)).toBeUndefined();
    expect(step(state, { type: 'load-asked' })[1]).toEqual({ type: 'fetch', question: 2 });
  });

  it('starts anew on a sign-in and keeps the former one meanwhile [CL-5]', () => {
    const [loading, effect] = step(LOADED, { type: 'signed-in' });
    expect(effect).toEqual({ type: 'fetch', question: 2 });
    expect(configOf(loading)).toBe('first');
    const [waiting] = step(loading, { type: 'reply-failed', question: 2 });
    expect(configOf(waiting)).toBe('first');
    expect(configOf(step(waiting, { type: 'wait-ended', question: 2 })[0])).toBe('first');
    const [again] = step(waiting, { type: 'signed-in' });
    expect(again).toEqual({ phase: 'loading', question: 3, failures: 0, former: 'first' });
  });

  it('keeps the former one when the new one cannot be had, and logs it [CL-5]', () => {
    let state: State = step(LOADED, { type: 'signed-in' })[0];
    for (const event of failed(2).slice(0, -2)) [state] = step(state, event);
    expect(step(state, { type: 'reply-failed', question: 2 })).toEqual([
      { phase: 'loaded', question: 2, config: 'first' },
      { type: 'log', text: 'no site config' },
    ]);
  });

  it('ignores answers to an earlier question [CL-6]', () => {
    const second = after({ type: 'load-asked' }, { type: 'signed-in' });
    expect(step(second, { type: 'reply-came', question: 1, result: 'old' })).toEqual([second]);
    expect(step(second, { type: 'reply-failed', question: 1 })).toEqual([second]);
    const [waiting] = step(second, { type: 'reply-failed', question: 2 });
    expect(step(waiting, { type: 'wait-ended', question: 1 })).toEqual([waiting]);
    expect(step(initial, { type: 'wait-ended', question: 0 })).toEqual([initial]);
    expect(configOf(initial)).toBeUndefined();
  });

  it('serves a configuration of any type [CL-1]', () => {
    const numbers = configLoad<number>();
    const [loading] = numbers.step(numbers.initial, { type: 'load-asked' });
    const [loaded] = numbers.step(loading, { type: 'reply-came', question: 1, result: 0 });
    expect(configOf(loaded)).toBe(0);
  });

  it('never has two fetches on the way for one question and never more than six of them [CL-1] [CL-2]', () => {
    const anyEvent: fc.Arbitrary<Event['type']> = fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom<Event['type']>('load-asked', 'signed-in') },
      { weight: 5, arbitrary: fc.constantFrom<Event['type']>('reply-failed', 'wait-ended') },
      { weight: 1, arbitrary: fc.constant<Event['type']>('reply-came') },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEvent, fc.boolean())), (happenings) => {
        let state = initial;
        const fetches = new Map<number, number>();
        let onTheWay = false;
        for (const [type, isOld] of happenings) {
          const question = state.question - (isOld ? 1 : 0);
          const isAnswer = type === 'reply-failed' || type === 'reply-came';
          const isExpected = onTheWay && state.phase === 'loading' && !isOld;
          const [next, ...effects] = step(state, { type, question, result: 'config' });
          if (isAnswer && isExpected) onTheWay = false;
          if (type === 'signed-in') onTheWay = false;
          const isFetched = effects.some((effect) => effect.type === 'fetch');
          expect(isFetched && onTheWay).toBe(false);
          onTheWay ||= isFetched;
          if (isFetched) fetches.set(next.question, (fetches.get(next.question) ?? 0) + 1);
          expect(configOf(state) === undefined || configOf(next) !== undefined).toBe(true);
          state = next;
        }
        expect(Math.max(0, ...fetches.values())).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('takes every event in every state [CL-6]', () => {
    for (const state of CONFIG_LOAD_SAMPLES.states) {
      for (const event of CONFIG_LOAD_SAMPLES.events) {
        const [next, ...effects] = step(state, event);
        expect(next.question).toBeGreaterThanOrEqual(state.question);
        expect(effects.length).toBeLessThanOrEqual(1);
      }
    }
  });
});
