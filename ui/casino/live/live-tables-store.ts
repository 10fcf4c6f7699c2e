import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type {
  LiveBet,
  LiveGateway,
  LiveLimits,
  LiveOrder,
  LiveTableEntry,
  LiveTableNow,
} from '../../../core/casino/live/live-gateway.ts';
import { liveTop, MOST_SPOTS } from '../../../core/casino/live/live-order.ts';
import type { LiveTable, LiveTableId } from '../../../core/casino/live/live-table.ts';
import { LIVE_TABLES } from '../../../core/casino/live/live-tables.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import { sumOfMinor, type Minor } from '../../../core/shared/money.ts';
import type { Random } from '../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';
import { WatchedAsking } from '../../page/watched-asking.ts';
import { chipsOnSpots, LiveFeltStore, type ChipsOnSpot } from './live-felt-store.ts';

interface LiveNeeds {
  readonly gateway: LiveGateway;
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

type AskedOrder = LiveOrder & { readonly key: string };

const ASKED_EVERY: Millis = 1000;
/** The list of tables changes slowly. */
const LISTED_EVERY = 5;

/** Live tables: the list of them, the round of the one that is open, and the player's chips and orders on it. */
export class LiveTablesStore {
  list: readonly LiveTableEntry[] | undefined = undefined;
  tableId: LiveTableId = 'roulette';
  /** The last that the server said of the open table. */
  table: LiveTableNow | undefined = undefined;
  limits: LiveLimits | undefined = undefined;
  currency: string | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  readonly felt: LiveFeltStore = new LiveFeltStore();
  bets: readonly LiveBet[] = [];
  isAsking = false;
  /** RND-13 An order whose answer did not come: asked again it is the same one. */
  unanswered: AskedOrder | undefined = undefined;
  isClosed = false;
  isCutOff = false;
  readonly #asking = new WatchedAsking();
  #ahead: Millis = 0;
  #turn = 0;
  readonly #needs: LiveNeeds;

  constructor(needs: LiveNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      {
        list: observableRef,
        table: observableRef,
        limits: observableRef,
        failure: observableRef,
        felt: false,
        bets: observableRef,
        unanswered: observableRef,
      },
      { autoBind: true },
    );
  }

  get rules(): LiveTable {
    return LIVE_TABLES[this.tableId];
  }

  /** LCT-11 Why the chips as they lie are no order. */
  get fault(): 'lay-first' | 'too-many' | 'too-much' | undefined {
    const { felt, limits, rules } = this;
    const { laid } = felt;
    if (laid.length === 0) return 'lay-first';
    if (laid.length > MOST_SPOTS) return 'too-many';
    const placed = this.own.filter(({ state }) => state !== 'refused').flatMap(({ stakes }) => stakes);
    const top = liveTop(rules, [...placed, ...laid]);
    return top === undefined || limits === undefined || top > limits.mostPaid ? 'too-much' : undefined;
  }

  /** The orders of the player on the round of the table. */
  get own(): readonly LiveBet[] {
    return this.bets.filter(({ round }) => round === this.table?.id);
  }

  /** LCT-12 What the orders of this round come to together. */
  get news():
    | { readonly currency: string; readonly isOver: boolean; readonly stake: Minor; readonly win: Minor }
    | undefined {
    const taken = this.own.filter(({ state }) => state === 'pending' || state === 'finished');
    const [first] = taken;
    if (first === undefined) return undefined;
    const alike = taken.filter(({ currency }) => currency === first.currency);
    return {
      currency: first.currency,
      isOver: alike.every(({ state }) => state === 'finished'),
      stake: sumOfMinor(alike.map(({ stake }) => stake)) ?? first.stake,
      win: sumOfMinor(alike.map(({ win }) => win)) ?? first.win,
    };
  }

  /** What lies on the spots of this round: placed, and not yet. */
  get onSpots(): ReadonlyMap<string, ChipsOnSpot> {
    return chipsOnSpots(this.own, this.felt.laid);
  }

  /** By the clock of the server. Never read while rendering. */
  serverNow(): EpochMillis {
    return this.#needs.device.now() + this.#ahead;
  }

  async openList(): Promise<void> {
    const reply = await this.#needs.gateway.tables();
    if (isCancelled(reply)) return;
    runInAction(() => {
      if (reply.ok) this.list = reply.value;
      if (reply.ok || this.list === undefined) this.failure = reply.ok ? undefined : reply.error;
    });
  }

  async openTable(id: LiveTableId): Promise<void> {
    const { gateway, accounts } = this.#needs;
    if (id !== this.tableId) this.#leaveTable(id);
    const currency = accounts.active?.currency ?? accounts.currency;
    const [limits] = await Promise.all([gateway.limits(id, currency), this.ask(), this.loadBets()]);
    if (isCancelled(limits) || id !== this.tableId) return;
    runInAction(() => {
      this.failure = limits.ok ? undefined : limits.error;
      if (!limits.ok) return;
      this.limits = limits.value;
      if (this.currency !== currency) this.#takeAllBack();
      this.currency = currency;
      this.felt.chooseChip(Math.min(this.felt.chipIndex, Math.max(0, limits.value.chips.length - 1)));
    });
  }

  /** LCT-15 No chip is laid while an order waits for its answer. */
  lay(spot: string): void {
    const chip = this.limits?.chips[this.felt.chipIndex];
    if (chip === undefined || this.isAsking || this.unanswered !== undefined) return;
    this.felt.lay({ spot, amount: chip });
    this.isClosed = false;
  }

  /** LCT-14 */
  async place(): Promise<void> {
    const { gateway, session, notices } = this.#needs;
    const asked = this.unanswered ?? this.#newOrder();
    if (this.isAsking || asked === undefined || !session.isSignedIn) return;
    const { key, ...order } = asked;
    const { epoch } = session;
    this.isAsking = true;
    this.isClosed = false;
    const reply = await gateway.place(order, key);
    const isClosed = !reply.ok && reply.error.kind === 'refused' && reply.error.status === 409;
    runInAction(() => {
      this.isAsking = false;
      if (!session.isCurrent(epoch)) return;
      this.unanswered = reply.ok || reply.error.kind === 'refused' ? undefined : asked;
      if (order.table !== this.tableId) return;
      this.isClosed = isClosed;
      if (reply.ok) this.#keep(reply.value);
    });
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok && !isClosed && this.unanswered === undefined) await notices.raiseFailure(reply.error, 'query');
    await this.#needs.accounts.refreshEverywhere();
  }

  async ask(): Promise<void> {
    const { gateway, device } = this.#needs;
    const { tableId } = this;
    const sent = device.now();
    const reply = await gateway.table(tableId);
    if (isCancelled(reply) || tableId !== this.tableId) return;
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
    const isWaiting = this.bets.some(({ round, state }) => state === 'pending' && round <= reply.value.id);
    if (before?.id !== reply.value.id || (isWaiting && reply.value.now >= reply.value.shownAt)) await this.loadBets();
  }

  async loadBets(): Promise<void> {
    const { gateway, session, accounts } = this.#needs;
    const { epoch } = session;
    const { tableId } = this;
    if (!session.isSignedIn) return;
    const reply = await gateway.bets(tableId);
    if (!reply.ok || !session.isCurrent(epoch) || tableId !== this.tableId) return;
    const waiting = this.bets.filter(({ state }) => state === 'pending').map(({ id }) => id);
    runInAction(() => {
      this.bets = reply.value;
    });
    if (reply.value.some(({ id, state }) => state !== 'pending' && waiting.includes(id)))
      await accounts.refreshEverywhere();
  }

  /** While a table is shown, or the list of them. */
  watch(): () => void {
    return this.#asking.watch();
  }

  start(): () => void {
    const { accounts, session } = this.#needs;
    const stops = [
      this.#asking.start(this.#needs, { period: () => ASKED_EVERY, ask: this.#askAgain.bind(this) }),
      reaction(
        () => [session.epoch, accounts.active?.id],
        () => {
          this.bets = [];
          this.#takeAllBack();
          if (this.#asking.isWatched && this.table !== undefined) void this.openTable(this.tableId);
        },
        { equals: compareStructural },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #askAgain(): void {
    this.#turn += 1;
    if (this.table !== undefined) void this.ask();
    else if (this.#turn % LISTED_EVERY === 0) void this.openList();
  }

  /** The page shows the list of tables again. */
  leaveTable(): void {
    this.#leaveTable(this.tableId);
  }

  #leaveTable(next: LiveTableId): void {
    this.tableId = next;
    this.table = undefined;
    this.limits = undefined;
    this.bets = [];
    this.isCutOff = false;
    this.failure = undefined;
    this.#takeAllBack();
  }

  #takeAllBack(): void {
    this.felt.forget();
    this.unanswered = undefined;
    this.isClosed = false;
  }

  #newOrder(): AskedOrder | undefined {
    const { accounts, random } = this.#needs;
    const { currency, fault, felt, table, tableId } = this;
    const { active } = accounts;
    if (active === undefined || active.currency !== currency || table === undefined || fault !== undefined) {
      return undefined;
    }
    return { key: random.uuid(), table: tableId, round: table.id, accountId: active.id, currency, stakes: felt.laid };
  }

  #keep(bet: LiveBet): void {
    this.bets = [bet, ...this.bets.filter(({ id }) => id !== bet.id)];
    if (bet.state === 'refused') return;
    this.felt.placed(bet.stakes);
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly liveTables: LiveTablesStore;
  }
}
