import type { SlotName } from '../../core/mini-apps/mini-app-section.ts';
import type { ModuleContext, ModulesGateway } from '../../core/mini-apps/signed-module.ts';

interface SignedModulesNeeds {
  readonly modulesGateway: ModulesGateway;
  readonly log: (line: string) => void;
}

/** Where a module comes to life: `until` is aborted when the view is left. */
interface ModulePlace {
  readonly slot: SlotName;
  readonly path: string;
  readonly element: Element;
  readonly context: ModuleContext;
  readonly until: AbortSignal;
}

/** The signed modules of applications of level A. */
export class SignedModules {
  readonly #needs: SignedModulesNeeds;

  constructor(needs: SignedModulesNeeds) {
    this.#needs = needs;
  }

  /** MAT-24 Whether the slot may stay as it is: its module is at work, or it has none. What was refused, or fails as it begins, is logged. */
  async run({ slot, path, element, context, until }: ModulePlace): Promise<boolean> {
    const { modulesGateway, log } = this.#needs;
    const found = await modulesGateway.module({ slot, path }, until);
    if (until.aborted) return true;
    if (!found.ok) {
      log(`module of ${slot}: ${found.error.kind}`);
      return false;
    }
    try {
      const stop = found.value?.(element, context);
      if (typeof stop === 'function') until.addEventListener('abort', () => void stop(), { once: true });
      return true;
    } catch {
      log(`module of ${slot}: failed`);
      return false;
    }
  }
}

declare module './use-mini-apps.ts' {
  interface MiniAppsStores {
    readonly signedModules: SignedModules;
  }
}
