import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { GameRound } from '../../../core/casino/games/game-round.ts';
import type { GameOrder, GamesGateway } from '../../../core/casino/games/games-gateway.ts';
import type { HouseGame, HouseGameId } from '../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../core/casino/games/house-games.ts';
import type { RoundsGateway } from '../../../core/casino/rounds/rounds-gateway.ts';
import { isDecidedReply } from '../../../core/shared/decided-reply.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { Random } from '../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';
import { hasSeeds } from '../rounds/has-seeds.ts';
import type { PurseStore } from '../rounds/purse-store.ts';
import { HouseDemo } from './house-demo.ts';

export interface HouseGameNeeds {
  readonly seeds: Pick<RoundsGateway, 'seeds' | 'changeSeeds'>;
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  readonly random: Random;
  readonly timers: Timers;
  readonly accounts: {
    readonly active: { readonly currency: string } | undefined;
    readonly currency: string;
  };
  readonly purse: Pick<PurseStore, 'account' | 'refresh'>;
}

/** A round as it is asked for, be it again. */
type AskedRound = GameOrder & { readonly key: string };

const ASKED_AGAIN: Millis = seconds(3);

/** A game of the house that is open: its choice, its stake and its rounds, one at a time. */
export class HouseGameStore {
  id: HouseGameId = 'dice';
  stakes: readonly Minor[] | undefined = undefined;
  currency: string | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  stakeIndex = 0;
  choice: readonly number[] = [];
  /** Whether a round is asked for, waits for its player, is shown, or is without an answer. */
  phase: 'idle' | 'asking' | 'turn' | 'shown' | 'unanswered' = 'idle';
  /** What the table shows: the round that is shown, or was last. */
  shown: GameRound | undefined = undefined;
  /** The last round that is over, or was not begun. */
  last: GameRound | undefined = undefined;
  rounds: readonly GameRound[] = [];
  /** GM-63 How the player wants to play; undefined before anything is chosen. */
  mode: 'real' | 'demo' | undefined = undefined;
  readonly demo: HouseDemo;
  /** RND-13 Of a round whose answer did not come: the same one again is under the same key. */
  #unanswered: AskedRound | undefined = undefined;
  #stopWaiting = (): void => undefined;
  readonly #gateway: GamesGateway;
  readonly #needs: HouseGameNeeds;

  constructor(gateway: GamesGateway, needs: HouseGameNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    this.demo = new HouseDemo(needs.random);
    makeAutoObservable(
      this,
      {
        stakes: observableRef,
        failure: observableRef,
        choice: observableRef,
        shown: observableRef,
        last: observableRef,
        rounds: observableRef,
        demo: false,
      },
      { autoBind: true },
    );
  }

  get game(): HouseGame {
    return HOUSE_GAMES[this.id];
  }

  get stake(): Minor | undefined {
    return this.stakes?.[this.stakeIndex];
  }

  get isBusy(): boolean {
    return this.phase === 'asking' || this.phase === 'turn' || this.phase === 'shown';
  }

  get isDemo(): boolean {
    return this.mode === undefined ? !this.#needs.session.isSignedIn : this.mode === 'demo';
  }

  /** GM-3 */
  get isChosen(): boolean {
    return this.game.isChoice(this.choice);
  }

  async open(id: HouseGameId): Promise<void> {
    if (this.id !== id || this.stakes === undefined) {
      this.#forgetRounds();
      this.mode = undefined;
      this.id = id;
      this.choice = this.game.firstChoice;
      this.stakes = undefined;
    }
    const currency = this.#needs.accounts.active?.currency ?? this.#needs.accounts.currency;
    const reply = await this.#gateway.stakes(id, currency);
    if (isCancelled(reply) || this.id !== id) return;
    runInAction(() => {
      this.failure = reply.ok ? undefined : reply.error;
      if (!reply.ok) return;
      this.stakes = reply.value;
      this.currency = currency;
      this.stakeIndex = Math.min(this.stakeIndex, Math.max(0, reply.value.length - 1));
    });
  }

  /** While its page is shown: the rounds of the player, and stakes in the currency of the account. */
  watch(): () => void {
    const { session, accounts } = this.#needs;
    const stops = [
      reaction(
        () => session.epoch,
        () => {
          this.#forgetRounds();
          this.mode = undefined;
          void this.loadRounds();
        },
      ),
      reaction(
        () => accounts.active?.currency,
        (currency) => {
          if (currency !== undefined && currency !== this.currency) void this.open(this.id);
        },
        { fireImmediately: true },
      ),
    ];
    void this.loadRounds();
    return () => {
      for (const stop of stops) stop();
      this.#stopWaiting();
      // what nobody saw to its end is among the last rounds
      runInAction(() => {
        if (this.phase === 'shown' || (this.isDemo && this.phase === 'turn')) this.#forgetRounds();
      });
    };
  }

  chooseMode(isDemo: boolean): void {
    if (this.isBusy || this.phase === 'unanswered') return;
    this.mode = isDemo ? 'demo' : 'real';
    this.last = undefined;
    this.shown = undefined;
    if (!isDemo) void this.loadRounds();
  }

  choose(choice: readonly number[]): void {
    if (this.isBusy || this.phase === 'unanswered') return;
    this.choice = choice;
    this.shown = undefined;
  }

  chooseStake(index: number): void {
    const most = (this.stakes?.length ?? 1) - 1;
    if (!this.isBusy && this.phase !== 'unanswered') this.stakeIndex = Math.min(Math.max(0, index), most);
  }

  /** Plays a round and shows it for so long; where no time is given, until its table says that it was seen. */
  async play(showFor?: Millis): Promise<void> {
    return this.isDemo ? this.#playDemo(showFor) : this.#playForMoney(showFor);
  }

  #playDemo(showFor: Millis | undefined): void {
    const round = this.isBusy || !this.isChosen ? undefined : this.demo.play(this.id, this.choice);
    if (round !== undefined) this.#take(round, showFor);
  }

  async #playForMoney(showFor: Millis | undefined): Promise<void> {
    const { session, notices } = this.#needs;
    const asked = this.#unanswered ?? this.#newRound();
    if (this.isBusy || !session.isSignedIn || asked === undefined) return;
    const { key, ...order } = asked;
    const { epoch } = session;
    this.phase = 'asking';
    this.last = undefined;
    this.shown = undefined;
    const isSeeded = this.#unanswered !== undefined || (await hasSeeds(this.#needs.seeds, this.#needs));
    const reply = isSeeded ? await this.#gateway.play(order, key) : undefined;
    runInAction(() => {
      const isOwn = session.isCurrent(epoch);
      this.#unanswered = reply === undefined || isDecidedReply(reply) || !isOwn ? undefined : asked;
      this.phase = this.#unanswered === undefined ? 'idle' : 'unanswered';
      if (isOwn && reply?.ok === true) this.#take(reply.value, showFor);
    });
    if (reply?.ok === false && session.isCurrent(epoch) && reply.error.kind === 'refused')
      await notices.raiseFailure(reply.error, 'query');
  }

  /** GM-13 Does the next move of the round that waits; asked again, it is the same move. */
  async move(move: number, showFor: Millis): Promise<void> {
    const { session, notices } = this.#needs;
    const { shown, phase } = this;
    const { epoch } = session;
    if (phase !== 'turn' || shown === undefined) return;
    if (this.isDemo) return this.#take(this.demo.move(shown, move), showFor);
    this.phase = 'asking';
    const reply = await this.#gateway.move(shown.id, shown.choice.length, move);
    runInAction(() => {
      if (!session.isCurrent(epoch) || this.shown !== shown) return;
      this.phase = 'turn';
      if (reply.ok) this.#take(reply.value, showFor);
    });
    if (!reply.ok && session.isCurrent(epoch)) await notices.raiseFailure(reply.error, 'query');
  }

  /** The table has shown the round: what it brought may be said. */
  finishShow(): void {
    if (this.phase !== 'shown') return;
    this.#stopWaiting();
    this.phase = 'idle';
    if (this.isDemo) return this.demo.settle(this.shown?.win ?? NO_MONEY);
    this.last = this.shown;
    void this.#needs.purse.refresh(this.id);
    void this.loadRounds();
  }

  async loadRounds(): Promise<void> {
    const { session, timers } = this.#needs;
    const { epoch } = session;
    const { id } = this;
    if (!session.isSignedIn) return;
    const reply = await this.#gateway.rounds(id);
    runInAction(() => {
      if (!reply.ok || !session.isCurrent(epoch) || this.id !== id) return;
      this.rounds = reply.value;
      // GM-13 a round that was left goes on where it stood
      const left = reply.value.find(({ isTurn }) => isTurn === true);
      if (left !== undefined && this.phase === 'idle' && !this.isDemo) this.#take(left, undefined);
    });
    // RND-15 the provider goes on with a round by itself
    if (this.phase === 'idle' && this.rounds.some(({ state, isTurn }) => state === 'pending' && isTurn !== true)) {
      this.#stopWaiting();
      this.#stopWaiting = timers.after(ASKED_AGAIN, () => void this.loadRounds());
    }
  }

  #newRound(): AskedRound | undefined {
    const { purse, random } = this.#needs;
    const { stake, currency, choice, id } = this;
    const from = purse.account(id);
    if (from === undefined || from.currency !== currency || stake === undefined || !this.isChosen) return undefined;
    return { key: random.uuid(), game: id, stake, accountId: from.id, currency, choice };
  }

  #take(round: GameRound, showFor: Millis | undefined): void {
    if (round.isTurn === true) {
      this.phase = 'turn';
      this.shown = round;
      return;
    }
    if (round.state !== 'finished' || round.drawn === undefined) {
      this.last = round;
      void this.loadRounds();
      return;
    }
    this.phase = 'shown';
    this.shown = round;
    this.#stopWaiting();
    if (showFor !== undefined) {
      this.#stopWaiting = this.#needs.timers.after(showFor, () => {
        this.finishShow();
      });
    }
  }

  #forgetRounds(): void {
    this.#stopWaiting();
    this.phase = 'idle';
    this.last = undefined;
    this.shown = undefined;
    this.rounds = [];
    this.#unanswered = undefined;
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly houseGame: HouseGameStore;
  }
}
