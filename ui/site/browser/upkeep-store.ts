import { makeAutoObservable, runInAction } from 'mobx';
import { afterChunkFailure, CHUNK_RELOADED_AT } from '../../../core/site/browser/chunk-reload.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import type { Connection } from '../../../core/shared/connection.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';

/** What an upkeep has at hand. */
export interface UpkeepDependencies {
  readonly clock: Clock;
  readonly values: ValueStore;
  readonly connection: Pick<Connection, 'isOnline' | 'watch'>;
  readonly isBetInFlight: () => boolean;
  readonly isDialogOpen: () => boolean;
  readonly reload: () => void;
}

/** Keeps a page whole: what happens when a part of it does not come. */
export class UpkeepStore {
  /** A part is missing, and the visitor decides when the page is loaded again. */
  isReloadOffered = false;
  isOnline: boolean;
  readonly #dependencies: UpkeepDependencies;

  constructor(dependencies: UpkeepDependencies) {
    this.#dependencies = dependencies;
    const { connection } = dependencies;
    this.isOnline = connection.isOnline();
    makeAutoObservable(this, {}, { autoBind: true });
    connection.watch((isOnline) => {
      runInAction(() => {
        this.isOnline = isOnline;
      });
    });
  }

  /** A part of the page did not come. */
  missPart(): void {
    const { clock, connection, values, isBetInFlight, isDialogOpen } = this.#dependencies;
    const now = clock.now();
    const reloadedAt = values.read(CHUNK_RELOADED_AT);
    values.write(CHUNK_RELOADED_AT, now);
    const isReloadRemembered = values.isKept(CHUNK_RELOADED_AT);
    const facts = {
      now,
      reloadedAt,
      isReloadRemembered,
      isBetInFlight: isBetInFlight(),
      isOnline: connection.isOnline(),
      isDialogOpen: isDialogOpen(),
    };
    if (afterChunkFailure(facts) === 'reload') {
      this.#dependencies.reload();
      return;
    }
    // only a reload that happens counts
    if (reloadedAt === undefined) values.remove(CHUNK_RELOADED_AT);
    else values.write(CHUNK_RELOADED_AT, reloadedAt);
    this.isReloadOffered = true;
  }

  forgetOffer(): void {
    this.isReloadOffered = false;
  }

  reloadNow(): void {
    this.#dependencies.reload();
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly upkeep: UpkeepStore;
  }
}
