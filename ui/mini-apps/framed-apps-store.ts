import type { FramesGateway } from '../../core/mini-apps/frames-gateway.ts';
import type { SlotName } from '../../core/mini-apps/mini-app-section.ts';
import type { CouponAddBet } from '../../core/mini-apps/page-bus.ts';
import { askedDialog, type DialogFacts, type SupportDialog } from '../../core/support/support-dialog.ts';
import type { MiniAppNeeds } from './mini-app.ts';
import { FrameApp } from './frame-app.ts';
import { takeNamedBet, type NamedBetNeeds } from './take-named-bet.ts';

type FramedAppsNeeds = Omit<MiniAppNeeds, 'miniAppsGateway'> &
  NamedBetNeeds & {
    readonly framesGateway: FramesGateway;
    readonly log: (line: string) => void;
  };

/** The applications of the page that stand in frames, and what becomes of their bets. */
export class FramedAppsStore {
  readonly #needs: FramedAppsNeeds;

  constructor(needs: FramedAppsNeeds) {
    this.#needs = needs;
  }

  /** The application of a slot, for the one view that shows it. */
  app(slot: SlotName, path: string): FrameApp {
    return new FrameApp({ slot, path }, this.#needs);
  }

  /** FRM-10 The dialog that a frame names, where it may be opened now; else it is logged. */
  dialog(name: string, facts: DialogFacts): SupportDialog | undefined {
    const asked = askedDialog(name, facts);
    if (asked.ok) return asked.value;
    this.#needs.log(`dialog of a frame: ${asked.error.code}`);
    return undefined;
  }

  async take(bet: CouponAddBet): Promise<void> {
    return takeNamedBet(bet, this.#needs);
  }
}

declare module './use-mini-apps.ts' {
  interface MiniAppsStores {
    readonly framedApps: FramedAppsStore;
  }
}
