import { when } from 'mobx';
import { loadsPolicyLogo } from '../../../core/site/config/policy-logo.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';

type NamingConfig = Pick<SiteConfig, 'geoCountryId' | 'refId' | 'groupId'>;

export interface ExternalsDependencies {
  readonly site: { readonly config: NamingConfig | undefined };
  readonly add: (files: Omit<NamingConfig, 'geoCountryId'> & { readonly hasPolicyLogo: boolean }) => void;
}

/** POL-1, EXF-1 Has what the page shows of elsewhere added, once a page, when the configuration says what that is. */
export class ExternalsStore {
  readonly #dependencies: ExternalsDependencies;

  constructor(dependencies: ExternalsDependencies) {
    this.#dependencies = dependencies;
  }

  start(): () => void {
    const { site, add } = this.#dependencies;
    return when(
      () => site.config !== undefined,
      () => {
        if (site.config === undefined) return;
        const { geoCountryId, refId, groupId } = site.config;
        add({ refId, groupId, hasPolicyLogo: loadsPolicyLogo(geoCountryId) });
      },
    );
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly externals: ExternalsStore;
  }
}
