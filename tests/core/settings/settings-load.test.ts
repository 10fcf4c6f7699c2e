import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETTINGS_LOAD, type SettingsLoadEvent, type SettingsLoadState } from '../../../core/settings/settings-load.ts';
import { SETTINGS_LOAD_SAMPLES } from '../../support/samples/settings/settings-load-samples.ts';

const { initial, step } = SETTINGS_LOAD;
const LOADING: SettingsLoadState = { phase: 'loading', question: 1 };
const LOADED: SettingsLoadState = { phase: 'loaded', question: 1 };

describe('the load of settings', () => {
  it('happens once, when they are needed [SLD-1]', () => {
    expect(step(initial, { type: 'needed' })).toEqual([LOADING, { type: 'fetch', question: 1 }]);
    expect(step(LOADING, { type: 'needed' })).toEqual([LOADING]);
    expect(step(LOADING, { type: 'came', question: 1 })).toEqual([LOADED]);
    expect(step(LOADED, { type: 'needed' })).toEqual([LOADED]);
    expect(step(LOADED, { type: 'failed', question: 1 })).toEqual([LOADED]);
    expect(step(initial, { type: 'came', question: 0 })).toEqual([initial]);
    expect(step(initial, { type: 'unknown' } as never)).toEqual([initial]);
    expect(step(initial, { type: 'failed', question: 0 })).toEqual([initial]);
  });

  it('is repeated after a failure when they are needed again [SLD-2]', () => {
    const [left, effect] = step(LOADING, { type: 'failed', question: 1 });
    expect([left, effect]).toEqual([{ phase: 'not-loaded', question: 1 }, { type: 'tell-failure' }]);
    expect(step(left, { type: 'needed' })[1]).toEqual({ type: 'fetch', question: 2 });
  });

  it('starts anew for another player, whose settings are never those of the former one [SLD-3]', () => {
    const [left] = step(LOADED, { type: 'player-changed' });
    expect(left).toEqual({ phase: 'not-loaded', question: 1 });
    const [second] = step(left, { type: 'needed' });
    expect(step(second, { type: 'came', question: 1 })).toEqual([second]);
    expect(step(second, { type: 'failed', question: 1 })).toEqual([second]);
    expect(step(LOADING, { type: 'player-changed' })).toEqual([{ phase: 'not-loaded', question: 1 }]);
  });

  it('never has two fetches on the way for one player [SLD-1]', () => {
    const anyEvent = fc.oneof(
      { weight: 4, arbitrary: fc.constant<SettingsLoadEvent['type']>('needed') },
      { weight: 2, arbitrary: fc.constantFrom<SettingsLoadEvent['type']>('came', 'failed') },
      { weight: 1, arbitrary: fc.constant<SettingsLoadEvent['type']>('player-changed') },
    );
    fc.assert(
      fc.property(fc.array(anyEvent), (types) => {
        let state = initial;
        let onTheWay = 0;
        for (const type of types) {
          const [next, ...effects] = step(state, { type, question: state.question });
          if (type === 'player-changed' || next.phase !== 'loading') onTheWay = 0;
          onTheWay += effects.filter((effect) => effect.type === 'fetch').length;
          expect(onTheWay).toBeLessThanOrEqual(1);
          expect(next.phase === 'loading').toBe(onTheWay === 1);
          state = next;
        }
      }),
    );
    for (const state of SETTINGS_LOAD_SAMPLES.states) {
      for (const event of SETTINGS_LOAD_SAMPLES.events) expect(step(state, event).length).toBeLessThanOrEqual(2);
    }
  });
});
