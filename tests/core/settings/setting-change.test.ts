import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SETTING_CHANGE,
  settingChange,
  shownSetting,
  type SettingChangeEffect,
  type SettingChangeEvent,
  type SettingChangeState,
} from '../../../core/settings/setting-change.ts';
import { SETTING_CHANGE_SAMPLES } from '../../support/samples/settings/setting-change-samples.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';

const { initial, step } = SETTING_CHANGE;
type State = SettingChangeState<boolean>;
type Event = SettingChangeEvent<boolean>;
const NETWORK: RequestFailure = { kind: 'network' };
const CANCELLED: RequestFailure = { kind: 'cancelled' };
const loaded: Event = { type: 'loaded', values: new Map([['sms', false]]) };
const changed = (value: boolean, key = 'sms'): Event => ({ type: 'changed', key, value });
const saved = (save: number, key = 'sms'): Event => ({ type: 'saved', key, save });
const notSaved = (save: number, failure: RequestFailure = NETWORK): Event => ({
  type: 'not-saved',
  key: 'sms',
  save,
  failure,
});

function run(...events: readonly Event[]): {
  readonly state: State;
  readonly effects: readonly SettingChangeEffect<boolean>[];
} {
  let state = initial;
  const effects: SettingChangeEffect<boolean>[] = [];
  for (const event of events) {
    const [next, ...more] = step(state, event);
    effects.push(...more);
    state = next;
  }
  return { state, effects };
}

describe('a change of a setting', () => {
  it('shows at once and is saved [SCH-1]', () => {
    const { state, effects } = run(loaded, changed(true));
    expect(shownSetting(state, 'sms')).toBe(true);
    expect(state.phase).toBe('saving');
    expect(effects).toEqual([{ type: 'save', key: 'sms', save: 1, value: true }]);
    expect(shownSetting(state, 'other')).toBeUndefined();
  });

  it('begins at rest, and anything but its events leaves it as it is [SCH-1]', () => {
    expect(initial).toEqual({ phase: 'settled', held: new Map(), saving: new Map(), lastSave: 0 });
    expect(step(initial, { type: 'unknown' } as never)).toEqual([initial]);
  });

  it('to what is shown already is none [SCH-1]', () => {
    expect(run(loaded, changed(false)).effects).toEqual([]);
    expect(run(loaded, changed(true), changed(true)).effects).toHaveLength(1);
  });

  it('holds when it is saved [SCH-4]', () => {
    const { state } = run(loaded, changed(true), saved(1));
    expect(state).toEqual({ phase: 'settled', held: new Map([['sms', true]]), saving: new Map(), lastSave: 1 });
  });

  it('is taken back when the server refuses it [SCH-2]', () => {
    const { state, effects } = run(loaded, changed(true), notSaved(1));
    expect(shownSetting(state, 'sms')).toBe(false);
    expect(state.phase).toBe('settled');
    expect(effects.at(-1)).toEqual({ type: 'tell-failure', key: 'sms', failure: NETWORK });
  });

  it('stays when the call was cancelled [SCH-2]', () => {
    const { state, effects } = run(loaded, changed(true), notSaved(1, CANCELLED));
    expect(shownSetting(state, 'sms')).toBe(true);
    expect(effects).toHaveLength(1);
  });

  it('waits for the one before it, and only the last one follows [SCH-3]', () => {
    const three = settingChange<number>();
    let state = three.initial;
    const steps = (event: SettingChangeEvent<number>) => {
      const [next, ...effects] = three.step(state, event);
      state = next;
      return effects;
    };
    expect(steps({ type: 'changed', key: 'a', value: 1 })).toHaveLength(1);
    expect(steps({ type: 'changed', key: 'a', value: 2 })).toEqual([]);
    expect(steps({ type: 'changed', key: 'a', value: 3 })).toEqual([]);
    expect(shownSetting(state, 'a')).toBe(3);
    expect(steps({ type: 'saved', key: 'a', save: 1 })).toEqual([{ type: 'save', key: 'a', save: 2, value: 3 }]);
    expect(state.phase).toBe('saving');
    expect(steps({ type: 'not-saved', key: 'a', save: 2, failure: NETWORK })).toHaveLength(1);
    expect(shownSetting(state, 'a')).toBe(1);
  });

  it('that leads back to what the server holds needs no second call [SCH-3]', () => {
    expect(run(loaded, changed(true), changed(false), notSaved(1)).effects.map(({ type }) => type)).toEqual([
      'save',
      'tell-failure',
    ]);
    expect(run(loaded, changed(true), changed(false), saved(1)).effects.at(-1)).toEqual({
      type: 'save',
      key: 'sms',
      save: 2,
      value: false,
    });
  });

  it('follows a refused one [SCH-3]', () => {
    const machine = settingChange<string>();
    const [first] = machine.step(machine.initial, { type: 'changed', key: 'a', value: 'one' });
    const [second] = machine.step(first, { type: 'changed', key: 'a', value: 'two' });
    const [state, ...effects] = machine.step(second, { type: 'not-saved', key: 'a', save: 1, failure: NETWORK });
    expect(effects.map(({ type }) => type)).toEqual(['tell-failure', 'save']);
    expect(shownSetting(state, 'a')).toBe('two');
  });

  it('is not touched by answers to others [SCH-3]', () => {
    const { state } = run(loaded, changed(true));
    expect(step(state, saved(2))).toEqual([state]);
    expect(step(state, saved(1, 'other'))).toEqual([state]);
    const both = run(loaded, changed(true), changed(true, 'bets'), saved(1)).state;
    expect(both.phase).toBe('saving');
    expect(shownSetting(both, 'bets')).toBe(true);
    expect(shownSetting(both, '__proto__')).toBeUndefined();
  });

  it('on its way survives a load [SCH-1]', () => {
    const { state } = run(loaded, changed(true), loaded);
    expect(shownSetting(state, 'sms')).toBe(true);
  });

  it('shows at rest what the server holds, in whatever order the answers come [SCH-3] [SCH-4] [REL-40]', async () => {
    const anyChange = fc.record({ key: fc.constantFrom('a', 'b'), value: fc.boolean(), isRefused: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anyChange, { maxLength: 12 }), async (scheduler, changes) => {
        const server = new Map<string, boolean>();
        const onTheWay = new Map<string, number>();
        let state = initial;
        let refusals: readonly boolean[] = changes.map(({ isRefused }) => isRefused);
        let mostOnTheWay = 0;
        const send = (event: Event): void => {
          const [next, ...effects] = step(state, event);
          state = next;
          for (const effect of effects) if (effect.type === 'save') serve(effect);
        };
        const serve = ({ key, save, value }: Extract<SettingChangeEffect<boolean>, { type: 'save' }>): void => {
          onTheWay.set(key, (onTheWay.get(key) ?? 0) + 1);
          mostOnTheWay = Math.max(mostOnTheWay, onTheWay.get(key) ?? 0);
          const [isRefused = false, ...others] = refusals;
          refusals = others;
          void scheduler.schedule(Promise.resolve(), 'answer').then(() => {
            onTheWay.set(key, (onTheWay.get(key) ?? 0) - 1);
            if (!isRefused) server.set(key, value);
            send(isRefused ? { type: 'not-saved', key, save, failure: NETWORK } : { type: 'saved', key, save });
          });
        };
        for (const { key, value } of changes) {
          void scheduler.schedule(Promise.resolve(), 'change').then(() => {
            send({ type: 'changed', key, value });
          });
        }
        await scheduler.waitIdle();
        expect(mostOnTheWay).toBeLessThanOrEqual(1);
        expect(state.phase).toBe('settled');
        expect(shownSetting(state, 'a')).toBe(server.get('a'));
        expect(shownSetting(state, 'b')).toBe(server.get('b'));
      }),
    );
  });

  it('takes every event in every state [SCH-3]', () => {
    for (const state of SETTING_CHANGE_SAMPLES.states) {
      for (const event of SETTING_CHANGE_SAMPLES.events) {
        const [next] = step(state, event);
        expect(next.phase === 'saving').toBe(next.saving.size > 0);
      }
    }
  });
});
