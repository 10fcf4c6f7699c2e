import type { MiniAppSection } from '../../../core/mini-apps/mini-app-section.ts';
import type { SignedModule } from '../../../core/mini-apps/signed-module.ts';

/** MAT-25 The newest release of the module of each section that this host has seen. */
export interface ModuleReleases {
  readonly isOutdated: (section: MiniAppSection, module: SignedModule | undefined) => boolean;
  readonly see: (section: MiniAppSection, module: SignedModule | undefined) => void;
}

export function moduleReleases(): ModuleReleases {
  const newest = new Map<MiniAppSection, number>();
  const isOutdated: ModuleReleases['isOutdated'] = (section, module) =>
    module !== undefined && module.release < (newest.get(section) ?? 0);
  return {
    isOutdated,
    see: (section, module) => {
      if (module !== undefined && !isOutdated(section, module)) newest.set(section, module.release);
    },
  };
}
