import { makeAutoObservable, reaction } from 'mobx';
import type { Account } from '../../../core/accounts/account.ts';
import { countedShare } from '../../../core/casino/rounds/counted-share.ts';
import type { PlayerBonus } from '../../../core/promotions/player-bonus.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

type CasinoBonus = Extract<PlayerBonus, { readonly kind: 'casino' }>;

export interface PurseNeeds {
  readonly session: SharedSession;
  readonly accounts: { readonly active: Account | undefined; readonly accounts: readonly Account[] };
  readonly playerBonuses: { readonly going: readonly PlayerBonus[]; readonly load: () => Promise<void> };
}

/** BON-46 Where rounds are staked from: own money, until the player chooses the bonus. */
export class PurseStore {
  /** What was chosen; it stays chosen though the bonus is over, so that no round takes own money unasked. */
  isBonusChosen = false;
  readonly #needs: PurseNeeds;

  constructor(needs: PurseNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The bonus for the casino in the currency that is played in. */
  get bonus(): CasinoBonus | undefined {
    const { accounts, playerBonuses } = this.#needs;
    const currency = accounts.active?.currency;
    return playerBonuses.going.find(
      (bonus): bonus is CasinoBonus => bonus.kind === 'casino' && bonus.currency === currency,
    );
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
  watch(): () => void {
    const { session, playerBonuses } = this.#needs;
    return reaction(
      () => session.epoch,
      () => {
        this.choose(false);
        void playerBonuses.load();
      },
      { fireImmediately: true },
    );
  }

  /** BON-43 After a round from the bonus: how far it has come. */
  async refresh(drawnBy: string): Promise<void> {
    if (this.isFromBonus(drawnBy)) await this.#needs.playerBonuses.load();
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly purse: PurseStore;
  }
}
