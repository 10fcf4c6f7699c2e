import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CrashBet, CrashGateway, CrashTable } from '../../../../core/casino/games/crash-gateway.ts';
import { isCashOut, MOST_CASH_OUT, type CrashOrder } from '../../../../core/casino/games/crash.ts';
import type { Clock } from '../../../../core/shared/clock.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { Random } from '../../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../../core/shared/request-failure.ts';
import type { EpochMillis, Millis } from '../../../../core/shared/time.ts';
import type { Timers } from '../../../../core/shared/timers.ts';
import type { Visibility } from '../../../../core/shared/visibility.ts';
import { keepAsking } from '../../../page/keep-asking.ts';
import type { SharedNotices, SharedSession } from '../../../page/shared-stores.ts';

export interface CrashNeeds {
  readonly gateway: CrashGateway;
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  readonly random: Random;
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly device: Clock;
  readonly accounts: {
    readonly active: { readonly id: number; readonly currency: string } | undefined;
    readonly currency: string;
    readonly refreshEverywhere: () => Promise<void>;
  };
}

type AskedBet = CrashOrder & { readonly key: string };

const ASKED_EVERY: Millis = 500;

/** The page of crash: the round that all share, and the stakes of the player on it. */
export class CrashStore {
  /** The last that the server said. */
  table: CrashTable | undefined = undefined;
  stakes: readonly Minor[] | undefined = undefined;
  currency: string | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  stakeIndex = 0;
  /** GM-34 As it was typed; empty for none but the greatest. */
  targetText = '2';
  bets: readonly CrashBet[] = [];
  isAsking = false;
  /** RND-13 A stake whose answer did not come: asked again it is the same one. */
  unanswered: AskedBet | undefined = undefined;
  /** Why the last thing was not done. */
  denial: 'closed' | 'too-late' | undefined = undefined;
  isCutOff = false;
  #watchers = 0;
  #ahead: Millis = 0;
  readonly #needs: CrashNeeds;

  constructor(needs: CrashNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      {
        table: observableRef,
        stakes: observableRef,
        failure: observableRef,
        bets: observableRef,
        unanswered: observableRef,
      },
      { autoBind: true },
    );
  }

  get stake(): Minor | undefined {
    return this.stakes?.[this.stakeIndex];
  }

  /** GM-34 In hundredths; undefined for what is no cash-out. */
  get target(): number | undefined {
    const text = this.targetText.trim().replace(',', '.');
    if (text === '') return MOST_CASH_OUT;
    const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
    const target = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
    return isCashOut(target) ? target : undefined;
  }

  /** The stakes of the player on the round of the table. */
  get own(): readonly CrashBet[] {
    return this.bets.filter(({ round }) => round === this.table?.id);
  }

  /** The one that the player may cash out. */
  get open(): CrashBet | undefined {
    return this.own.find(({ state }) => state === 'pending');
  }

  /** How long the round runs by the clock of the server; below 0 it takes stakes. Never read while rendering. */
  elapsed(): Millis {
    return this.serverNow() - (this.table?.startsAt ?? 0);
  }

  serverNow(): EpochMillis {
    return this.#needs.device.now() + this.#ahead;
  }

  async openPage(): Promise<void> {
    const { gateway, accounts } = this.#needs;
    const currency = accounts.active?.currency ?? accounts.currency;
    const [stakes] = await Promise.all([gateway.stakes(currency), this.ask(), this.loadBets()]);
    if (isCancelled(stakes)) return;
    runInAction(() => {
      this.failure = stakes.ok ? undefined : stakes.error;
      if (!stakes.ok) return;
      this.stakes = stakes.value;
      this.currency = currency;
      this.stakeIndex = Math.min(this.stakeIndex, Math.max(0, stakes.value.length - 1));
    });
  }

  chooseStake(index: number): void {
    if (this.unanswered === undefined) this.stakeIndex = Math.min(Math.max(0, index), (this.stakes?.length ?? 1) - 1);
  }

  typeTarget(text: string): void {
    if (this.unanswered === undefined) this.targetText = text;
  }

  /** GM-36 */
  async place(): Promise<void> {
    const { gateway, session, notices } = this.#needs;
    const asked = this.unanswered ?? this.#newBet();
    if (this.isAsking || asked === undefined || !session.isSignedIn) return;
    const { key, ...order } = asked;
    const { epoch } = session;
    this.isAsking = true;
    this.denial = undefined;
    const reply = await gateway.place(order, key);
    const isClosed = !reply.ok && reply.error.kind === 'refused' && reply.error.status === 409;
    runInAction(() => {
      this.isAsking = false;
      if (!session.isCurrent(epoch)) return;
      this.unanswered = reply.ok || reply.error.kind === 'refused' ? undefined : asked;
      if (isClosed) this.denial = 'closed';
      if (reply.ok) this.#keep(reply.value);
    });
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok && !isClosed && this.unanswered === undefined) await notices.raiseFailure(reply.error, 'query');
    await this.#needs.accounts.refreshEverywhere();
  }

  /** GM-35 */
  async cashOut(): Promise<void> {
    const { gateway, session, notices } = this.#needs;
    const { open } = this;
    const { epoch } = session;
    if (this.isAsking || open === undefined) return;
    this.isAsking = true;
    this.denial = undefined;
    const reply = await gateway.cashOut(open.id);
    const isOver = !reply.ok && reply.error.kind === 'refused' && reply.error.status === 409;
    runInAction(() => {
      this.isAsking = false;
      if (!session.isCurrent(epoch)) return;
      if (reply.ok) this.#keep(reply.value);
      if (isOver) this.denial = 'too-late';
    });
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok && !isOver) await notices.raiseFailure(reply.error, 'query');
    await this.loadBets();
    if (reply.ok) await this.#needs.accounts.refreshEverywhere();
  }

  async ask(): Promise<void> {
    const { gateway, device } = this.#needs;
    const sent = device.now();
    const reply = await gateway.table();
    if (isCancelled(reply)) return;
    const before = this.table;
    runInAction(() => {
      this.isCutOff = !reply.ok;
      if (!reply.ok) {
        if (before === undefined) this.failure = reply.error;
        return;
      }
      this.table = reply.value;
      this.#ahead = reply.value.now - Math.round((sent + device.now()) / 2);
    });
    if (!reply.ok) return;
    const isNew = before?.id !== reply.value.id;
    if (isNew) {
      runInAction(() => {
        this.denial = undefined;
      });
    }
    const { open } = this;
    if (
      isNew ||
      (open !== undefined && (reply.value.ended !== undefined || reply.value.cashedOut !== before.cashedOut))
    ) {
      await this.loadBets();
    }
  }

  async loadBets(): Promise<void> {
    const { gateway, session, accounts } = this.#needs;
    const { epoch } = session;
    if (!session.isSignedIn) return;
    const reply = await gateway.bets();
    if (!reply.ok || !session.isCurrent(epoch)) return;
    const waiting = this.bets.filter(({ state }) => state === 'pending').map(({ id }) => id);
    runInAction(() => {
      this.bets = reply.value;
    });
    if (reply.value.some(({ id, state }) => state !== 'pending' && waiting.includes(id)))
      await accounts.refreshEverywhere();
  }

  /** While its page is shown. */
  watch(): () => void {
    this.#watchers += 1;
    return () => {
      this.#watchers -= 1;
    };
  }

  start(): () => void {
    const { accounts, session, timers, visibility } = this.#needs;
    const stops = [
      keepAsking({
        timers,
        visibility,
        period: () => ASKED_EVERY,
        ask: () => {
          if (this.#watchers > 0) void this.ask();
        },
      }),
      reaction(
        () => [session.epoch, accounts.active?.id],
        () => {
          this.bets = [];
          this.unanswered = undefined;
          this.denial = undefined;
          if (this.#watchers > 0) void this.openPage();
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #newBet(): AskedBet | undefined {
    const { accounts, random } = this.#needs;
    const { stake, target, currency } = this;
    const { active } = accounts;
    if (active === undefined || active.currency !== currency || stake === undefined || target === undefined) {
      return undefined;
    }
    return { key: random.uuid(), accountId: active.id, currency, stake, target };
  }

  #keep(bet: CrashBet): void {
    this.bets = [bet, ...this.bets.filter(({ id }) => id !== bet.id)];
  }
}

declare module '../../use-casino.ts' {
  interface CasinoStores {
    readonly crash: CrashStore;
  }
}
