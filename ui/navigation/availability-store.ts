import type { SharedSession, SharedSite } from '../page/shared-stores.ts';
import { action, makeAutoObservable, runInAction } from 'mobx';
import { askAvailability, orderFacts, type AvailabilityFacts } from '../../core/navigation/ask-availability.ts';
import type { AvailabilityGateway } from '../../core/navigation/availability-gateway.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import type { NavigationFacts } from '../../core/navigation/navigation-facts.ts';
import type { RedirectReply } from '../../core/navigation/redirect-order.ts';
import { isCancelled, type RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, type Result } from '../../core/shared/result.ts';
import { seconds } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import type { Language } from '../../core/site/config/language.ts';
import { keepAsking } from '../page/keep-asking.ts';
import { inTime } from '../page/in-time.ts';

/** How long a page waits for what guards it. */
const TIMEOUT = seconds(5);
/** How long it waits for an order to go elsewhere, which may still come while it is read. */
const ORDER_TIMEOUT = seconds(1);
/** How often a closed page asks whether maintenance is over. */
const MAINTENANCE_PERIOD = seconds(30);

/** Whose answers they are. */
export interface AvailabilityDependencies {
  readonly language: Language;
  readonly session: Pick<SharedSession, 'isSignedIn' | 'epoch'>;
  readonly site: Pick<SharedSite, 'config'>;
  readonly timers: Timers;
  readonly visibility: Visibility;
  /** The page stays open long enough for an order that comes late; the server leaves it to the browser. */
  readonly takesLateOrders?: boolean;
}

const UNANSWERED = { kind: 'network' } as const;

interface Timely {
  readonly gateway: AvailabilityGateway;
  /** What the redirect service may still say. */
  readonly order: () => ReturnType<AvailabilityGateway['redirectFor']> | undefined;
}

interface Said {
  readonly of: string;
  readonly facts: AvailabilityFacts;
  /** The order has been handed over. */
  readonly isOrderGiven: boolean;
}

/** What stands between a visitor and the pages, asked anew on the way to each. */
export class AvailabilityStore {
  /** Nobody leaves the page that is open. */
  isNavigationBlocked = false;
  readonly #gateway: AvailabilityGateway;
  readonly #dependencies: AvailabilityDependencies;
  /** The redirect service has not answered about the last address; what it will say still holds. */
  isOrderDue = false;
  /** How often it has answered about the page that is open, or has been asked for the last time. */
  lateOrders = 0;
  /** What was said last, for the path and the player it was said of. */
  #last: Said | undefined = undefined;
  /** The path and the player that were asked about last. */
  #open = '';

  constructor(gateway: AvailabilityGateway, dependencies: AvailabilityDependencies) {
    this.#gateway = gateway;
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      {
        factsAt: false,
        whenMaintenanceEnds: false,
      },
      { autoBind: true },
    );
  }

  blockNavigation(isBlocked: boolean): void {
    this.isNavigationBlocked = isBlocked;
  }

  /** What was said last may no longer be true. */
  forget(): void {
    this.#last = undefined;
  }

  /** NV-42 The services are asked for the availability again when the path or the player changes, not when the query alone does; a redirect order holds once. */
  async factsAt(address: string): Promise<Partial<NavigationFacts>> {
    const { isNavigationBlocked } = this;
    const { language, session, site } = this.#dependencies;
    const of = `${String(session.epoch)} ${address.split('?')[0] ?? ''}`;
    this.#open = of;
    if (this.#last?.of === of) return { ...this.#factsOf(this.#last), isNavigationBlocked };
    const { gateway, order } = this.#timely();
    const facts = await askAvailability(gateway, {
      address,
      fullAddress: addressInLanguage(address, language),
      isSignedIn: session.isSignedIn,
      isProduction: site.config?.isDemo === false,
      isConfirmationOn: site.config?.isAvailableConfirmTerms === true,
    });
    runInAction(() => {
      // who did not answer is asked again
      this.#last = facts.unknown.length > 0 || facts.isOrderDue ? undefined : { of, facts, isOrderGiven: true };
      this.isOrderDue = facts.isOrderDue;
    });
    if (this.#dependencies.takesLateOrders === true) {
      void order()?.then((late) => {
        this.#takeOrder({ of, facts, isOrderGiven: false }, late);
      });
    }
    return { ...facts, isNavigationBlocked };
  }

  #factsOf({ of, facts, isOrderGiven }: Said): AvailabilityFacts {
    this.#last = facts.unknown.length > 0 ? undefined : { of, facts, isOrderGiven: true };
    return isOrderGiven ? { ...facts, redirectOrder: undefined } : facts;
  }

  /** NV-45 An order that comes while its page is read still holds; one that never comes closes the page. */
  readonly #takeOrder = action((said: Said, late: Result<RedirectReply, RequestFailure>): void => {
    if (this.#open !== said.of || said.facts.unknown.length > 0) return;
    const isMalformed = !late.ok && late.error.kind === 'malformed';
    // the address was left before its order came
    if (isCancelled(late)) return;
    this.isOrderDue = false;
    if (isMalformed) return;
    const news = late.ok ? orderFacts(late.value) : { unknown: ['redirect'] as const };
    this.#last = { ...said, facts: { ...said.facts, ...news } };
    this.lateOrders += 1;
  });

  /** NV-38 Nobody is waited for without end: who has not answered in time counts as unanswered. The order may come later. */
  #timely(): Timely {
    const gateway = this.#gateway;
    let late: ReturnType<AvailabilityGateway['redirectFor']> | undefined;
    const wait = async <Value>(answer: Promise<Result<Value, RequestFailure>>, timeout = TIMEOUT) =>
      (await inTime(this.#dependencies.timers, timeout, answer)) ?? fail(UNANSWERED);
    return {
      order: () => late,
      gateway: {
        isMaintenance: async () => wait(gateway.isMaintenance()),
        blockFor: async (...asked) => wait(gateway.blockFor(...asked)),
        partitions: async () => wait(gateway.partitions()),
        ban: async () => wait(gateway.ban()),
        termsStatus: async () => wait(gateway.termsStatus()),
        redirectFor: async (address) => {
          const answer = gateway.redirectFor(address);
          const reply = await inTime(this.#dependencies.timers, ORDER_TIMEOUT, answer);
          if (reply?.ok !== true) late = answer;
          return reply ?? fail(UNANSWERED);
        },
      },
    };
  }

  /** NV-9 Who waits on the maintenance page is told when it is over. */
  whenMaintenanceEnds(tell: () => void): () => void {
    const ask = async (): Promise<void> => {
      const reply = await this.#gateway.isMaintenance();
      if (!reply.ok || reply.value) return;
      stop();
      tell();
    };
    const stop = keepAsking({ ...this.#dependencies, period: () => MAINTENANCE_PERIOD, ask: () => void ask() });
    return stop;
  }
}

declare module './navigation-stores.ts' {
  interface NavigationStores {
    readonly availability: AvailabilityStore;
  }
}
