import { reaction } from 'mobx';
import {
  ANALYTICS_GATE,
  type AnalyticsEffect,
  type AnalyticsEvent,
  type AnalyticsState,
} from '../../../core/analytics/analytics-gate.ts';
import { countedEvent, type CountedEvent } from '../../../core/analytics/counted-event.ts';
import type { EventCounter } from '../../../core/analytics/event-counter.ts';
import { withMetrics } from '../../../core/analytics/fresh-metrics.ts';
import { KEPT_METRICS, type Metric } from '../../../core/analytics/kept-metrics.ts';
import { screenSize } from '../../../core/site/browser/screen-size.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import { MachineStore, type RunEffect } from '../../kit/behaviour/machine-store.ts';

type PageMeasures = (openedAt: EpochMillis) => readonly Pick<Metric, 'name' | 'value'>[];

export interface AnalyticsDependencies {
  readonly consent: { readonly mayKeep: (what: 'analytics') => boolean };
  readonly page: { readonly openRoute: object | undefined };
  readonly dialogs: { readonly open: string | undefined };
  readonly timers: Timers;
  readonly values: ValueStore;
  /** A clock that is never set, and when the first page was opened by it. */
  readonly steady: { readonly now: () => EpochMillis; readonly openedAt: EpochMillis };
  /** The name of the page that is open. */
  readonly place: () => string | undefined;
  /** Of the screen, in CSS pixels. */
  readonly screenWidth: () => number;
  /** Watches how pages do; gives what tells it of one that was opened then. */
  readonly watchMeasures: () => PageMeasures;
  readonly send: (events: readonly CountedEvent[]) => void;
  /** The counters of others. */
  readonly counters: { readonly load: () => Promise<void>; readonly forget: () => void };
}

/** AN-1 to AN-6 Counts what happens once it may, and how each page did. */
export class AnalyticsStore implements EventCounter {
  readonly #dependencies: AnalyticsDependencies;
  readonly #machine: MachineStore<AnalyticsState, AnalyticsEvent, AnalyticsEffect>;
  #measures: PageMeasures = () => [];
  #forgetStart = (): void => undefined;
  #forgetMeasure = (): void => undefined;

  constructor(dependencies: AnalyticsDependencies) {
    this.#dependencies = dependencies;
    this.#machine = new MachineStore(ANALYTICS_GATE, this.#run);
  }

  readonly count: EventCounter['count'] = (name, details) => {
    const event = countedEvent(name, details);
    if (event !== undefined) this.#machine.send({ type: 'happened', event });
  };

  start(): () => void {
    const { consent, page, dialogs, steady, watchMeasures } = this.#dependencies;
    this.#measures = watchMeasures();
    this.#open(steady.openedAt);
    const stops = [
      reaction(
        () => page.openRoute,
        () => {
          this.#open(steady.now());
        },
      ),
      reaction(
        () => dialogs.open === 'registration',
        (isOpen) => {
          if (isOpen && this.#machine.state.phase !== 'running') this.#open(steady.now());
        },
      ),
      reaction(
        () => consent.mayKeep('analytics'),
        (isAgreed) => {
          this.#machine.send(isAgreed ? { type: 'consent-given', at: steady.now() } : { type: 'consent-withdrawn' });
        },
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#forgetTimers();
    };
  }

  /** AN-2 The dialog of the registration counts as its page. */
  #open(at: EpochMillis): void {
    const { place, dialogs } = this.#dependencies;
    const isRegistration = place() === 'registration' || dialogs.open === 'registration';
    this.#machine.send({ type: 'page-opened', at, isRegistration });
  }

  readonly #run: RunEffect<AnalyticsEvent, AnalyticsEffect> = (effect, send) => {
    const { timers, values, steady } = this.#dependencies;
    switch (effect.type) {
      case 'start-in':
        this.#forgetStart();
        this.#forgetStart = timers.after(effect.delay, () => {
          send({ type: 'delay-ended', at: steady.now() });
        });
        break;
      case 'measure-in':
        this.#forgetMeasure();
        this.#forgetMeasure = timers.after(effect.delay, () => {
          this.#measure();
        });
        break;
      case 'send':
        this.#dependencies.send(effect.events);
        break;
      case 'forget':
        this.#forgetTimers();
        this.#dependencies.counters.forget();
        values.remove(KEPT_METRICS);
        break;
      case 'load-counters':
        void this.#dependencies.counters.load();
        break;
    }
  };

  /** AN-5 AN-6 */
  #measure(): void {
    const { values, steady, place } = this.#dependencies;
    const { openedAt } = this.#machine.state;
    if (openedAt === undefined) return;
    const at = steady.now();
    const taken = this.#measures(openedAt).map((metric) => ({ ...metric, at }));
    values.write(KEPT_METRICS, withMetrics(values.read(KEPT_METRICS) ?? [], taken, at));
    const screen = screenSize(this.#dependencies.screenWidth());
    for (const { name, value } of taken) this.count('page-measured', { route: place(), name, value, screen });
  }

  #forgetTimers(): void {
    this.#forgetStart();
    this.#forgetMeasure();
  }
}
