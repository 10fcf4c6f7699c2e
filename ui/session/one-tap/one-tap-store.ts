import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { OneTapGateway } from '../../../core/session/one-tap/one-tap-gateway.ts';
import {
  isOneTapResting,
  mayOneTap,
  ONE_TAP_RESTS_UNTIL,
  oneTapAddress,
  oneTapRest,
} from '../../../core/session/one-tap/one-tap.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';

export interface OneTapDependencies {
  readonly language: Language;
  readonly session: { readonly userId: number | undefined };
  readonly site: { readonly config: SiteConfig | undefined };
  /** One question at a time. */
  readonly consent: { readonly asksForCookies: boolean };
  readonly values: ValueStore;
  readonly clock: Clock;
  readonly here: () => string;
  readonly goTo: (address: string) => void;
}

/** WAY-8 Offers a visitor to go on as whom the provider knows in this browser. */
export class OneTapStore {
  name: string | undefined = undefined;
  isAsking = false;
  failed: 'not-confirmed' | 'unavailable' | undefined = undefined;
  readonly #gateway: OneTapGateway;
  readonly #needs: OneTapDependencies;

  constructor(gateway: OneTapGateway, needs: OneTapDependencies) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOffered(): boolean {
    return this.name !== undefined && this.#mayOffer && !this.#needs.consent.asksForCookies;
  }

  start(): () => void {
    return reaction(
      () => this.#mayOffer,
      (may) => {
        if (may) void this.#look();
      },
      { fireImmediately: true },
    );
  }

  /** TAP-6 Has the provider confirm the visitor, and goes on where the site says. */
  async goOn(): Promise<void> {
    const { language, site, here, goTo } = this.#needs;
    if (this.isAsking || site.config === undefined) return;
    const { geoCurrencyId: currencyId, geoCountryId: countryId } = site.config;
    this.isAsking = true;
    this.failed = undefined;
    const reply = await this.#gateway.signIn({ language, currencyId, countryId });
    const address = reply.ok ? oneTapAddress(reply.value, here()) : undefined;
    if (address?.ok === true) return goTo(address.value);
    const isUnknown = !reply.ok && reply.error.kind !== 'refused';
    return runInAction(() => {
      this.isAsking = false;
      this.failed = isUnknown ? 'unavailable' : 'not-confirmed';
    });
  }

  /** TAP-5 The visitor does not want it. */
  close(): void {
    const { values, clock } = this.#needs;
    values.write(ONE_TAP_RESTS_UNTIL, oneTapRest(clock.now()));
    this.name = undefined;
  }

  get #mayOffer(): boolean {
    const { session, site } = this.#needs;
    return mayOneTap({ isOneTapEnabled: site.config?.isOneTapAuthEnabled === true }, session.userId);
  }

  async #look(): Promise<void> {
    const { values, clock } = this.#needs;
    if (isOneTapResting(values.read(ONE_TAP_RESTS_UNTIL), clock.now())) return;
    const reply = await this.#gateway.person();
    runInAction(() => {
      this.name = reply.ok ? reply.value : undefined;
    });
  }
}

declare module '../use-session.ts' {
  interface SessionStores {
    readonly oneTap: OneTapStore;
  }
}
