import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Account } from '../../core/accounts/account.ts';
import {
  ACCOUNTS,
  isAccountCommandRunning,
  shownAccounts,
  type AccountCommand,
  type AccountsEffect,
  type AccountsEvent,
  type AccountsState,
} from '../../core/accounts/account-commands.ts';
import type { AccountSought } from '../../core/accounts/account-poll.ts';
import type { AccountsGateway } from '../../core/accounts/accounts-gateway.ts';
import { activeAccount, shownCurrency } from '../../core/accounts/active-account.ts';
import { addableCurrencies, hasCurrency } from '../../core/accounts/added-currency.ts';
import { accountsInOrder } from '../../core/accounts/betting-account.ts';
import { topUpAmount } from '../../core/accounts/play-money.ts';
import type { Minor } from '../../core/shared/money.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { days } from '../../core/shared/time.ts';
import { MachineStore } from '../kit/behaviour/machine-store.ts';
import { accountChosen, accountDone } from './account-notices.ts';
import type { AccountsDependencies } from './accounts-dependencies.ts';
import { NOT_LISTED, withoutMessage, type ChangedReply } from './accounts-reply.ts';

/** Name of the cookie that shows the balance, so that the server's first picture shows it too. */
export const HIDING_COOKIE = 'balance';
const SHOWN = 'shown';

/** How a failure is reported. */
const SAID = { change: 'switch-account', remove: 'remove-account', 'top-up': 'top-up' } as const;

/** The player's accounts and the one that is bet from. */
export class AccountsStore {
  isAdding = false;
  /** Why the accounts that are shown could not be read anew. */
  failure: RequestFailure | undefined = undefined;
  topUpOutcome: 'done' | 'failed' | undefined = undefined;
  isBalanceHidden: boolean;
  readonly #machine: MachineStore<AccountsState, AccountsEvent, AccountsEffect>;
  readonly #replies = new Map<number, Promise<ChangedReply>>();
  readonly #gateway: AccountsGateway;
  readonly #dependencies: AccountsDependencies;

  constructor(gateway: AccountsGateway, dependencies: AccountsDependencies) {
    this.#gateway = gateway;
    this.#dependencies = dependencies;
    this.isBalanceHidden = dependencies.cookies.read(HIDING_COOKIE) !== SHOWN;
    this.#machine = new MachineStore(ACCOUNTS, (effect, send) => {
      this.#run(effect, send);
    });
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** As the server has them, the chosen one active before the server knows; nobody ever sees another player's. */
  get accounts(): readonly Account[] {
    return this.isLoaded ? shownAccounts(this.#machine.state) : [];
  }

  get isLoaded(): boolean {
    const { epoch, phase } = this.#machine.state;
    return phase === 'loaded' && this.#dependencies.session.isSignedIn && this.#dependencies.session.isCurrent(epoch);
  }

  get inOrder(): readonly Account[] {
    return accountsInOrder(this.accounts);
  }

  get active(): Account | undefined {
    return activeAccount(this.accounts);
  }

  get currency(): string {
    return shownCurrency(this.accounts, this.#dependencies.site.config?.geoCurrency);
  }

  get addable(): readonly string[] {
    return addableCurrencies(this.accounts, this.#dependencies.site.config?.currencies ?? []);
  }

  /** AC-22 What a top-up of the active account adds; undefined where there is no play money. */
  get topUpAmount(): Minor | undefined {
    const { active } = this;
    return this.isPlayMoney && active !== undefined && active.type !== 'bonus'
      ? topUpAmount(active.currency)
      : undefined;
  }

  get isPlayMoney(): boolean {
    return this.#dependencies.site.config?.isDemo === true;
  }

  get isToppingUp(): boolean {
    return isAccountCommandRunning(this.#machine.state, 'top-up');
  }

  /** Asks for the accounts of the player; after it they are there or the reason is in `failure`. */
  async refresh(): Promise<void> {
    if (!this.#dependencies.session.isSignedIn) return;
    await this.#ask();
  }

  /** Like `refresh`, in every tab: something moved money. */
  async refreshEverywhere(): Promise<void> {
    this.#dependencies.tabs.tell('accounts-changed');
    await this.refresh();
  }

  async setActive(id: number): Promise<ChangedReply> {
    const reply = await this.#ask({ kind: 'change', id });
    this.#dependencies.tabs.tell('accounts-changed');
    return reply;
  }

  /** Opens an account, and waits until it is among the others. */
  async addCurrency(currency: string): Promise<ChangedReply> {
    if (this.isAdding) return ok({ accounts: this.accounts });
    this.isAdding = true;
    const { epoch } = this.#dependencies.session;
    const reply = await this.#ask({ kind: 'add', currency });
    const isListed =
      reply.ok &&
      (hasCurrency(reply.value.accounts, currency) ||
        (await this.#search({ kind: 'currency', currency }, reply.value.accounts)));
    runInAction(() => {
      this.isAdding = false;
      if (isListed) {
        this.#machine.send({ type: 'currency-appeared', epoch, currency, message: reply.value.message });
      }
    });
    this.#dependencies.tabs.tell('accounts-changed');
    if (!reply.ok || isListed) return reply;
    return fail(this.#dependencies.session.isCurrent(epoch) ? NOT_LISTED : { kind: 'cancelled' });
  }

  /** Closes an account; what fails is said as a notice. */
  async remove(id: number): Promise<ChangedReply> {
    const reply = await this.#ask({ kind: 'remove', id });
    this.#dependencies.tabs.tell('accounts-changed');
    return reply;
  }

  async topUp(): Promise<ChangedReply> {
    const { active, topUpAmount: amount } = this;
    if (active === undefined || amount === undefined) return ok({ accounts: this.accounts });
    this.topUpOutcome = undefined;
    const reply = await this.#ask({ kind: 'top-up', id: active.id, currency: active.currency, amount });
    runInAction(() => {
      this.topUpOutcome = reply.ok ? 'done' : 'failed';
    });
    this.#dependencies.tabs.tell('accounts-changed');
    return reply;
  }

  /** PR-35 As the player told another device: this one goes on as it was told itself. */
  followHiding(isHidden: boolean): void {
    if (this.#dependencies.cookies.read(HIDING_COOKIE) === undefined) this.isBalanceHidden = isHidden;
  }

  hideBalance(isHidden: boolean): void {
    this.isBalanceHidden = isHidden;
    this.#dependencies.cookies.write(HIDING_COOKIE, isHidden ? 'hidden' : SHOWN, days(365));
  }

  start(): () => void {
    const { tabs } = this.#dependencies;
    void this.#seekActive();
    const stops = [
      tabs.listen((news) => {
        if (news === 'accounts-changed') void this.refresh();
      }),
      reaction(
        () => this.#dependencies.session.epoch,
        () => {
          this.failure = undefined;
          this.topUpOutcome = undefined;
          void this.#seekActive();
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  async #seekActive(): Promise<void> {
    if (!this.isLoaded) await this.refresh();
    if (this.isLoaded && !this.accounts.some(({ isActive }) => isActive)) {
      await this.#search({ kind: 'active' }, this.accounts);
    }
  }

  /** Whether it was found. */
  async #search(sought: AccountSought, accounts: readonly Account[]): Promise<boolean> {
    const { loadSearch, session, timers } = this.#dependencies;
    const { epoch } = session;
    const loaded = await loadSearch().catch(() => undefined);
    const [ask, isCurrent] = [async () => this.#ask(), () => session.isCurrent(epoch)];
    return (await loaded?.searchAccounts({ sought, accounts, ask, timers, isCurrent })) ?? false;
  }

  async #ask(command?: AccountCommand): Promise<ChangedReply> {
    const machine = this.#machine;
    const { session, isAccountPage } = this.#dependencies;
    machine.send({ type: 'player-changed', epoch: session.epoch });
    const before = machine.state.sent;
    machine.send(
      command === undefined
        ? { type: 'accounts-asked' }
        : { type: 'command-given', command, isAccountPage: isAccountPage() },
    );
    const { sent } = machine.state;
    // one of its kind is under way already
    if (sent === before) return ok({ accounts: this.accounts });
    const reply = (await this.#replies.get(sent)) ?? ok({ accounts: this.accounts });
    this.#replies.delete(sent);
    return reply;
  }

  #run(effect: AccountsEffect, send: (event: AccountsEvent) => void): void {
    const { logFailure, notices } = this.#dependencies;
    switch (effect.type) {
      case 'ask':
        this.#answer(effect, this.#gateway.accounts().then(withoutMessage), send);
        break;
      case 'send':
        this.#answer(effect, this.#order(effect.command), send);
        break;
      case 'say-account-set': {
        const notice = accountChosen(this.accounts, effect.id);
        if (notice !== undefined) notices.raise(notice);
        break;
      }
      case 'say-done':
        notices.raise(accountDone(effect.command, effect.message));
        break;
      case 'say-failure':
        // what is added is said in the dialog that asked for it
        if (effect.command.kind !== 'add') {
          void notices.raiseFailure(effect.failure, SAID[effect.command.kind]);
        }
        break;
      case 'log':
        logFailure(effect.failure, effect.context);
        break;
    }
  }

  async #order(command: AccountCommand): Promise<ChangedReply> {
    switch (command.kind) {
      case 'add':
        return this.#gateway.addCurrency(command.currency);
      case 'change':
        return this.#gateway.setActive(command.id).then(withoutMessage);
      case 'remove': {
        const account = this.accounts.find(({ id }) => id === command.id);
        return account === undefined ? fail({ kind: 'cancelled' }) : this.#gateway.removeCurrency(account.currency);
      }
      case 'top-up':
        return this.#gateway.topUp(command, command.amount).then(withoutMessage);
    }
  }

  #answer(
    { type, epoch, number }: Extract<AccountsEffect, { readonly number: number }>,
    answer: Promise<ChangedReply>,
    send: (event: AccountsEvent) => void,
  ): void {
    const taken = answer.then((reply) => {
      runInAction(() => {
        if (this.#dependencies.session.isCurrent(epoch)) this.#keepFailure(type, reply);
        send(
          reply.ok
            ? { type: 'replied', epoch, number, ...reply.value }
            : { type: 'failed', epoch, number, failure: reply.error },
        );
      });
      return reply;
    });
    this.#replies.set(number, taken);
  }

  /** Every reply brings the accounts; a refused command leaves those that are shown as good as they were. */
  #keepFailure(type: 'ask' | 'send', reply: ChangedReply): void {
    if (reply.ok) this.failure = undefined;
    else if (type === 'ask' && reply.error.kind !== 'cancelled') this.failure = reply.error;
  }
}

declare module './use-accounts.ts' {
  interface AccountsStores {
    readonly accounts: AccountsStore;
  }
}
