import type { SharedSession } from '../../../page/shared-stores.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HistoryGateway } from '../../../../core/coupon/placed/history-gateway.ts';
import type { StatementRow } from '../../../../core/coupon/statement/bet-statement.ts';
import { MOST_IN_FILE } from '../../../../core/coupon/statement/most-in-file.ts';
import { isCancelled, type RequestFailure } from '../../../../core/shared/request-failure.ts';
import type { AskedSums } from '../sums/history-sums-store.ts';

/** How far a file or a letter is. */
export type StatementState =
  | { readonly phase: 'none' | 'reading' | 'sending' | 'unproven' | 'too-often' }
  | { readonly phase: 'saved'; readonly count: number; readonly isWhole: boolean }
  | { readonly phase: 'sent'; readonly to: string; readonly count: number; readonly isWhole: boolean }
  | { readonly phase: 'failed'; readonly failure: RequestFailure };

const NONE: StatementState = { phase: 'none' };

/** The chosen coupons as a file for the player, or in a letter to the player. */
export class StatementStore {
  state: StatementState = NONE;
  #epoch: number;
  readonly #gateway: HistoryGateway;
  readonly #session: SharedSession;
  readonly #history: { readonly question: AskedSums };

  constructor(gateway: HistoryGateway, session: SharedSession, history: { readonly question: AskedSums }) {
    this.#gateway = gateway;
    this.#session = session;
    this.#history = history;
    this.#epoch = session.epoch;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.shown.phase === 'reading' || this.shown.phase === 'sending';
  }

  /** What was said to another player is nothing to this one. */
  get shown(): StatementState {
    return this.#session.isCurrent(this.#epoch) ? this.state : NONE;
  }

  /** HX-6 All that is chosen, part after part, so that no answer is long; undefined where a part did not come. */
  async read(): Promise<readonly StatementRow[] | undefined> {
    if (this.isBusy) return undefined;
    const { chosen } = this.#history.question;
    this.#begin('reading');
    const rows: StatementRow[] = [];
    let before: number | undefined;
    do {
      const part = await this.#gateway.statementRows(chosen, before);
      if (!this.#session.isCurrent(this.#epoch)) return undefined;
      if (!part.ok) {
        this.#end(isCancelled(part) ? NONE : { phase: 'failed', failure: part.error });
        return undefined;
      }
      rows.push(...part.value.rows);
      ({ before } = part.value);
    } while (before !== undefined && rows.length < MOST_IN_FILE);
    const held = rows.slice(0, MOST_IN_FILE);
    const isWhole = before === undefined && held.length === rows.length;
    this.#end({ phase: 'saved', count: held.length, isWhole });
    return held;
  }

  /** HX-7 */
  async send(): Promise<void> {
    if (this.isBusy) return;
    const { chosen, timeZone } = this.#history.question;
    this.#begin('sending');
    const sent = await this.#gateway.sendStatement(chosen, timeZone);
    if (!this.#session.isCurrent(this.#epoch)) return;
    if (sent.ok) this.#end({ phase: 'sent', ...sent.value });
    else if (isCancelled(sent)) this.#end(NONE);
    else this.#end(refusedState(sent.error));
  }

  clear(): void {
    if (!this.isBusy) this.state = NONE;
  }

  #begin(phase: 'reading' | 'sending'): void {
    runInAction(() => {
      this.#epoch = this.#session.epoch;
      this.state = { phase };
    });
  }

  #end(state: StatementState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

function refusedState(failure: RequestFailure): StatementState {
  if (failure.kind === 'refused' && failure.code === 'unproven') return { phase: 'unproven' };
  if (failure.kind === 'refused' && failure.status === 429) return { phase: 'too-often' };
  return { phase: 'failed', failure };
}

declare module '../../use-coupon.ts' {
  interface CouponStores {
    readonly statement: StatementStore;
  }
}
