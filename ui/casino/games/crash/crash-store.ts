import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { betsOfBlocks, CRASH_STAKES_AT_ONCE } from '../../../../core/casino/games/crash-blocks.ts';
import type { CrashBet, CrashGateway, CrashTable } from '../../../../core/casino/games/crash-gateway.ts';
import { crashPays } from '../../../../core/casino/games/crash.ts';
import type { Clock } from '../../../../core/shared/clock.ts';
import { isDecidedReply } from '../../../../core/shared/decided-reply.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { Random } from '../../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../../core/shared/request-failure.ts';
import type { Result } from '../../../../core/shared/result.ts';
import type { EpochMillis, Millis } from '../../../../core/shared/time.ts';
import type { Timers } from '../../../../core/shared/timers.ts';
import type { Visibility } from '../../../../core/shared/visibility.ts';
import type { SharedNotices, SharedSession } from '../../../page/shared-stores.ts';
import { WatchedAsking } from '../../../page/watched-asking.ts';
import { CrashBlock, type AskedBet } from './crash-block.ts';
import { CrashDemo } from './crash-demo.ts';

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

const ASKED_EVERY: Millis = 500;

/** The page of crash: the round that all share, and the stakes of the player on it. */
export class CrashStore {
  /** The last that the server said. */
  table: CrashTable | undefined = undefined;
  currency: string | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  /** What is played with for money. */
  moneyStakes: readonly Minor[] | undefined = undefined;
  moneyBets: readonly CrashBet[] = [];
  /** What was chosen; without a choice visitors play without money. */
  mode: 'real' | 'demo' | undefined = undefined;
  /** GM-38 */
  readonly blocks: readonly CrashBlock[] = Array.from({ length: CRASH_STAKES_AT_ONCE }, () => new CrashBlock());
  /** GM-40 */
  readonly demo: CrashDemo = new CrashDemo();
  isCutOff = false;
  readonly #asking = new WatchedAsking();
  #ahead: Millis = 0;
  readonly #needs: CrashNeeds;

  constructor(needs: CrashNeeds) {
    this.#needs = needs;
    makeAutoObservable(
      this,
      {
        table: observableRef,
        failure: observableRef,
        moneyStakes: observableRef,
        moneyBets: observableRef,
        blocks: false,
        demo: false,
      },
      { autoBind: true },
    );
  }

  get isDemo(): boolean {
    return this.mode === undefined ? !this.#needs.session.isSignedIn : this.mode === 'demo';
  }

  get stakes(): readonly Minor[] {
    return this.isDemo ? this.demo.stakes : (this.moneyStakes ?? []);
  }

  /** The stakes of the player, the latest first. */
  get bets(): readonly CrashBet[] {
    return this.isDemo ? this.demo.bets : this.moneyBets;
  }

  /** Those on the round of the table. */
  get own(): readonly CrashBet[] {
    return this.bets.filter(({ round }) => round === this.table?.id);
  }

  /** Those that the player may cash out. */
  get open(): readonly CrashBet[] {
    return this.own.filter(({ state }) => state === 'pending');
  }

  /** What each block shows of them. */
  get shown(): readonly (CrashBet | undefined)[] {
    return betsOfBlocks(
      this.own,
      this.blocks.map(({ placed }) => placed),
    );
  }

  stakeOf({ stakeIndex }: CrashBlock): Minor | undefined {
    return this.stakes[Math.min(stakeIndex, this.stakes.length - 1)];
  }

  /** How long the round runs by the clock of the server; below 0 it takes stakes. Never read while rendering. */
  elapsed(): Millis {
    return this.serverNow() - (this.table?.startsAt ?? 0);
  }

  serverNow(): EpochMillis {
    return this.#needs.device.now() + this.#ahead;
  }

  chooseMode(isDemo: boolean): void {
    if (this.blocks.some(({ isAsking, unanswered }) => isAsking || unanswered !== undefined)) return;
    this.mode = isDemo ? 'demo' : 'real';
    for (const block of this.blocks) block.forget();
  }

  async openPage(): Promise<void> {
    const { gateway, accounts } = this.#needs;
    const currency = accounts.active?.currency ?? accounts.currency;
    const [stakes] = await Promise.all([gateway.stakes(currency), this.ask(), this.loadBets()]);
    if (isCancelled(stakes)) return;
    runInAction(() => {
      this.failure = stakes.ok ? undefined : stakes.error;
      if (!stakes.ok) return;
      this.moneyStakes = stakes.value;
      this.currency = currency;
    });
  }

  /** GM-36 */
  async place(block: CrashBlock): Promise<void> {
    if (this.isDemo) {
      this.#placeDemo(block);
      return;
    }
    const { gateway, session, notices } = this.#needs;
    const asked = block.unanswered ?? this.#newBet(block);
    if (block.isAsking || asked === undefined || !session.isSignedIn) return;
    const { key, ...order } = asked;
    const { epoch } = session;
    block.beginAsking();
    const reply = await gateway.place(order, key);
    const denial = denialOf(reply, 'closed');
    runInAction(() => {
      block.endAsking();
      if (!session.isCurrent(epoch)) return;
      block.keepUnanswered(isDecidedReply(reply) ? undefined : asked);
      block.deny(denial);
      if (reply.ok) this.#keep(block, reply.value);
    });
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok && denial === undefined && reply.error.kind === 'refused') {
      await notices.raiseFailure(reply.error, 'query');
    }
    await this.#needs.accounts.refreshEverywhere();
  }

  /** GM-35 */
  async cashOut(block: CrashBlock, bet: CrashBet): Promise<void> {
    if (this.isDemo) {
      this.demo.cashOut(bet.id, crashPays(this.elapsed()));
      return;
    }
    const { gateway, session, notices } = this.#needs;
    const { epoch } = session;
    if (block.isAsking || bet.state !== 'pending') return;
    block.beginAsking();
    const reply = await gateway.cashOut(bet.id);
    const denial = denialOf(reply, 'too-late');
    runInAction(() => {
      block.endAsking();
      if (!session.isCurrent(epoch)) return;
      block.deny(denial);
      if (reply.ok) this.#keep(block, reply.value);
    });
    if (!session.isCurrent(epoch)) return;
    if (!reply.ok && denial === undefined) await notices.raiseFailure(reply.error, 'query');
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
      this.demo.settle(reply.value);
      if (before?.id !== reply.value.id) for (const block of this.blocks) block.deny(undefined);
    });
    if (!reply.ok || this.isDemo) return;
    const { ended, cashedOut, id } = reply.value;
    const hasMoved = this.open.length > 0 && (ended !== undefined || cashedOut !== before?.cashedOut);
    if (before?.id !== id || hasMoved) await this.loadBets();
  }

  async loadBets(): Promise<void> {
    const { gateway, session, accounts } = this.#needs;
    const { epoch } = session;
    if (!session.isSignedIn) return;
    const reply = await gateway.bets();
    if (!reply.ok || !session.isCurrent(epoch)) return;
    const waiting = this.moneyBets.filter(({ state }) => state === 'pending').map(({ id }) => id);
    runInAction(() => {
      this.moneyBets = reply.value;
    });
    if (reply.value.some(({ id, state }) => state !== 'pending' && waiting.includes(id)))
      await accounts.refreshEverywhere();
  }

  /** While its page is shown. */
  watch(): () => void {
    return this.#asking.watch();
  }

  start(): () => void {
    const { accounts, session } = this.#needs;
    const stops = [
      this.#asking.start(this.#needs, { period: () => ASKED_EVERY, ask: () => void this.ask() }),
      reaction(
        () => [session.epoch, accounts.active?.id],
        () => {
          this.moneyBets = [];
          for (const block of this.blocks) block.forget();
          if (this.#asking.isWatched) void this.openPage();
        },
        { equals: compareStructural },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #newBet(block: CrashBlock): AskedBet | undefined {
    const { accounts, random } = this.#needs;
    const { currency } = this;
    const [stake, { target }] = [this.stakeOf(block), block];
    const { active } = accounts;
    if (active === undefined || active.currency !== currency || stake === undefined || target === undefined) {
      return undefined;
    }
    return { key: random.uuid(), accountId: active.id, currency, stake, target };
  }

  #placeDemo(block: CrashBlock): void {
    const { table } = this;
    const [stake, { target }] = [this.stakeOf(block), block];
    if (table === undefined || stake === undefined || target === undefined) return;
    const key = this.#needs.random.uuid();
    const placed = this.demo.place(table, { key, stake, target }, this.serverNow());
    if (placed === 'placed') block.keepPlaced(key);
    block.deny(placed === 'closed' ? placed : undefined);
  }

  #keep(block: CrashBlock, bet: CrashBet): void {
    block.keepPlaced(bet.id);
    this.moneyBets = [bet, ...this.moneyBets.filter(({ id }) => id !== bet.id)];
  }
}

/** What the server said no to because of the round or of the stakes on it. */
function denialOf(reply: Result<CrashBet, RequestFailure>, usual: 'closed' | 'too-late'): CrashBlock['denial'] {
  if (reply.ok || reply.error.kind !== 'refused' || reply.error.status !== 409) return undefined;
  return reply.error.code === 'too-many' ? 'too-many' : usual;
}

declare module '../../use-casino.ts' {
  interface CasinoStores {
    readonly crash: CrashStore;
  }
}
