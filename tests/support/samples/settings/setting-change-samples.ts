import type { MachineSamples } from '../../machine-samples.ts';
import type { SettingChangeEvent, SettingChangeState } from '../../../../core/settings/setting-change.ts';

type State<Value> = SettingChangeState<Value>;

const HELD: ReadonlyMap<string, boolean> = new Map([['sms', true]]);

export const SETTING_CHANGE_SAMPLES: MachineSamples<State<boolean>, SettingChangeEvent<boolean>> = {
  states: [
    { phase: 'settled', held: HELD, saving: new Map(), lastSave: 0 },
    { phase: 'saving', held: HELD, saving: new Map([['sms', { save: 1, value: false }]]), lastSave: 1 },
    {
      phase: 'saving',
      held: HELD,
      saving: new Map([['sms', { save: 1, value: false, next: { value: true } }]]),
      lastSave: 1,
    },
  ],
  events: [
    { type: 'loaded', values: HELD },
    { type: 'changed', key: 'sms', value: false },
    { type: 'changed', key: 'sms', value: true },
    { type: 'saved', key: 'sms', save: 1 },
    { type: 'not-saved', key: 'sms', save: 1, failure: { kind: 'network' } },
    { type: 'not-saved', key: 'sms', save: 1, failure: { kind: 'cancelled' } },
  ],
};
