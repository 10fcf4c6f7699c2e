import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Account } from '../../core/accounts/account.ts';
import {
  ACCOUNTS,
  shownAccounts,
  type AccountCommand,
  type AccountsEvent,
  type AccountsState,
} from '../../core/accounts/account-commands.ts';
import type { AccountsGateway } from '../../core/accounts/accounts-gateway.ts';
import { activeAccount, shownCurrency } from '../../core/accounts/active-account.ts';
import { addableCurrencies, nextActiveLook, nextCurrencyLook } from '../../core/accounts/added-currency.ts';
import { accountsInOrder } from '../../core/accounts/betting-account.ts';
import { topUpAmount } from '../../core/accounts/play-money.ts';
import type { Cookies } from '../../core/shared/cookies.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { Tabs } from '../../core/shared/tabs.ts';
import { days, type Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { SiteStore } from '../site/site-store.ts';

/** Name of the cookie that hides the balance, so that the server's first picture hides it too. */
const HIDING_COOKIE = 'balance';
const HIDDEN = 'hidden';

type AccountsReply = Result<readonly Account[], RequestFailure>;

export interface AccountsSurroundings {
  readonly timers: Timers;
  readonly tabs: Tabs;
  readonly cookies: Cookies;
}

/** The player's accounts and the one that is bet from. */
export class AccountsStore {
  isAdding = false;
  isToppingUp = false;
  /** What the last command or question failed with. */
  failure: RequestFailure | undefined = undefined;
  isBalanceHidden: boolean;
  private state: AccountsState = ACCOUNTS.initial;
  private readonly gateway: AccountsGateway;
  private readonly session: SessionStore;
  private readonly site: SiteStore;
  private readonly surroundings: AccountsSurroundings;

  constructor(gateway: AccountsGateway, session: SessionStore, site: SiteStore, surroundings: AccountsSurroundings) {
    this.gateway = gateway;
    this.session = session;
    this.site = site;
    this.surroundings = surroundings;
    this.isBalanceHidden = surroundings.cookies.read(HIDING_COOKIE) === HIDDEN;
    makeAutoObservable<this, 'gateway' | 'session' | 'site' | 'surroundings' | 'state'>(
      this,
      {
        gateway: false,
        session: false,
        site: false,
        surroundings: false,
        state: observableRef,
        failure: observableRef,
      },
      { autoBind: true },
    );
  }

  /** As the server has them, the chosen one active before the server knows; nobody ever sees another player's. */
  get accounts(): readonly Account[] {
    return this.isLoaded ? shownAccounts(this.state) : [];
  }

  get isLoaded(): boolean {
    const { epoch, phase } = this.state;
    return phase === 'loaded' && this.session.isSignedIn && this.session.isCurrent(epoch);
  }

  get inOrder(): readonly Account[] {
    return accountsInOrder(this.accounts);
  }

  get active(): Account | undefined {
    return activeAccount(this.accounts);
  }

  get currency(): string {
    return shownCurrency(this.accounts, this.site.config?.geoCurrency);
  }

  get addable(): readonly string[] {
    return addableCurrencies(this.accounts, this.site.config?.currencies ?? []);
  }

  /** What a top-up of the active account adds; undefined where there is no play money. */
  get topUpAmount(): number | undefined {
    return this.site.config?.isDemo === true && this.active !== undefined
      ? topUpAmount(this.active.currency)
      : undefined;
  }

  /** Asks for the accounts of the player; after it they are there or the reason is in `failure`. */
  async refresh(): Promise<void> {
    if (!this.session.isSignedIn) return;
    await this.ask(() => this.gateway.accounts());
  }

  /** Like `refresh`, in every tab: something moved money. */
  async refreshEverywhere(): Promise<void> {
    this.surroundings.tabs.tell('accounts-changed');
    await this.refresh();
  }

  async setActive(id: number): Promise<AccountsReply> {
    const reply = await this.ask(() => this.gateway.setActive(id), { kind: 'change', id });
    this.surroundings.tabs.tell('accounts-changed');
    return reply;
  }

  async addCurrency(currency: string): Promise<AccountsReply> {
    this.isAdding = true;
    let reply = await this.ask(() => this.gateway.addCurrency(currency), { kind: 'add', currency });
    for (let looks = 0; reply.ok; looks += 1) {
      const delay = nextCurrencyLook(reply.value, currency, looks);
      if (delay === undefined) break;
      await this.pause(delay);
      reply = await this.ask(() => this.gateway.accounts());
    }
    runInAction(() => {
      this.isAdding = false;
    });
    this.surroundings.tabs.tell('accounts-changed');
    return reply;
  }

  async topUp(): Promise<AccountsReply> {
    const { active, topUpAmount: amount } = this;
    if (active === undefined || amount === undefined) return ok(this.accounts);
    this.isToppingUp = true;
    const reply = await this.ask(() => this.gateway.topUp(active.id, amount));
    runInAction(() => {
      this.isToppingUp = false;
    });
    this.surroundings.tabs.tell('accounts-changed');
    return reply;
  }

  hideBalance(isHidden: boolean): void {
    this.isBalanceHidden = isHidden;
    this.surroundings.cookies.write(HIDING_COOKIE, isHidden ? HIDDEN : 'shown', days(365));
  }

  start(): () => void {
    const { tabs } = this.surroundings;
    void this.seekActive();
    const stops = [
      tabs.listen((news) => {
        if (news === 'accounts-changed') void this.refresh();
      }),
      reaction(
        () => this.session.epoch,
        () => {
          this.failure = undefined;
          void this.seekActive();
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private async seekActive(): Promise<void> {
    if (!this.isLoaded) await this.refresh();
    const { epoch } = this.session;
    for (let looks = 0; this.isLoaded && this.session.isCurrent(epoch); looks += 1) {
      const delay = nextActiveLook(this.accounts, looks);
      if (delay === undefined) break;
      await this.pause(delay);
      await this.refresh();
    }
  }

  private async ask(question: () => Promise<AccountsReply>, command?: AccountCommand): Promise<AccountsReply> {
    const { epoch } = this.session;
    this.take({ type: 'player-changed', epoch });
    // Whoever gives the command says what came of it where the player looks.
    this.take(
      command === undefined ? { type: 'accounts-asked' } : { type: 'command-given', command, isAccountPage: true },
    );
    const number = this.state.sent;
    const reply = await question();
    runInAction(() => {
      if (this.session.isCurrent(epoch)) this.failure = reply.ok ? undefined : reply.error;
      this.take(
        reply.ok
          ? { type: 'replied', epoch, number, accounts: reply.value }
          : { type: 'failed', epoch, number, failure: reply.error },
      );
    });
    return reply;
  }

  private take(event: AccountsEvent): void {
    [this.state] = ACCOUNTS.step(this.state, event);
  }

  private async pause(delay: Millis): Promise<void> {
    await new Promise<void>((resolve) => {
      this.surroundings.timers.after(delay, resolve);
    });
  }
}
