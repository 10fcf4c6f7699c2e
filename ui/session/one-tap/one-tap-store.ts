import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import type { OneTapGateway } from '../../../core/session/one-tap/one-tap-gateway.ts';
import {
  isOneTapResting,
  mayOneTap,
  ONE_TAP_RESTS_UNTIL,
  oneTapAddress,
  oneTapRest,
} from '../../../core/session/one-tap/one-tap.ts';
import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';

export interface OneTapDependencies {
  readonly language: Language;
  readonly session: { readonly userId: number | undefined };
  readonly site: { readonly config: SiteConfig | undefined };
  /** One question at a time. */
  readonly consent: { readonly asksForCookies: boolean };
  /** Nor beside a dialog: a sign-in may be going on in it. */
  readonly dialogs: { readonly open: unknown };
  readonly values: ValueStore;
  readonly clock: Clock;
  readonly here: () => string;
  readonly goTo: (address: string) => void;
}

/** WAY-8 Offers a visitor to go on as whom the provider knows in this browser. */
export class OneTapStore {
  network: SocialNetwork = 'google';
  name: string | undefined = undefined;
  isAsking = false;
  failed: 'not-confirmed' | 'unavailable' | undefined = undefined;
  readonly #gateway: OneTapGateway;
  readonly #needs: OneTapDependencies;
  #configUrl: string | undefined;
  #choosing: AbortController | undefined;

  constructor(gateway: OneTapGateway, needs: OneTapDependencies) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The browser draws its own offer: here is said what became of it. */
  get isOffered(): boolean {
    return (this.name !== undefined || this.isAsking || this.failed !== undefined) && this.#mayAsk;
  }

  start(): () => void {
    const stop = reaction(
      () => this.#mayAsk,
      (may) => {
        this.#choosing?.abort();
        if (may) void this.#look();
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.#choosing?.abort();
    };
  }

  /** TAP-6 Has the provider confirm the visitor, and goes on where the site says. */
  async goOn(): Promise<void> {
    if (this.isAsking) return;
    this.failed = undefined;
    if (this.#configUrl !== undefined) return this.#letBrowserOffer(this.#configUrl, true);
    this.isAsking = true;
    await this.#bring(await this.#gateway.confirmed(this.#needs.language));
  }

  /** TAP-5 The visitor does not want it. */
  close(): void {
    const { values, clock } = this.#needs;
    values.write(ONE_TAP_RESTS_UNTIL, oneTapRest(clock.now()));
    this.name = undefined;
    this.failed = undefined;
  }

  get #mayAsk(): boolean {
    const { session, site, consent } = this.#needs;
    const isOneTapEnabled = site.config?.isOneTapAuthEnabled === true;
    return mayOneTap({ isOneTapEnabled }, session.userId) && !consent.asksForCookies;
  }

  async #look(): Promise<void> {
    const { values, clock, dialogs } = this.#needs;
    if (isOneTapResting(values.read(ONE_TAP_RESTS_UNTIL), clock.now())) return;
    const reply = await this.#gateway.offer();
    if (!reply.ok) return;
    await when(() => dialogs.open === undefined || !this.#mayAsk);
    if (!this.#mayAsk) return;
    const { network, configUrl, name } = reply.value;
    this.#configUrl = this.#gateway.hasBrowserOffers() ? configUrl : undefined;
    runInAction(() => {
      this.network = network;
      this.name = this.#configUrl === undefined ? name : undefined;
    });
    if (this.#configUrl !== undefined) await this.#letBrowserOffer(this.#configUrl, false);
  }

  /** TAP-8 The browser asks the visitor; until one is chosen the page has nothing to say. */
  async #letBrowserOffer(configUrl: string, isAskedFor: boolean): Promise<void> {
    const { language } = this.#needs;
    this.#choosing?.abort();
    const choosing = new AbortController();
    this.#choosing = choosing;
    const chosen = await this.#gateway.chosen({ configUrl, language, isAskedFor }, choosing.signal);
    if (choosing.signal.aborted || !chosen.ok || chosen.value === undefined) return;
    runInAction(() => {
      this.isAsking = true;
    });
    await this.#bring(ok(chosen.value));
  }

  async #bring(credential: Result<string, RequestFailure>): Promise<void> {
    const { here, goTo } = this.#needs;
    const reply = credential.ok ? await this.#signIn(credential.value) : credential;
    const address = reply.ok ? oneTapAddress(reply.value, here()) : undefined;
    if (address?.ok === true) return goTo(address.value);
    const isUnknown = !reply.ok && reply.error.kind !== 'refused';
    return runInAction(() => {
      this.isAsking = false;
      this.failed = isUnknown ? 'unavailable' : 'not-confirmed';
    });
  }

  async #signIn(credential: string): Promise<Result<string, RequestFailure>> {
    const { language, site } = this.#needs;
    if (site.config === undefined) return fail({ kind: 'cancelled' });
    const { geoCurrencyId: currencyId, geoCountryId: countryId } = site.config;
    return this.#gateway.signIn({ language, credential, currencyId, countryId });
  }
}

declare module '../use-session.ts' {
  interface SessionStores {
    readonly oneTap: OneTapStore;
  }
}
