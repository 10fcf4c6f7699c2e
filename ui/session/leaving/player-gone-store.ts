import { reaction } from 'mobx';
import { PAGE_COOKIES, WIPED_VALUES } from '../../../core/session/leaving/wiped-values.ts';
import type { Cookies } from '../../../core/shared/cookies.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { DialogsStore } from '../../page/dialogs-store.ts';
import type { SharedSession } from '../../page/shared-stores.ts';

export interface PlayerGoneDependencies {
  readonly session: SharedSession & { readonly isSignedOutElsewhere: boolean };
  readonly accounts: { readonly followHiding: (isHidden: boolean) => void };
  readonly cookies: Cookies;
  readonly values: ValueStore;
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

  /** OUT-6 Nothing of the player stays on the device. */
  wipe(): void {
    const { cookies, values } = this.#dependencies;
    for (const stored of WIPED_VALUES) values.remove(stored);
    for (const { name, staysAtSignOut } of PAGE_COOKIES) if (!staysAtSignOut) cookies.write(name, '', 0);
  }

  start(): () => void {
    const { session, accounts, dialogs, leave } = this.#dependencies;
    const stops = [
      reaction(
        () => session.userId,
        (_next, former) => {
          if (former === undefined) return;
          this.wipe();
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
