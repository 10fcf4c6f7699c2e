import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isPlayerSeed, type FairDigests, type FairVerdict } from '../../../core/casino/rounds/fair-round.ts';
import type { FairSeeds, RoundsGateway } from '../../../core/casino/rounds/rounds-gateway.ts';
import { isCancelled, type RequestFailure } from '../../../core/shared/request-failure.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

interface FairnessNeeds {
  readonly session: SharedSession;
  readonly digests: FairDigests;
}

/** The seeds that rounds are drawn from, and checks of rounds whose seed is revealed. */
export class FairnessStore {
  seeds: FairSeeds | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  isChanging = false;
  /** By round. */
  verdicts: ReadonlyMap<string, FairVerdict> = new Map();
  readonly #gateway: Pick<RoundsGateway, 'seeds' | 'changeSeeds'>;
  readonly #needs: FairnessNeeds;

  constructor(gateway: Pick<RoundsGateway, 'seeds' | 'changeSeeds'>, needs: FairnessNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(
      this,
      { seeds: observableRef, failure: observableRef, verdicts: observableRef },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    if (this.#needs.session.isSignedIn) await this.#keep(this.#gateway.seeds());
  }

  /** RND-17 Whether the seed was changed: the one before is revealed then. */
  async change(playerSeed: string): Promise<boolean> {
    if (this.isChanging || !isPlayerSeed(playerSeed)) return false;
    this.isChanging = true;
    const isDone = await this.#keep(this.#gateway.changeSeeds(playerSeed));
    runInAction(() => {
      this.isChanging = false;
    });
    return isDone;
  }

  /** RND-8 Checks on this device what the server promised. */
  async check(id: string, look: (digests: FairDigests) => Promise<FairVerdict>): Promise<void> {
    const verdict = await look(this.#needs.digests);
    runInAction(() => {
      this.verdicts = new Map([...this.verdicts, [id, verdict]]);
    });
  }

  async #keep(asked: ReturnType<RoundsGateway['seeds']>): Promise<boolean> {
    const { session } = this.#needs;
    const { epoch } = session;
    const reply = await asked;
    return runInAction(() => {
      if (!session.isCurrent(epoch) || isCancelled(reply)) return false;
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.seeds = reply.value;
      return reply.ok;
    });
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly fairness: FairnessStore;
  }
}
