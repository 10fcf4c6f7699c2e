import type { AnalyticsTarget } from '../../core/analytics/analytics-targets.ts';
import { countedEvent } from '../../core/analytics/counted-event.ts';
import type { EventCounter } from '../../core/analytics/event-counter.ts';

const COLLECTOR_PATH = '/fatman-api/events';

export interface EventCollectorNeeds {
  /** What outlives the page that sends it. */
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
  readonly log: (line: string) => void;
  /** AN-1 Whether marketing is agreed to now. */
  readonly isAgreed: () => boolean;
  readonly targets: () => readonly AnalyticsTarget[];
}

/** AN-1 AN-8 AN-9 Counts what happened where it may be counted: nothing of it waits, and nothing is kept. */
export function eventCollector({ navigator, log, isAgreed, targets }: EventCollectorNeeds): EventCounter {
  return {
    count: (name, details) => {
      const event = isAgreed() ? countedEvent(name, details) : undefined;
      if (event === undefined) return;
      const to = targets();
      if (to.includes('log')) log(`counted ${name} ${JSON.stringify(event.fields)}`);
      if (to.includes('collector')) {
        navigator.sendBeacon(
          COLLECTOR_PATH,
          new Blob([JSON.stringify({ events: [event] })], { type: 'application/json' }),
        );
      }
    },
  };
}
