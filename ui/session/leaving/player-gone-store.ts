import { reaction } from 'mobx';
import type { DialogsStore } from '../../page/dialogs-store.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

export interface PlayerGoneDependencies {
  readonly session: SharedSession & { readonly isSignedOutElsewhere: boolean };
  readonly accounts: { readonly followHiding: (isHidden: boolean) => void };
  readonly signOut: { readonly wipe: () => void };
  readonly dialogs: Pick<DialogsStore, 'close'>;
  /** Away from the page as it was the player's. */
  readonly leave: () => void;
}

/** What a page does once its player is gone, however that came about. */
export class PlayerGoneStore {
  readonly #dependencies: PlayerGoneDependencies;

  constructor(dependencies: PlayerGoneDependencies) {
    this.#dependencies = dependencies;
  }

  start(): () => void {
    const { session, accounts, signOut, dialogs, leave } = this.#dependencies;
    const stops = [
      reaction(
        () => session.userId,
        (_next, former) => {
          if (former === undefined) return;
          signOut.wipe();
          // the next one's is not shown because this one had it shown
          accounts.followHiding(true);
        },
      ),
      // OUT-4
      reaction(
        () => session.isSignedOutElsewhere && !session.isSignedIn,
        (isGone) => {
          if (!isGone) return;
          dialogs.close();
          leave();
        },
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}

declare module '../use-session.ts' {
  interface SessionStores {
    readonly playerGone: PlayerGoneStore;
  }
}
