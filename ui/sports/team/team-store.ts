import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { TeamGateway } from '../../../core/sports/team/team-gateway.ts';
import type { TeamProfile } from '../../../core/sports/team/team.ts';

/** The team whose page is open. */
export class TeamStore {
  id = 0;
  phase: 'loading' | 'ready' | 'missing' | 'failed' = 'loading';
  failure: RequestFailure | undefined = undefined;
  profile: TeamProfile | undefined = undefined;
  readonly #gateway: TeamGateway;

  constructor(gateway: TeamGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { failure: observableRef, profile: observableRef }, { autoBind: true });
  }

  /** Shows a team; what is known of another goes at once. */
  async open(id: number): Promise<void> {
    if (id !== this.id) this.profile = undefined;
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
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly team: TeamStore;
  }
}
