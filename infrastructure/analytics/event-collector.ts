import type { AnalyticsTarget } from '../../core/analytics/analytics-targets.ts';
import { countedEvent } from '../../core/analytics/counted-event.ts';
import type { EventCounter } from '../../core/analytics/event-counter.ts';
import { COLLECTOR_PATH, eventOnWire } from './event-on-wire.ts';

export interface EventCollectorNeeds {
  /** Sends what outlives the page that sends it, and what nobody waits for. */
  readonly send: (path: string, body: object) => void;
  readonly log: (line: string) => void;
  /** AN-1 Whether marketing is agreed to now. */
  readonly isAgreed: () => boolean;
  readonly targets: () => readonly AnalyticsTarget[];
}

/** AN-1 AN-8 AN-9 Counts what happened where it may be counted: nothing of it waits, and nothing is kept. */
export function eventCollector({ send, log, isAgreed, targets }: EventCollectorNeeds): EventCounter {
  return {
    count: (name, details) => {
      const event = isAgreed() ? countedEvent(name, details) : undefined;
      if (event === undefined) return;
      const to = targets();
      const { code = '', fields } = event;
      if (to.includes('log')) log(`counted ${[code, name, JSON.stringify(fields)].join(' ').trim()}`);
      if (to.includes('collector')) send(COLLECTOR_PATH, { events: [eventOnWire(event)] });
    },
  };
}
