import { makeAutoObservable, observable, runInAction } from 'mobx';
import { minutes } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import {
  maintenanceNotice,
  type MaintenanceNotice,
  type MaintenanceWindow,
} from '../../../core/site/config/maintenance-window.ts';
import type { MaintenanceGateway } from '../../../core/site/config/maintenance-gateway.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import type { PageClock } from '../../page/page-clock.ts';
import type { SiteStore } from '../site-store.ts';

/** How often a page that stays open asks; the answer is kept about as long. */
const PERIOD = minutes(10);

export interface MaintenanceDependencies {
  readonly clock: Pick<PageClock, 'now'>;
  readonly site: Pick<SiteStore, 'config'>;
  readonly timers: Timers;
  readonly visibility: Visibility;
}

/** What is announced of maintenance to come. */
export class MaintenanceStore {
  readonly #window = observable.box<MaintenanceWindow | undefined>(undefined, { deep: false });
  readonly #closedFor = observable.box<number | undefined>(undefined);
  readonly #gateway: MaintenanceGateway;
  readonly #dependencies: MaintenanceDependencies;

  constructor(gateway: MaintenanceGateway, dependencies: MaintenanceDependencies) {
    this.#gateway = gateway;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { start: false }, { autoBind: true });
  }

  /** What is announced now, unless the visitor has closed it. */
  get notice(): MaintenanceNotice | undefined {
    const { clock, site } = this.#dependencies;
    const notice = maintenanceNotice(this.#window.get(), site.config?.geoCountryCode, clock.now);
    return notice?.startAt === this.#closedFor.get() ? undefined : notice;
  }

  close(): void {
    this.#closedFor.set(this.notice?.startAt);
  }

  async load(): Promise<void> {
    const reply = await this.#gateway.window();
    runInAction(() => {
      if (reply.ok) this.#window.set(reply.value);
    });
  }

  start(): () => void {
    void this.load();
    return keepAsking({ ...this.#dependencies, period: () => PERIOD, ask: () => void this.load() });
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly maintenance: MaintenanceStore;
  }
}
