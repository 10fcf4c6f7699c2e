import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { hiddenSportsText, readHiddenSports, withSport } from '../../../core/player/disallowed-sports.ts';
import type { Notice } from '../../../core/notices/notice.ts';
import { walletSettingId, type OfficeSettings } from '../../../core/settings/office/office-settings.ts';
import type { OfficeSettingsGateway } from '../../../core/settings/office/office-settings-gateway.ts';
import {
  settingChange,
  shownSetting,
  type SettingChangeEffect,
  type SettingChangeEvent,
  type SettingChangeState,
} from '../../../core/settings/setting-change.ts';
import { SETTINGS_LOAD, type SettingsLoadEffect } from '../../../core/settings/settings-load.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import { MachineStore } from '../../kit/behaviour/machine-store.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';

export interface OfficeSettingsNeeds {
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raise' | 'raiseFailure'>;
  /** Leaves sports out of what the page shows. */
  readonly sportsHiding: { readonly hide: (sports: string) => void };
}

type Changes<Value> = MachineStore<SettingChangeState<Value>, SettingChangeEvent<Value>, SettingChangeEffect<Value>>;

/** Both lists of sports are kept by one call. */
const SPORTS = 'sports';

/** The settings that the server keeps for the player: loaded once, and each change kept at once. */
export class OfficeSettingsStore {
  failure: RequestFailure | undefined = undefined;
  readonly #kept = observable.box<OfficeSettings | undefined>(undefined, { deep: false });
  readonly #gateway: OfficeSettingsGateway;
  readonly #needs: OfficeSettingsNeeds;
  readonly #load = new MachineStore(SETTINGS_LOAD, (effect) => void this.#ask(effect));
  readonly #values: Changes<number>;
  readonly #sports: Changes<string>;

  constructor(gateway: OfficeSettingsGateway, needs: OfficeSettingsNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    this.#values = this.#changes<number>(async (id, value) => gateway.save(id, value));
    this.#sports = this.#changes<string>(
      async (_, text) => gateway.disallowSports(readHiddenSports(text)),
      (text) => {
        needs.sportsHiding.hide(text);
      },
    );
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Undefined until they have come for this player. */
  get settings(): OfficeSettings | undefined {
    return this.#needs.session.isSignedIn ? this.#kept.get() : undefined;
  }

  get hiddenSports(): ReturnType<typeof readHiddenSports> {
    return readHiddenSports(shownSetting(this.#sports.state, SPORTS) ?? '');
  }

  valueOf(id: string): number {
    return shownSetting(this.#values.state, id) ?? 0;
  }

  change(id: string, value: number): void {
    this.#values.send({ type: 'changed', key: id, value });
  }

  showSport(section: 'line' | 'live', id: number, isShown: boolean): void {
    const hidden = this.hiddenSports;
    this.#hideSports({ ...hidden, [section]: withSport(hidden[section], id, !isShown) });
  }

  showAllSports(): void {
    this.#hideSports({ line: [], live: [] });
  }

  async load(): Promise<void> {
    if (!this.#needs.session.isSignedIn) return;
    this.#load.send({ type: 'needed' });
    await this.#asking;
  }

  start(): () => void {
    return reaction(
      () => this.#needs.session.epoch,
      () => {
        this.#kept.set(undefined);
        this.#load.send({ type: 'player-changed' });
      },
    );
  }

  #asking: Promise<void> = Promise.resolve();

  async #ask(effect: SettingsLoadEffect): Promise<void> {
    if (effect.type !== 'fetch') return;
    const { question } = effect;
    this.#asking = this.#gateway.settings().then((reply) => {
      runInAction(() => {
        this.#take(reply, question);
      });
    });
    await this.#asking;
  }

  #take(reply: Result<OfficeSettings, RequestFailure>, question: number): void {
    if (this.#load.state.question !== question || this.#load.state.phase !== 'loading') return;
    this.#load.send({ type: reply.ok ? 'came' : 'failed', question });
    this.failure = reply.ok ? undefined : reply.error;
    if (!reply.ok) return;
    this.#values.send({ type: 'loaded', values: valuesOf(reply.value) });
    const { disallowedLineSports: line, disallowedLiveSports: live } = reply.value;
    this.#sports.send({ type: 'loaded', values: new Map([[SPORTS, hiddenSportsText({ line, live })]]) });
    this.#kept.set(reply.value);
  }

  #hideSports(sports: { readonly line: readonly number[]; readonly live: readonly number[] }): void {
    const value = hiddenSportsText(sports);
    this.#sports.send({ type: 'changed', key: SPORTS, value });
    this.#needs.sportsHiding.hide(value);
  }

  /** [SCH-1] [SCH-2] [SCH-3] */
  #changes<Value>(
    save: (key: string, value: Value) => Promise<Result<string | undefined, RequestFailure>>,
    onSettled: (value: Value) => void = () => undefined,
  ): Changes<Value> {
    const { notices } = this.#needs;
    const store: Changes<Value> = new MachineStore(settingChange<Value>(), (effect, send) => {
      const { key } = effect;
      if (effect.type === 'tell-failure') {
        void notices.raiseFailure(effect.failure, 'save-setting');
        return;
      }
      void save(key, effect.value).then((reply) => {
        runInAction(() => {
          const about = { key, save: effect.save };
          send(reply.ok ? { type: 'saved', ...about } : { type: 'not-saved', ...about, failure: reply.error });
          if (reply.ok) notices.raise(savedNotice(reply.value));
          const shown = shownSetting(store.state, key);
          if (shown !== undefined) onSettled(shown);
        });
      });
    });
    return store;
  }
}

/** OFS-14 */
function savedNotice(said: string | undefined): Notice {
  const saved = { status: 'success', title: 'main_save_success' } as const;
  return said === undefined || said.trim() === '' ? saved : { ...saved, serverTitle: said };
}

/** What each setting is, by the name that it is saved under. */
function valuesOf(settings: OfficeSettings): ReadonlyMap<string, number> {
  const { commonSettings, otherSettings, notificationSettings, wallets } = settings;
  const choices = [settings.bonusSetting, settings.firstDepositBonusSetting, settings.cashbackSetting];
  const chosen = choices.filter((setting) => setting !== undefined);
  const all = [...commonSettings, ...otherSettings, ...notificationSettings, ...chosen];
  return new Map([
    ...all.map(({ id, value }) => [id, value] as const),
    ...wallets.map((wallet) => [walletSettingId(wallet), Number(wallet.takesBonuses)] as const),
  ]);
}

declare module '../use-settings.ts' {
  interface SettingsStores {
    readonly officeSettings: OfficeSettingsStore;
  }
}
