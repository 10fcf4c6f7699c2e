import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  readTeamCashMark,
  TEAM_CASH_COOKIE,
  TEAM_CASH_MARK_KEPT_FOR,
  teamCashMark,
  teamCashStep,
  WAITING_STATUS,
  type TeamCashGateway,
  type TeamCashList,
  type TeamCashStep,
} from '../../core/payments/team-cash.ts';
import type { Cookies } from '../../core/shared/cookies.ts';
import type { DialogsStore } from '../page/dialogs-store.ts';
import type { SharedSession } from '../page/shared-stores.ts';

export interface TeamCashNeeds {
  readonly session: SharedSession;
  readonly cookies: Cookies;
  readonly dialogs: Pick<DialogsStore, 'open' | 'show'>;
  readonly page: { readonly openRoute: object | undefined };
}

/** TMC-2, TMC-3 Tells of team cash, each step once, when nothing else is open. */
export class TeamCashStore {
  /** What the dialog says. */
  shown: TeamCashStep | undefined = undefined;
  list: TeamCashList | undefined = undefined;
  readonly #gateway: TeamCashGateway;
  readonly #needs: TeamCashNeeds;

  constructor(gateway: TeamCashGateway, needs: TeamCashNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** What is to be told now. */
  get due(): TeamCashStep | undefined {
    const { session, dialogs } = this.#needs;
    return this.list === undefined || dialogs.open !== undefined ? undefined : this.#stepOf(session, this.list);
  }

  start(): () => void {
    const { session, page } = this.#needs;
    const stops = [
      reaction(
        () => (session.isSignedIn ? session.epoch : undefined),
        (epoch) => {
          this.list = undefined;
          this.shown = undefined;
          if (epoch !== undefined) void this.#load();
        },
        { fireImmediately: true },
      ),
      reaction(
        () => page.openRoute,
        () => {
          if (this.#isOnItsWay) void this.#load();
        },
      ),
      reaction(
        () => this.due,
        (step) => {
          if (step !== undefined) this.#tell(step);
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** TMC-46 Whether the next page is to ask again. */
  get #isOnItsWay(): boolean {
    return this.list?.payments.some(({ statusId }) => statusId === WAITING_STATUS) === true;
  }

  /** Nobody misses it where it does not come. */
  async #load(): Promise<void> {
    const { session } = this.#needs;
    const { epoch, isLeaving } = session;
    if (isLeaving) return;
    const reply = await this.#gateway.teamCash();
    if (!reply.ok || !session.isCurrent(epoch)) return;
    runInAction(() => {
      this.list = reply.value;
    });
  }

  /** TMC-4 The dialog is there: whoever leaves the page before that is told on the next one. */
  wasSeen(): void {
    if (this.shown === undefined) return;
    this.#needs.cookies.write(TEAM_CASH_COOKIE, teamCashMark(this.shown), TEAM_CASH_MARK_KEPT_FOR);
  }

  /** A dialog that did not come is not asked for again on this page. */
  #tell(step: TeamCashStep): void {
    if (step === this.shown) return;
    this.shown = step;
    this.#needs.dialogs.show('team-cash');
  }

  #stepOf({ isSignedIn }: SharedSession, list: TeamCashList): TeamCashStep | undefined {
    const mark = readTeamCashMark(this.#needs.cookies.read(TEAM_CASH_COOKIE));
    return teamCashStep(isSignedIn, list, mark.ok ? mark.value : undefined);
  }
}

declare module './use-payments.ts' {
  interface PaymentsStores {
    readonly teamCash: TeamCashStore;
  }
}
