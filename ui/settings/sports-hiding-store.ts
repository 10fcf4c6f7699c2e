import { reaction } from 'mobx';
import { hiddenSportsText } from '../../core/player/disallowed-sports.ts';
import type { Player } from '../../core/player/player.ts';
import type { SharedSession, SharedSettings } from '../page/shared-stores.ts';

export interface SportsHidingNeeds {
  readonly session: Pick<SharedSession, 'isSignedIn'>;
  readonly player: { readonly player: Player | undefined };
  readonly settings: SharedSettings;
  readonly tree: { readonly load: () => Promise<void> };
  readonly line: { readonly renew: () => Promise<void> };
}

/** SP-4 Leaves the sports out that the player does not want; they travel with the look, so that the next page begins without them. */
export class SportsHidingStore {
  readonly #needs: SportsHidingNeeds;

  constructor(needs: SportsHidingNeeds) {
    this.#needs = needs;
  }

  hide(sports: string): void {
    const { settings, tree, line } = this.#needs;
    if (settings.settings.hiddenSports === sports) return;
    settings.change({ hiddenSports: sports });
    void tree.load();
    void line.renew();
  }

  /** Follows what the server knows of the player; nobody's choice stays when they have gone. */
  start(): () => void {
    const { session, player } = this.#needs;
    return reaction(
      () => {
        if (!session.isSignedIn) return '';
        const known = player.player;
        return known && hiddenSportsText({ line: known.disallowedLineSports, live: known.disallowedLiveSports });
      },
      (sports) => {
        if (sports !== undefined) this.hide(sports);
      },
      { fireImmediately: true },
    );
  }
}

declare module './use-settings.ts' {
  interface SettingsStores {
    readonly sportsHiding: { readonly hide: (sports: string) => void; readonly start: () => () => void };
  }
}
