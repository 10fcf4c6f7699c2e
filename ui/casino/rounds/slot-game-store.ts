import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CasinoRound } from '../../../core/casino/rounds/casino-round.ts';
import type { PlayableGame, RoundOrder, RoundsGateway } from '../../../core/casino/rounds/rounds-gateway.ts';
import { slotOutcome, type LineWin } from '../../../core/casino/rounds/slot-machine.ts';
import { SLOT_MACHINES } from '../../../core/casino/rounds/slot-machines.ts';
import { isDecidedReply } from '../../../core/shared/decided-reply.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { Random } from '../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';
import type { DemoStore } from './demo-store.ts';
import { hasSeeds } from './has-seeds.ts';
import type { PurseStore } from './purse-store.ts';

export interface SlotGameNeeds {
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  readonly random: Random;
  readonly timers: Timers;
  readonly accounts: {
    readonly active: { readonly currency: string } | undefined;
    readonly currency: string;
  };
  readonly purse: Pick<PurseStore, 'account' | 'refresh'>;
  readonly demo: DemoStore;
}

/** What the frame is to show: where the reels stop, and which lines win. */
export interface ShownRound {
  readonly stops: readonly number[];
  readonly wins: readonly LineWin[];
}

/** A round as it is asked for, be it again. */
type AskedRound = Omit<RoundOrder, 'gameId'> & { readonly key: string };

/** A frame that does not say that it is done keeps nobody waiting. */
const LONGEST_SHOW: Millis = seconds(6);
const ASKED_AGAIN: Millis = seconds(3);

/** A game that is open: its rounds for money and without, one at a time. */
export class SlotGameStore {
  playable: PlayableGame | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isDemo = false;
  /** Which of the stakes is chosen. */
  stakeIndex = 0;
  /** Whether a round is asked for, shown in the frame, or without an answer. */
  phase: 'idle' | 'asking' | 'shown' | 'unanswered' = 'idle';
  /** The last round for money that is over, or was not begun. */
  last: CasinoRound | undefined = undefined;
  shown: ShownRound | undefined = undefined;
  rounds: readonly CasinoRound[] = [];
  /** RND-13 Of a round whose answer did not come: the same one again is under the same key. */
  #unanswered: AskedRound | undefined = undefined;
  #drawn: CasinoRound | undefined = undefined;
  #stopWaiting = (): void => undefined;
  readonly #gateway: RoundsGateway;
  readonly #needs: SlotGameNeeds;

  constructor(gateway: RoundsGateway, needs: SlotGameNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(
      this,
      {
        playable: observableRef,
        failure: observableRef,
        last: observableRef,
        shown: observableRef,
        rounds: observableRef,
      },
      { autoBind: true },
    );
  }

  get demo(): DemoStore {
    return this.#needs.demo;
  }

  /** Undefined in a currency that is not played in. */
  get stake(): Minor | undefined {
    return this.playable?.stakes[this.stakeIndex];
  }

  get isBusy(): boolean {
    return this.phase === 'asking' || this.phase === 'shown';
  }

  /** Opens a game; gives 404 where there is none. */
  async open(id: number): Promise<number | undefined> {
    const { session, accounts } = this.#needs;
    if (this.playable?.game.id !== id) this.#forget();
    const reply = await this.#gateway.game(id, accounts.active?.currency ?? accounts.currency);
    if (isCancelled(reply)) return undefined;
    runInAction(() => {
      this.failure = reply.ok ? undefined : reply.error;
      if (!reply.ok) return;
      this.playable = reply.value;
      this.stakeIndex = Math.min(this.stakeIndex, Math.max(0, reply.value.stakes.length - 1));
      if (!session.isSignedIn) this.isDemo = true;
    });
    return !reply.ok && reply.error.kind === 'refused' && reply.error.status === 404 ? 404 : undefined;
  }

  /** While its page is shown: the rounds of the player, and none that was cut off is forgotten. */
  watch(): () => void {
    const { session, accounts } = this.#needs;
    const stops = [
      reaction(
        () => session.epoch,
        () => {
          this.#forgetRounds();
          void this.loadRounds();
        },
      ),
      // stakes are of one currency: with another account come others
      reaction(
        () => accounts.active?.currency,
        (currency) => {
          const { playable } = this;
          if (playable !== undefined && currency !== undefined && currency !== playable.currency) {
            void this.open(playable.game.id);
          }
        },
        { fireImmediately: true },
      ),
    ];
    void this.loadRounds();
    return () => {
      for (const stop of stops) stop();
      this.#stopWaiting();
    };
  }

  chooseMode(isDemo: boolean): void {
    if (this.isBusy) return;
    this.isDemo = isDemo;
    this.last = undefined;
    this.shown = undefined;
  }

  chooseStake(index: number): void {
    const most = (this.playable?.stakes.length ?? 1) - 1;
    if (!this.isBusy && this.phase !== 'unanswered') this.stakeIndex = Math.min(Math.max(0, index), most);
  }

  async play(): Promise<void> {
    if (this.isBusy || this.playable === undefined) return;
    if (this.isDemo) {
      const drawn = this.demo.draw(this.playable.game.machine);
      if (drawn !== undefined) this.#show(drawn);
      return;
    }
    await this.#playForMoney(this.playable);
  }

  /** The frame has shown the round: what it brought may be known. */
  finishShow(): void {
    if (this.phase !== 'shown') return;
    this.#stopWaiting();
    this.phase = 'idle';
    if (this.isDemo) {
      this.demo.settle();
      return;
    }
    this.last = this.#drawn;
    this.#drawn = undefined;
    void this.#needs.purse.refresh(this.last?.machine ?? '');
    void this.loadRounds();
  }

  async loadRounds(): Promise<void> {
    const { session, timers } = this.#needs;
    const { epoch } = session;
    if (!session.isSignedIn) return;
    const reply = await this.#gateway.rounds(this.playable?.game.id);
    runInAction(() => {
      if (!reply.ok || !session.isCurrent(epoch)) return;
      this.rounds = reply.value;
    });
    // RND-15 the provider goes on with a round by itself
    if (this.phase === 'idle' && this.rounds.some(({ state }) => state === 'pending')) {
      this.#stopWaiting();
      this.#stopWaiting = timers.after(ASKED_AGAIN, () => void this.loadRounds());
    }
  }

  async #playForMoney(playable: PlayableGame): Promise<void> {
    const { session, notices } = this.#needs;
    const asked = this.#unanswered ?? this.#newRound(playable);
    if (!session.isSignedIn || asked === undefined) return;
    const { game } = playable;
    const { key, ...order } = asked;
    const { epoch } = session;
    this.phase = 'asking';
    this.last = undefined;
    const isSeeded = this.#unanswered !== undefined || (await hasSeeds(this.#gateway, this.#needs));
    const reply = isSeeded ? await this.#gateway.play({ gameId: game.id, ...order }, key) : undefined;
    runInAction(() => {
      const isOwn = session.isCurrent(epoch);
      this.#unanswered = reply === undefined || isDecidedReply(reply) || !isOwn ? undefined : asked;
      this.phase = this.#unanswered === undefined ? 'idle' : 'unanswered';
      if (isOwn && reply?.ok === true) this.#take(reply.value);
    });
    if (reply?.ok === false && session.isCurrent(epoch) && reply.error.kind === 'refused')
      await notices.raiseFailure(reply.error, 'query');
  }

  /** Nothing where the account is in another currency than the stakes, which are on their way then. */
  #newRound({ game, stakes, currency }: PlayableGame): AskedRound | undefined {
    const { purse, random } = this.#needs;
    const stake = stakes[this.stakeIndex];
    const account = purse.account(game.machine);
    if (account?.currency !== currency || stake === undefined) return undefined;
    return { key: random.uuid(), stake, accountId: account.id, currency };
  }

  #take(round: CasinoRound): void {
    if (round.state === 'finished' && round.stops !== undefined) {
      this.#drawn = round;
      const { wins } = slotOutcome(SLOT_MACHINES[round.machine], round.stops);
      this.#show({ stops: round.stops, wins });
      return;
    }
    this.last = round;
    void this.#needs.purse.refresh(round.machine);
    void this.loadRounds();
  }

  #show(round: ShownRound): void {
    this.phase = 'shown';
    this.shown = round;
    this.#stopWaiting();
    this.#stopWaiting = this.#needs.timers.after(LONGEST_SHOW, () => {
      this.finishShow();
    });
  }

  #forget(): void {
    this.#forgetRounds();
    this.playable = undefined;
    this.isDemo = false;
  }

  #forgetRounds(): void {
    this.#stopWaiting();
    this.phase = 'idle';
    this.last = undefined;
    this.shown = undefined;
    this.rounds = [];
    this.#unanswered = undefined;
    this.#drawn = undefined;
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly slotGame: SlotGameStore;
  }
}
