import { reaction } from 'mobx';
import {
  settingChange,
  shownSetting,
  type SettingChangeEffect,
  type SettingChangeEvent,
  type SettingChangeState,
} from '../../core/settings/setting-change.ts';
import type { ViewSettings } from '../../core/settings/view-settings.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';
import type { ViewSettingsStore } from './view-settings-store.ts';

type Value = ViewSettings[keyof ViewSettings];

export interface SettingSaverNeeds {
  readonly save: (name: string, value: Value) => Promise<Result<undefined, RequestFailure>>;
  readonly tellFailure: (failure: RequestFailure, name: string) => void;
}

/** Follows each change of a setting until it is saved, and takes back what was not. */
export class SettingSaver {
  readonly #store: ViewSettingsStore;
  readonly #machine: MachineStore<SettingChangeState<Value>, SettingChangeEvent<Value>, SettingChangeEffect<Value>>;

  constructor(store: ViewSettingsStore, { save, tellFailure }: SettingSaverNeeds) {
    this.#store = store;
    this.#machine = new MachineStore(settingChange<Value>(), (effect, send) => {
      if (effect.type === 'tell-failure') tellFailure(effect.failure, effect.key);
      else if (effect.type === 'save') {
        const { key, save: number, value } = effect;
        void save(key, value).then((reply) => {
          send(
            reply.ok
              ? { type: 'saved', key, save: number }
              : { type: 'not-saved', key, save: number, failure: reply.error },
          );
          this.#settle(key as keyof ViewSettings);
        });
      }
    });
  }

  /** Takes what is shown now as held, and each change from then on; one that it made itself is none to the machine. */
  start(): () => void {
    this.#machine.send({ type: 'loaded', values: new Map(Object.entries<Value>({ ...this.#store.settings })) });
    return reaction(
      () => this.#store.settings,
      (settings) => {
        for (const [key, value] of Object.entries<Value>({ ...settings }))
          this.#machine.send({ type: 'changed', key, value });
      },
    );
  }

  /** [SCH-2] [SCH-4] Shows what the setting is after an answer. */
  #settle(name: keyof ViewSettings): void {
    const shown = shownSetting(this.#machine.state, name);
    if (shown !== undefined && this.#store.settings[name] !== shown) this.#store.change({ [name]: shown });
  }
}

declare module './use-settings.ts' {
  interface SettingsStores {
    readonly settingSaver: SettingSaver;
  }
}
