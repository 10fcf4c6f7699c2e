import { makeAutoObservable, observable, observableRef, reaction, runInAction, type ObservableSet } from 'mobx';
import { mayPromote, type PlayStop } from '../../core/limits/play-permission.ts';
import type { EpochMillis } from '../../core/shared/time.ts';

export interface PlayGuardDependencies {
  readonly clock: { readonly now: EpochMillis };
  readonly notices: { readonly shown: { readonly notice: { readonly title: string } } | undefined };
}

/** The title of the notice that a bet was lost. */
const LOSS = 'settled.lost';

type BetPause = 'reality-check' | 'session-limit';

const REASON_OF_PAUSE = { 'session-limit': 'session-ended', 'reality-check': 'reality-check-due' } as const;

/** What a player's limits hold back on the page beside what the server refuses: new bets, and offers. */
export class PlayGuardStore {
  /** LP-4 */
  canBeCourted = true;
  exclusion: PlayStop | undefined = undefined;
  #lostAt: EpochMillis | undefined = undefined;
  readonly #pauses: ObservableSet<BetPause> = observable.set<BetPause>();
  readonly #around: PlayGuardDependencies;

  constructor(around: PlayGuardDependencies) {
    this.#around = around;
    makeAutoObservable(this, { exclusion: observableRef }, { autoBind: true });
  }

  /** RC-6, SN-8 */
  get takesNewBets(): boolean {
    return this.#pauses.size === 0;
  }

  /** LP-11 */
  get stop(): PlayStop | undefined {
    if (this.exclusion !== undefined) return this.exclusion;
    const pause = (['session-limit', 'reality-check'] as const).find((each) => this.#pauses.has(each));
    return pause === undefined ? undefined : { reason: REASON_OF_PAUSE[pause] };
  }

  /** LP-6 */
  get mayPromote(): boolean {
    return this.canBeCourted && mayPromote(this.#lostAt, this.#around.clock.now);
  }

  pause(reason: BetPause, isPaused: boolean): void {
    if (isPaused) this.#pauses.add(reason);
    else this.#pauses.delete(reason);
  }

  shutOut(stop: PlayStop | undefined): void {
    this.exclusion = stop;
  }

  court(canBeCourted: boolean): void {
    this.canBeCourted = canBeCourted;
  }

  start(): () => void {
    const { clock, notices } = this.#around;
    return reaction(
      () => notices.shown?.notice,
      (notice) => {
        if (notice?.title !== LOSS) return;
        runInAction(() => {
          this.#lostAt = clock.now;
        });
      },
      { fireImmediately: true },
    );
  }
}

declare module './use-limits.ts' {
  interface LimitsStores {
    readonly playGuard: PlayGuardStore;
  }
}
