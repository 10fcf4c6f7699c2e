import type { AnalyticsTarget } from '../../core/analytics/analytics-targets.ts';
import type { CountedEvent } from '../../core/analytics/counted-event.ts';
import { COLLECTOR_PATH, eventOnWire, MOST_EVENTS } from './event-on-wire.ts';

export interface EventCollectorNeeds {
  /** Sends what outlives the page that sends it, and what nobody waits for. */
  readonly send: (path: string, body: object) => void;
  readonly log: (line: string) => void;
  /** Tells the counters of others. */
  readonly count: (events: readonly CountedEvent[]) => void;
  readonly targets: () => readonly AnalyticsTarget[];
}

/** AN-8 AN-9 Sends what was counted where it may be counted: nothing of it waits, and nothing is kept. */
export function eventCollector({
  send,
  log,
  count,
  targets,
}: EventCollectorNeeds): (events: readonly CountedEvent[]) => void {
  return (events) => {
    const to = targets();
    if (to.includes('log')) for (const event of events) log(logLine(event));
    if (to.includes('counters')) count(events);
    if (!to.includes('collector')) return;
    for (let sent = 0; sent < events.length; sent += MOST_EVENTS) {
      send(COLLECTOR_PATH, { events: events.slice(sent, sent + MOST_EVENTS).map(eventOnWire) });
    }
  };
}

function logLine({ code, name, fields }: CountedEvent): string {
  return `counted ${[code ?? '', name, JSON.stringify(fields)].join(' ').trim()}`;
}
