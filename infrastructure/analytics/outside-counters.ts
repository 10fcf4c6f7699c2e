import { MOST_HELD } from '../../core/analytics/analytics-gate.ts';
import { counterQuestion, type CounterQuestion } from '../../core/analytics/analytics-targets.ts';
import type { CountedEvent } from '../../core/analytics/counted-event.ts';
import type { OutsideCounter } from '../../core/analytics/outside-counter.ts';
import { eventOnWire } from './event-on-wire.ts';

export interface OutsideCountersNeeds {
  readonly isProduction: () => boolean;
  readonly question: () => Parameters<typeof counterQuestion>[0];
  /** Undefined where nobody knows. */
  readonly ask: (question: CounterQuestion) => Promise<readonly OutsideCounter[] | undefined>;
  readonly post: (address: string, text: string) => void;
  readonly picture: (address: string) => void;
}

interface OutsideCounters {
  readonly load: () => Promise<void>;
  readonly count: (events: readonly CountedEvent[]) => void;
  /** AN-17 Consent was withdrawn. */
  readonly forget: () => void;
}

/** AN-14 to AN-17 What is counted goes to the counters of others, once it is known which those are. */
export function outsideCounters({ isProduction, question, ask, ...ways }: OutsideCountersNeeds): OutsideCounters {
  let counters: readonly OutsideCounter[] | undefined;
  let held: CountedEvent[] | undefined;
  const tell = (events: readonly CountedEvent[]): void => {
    if (events.length === 0) return;
    for (const counter of counters ?? []) tellCounter(counter, events, ways);
  };
  return {
    load: async () => {
      const asked = isProduction() ? counterQuestion(question(), counters !== undefined) : undefined;
      const waiting: CountedEvent[] = [];
      held = waiting;
      if (asked !== undefined) counters = await ask(asked);
      // what was counted under a consent that is gone is nobody's
      if (held !== waiting) return;
      held = counters === undefined ? undefined : [];
      if (counters !== undefined) tell(waiting);
    },
    count: (events) => {
      if (held === undefined) return;
      if (counters !== undefined) tell(events);
      else held.push(...events.slice(0, MOST_HELD - held.length));
    },
    forget: () => {
      held = undefined;
    },
  };
}

/** AN-15 */
function tellCounter(
  { kind, origin, id }: OutsideCounter,
  events: readonly CountedEvent[],
  { post, picture }: Pick<OutsideCountersNeeds, 'post' | 'picture'>,
): void {
  if (kind === 'tag-manager') {
    post(`${origin}/collect?id=${encodeURIComponent(id)}`, JSON.stringify({ events: events.map(eventOnWire) }));
    return;
  }
  for (const event of events) {
    const { name, code, fields } = eventOnWire(event);
    const said = { id, event: name, ...(code === undefined ? {} : { code: String(code) }) };
    picture(`${origin}/hit?${new URLSearchParams({ ...said, fields: JSON.stringify(fields) }).toString()}`);
  }
}
