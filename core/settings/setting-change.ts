import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import type { RequestFailure } from '../shared/request-failure.ts';

/** A change that is on its way, and the one that waits behind it. */
export interface SettingSaving<Value> {
  readonly save: number;
  readonly value: Value;
  readonly next?: { readonly value: Value } | undefined;
}

export interface SettingChangeState<Value> {
  readonly phase: 'settled' | 'saving';
  /** What the server is known to hold. */
  readonly held: ReadonlyMap<string, Value>;
  readonly saving: ReadonlyMap<string, SettingSaving<Value>>;
  readonly lastSave: number;
}

export type SettingChangeEvent<Value> =
  | { readonly type: 'loaded'; readonly values: ReadonlyMap<string, Value> }
  | { readonly type: 'changed'; readonly key: string; readonly value: Value }
  | { readonly type: 'saved'; readonly key: string; readonly save: number }
  | {
      readonly type: 'not-saved';
      readonly key: string;
      readonly save: number;
      readonly failure: RequestFailure;
    };

export type SettingChangeEffect<Value> =
  | { readonly type: 'save'; readonly key: string; readonly save: number; readonly value: Value }
  | { readonly type: 'tell-failure'; readonly key: string; readonly failure: RequestFailure };

type State<Value> = SettingChangeState<Value>;
type Stepped<Value> = Step<State<Value>, SettingChangeEffect<Value>>;

/**
 * SCH-1 A change of a setting shows at once; SCH-2 it is taken back when the server refuses it, unless the call was cancelled;
 * SCH-3 one call per setting is on its way, and the last of the changes made meanwhile follows it.
 */
export function settingChange<Value>(): Machine<State<Value>, SettingChangeEvent<Value>, SettingChangeEffect<Value>> {
  return { initial: { phase: 'settled', held: new Map(), saving: new Map(), lastSave: 0 }, step: changeStep };
}

/** The machine over switches. */
export const SETTING_CHANGE: Machine<
  State<boolean>,
  SettingChangeEvent<boolean>,
  SettingChangeEffect<boolean>
> = settingChange<boolean>();

/** SCH-1 What a setting shows: the last change, else what the server holds. */
export function shownSetting<Value>({ held, saving }: State<Value>, key: string): Value | undefined {
  const change = saving.get(key);
  if (change === undefined) return held.get(key);
  return change.next === undefined ? change.value : change.next.value;
}

function changeStep<Value>(state: State<Value>, event: SettingChangeEvent<Value>): Stepped<Value> {
  switch (event.type) {
    case 'loaded':
      return [{ ...state, held: event.values }];
    case 'changed':
      return afterChange(state, event.key, event.value);
    case 'saved':
    case 'not-saved':
      return afterAnswer(state, event);
    default:
      return unforeseen(event, [state]);
  }
}

function afterChange<Value>(state: State<Value>, key: string, value: Value): Stepped<Value> {
  if (Object.is(shownSetting(state, key), value)) return [state];
  const change = state.saving.get(key);
  if (change === undefined) return sent(state, key, value);
  return [{ ...state, saving: withEntry(state.saving, key, { ...change, next: { value } }) }];
}

function afterAnswer<Value>(
  state: State<Value>,
  event: Extract<SettingChangeEvent<Value>, { type: 'saved' | 'not-saved' }>,
): Stepped<Value> {
  const { key } = event;
  const change = state.saving.get(key);
  if (change === undefined || change.save !== event.save) return [state];
  const isRefused = event.type === 'not-saved' && event.failure.kind !== 'cancelled';
  const held = isRefused ? state.held : withEntry(state.held, key, change.value);
  const saving = new Map(state.saving);
  saving.delete(key);
  const answered: State<Value> = { ...state, held, saving, phase: saving.size > 0 ? 'saving' : 'settled' };
  const [next, ...effects] =
    change.next === undefined ? ([answered] as const) : afterChange(answered, key, change.next.value);
  return isRefused ? [next, { type: 'tell-failure', key, failure: event.failure }, ...effects] : [next, ...effects];
}

function sent<Value>(state: State<Value>, key: string, value: Value): Stepped<Value> {
  const save = state.lastSave + 1;
  const saving = withEntry(state.saving, key, { save, value });
  return [
    { ...state, phase: 'saving', saving, lastSave: save },
    { type: 'save', key, save, value },
  ];
}

function withEntry<Value>(entries: ReadonlyMap<string, Value>, key: string, value: Value): ReadonlyMap<string, Value> {
  return new Map(entries).set(key, value);
}
