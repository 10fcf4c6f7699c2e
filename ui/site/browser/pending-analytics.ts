import { when } from 'mobx';
import type { EventCounter } from '../../../core/analytics/event-counter.ts';

export interface PendingAnalyticsDependencies {
  readonly consent: { readonly mayKeep: (what: 'analytics') => boolean };
  readonly fetchCounter: () => Promise<EventCounter & { readonly start: () => () => void }>;
}

/** Far more than happens while a file comes. */
const MOST_EARLY = 100;

/** AN-1 Fetches what counts once somebody agreed to it; what happens until it is there is counted then. */
export class PendingAnalytics implements EventCounter {
  readonly #dependencies: PendingAnalyticsDependencies;
  readonly #early: Parameters<EventCounter['count']>[] = [];
  #counter: EventCounter | undefined;
  #isAwaited = true;

  constructor(dependencies: PendingAnalyticsDependencies) {
    this.#dependencies = dependencies;
  }

  readonly count: EventCounter['count'] = (name, details) => {
    if (this.#counter !== undefined) this.#counter.count(name, details);
    else if (this.#isAwaited && this.#dependencies.consent.mayKeep('analytics')) this.#keep([name, details]);
  };

  #keep(event: Parameters<EventCounter['count']>): void {
    if (this.#early.length < MOST_EARLY) this.#early.push(event);
  }

  start(): () => void {
    const { consent, fetchCounter } = this.#dependencies;
    let isStopped = false;
    const stops: (() => void)[] = [
      when(
        () => consent.mayKeep('analytics'),
        () => {
          void fetchCounter().then(
            (counter) => {
              if (isStopped) return;
              stops.push(counter.start());
              this.#counter = counter;
              for (const [name, details] of this.#early.splice(0)) counter.count(name, details);
            },
            // nobody misses it but the operator
            () => {
              this.#isAwaited = false;
              this.#early.splice(0);
            },
          );
        },
      ),
    ];
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  }
}

declare module '../use-site.ts' {
  interface SiteStores {
    readonly analytics: PendingAnalytics;
  }
}
