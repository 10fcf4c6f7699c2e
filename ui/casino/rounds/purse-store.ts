import { makeAutoObservable, observable, reaction } from 'mobx';
import type { Account } from '../../../core/accounts/account.ts';
import { countedShare } from '../../../core/casino/rounds/counted-share.ts';
import type { PlayerBonus } from '../../../core/promotions/player-bonus.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

type CasinoBonus = Extract<PlayerBonus, { readonly kind: 'casino' }>;

interface PurseNeeds {
  readonly session: SharedSession;
  readonly accounts: {
    readonly active: Account | undefined;
    readonly accounts: readonly Account[];
    readonly refreshEverywhere: () => Promise<void>;
  };
}

/** The bonuses of the player, which come after the page. */
export interface KnownBonuses {
  readonly going: readonly PlayerBonus[];
  readonly load: () => Promise<void>;
}

/** BON-46 Where rounds are staked from: own money, until the player chooses the bonus. */
export class PurseStore {
  /** What was chosen; it stays chosen though the bonus is over, so that no round takes own money unasked. */
  isBonusChosen = false;
  readonly #bonuses = observable.box<KnownBonuses | undefined>(undefined, { deep: false });
  readonly #needs: PurseNeeds;

  constructor(needs: PurseNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The bonus for the casino in the currency that is played in. */
  get bonus(): CasinoBonus | undefined {
    const currency = this.#needs.accounts.active?.currency;
    return this.#bonuses
      .get()
      ?.going.find((bonus): bonus is CasinoBonus => bonus.kind === 'casino' && bonus.currency === currency);
  }

  /** The own account in the currency of the active one, which may be that of a bonus itself. */
  get own(): Account | undefined {
    const { active, accounts } = this.#needs.accounts;
    if (active?.type !== 'bonus') return active;
    return accounts.find(({ type, currency }) => type !== 'bonus' && currency === active.currency);
  }

  /** RND-40 Whether a game is played from the bonus: only one that counts is. */
  isFromBonus(drawnBy: string): boolean {
    return this.isBonusChosen && countedShare(drawnBy) > 0;
  }

  /** The account that a round of a game is staked from; nothing where the chosen bonus is over. */
  account(drawnBy: string): { readonly id: number; readonly currency: string } | undefined {
    if (!this.isFromBonus(drawnBy)) return this.own;
    return this.bonus === undefined ? undefined : { id: this.bonus.accountId, currency: this.bonus.currency };
  }

  choose(isBonus: boolean): void {
    this.isBonusChosen = isBonus;
  }

  /** While a page of a game is shown: the bonuses of its player, whoever that is. */
  watch(bonuses: KnownBonuses): () => void {
    this.#bonuses.set(bonuses);
    return reaction(
      () => this.#needs.session.epoch,
      (_, before) => {
        if (before !== undefined) this.choose(false);
        void bonuses.load();
      },
      { fireImmediately: true },
    );
  }

  /** After a round: the balances, and BON-43 how far the bonus has come that it was staked from. */
  async refresh(drawnBy: string): Promise<void> {
    const bonuses = this.isFromBonus(drawnBy) ? this.#bonuses.get()?.load() : undefined;
    await Promise.all([this.#needs.accounts.refreshEverywhere(), bonuses]);
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly purse: PurseStore;
  }
}
