import { when } from 'mobx';
import { loadsPolicyLogo } from '../../../core/site/config/policy-logo.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';

export interface PolicyLogoDependencies {
  readonly site: { readonly config: Pick<SiteConfig, 'geoCountryId'> | undefined };
  readonly load: () => Promise<void>;
}

/** POL-1 Has the hidden logo of the policy loaded, once a page, where the visitor's country wants it. */
export class PolicyLogoStore {
  readonly #dependencies: PolicyLogoDependencies;

  constructor(dependencies: PolicyLogoDependencies) {
    this.#dependencies = dependencies;
  }

  start(): () => void {
    const { site, load } = this.#dependencies;
    return when(
      () => site.config !== undefined,
      () => {
        if (site.config !== undefined && loadsPolicyLogo(site.config.geoCountryId)) void load();
      },
    );
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly policyLogo: PolicyLogoStore;
  }
}
