import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountHistoryChoice } from '../../../core/accounts/history/account-history-choice.ts';
import type { AccountHistoryGateway } from '../../../core/accounts/history/account-history-gateway.ts';
import type { AccountMovement } from '../../../core/accounts/history/account-movement.ts';
import { MOST_MOVEMENTS_IN_FILE } from '../../../core/accounts/history/most-movements-in-file.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

/** How far a file is. */
export type AccountStatementState =
  | { readonly phase: 'none' | 'reading' }
  | { readonly phase: 'saved'; readonly count: number; readonly isWhole: boolean }
  | { readonly phase: 'failed'; readonly failure: RequestFailure };

const NONE: AccountStatementState = { phase: 'none' };

/** What moved on the accounts, all of it, for a file. */
export class AccountStatementStore {
  state: AccountStatementState = NONE;
  #epoch: number;
  readonly #gateway: Pick<AccountHistoryGateway, 'statement'>;
  readonly #session: SharedSession;

  constructor(gateway: Pick<AccountHistoryGateway, 'statement'>, session: SharedSession) {
    this.#gateway = gateway;
    this.#session = session;
    this.#epoch = session.epoch;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** What was said to another player is nothing to this one. */
  get shown(): AccountStatementState {
    return this.#session.isCurrent(this.#epoch) ? this.state : NONE;
  }

  /** AH-9 Part after part; AH-10 undefined where one did not come. */
  async read(choice: Omit<AccountHistoryChoice, 'page'>): Promise<readonly AccountMovement[] | undefined> {
    if (this.shown.phase === 'reading') return undefined;
    const { epoch } = this.#session;
    this.#epoch = epoch;
    this.#become({ phase: 'reading' });
    const movements: AccountMovement[] = [];
    let before: string | undefined;
    do {
      const part = await this.#gateway.statement(choice, before);
      if (!this.#session.isCurrent(epoch)) return undefined;
      if (!part.ok) {
        this.#become(isCancelled(part) ? NONE : { phase: 'failed', failure: part.error });
        return undefined;
      }
      movements.push(...part.value.movements);
      ({ before } = part.value);
    } while (before !== undefined && movements.length < MOST_MOVEMENTS_IN_FILE);
    const held = movements.slice(0, MOST_MOVEMENTS_IN_FILE);
    const isWhole = before === undefined && held.length === movements.length;
    this.#become({ phase: 'saved', count: held.length, isWhole });
    return held;
  }

  #become(state: AccountStatementState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

declare module '../use-accounts.ts' {
  interface AccountsStores {
    readonly accountStatement: AccountStatementStore;
  }
}
