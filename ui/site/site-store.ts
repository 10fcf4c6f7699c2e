import { makeAutoObservable } from 'mobx';
import { repeatDelay } from '../../core/session/repeat-delay.ts';
import type { Random } from '../../core/shared/random.ts';
import type { Timers } from '../../core/shared/timers.ts';
import {
  configLoad,
  configOf,
  type ConfigLoadEffect,
  type ConfigLoadEvent,
  type ConfigLoadState,
} from '../../core/site/config/config-load.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import type { SiteConfigGateway } from '../../core/site/config/site-config-gateway.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';

export interface SiteDependencies {
  readonly timers: Timers;
  readonly random: Pick<Random, 'fraction'>;
  readonly log: (line: string) => void;
}

type LoadEvent = ConfigLoadEvent<SiteConfig>;

/** What the operator switched on. A fetch that failed is repeated in the browser only: a page of the server is not held back. */
export class SiteStore {
  readonly #gateway: SiteConfigGateway;
  readonly #dependencies: SiteDependencies;
  readonly #loading: MachineStore<ConfigLoadState<SiteConfig>, LoadEvent, ConfigLoadEffect>;
  #answer: Promise<void> = Promise.resolve();
  #stopRetry: (() => void) | undefined;
  /** Sets the repeat going that is due; absent until the page lives. */
  #retry: ((delay: number, question: number) => void) | undefined;
  #due: Extract<ConfigLoadEffect, { readonly type: 'retry-in' }> | undefined;

  constructor(gateway: SiteConfigGateway, dependencies: SiteDependencies) {
    this.#gateway = gateway;
    this.#dependencies = dependencies;
    this.#loading = new MachineStore(configLoad<SiteConfig>(), (effect, send) => {
      this.#run(effect, send);
    });
    makeAutoObservable(this, {
      load: false,
      reload: false,
      start: false,
    });
  }

  get config(): SiteConfig | undefined {
    return configOf(this.#loading.state);
  }

  /** Fetches the configuration where there is none; a repeat that is due is not waited for. */
  async load(): Promise<void> {
    this.#loading.send({ type: 'load-asked' });
    await this.#answer;
  }

  /** Fetches it anew, for whoever has just signed in; the former one holds meanwhile. */
  async reload(): Promise<void> {
    this.#loading.send({ type: 'signed-in' });
    await this.#answer;
  }

  start(): () => void {
    const { timers, random } = this.#dependencies;
    this.#retry = (delay, question) => {
      const wait = repeatDelay(delay, { spread: random.fraction() }) ?? delay;
      this.#stopRetry = timers.after(wait, () => {
        this.#loading.send({ type: 'wait-ended', question });
      });
    };
    if (this.#due !== undefined) this.#retry(this.#due.delay, this.#due.question);
    return () => {
      this.#stopRetry?.();
      this.#retry = undefined;
    };
  }

  #run(effect: ConfigLoadEffect, send: (event: LoadEvent) => void): void {
    switch (effect.type) {
      case 'fetch':
        this.#answer = this.#ask(effect.question, send);
        break;
      case 'retry-in':
        this.#due = effect;
        this.#retry?.(effect.delay, effect.question);
        break;
      case 'log':
        this.#dependencies.log(effect.text);
        break;
    }
  }

  async #ask(question: number, send: (event: LoadEvent) => void): Promise<void> {
    const reply = await this.#gateway.siteConfig();
    send(reply.ok ? { type: 'reply-came', question, result: reply.value } : { type: 'reply-failed', question });
  }
}

declare module './use-site.ts' {
  interface SiteStores {
    readonly site: SiteStore;
  }
}
