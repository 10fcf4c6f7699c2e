import { makeAutoObservable, observable, runInAction } from 'mobx';
import { shownCategories, type OfficeMenuCategory } from '../../../core/player/office-areas.ts';
import type { OfficeGateway, OfficeMenuReply } from '../../../core/player/office-gateway.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

interface KeptMenu extends OfficeMenuReply {
  readonly epoch: number;
}

/** The menu of the office as the operator has it; until it is there, and where it does not come, the site's own stands. */
export class OfficeMenuStore {
  readonly #kept = observable.box<KeptMenu | undefined>(undefined, { deep: false });
  readonly #gateway: OfficeGateway;
  readonly #session: SharedSession;
  readonly #routes: readonly string[];

  /** `routes` names the pages that the site has. */
  constructor(gateway: OfficeGateway, session: SharedSession, routes: readonly string[]) {
    this.#gateway = gateway;
    this.#session = session;
    this.#routes = routes;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Undefined until it has come for this player. */
  get menu(): OfficeMenuReply | undefined {
    const kept = this.#kept.get();
    return kept !== undefined && this.#session.isCurrent(kept.epoch) ? kept : undefined;
  }

  get categories(): readonly OfficeMenuCategory[] | undefined {
    return this.menu?.categories;
  }

  async load(): Promise<void> {
    const session = this.#session;
    if (!session.isSignedIn || this.categories !== undefined) return;
    const { epoch } = session;
    const reply = await this.#gateway.menu();
    if (!reply.ok || !session.isCurrent(epoch)) return;
    runInAction(() => {
      this.#kept.set({ ...reply.value, epoch, categories: shownCategories(reply.value, this.#routes) });
    });
  }
}

declare module '../use-accounts.ts' {
  interface AccountsStores {
    readonly officeMenu: OfficeMenuStore;
  }
}
