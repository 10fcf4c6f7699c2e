import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BonusGameRoute } from '../../../core/casino/bonus-game.ts';
import {
  checkBonusPlay,
  type BonusBoard,
  type BonusGamesGateway,
  type BonusOrder,
  type BonusPlay,
  type BonusVerdict,
} from '../../../core/casino/mini/bonus-draw.ts';
import { bonusGameOf } from '../../../core/casino/mini/bonus-games.ts';
import type { FairDigests } from '../../../core/casino/rounds/fair-round.ts';
import type { Random } from '../../../core/shared/random.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { SharedNotices, SharedSession } from '../../page/shared-stores.ts';

export interface BonusGamesNeeds {
  readonly session: SharedSession;
  readonly notices: Pick<SharedNotices, 'raiseFailure'>;
  readonly random: Random;
  readonly digests: FairDigests;
}

type AskedGame = BonusOrder & { readonly key: string };

/** The bonus games of a player, and the one that is open. */
export class BonusGamesStore {
  route: BonusGameRoute | undefined = undefined;
  board: BonusBoard | undefined = undefined;
  plays: readonly BonusPlay[] = [];
  failure: RequestFailure | undefined = undefined;
  /** Whether a game is asked for, being shown, over, or without an answer. */
  phase: 'idle' | 'asking' | 'shown' | 'over' | 'unanswered' = 'idle';
  /** The game that is being shown, or was. */
  last: BonusPlay | undefined = undefined;
  /** The places that are chosen, as long as the game asks for more. */
  picks: readonly number[] = [];
  /** By game. */
  verdicts: ReadonlyMap<string, BonusVerdict> = new Map();
  /** MG-8 A game whose answer did not come is asked for again under its key. */
  #unanswered: AskedGame | undefined = undefined;
  #epoch = -1;
  readonly #gateway: BonusGamesGateway;
  readonly #needs: BonusGamesNeeds;

  constructor(gateway: BonusGamesGateway, needs: BonusGamesNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(
      this,
      {
        board: observableRef,
        plays: observableRef,
        failure: observableRef,
        last: observableRef,
        picks: observableRef,
        verdicts: observableRef,
      },
      { autoBind: true },
    );
  }

  /** MG-1 How often a game may be played today; undefined while it is not known. */
  left(route: BonusGameRoute): number | undefined {
    return this.board?.games.find((game) => game.route === route)?.left;
  }

  get isBusy(): boolean {
    return this.phase === 'asking' || this.phase === 'shown';
  }

  /** Opens the page of a game. */
  async open(route: BonusGameRoute): Promise<void> {
    const { epoch } = this.#needs.session;
    if (this.route !== route || this.#epoch !== epoch) this.#forget();
    this.route = route;
    this.#epoch = epoch;
    await Promise.all([this.loadBoard(), this.loadPlays()]);
  }

  async loadBoard(): Promise<void> {
    const { session } = this.#needs;
    const { epoch } = session;
    if (!session.isSignedIn) {
      this.board = undefined;
      return;
    }
    const reply = await this.#gateway.board();
    runInAction(() => {
      if (isCancelled(reply) || !session.isCurrent(epoch)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.board = reply.value;
    });
  }

  async loadPlays(): Promise<void> {
    const { session } = this.#needs;
    const { epoch } = session;
    const { route } = this;
    if (!session.isSignedIn || route === undefined) return;
    const reply = await this.#gateway.plays(route);
    runInAction(() => {
      if (reply.ok && session.isCurrent(epoch) && route === this.route) this.plays = reply.value;
    });
  }

  /** MG-7 Chooses a place; the last one that the game asks for plays it. */
  async choose(place: number): Promise<void> {
    const rules = this.route === undefined ? undefined : bonusGameOf(this.route)?.rules;
    if (this.isBusy || this.phase === 'unanswered' || rules?.kind !== 'hidden') return;
    if (this.phase === 'over') this.begin();
    if (this.picks.includes(place)) {
      this.picks = this.picks.filter((each) => each !== place);
      return;
    }
    this.picks = [...this.picks, place];
    if (this.picks.length >= rules.picks) await this.play();
  }

  /** Covers the places again. */
  begin(): void {
    if (this.isBusy || this.phase === 'unanswered') return;
    this.phase = 'idle';
    this.last = undefined;
    this.picks = [];
  }

  async play(): Promise<void> {
    const { session, notices } = this.#needs;
    const asked = this.#unanswered ?? this.#newGame();
    if (this.isBusy || !session.isSignedIn || asked === undefined) return;
    const { epoch } = session;
    const { key, ...order } = asked;
    this.phase = 'asking';
    const reply = await this.#gateway.play(order, key);
    const isRefused = runInAction(() => {
      if (!session.isCurrent(epoch) || order.game !== this.route) return false;
      const isAnswered = reply.ok || reply.error.kind === 'refused';
      this.#unanswered = isAnswered ? undefined : asked;
      this.phase = isAnswered ? 'idle' : 'unanswered';
      if (reply.ok) this.#show(reply.value);
      else if (isAnswered) this.picks = [];
      return isAnswered && !reply.ok;
    });
    if (!isRefused || reply.ok) return;
    await notices.raiseFailure(reply.error, 'query');
    await this.loadBoard();
  }

  /** The outcome has been shown: what it gave may be known. */
  finishShow(): void {
    if (this.phase !== 'shown') return;
    this.phase = 'over';
    if (this.last !== undefined) this.plays = [this.last, ...this.plays.filter(({ id }) => id !== this.last?.id)];
    void this.loadBoard();
  }

  /** MG-10 Checks on this device what the server promised. */
  async check(play: BonusPlay): Promise<void> {
    const verdict = await checkBonusPlay(play, this.#needs.digests);
    runInAction(() => {
      this.verdicts = new Map([...this.verdicts, [play.id, verdict]]);
    });
  }

  #newGame(): AskedGame | undefined {
    const game = this.board?.games.find(({ route }) => route === this.route);
    if (game === undefined || game.left <= 0) return undefined;
    const { random } = this.#needs;
    const seeds = { serverHash: game.nextHash, playerSeed: random.uuid() };
    return { game: game.route, ...seeds, picks: this.picks, key: random.uuid() };
  }

  #show(play: BonusPlay): void {
    this.last = play;
    this.phase = 'shown';
  }

  #forget(): void {
    this.phase = 'idle';
    this.last = undefined;
    this.picks = [];
    this.plays = [];
    this.#unanswered = undefined;
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly bonusGames: BonusGamesStore;
  }
}
