import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { TeamGateway } from '../../../core/sports/team/team-gateway.ts';
import type { TeamProfile } from '../../../core/sports/team/team.ts';
import type { TeamSquad } from '../../../core/sports/team/team-squad.ts';
import type { TeamTab } from '../../../core/sports/team/team-tabs.ts';

/** The team whose page is open. */
export class TeamStore {
  id = 0;
  phase: 'loading' | 'ready' | 'missing' | 'failed' = 'loading';
  failure: RequestFailure | undefined = undefined;
  profile: TeamProfile | undefined = undefined;
  tab: TeamTab = 'games';
  squad: TeamSquad | undefined = undefined;
  squadFailure: RequestFailure | undefined = undefined;
  readonly #gateway: TeamGateway;

  constructor(gateway: TeamGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { failure: observableRef, profile: observableRef, squad: observableRef, squadFailure: observableRef },
      { autoBind: true },
    );
  }

  show(tab: TeamTab): void {
    this.tab = tab;
  }

  /** Shows a team; what is known of another goes at once. */
  async open(id: number): Promise<void> {
    if (id !== this.id) this.#clear();
    this.id = id;
    if (this.profile === undefined) this.phase = 'loading';
    const reply = await this.#gateway.team(id);
    runInAction(() => {
      if (id !== this.id || isCancelled(reply)) return;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.profile = reply.value;
      if (this.profile !== undefined) this.phase = 'ready';
      else this.phase = this.failure?.kind === 'refused' && this.failure.status === 404 ? 'missing' : 'failed';
    });
  }

  /** Asks for the players of the team that is shown; those that stand already stay meanwhile. */
  async openSquad(): Promise<void> {
    const { id } = this;
    this.squadFailure = undefined;
    const reply = await this.#gateway.squad(id);
    runInAction(() => {
      if (id !== this.id || isCancelled(reply)) return;
      if (reply.ok) this.squad = reply.value;
      else this.squadFailure = reply.error;
    });
  }

  #clear(): void {
    this.profile = undefined;
    this.squad = undefined;
    this.squadFailure = undefined;
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly team: TeamStore;
  }
}
