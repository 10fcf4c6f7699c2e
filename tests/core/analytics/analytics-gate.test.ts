import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANALYTICS_GATE,
  type AnalyticsEffect,
  type AnalyticsEvent,
  type AnalyticsState,
} from '../../../core/analytics/analytics-gate.ts';
import type { CountedEvent } from '../../../core/analytics/counted-event.ts';

const event = (value: number): CountedEvent => ({
  name: 'page-measured',
  build: 'b',
  project: 'desktop',
  fields: { value },
});
const happened = (value: number): AnalyticsEvent => ({ type: 'happened', event: event(value) });
const openedAt = (at: number, isRegistration = false): AnalyticsEvent => ({ type: 'page-opened', at, isRegistration });
const consentAt = (at: number): AnalyticsEvent => ({ type: 'consent-given', at });
const endedAt = (at: number): AnalyticsEvent => ({ type: 'delay-ended', at });
const WITHDRAWN: AnalyticsEvent = { type: 'consent-withdrawn' };

interface Run {
  readonly state: AnalyticsState;
  readonly effects: readonly AnalyticsEffect[];
}

function run(...events: readonly AnalyticsEvent[]): Run {
  return events.reduce<Run>(
    ({ state, effects }, each) => {
      const [next, ...more] = ANALYTICS_GATE.step(state, each);
      return { state: next, effects: [...effects, ...more] };
    },
    { state: ANALYTICS_GATE.initial, effects: [] },
  );
}

function sent({ effects }: Run): readonly unknown[] {
  return effects.flatMap((effect) =>
    effect.type === 'send' ? effect.events.map(({ fields }) => fields['value']) : [],
  );
}

describe('the gate of the analytics', () => {
  it('is closed, and holds nothing, without consent [AN-1]', () => {
    const { state, effects } = run(openedAt(1000), happened(1), endedAt(1e6), happened(2));
    expect(state).toEqual({ phase: 'closed', openedAt: 1000, isRegistration: false });
    expect(effects).toEqual([]);
    expect(sent(run(openedAt(0), happened(1), consentAt(5), endedAt(1e6)))).toEqual([]);
  });

  it('opens ten seconds after the page did, not before [AN-2]', () => {
    const waiting = run(openedAt(1000), consentAt(4000));
    expect(waiting.effects).toEqual([
      { type: 'start-in', delay: 7000 },
      { type: 'measure-in', delay: 7000 },
    ]);
    expect(run(openedAt(1000), consentAt(4000), endedAt(10_999)).state.phase).toBe('waiting');
    const running = run(openedAt(1000), consentAt(4000), endedAt(11_000));
    expect(running.state).toEqual({ phase: 'running', openedAt: 1000, isRegistration: false });
    expect(running.effects.at(-1)).toEqual({ type: 'load-counters' });
  });

  it('opens at once where the consent comes later than that, and ten seconds later where no page was opened [AN-2]', () => {
    expect(run(openedAt(1000), consentAt(60_000)).effects).toEqual([
      { type: 'start-in', delay: 0 },
      { type: 'measure-in', delay: 0 },
    ]);
    expect(run(consentAt(5000)).effects).toEqual([
      { type: 'start-in', delay: 10_000 },
      { type: 'measure-in', delay: 10_000 },
    ]);
  });

  it('opens at once on a page of registration, whenever it comes [AN-2]', () => {
    expect(run(openedAt(1000, true), consentAt(1000)).effects).toEqual([
      { type: 'start-in', delay: 0 },
      { type: 'measure-in', delay: 10_000 },
    ]);
    expect(run(openedAt(1000, true), consentAt(1000), endedAt(1000)).state.phase).toBe('running');
    const moved = run(openedAt(1000), consentAt(1000), openedAt(3000, true));
    expect(moved.effects.slice(2)).toEqual([
      { type: 'measure-in', delay: 10_000 },
      { type: 'start-in', delay: 0 },
    ]);
    expect(moved.state).toMatchObject({ phase: 'waiting', openedAt: 3000, isRegistration: true, startsAt: 3000 });
  });

  it('does not wait longer for another page, which is measured in its own time [AN-2] [AN-5]', () => {
    const moved = run(openedAt(1000), consentAt(1000), happened(1), openedAt(8000));
    expect(moved.state).toMatchObject({ phase: 'waiting', openedAt: 8000, startsAt: 11_000, held: [event(1)] });
    expect(moved.effects.slice(2)).toEqual([{ type: 'measure-in', delay: 10_000 }]);
    const running = run(openedAt(0), consentAt(0), endedAt(10_000), openedAt(20_000, true));
    expect(running.state).toEqual({ phase: 'running', openedAt: 20_000, isRegistration: true });
    expect(running.effects.at(-1)).toEqual({ type: 'measure-in', delay: 10_000 });
  });

  it('sends what was held when it opens, and then what happens [AN-3]', () => {
    const ran = run(openedAt(0), consentAt(0), happened(1), happened(2), endedAt(10_000), happened(3));
    expect(ran.effects.slice(2)).toEqual([
      { type: 'load-counters' },
      { type: 'send', events: [event(1), event(2)] },
      { type: 'send', events: [event(3)] },
    ]);
  });

  it('holds the first hundred [AN-3]', () => {
    const many = Array.from({ length: 102 }, (_, index) => happened(index + 1));
    const values = sent(run(openedAt(0), consentAt(0), ...many, endedAt(10_000)));
    expect(values).toHaveLength(100);
    expect(values.at(-1)).toBe(100);
  });

  it('closes and forgets when the consent is withdrawn [AN-4]', () => {
    const withdrawn = run(openedAt(7), consentAt(7), happened(1), WITHDRAWN);
    expect(withdrawn.state).toEqual({ phase: 'closed', openedAt: 7, isRegistration: false });
    expect(withdrawn.effects.at(-1)).toEqual({ type: 'forget' });
    const again = run(openedAt(0), consentAt(0), happened(1), WITHDRAWN, consentAt(20_000), endedAt(20_000));
    expect(sent(again)).toEqual([]);
    expect(run(openedAt(0), consentAt(0), endedAt(10_000), WITHDRAWN, happened(1)).effects.at(-1)).toEqual({
      type: 'forget',
    });
  });

  it('passes over a second consent, a late end of a wait, and moments that are none', () => {
    expect(run(openedAt(0), consentAt(0), consentAt(5000)).effects).toHaveLength(2);
    expect(run(openedAt(0), consentAt(0), endedAt(10_000), consentAt(11_000), endedAt(12_000)).effects).toHaveLength(3);
    expect(run(consentAt(Number.NaN), openedAt(Number.NaN)).state).toEqual(ANALYTICS_GATE.initial);
    expect(run({ type: 'else' } as never).state).toEqual(ANALYTICS_GATE.initial);
  });

  it('sends each thing that happened with consent at most once, in order, and nothing that happened without [AN-1] [AN-3] [AN-4]', () => {
    const command = fc.oneof(
      { weight: 6, arbitrary: fc.constant('happened' as const) },
      { weight: 3, arbitrary: fc.constant('time-passed' as const) },
      { weight: 2, arbitrary: fc.constant('consent-given' as const) },
      { weight: 1, arbitrary: fc.constantFrom('consent-withdrawn' as const, 'page-opened' as const) },
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        let now = 0;
        let isAgreed = false;
        const agreed: number[] = [];
        const events = commands.map((each, index): AnalyticsEvent => {
          now += each === 'time-passed' ? 4000 : 100;
          if (each === 'happened') {
            if (isAgreed) agreed.push(index);
            return happened(index);
          }
          if (each === 'time-passed') return endedAt(now);
          if (each === 'page-opened') return openedAt(now, index % 2 === 0);
          isAgreed = each === 'consent-given';
          return isAgreed ? consentAt(now) : WITHDRAWN;
        });
        const values = sent(run(...events));
        expect(values).toEqual(agreed.filter((value) => values.includes(value)));
      }),
    );
  });
});
