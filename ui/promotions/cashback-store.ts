import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { withCashbackOption, type CashbackOption } from '../../core/promotions/cashback-option.ts';
import type { Cashback, CashbackGateway } from '../../core/promotions/cashback-week.ts';
import type { OfficeSettingsGateway } from '../../core/settings/office/office-settings-gateway.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';

export interface CashbackNeeds {
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raise' | 'raiseFailure'>;
  readonly settings: Pick<OfficeSettingsGateway, 'save'>;
}

/** What weeks give back, and how. */
export class CashbackStore {
  failure: RequestFailure | undefined = undefined;
  isSaving = false;
  readonly #kept = observable.box<{ readonly epoch: number; readonly cashback: Cashback } | undefined>(undefined, {
    deep: false,
  });
  readonly #gateway: CashbackGateway;
  readonly #needs: CashbackNeeds;

  constructor(gateway: CashbackGateway, needs: CashbackNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Undefined until it has come for this player. */
  get cashback(): Cashback | undefined {
    const { session } = this.#needs;
    const kept = this.#kept.get();
    return kept !== undefined && session.isSignedIn && session.isCurrent(kept.epoch) ? kept.cashback : undefined;
  }

  async load(): Promise<void> {
    const { session } = this.#needs;
    if (!session.isSignedIn) return;
    const { epoch } = session;
    const reply = await this.#gateway.cashback();
    runInAction(() => {
      if (!session.isCurrent(epoch) || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.#kept.set({ epoch, cashback: reply.value });
    });
  }

  /** CBK-2 What is not offered changes nothing. */
  async choose(option: CashbackOption): Promise<void> {
    const { cashback } = this;
    if (cashback === undefined || this.isSaving) return;
    const { session, notices, settings } = this.#needs;
    const { epoch } = session;
    const setting = withCashbackOption(cashback.setting, option);
    this.isSaving = true;
    const reply = await settings.save(setting.id, setting.value);
    runInAction(() => {
      this.isSaving = false;
      if (reply.ok && session.isCurrent(epoch)) this.#kept.set({ epoch, cashback: { ...cashback, setting } });
    });
    if (reply.ok) notices.raise({ status: 'success', title: 'main_save_success' });
    else await notices.raiseFailure(reply.error, 'save-setting');
  }
}

declare module './use-promotions.ts' {
  interface PromotionsStores {
    readonly weeklyCashback: CashbackStore;
  }
}
