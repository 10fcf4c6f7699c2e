import { makeAutoObservable } from 'mobx';
import type { SlotName } from '../../core/mini-apps/mini-app-section.ts';
import { MiniApp, type MiniAppNeeds } from './mini-app.ts';

/** The remote applications of the page that is open: each is there as long as a view uses it. */
export class MiniAppsStore {
  readonly #needs: MiniAppNeeds;
  readonly #apps = new Map<string, MiniApp>();
  /** Slots whose first picture is over. */
  readonly #drawn = new Set<SlotName>();

  constructor(needs: MiniAppNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, { app: false, open: false, hasDrawn: false }, { autoBind: true });
  }

  /** The application of a slot on the page of a path, which begins with its language. */
  app(slot: SlotName, path: string): MiniApp {
    const key = `${slot} ${path}`;
    const app = this.#apps.get(key) ?? new MiniApp({ slot, path }, this.#needs);
    this.#apps.set(key, app);
    return app;
  }

  /** Whether a slot was used before in this page: what stands in it is not what the server has drawn. */
  hasDrawn(slot: SlotName): boolean {
    return this.#drawn.has(slot);
  }

  /** A view uses an application from now on; the returned function ends that. */
  open(app: MiniApp, view: string, isDrawn: boolean): () => void {
    for (const [key, known] of this.#apps) {
      if (known === app) this.#drawn.add(key.split(' ', 1)[0] as SlotName);
    }
    app.open(view, isDrawn);
    return () => {
      app.close(view);
      if (app.isUsed) return;
      for (const [key, known] of this.#apps) if (known === app) this.#apps.delete(key);
    };
  }

  /** @internal */
  get count(): number {
    return this.#apps.size;
  }
}

declare module './use-mini-apps.ts' {
  interface MiniAppsStores {
    readonly miniApps: MiniAppsStore;
  }
}
