import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_LIMIT, type SessionLimitEvent, type SessionLimitState } from '../../../core/limits/session-limit.ts';

const { initial, step } = SESSION_LIMIT;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A page with its one timer; the server's count of the day, and what was seen of the effects. */
class Page {
  state: SessionLimitState = initial;
  now = 0;
  wakeAt = Number.POSITIVE_INFINITY;
  lastPing = 0;
  longestSilence = 0;
  pings = 0;
  endings = 0;
  warnings: number[] = [];
  signOuts = 0;

  dispatch(event: SessionLimitEvent): void {
    const wasPinging = this.state.phase === 'running';
    const [next, ...effects] = step(this.state, event);
    for (const effect of effects) {
      if (effect.type === 'wake-in') this.wakeAt = this.now + effect.delay;
      if (effect.type === 'forget-wake') this.wakeAt = Number.POSITIVE_INFINITY;
      if (effect.type === 'say-ended') this.endings += 1;
      if (effect.type === 'warn') this.warnings.push(effect.minutesLeft);
      if (effect.type === 'sign-out') this.signOuts += 1;
      if (effect.type !== 'ping') continue;
      if (wasPinging) this.longestSilence = Math.max(this.longestSilence, this.now - this.lastPing);
      this.lastPing = this.now;
      this.pings += 1;
    }
    if (!wasPinging && next.phase === 'running') this.lastPing = this.now;
    this.state = next;
  }

  /** Lets time pass; a timer fires when it is due. */
  pass(time: number): void {
    const end = this.now + time;
    while (this.wakeAt <= end) {
      this.now = this.wakeAt;
      this.wakeAt = Number.POSITIVE_INFINITY;
      this.dispatch({ type: 'wait-ended', at: this.now });
    }
    this.now = end;
  }
}

function started(remaining: number): Page {
  const page = new Page();
  page.dispatch({ type: 'limit-read', remaining, at: 0, midnight: 24 * HOUR });
  return page;
}

describe('a session limit over time', () => {
  it('pings exactly as often as half minutes pass, and ends exactly when the time is up [SN-2, SN-4, RG-13, RG-14]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 * HOUR }),
        fc.array(fc.integer({ min: 0, max: 20 * MINUTE })),
        (limit, waits) => {
          const page = started(limit);
          let passed = 0;
          for (const wait of waits) {
            page.pass(wait);
            passed += wait;
            const played = Math.min(passed, limit);
            expect(page.state.phase).toBe(passed >= limit ? 'ended' : 'running');
            expect(page.pings).toBe(Math.floor((passed >= limit ? played - 1 : played) / (30 * SECOND)));
            expect(page.endings).toBe(passed >= limit ? 1 : 0);
          }
        },
      ),
    );
  });

  it('never warns twice of the same, and always before the end [SN-3, RG-13]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: HOUR }),
        fc.array(fc.integer({ min: 0, max: 9 * MINUTE })),
        (limit, waits) => {
          const page = started(limit);
          for (const wait of waits) page.pass(wait);
          page.pass(HOUR);
          expect(page.warnings).toEqual(limit > 5 * MINUTE ? [15, 5] : [5]);
          expect(page.endings).toBe(1);
        },
      ),
    );
  });

  it('counts the time at the page and no other, over any run of comings and goings [SN-6, RG-14]', () => {
    const happenings = fc.array(
      fc.tuple(
        fc.oneof(
          { weight: 4, arbitrary: fc.constant('wait' as const) },
          { weight: 1, arbitrary: fc.constantFrom('went-away' as const, 'came-back' as const) },
          { weight: 1, arbitrary: fc.constant('notice-closed' as const) },
        ),
        fc.integer({ min: 0, max: 10 * MINUTE }),
      ),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: HOUR }), happenings, (limit, run) => {
        const page = started(limit);
        let [played, isAway] = [0, false];
        for (const [type, time] of run) {
          page.pass(time);
          if (!isAway) played += time;
          if (type === 'went-away' || type === 'came-back') {
            page.dispatch({ type, at: page.now });
            isAway = type === 'went-away';
          } else if (type === 'notice-closed') page.dispatch({ type });
          const isOver = played >= limit;
          expect(page.state.phase).toBe(isOver ? 'ended' : isAway ? 'away' : 'running');
          expect(!isOver && page.signOuts > 0).toBe(false);
          expect(page.longestSilence).toBeLessThanOrEqual(30 * SECOND);
          expect(page.wakeAt === Number.POSITIVE_INFINITY).toBe(page.state.phase === 'away');
        }
      }),
    );
  });
});
