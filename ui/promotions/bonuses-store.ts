import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { BonusesGateway, PlayerBonuses } from '../../core/promotions/bonuses-gateway.ts';
import type { PlayerBonus } from '../../core/promotions/player-bonus.ts';
import { BONUS_CHOICES, type BonusChoice } from '../../core/registration/registration-type.ts';
import type { OfficeSettingsGateway } from '../../core/settings/office/office-settings-gateway.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import type { SharedNotices, SharedSession } from '../page/shared-stores.ts';

export interface BonusesNeeds {
  readonly session: SharedSession;
  readonly accounts: { readonly refreshEverywhere: () => Promise<void> };
  readonly notices: Pick<SharedNotices, 'raise' | 'raiseFailure'>;
  readonly settings: Pick<OfficeSettingsGateway, 'save'>;
}

const FIRST_DEPOSIT = 'first_deposit_bonus_type';

/** What the player is granted and offered, and the ways to give it up or to decline it. */
export class BonusesStore {
  failure: RequestFailure | undefined = undefined;
  isLoading = false;
  /** A bonus is being given up, or a choice kept. */
  isSending = false;
  readonly #kept = observable.box<{ readonly epoch: number; readonly bonuses: PlayerBonuses } | undefined>(undefined, {
    deep: false,
  });
  #asked = 0;
  readonly #gateway: BonusesGateway;
  readonly #needs: BonusesNeeds;

  constructor(gateway: BonusesGateway, needs: BonusesNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Undefined until they have come for this player. */
  get known(): PlayerBonuses | undefined {
    const { session } = this.#needs;
    const kept = this.#kept.get();
    return kept !== undefined && session.isSignedIn && session.isCurrent(kept.epoch) ? kept.bonuses : undefined;
  }

  get going(): readonly PlayerBonus[] {
    return this.known?.bonuses.filter(({ end }) => end === undefined) ?? [];
  }

  get over(): readonly PlayerBonus[] {
    return this.known?.bonuses.filter(({ end }) => end !== undefined) ?? [];
  }

  async load(): Promise<void> {
    if (!this.#needs.session.isSignedIn) return;
    this.isLoading = true;
    const failure = await this.#take(async () => this.#gateway.bonuses());
    runInAction(() => {
      this.isLoading = false;
      this.failure = failure;
    });
  }

  /** BON-6 Whether it was given up; a failure is told. */
  async giveUp(id: number): Promise<boolean> {
    const isDone = await this.#send(async () => this.#gateway.giveUp(id));
    if (isDone) await this.#needs.accounts.refreshEverywhere();
    return isDone;
  }

  /** BON-9 What the first deposit gives from now on. */
  async choose(choice: BonusChoice): Promise<void> {
    const id = BONUS_CHOICES.find((known) => known.choice === choice)?.id ?? 0;
    const { notices, settings } = this.#needs;
    const isDone = await this.#send(async () => {
      const saved = await settings.save(FIRST_DEPOSIT, id);
      return saved.ok ? this.#gateway.bonuses() : saved;
    });
    if (isDone) notices.raise({ status: 'success', title: 'main_save_success' });
  }

  async #send(ask: () => Promise<Result<PlayerBonuses, RequestFailure>>): Promise<boolean> {
    this.isSending = true;
    const failure = await this.#take(ask);
    runInAction(() => {
      this.isSending = false;
    });
    if (failure !== undefined) await this.#needs.notices.raiseFailure(failure, 'query');
    return failure === undefined;
  }

  async #take(ask: () => Promise<Result<PlayerBonuses, RequestFailure>>): Promise<RequestFailure | undefined> {
    const { session } = this.#needs;
    const { epoch } = session;
    this.#asked += 1;
    const number = this.#asked;
    const reply = await ask();
    return runInAction(() => {
      if (number !== this.#asked || !session.isCurrent(epoch) || isCancelled(reply)) return undefined;
      if (!reply.ok) return reply.error;
      this.#kept.set({ epoch, bonuses: reply.value });
      return undefined;
    });
  }
}

declare module './use-promotions.ts' {
  interface PromotionsStores {
    readonly playerBonuses: BonusesStore;
  }
}
