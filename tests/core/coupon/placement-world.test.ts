import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacementEffect, PlacementEvent, PlacementState } from '../../../core/coupon/placement-state.ts';
import { PLACEMENT } from '../../../core/coupon/placement.ts';
import { NOW } from '../../support/coupon-examples.ts';
import { ACCEPTED, attempt, order } from '../../support/placement-examples.ts';

/** What the connection does to one request. */
type Fault = 'none' | 'request-lost' | 'reply-lost' | 'busy' | 'error-after' | 'pending' | 'late';
const FAULTS: readonly Fault[] = ['none', 'request-lost', 'reply-lost', 'busy', 'error-after', 'pending', 'late'];

/** A server that places each key once, a connection with faults, and time that jumps to whatever is due next. */
class PlacementWorld {
  readonly bets = new Map<string, number>();
  readonly sentKeys: string[] = [];
  state: PlacementState = PLACEMENT.initial;
  now = NOW;
  private readonly faults: readonly Fault[];
  private uses = 0;
  private written = new Set<string>();
  private readonly agenda: { at: number; event: PlacementEvent }[] = [];

  constructor(faults: readonly Fault[]) {
    this.faults = faults;
  }

  dispatch(event: PlacementEvent): void {
    const [state, ...effects] = PLACEMENT.step(this.state, event);
    this.state = state;
    effects.forEach((effect) => this.perform(effect));
  }

  /** Lets time pass until nothing is on its way any more. */
  settle(): void {
    for (let turn = 0; turn < 2000 && this.agenda.length > 0; turn += 1) {
      this.agenda.sort((left, right) => left.at - right.at);
      const next = this.agenda.shift()!;
      this.now = Math.max(this.now, next.at);
      const { event } = next;
      this.dispatch('at' in event ? { ...event, at: this.now } : event);
    }
  }

  reload(): void {
    this.agenda.length = 0;
    this.state = PLACEMENT.initial;
  }

  private perform(effect: PlacementEffect): void {
    const timed = { at: this.now, jitter: 0.3 };
    if (effect.type === 'take-turn') this.soon(1, { type: 'turn-came', ...timed });
    if (effect.type === 'write-down') this.written.add(effect.attempt.key);
    if (effect.type === 'wait') this.soon(effect.delay, { type: 'wait-ended', wait: effect.wait, ...timed });
    if (effect.type === 'send') this.send(effect.attempt.key);
    if (effect.type === 'look-up') this.lookUp(effect.key, effect.asked);
  }

  private send(key: string): void {
    expect(this.written.has(key)).toBe(true);
    this.sentKeys.push(key);
    const fault = this.nextFault();
    const timed = { at: this.now, jitter: 0 };
    const lost: PlacementEvent = { type: 'request-failed', key, failure: { kind: 'network' }, ...timed };
    if (fault === 'request-lost') return this.soon(30, lost);
    if (fault === 'busy') {
      return this.soon(20, { ...lost, failure: { kind: 'refused', status: 409, retryAfterSeconds: 1 } });
    }
    this.bets.set(key, 1);
    if (fault === 'error-after') return this.soon(20, { ...lost, failure: { kind: 'refused', status: 502 } });
    if (fault === 'pending') {
      const verdict = { status: 'pending', serverTime: this.now, acceptAt: this.now + 4000 } as const;
      return this.soon(20, { type: 'verdict-arrived', key, verdict, ...timed });
    }
    if (fault !== 'reply-lost') {
      this.soon(fault === 'late' ? 12_000 : 20, { type: 'verdict-arrived', key, verdict: ACCEPTED, ...timed });
    }
  }

  private lookUp(key: string, asked: number): void {
    const timed = { at: this.now, jitter: 0 };
    const fault = this.nextFault();
    if (fault === 'request-lost' || fault === 'reply-lost' || fault === 'error-after') {
      return this.soon(40, { type: 'look-up-failed', key, asked, ...timed });
    }
    if (this.bets.has(key)) return this.soon(20, { type: 'verdict-arrived', key, verdict: ACCEPTED, ...timed });
    this.soon(20, { type: 'look-up-found-nothing', key, asked, ...timed });
  }

  private soon(delay: number, event: PlacementEvent): void {
    this.agenda.push({ at: this.now + delay, event });
  }

  private nextFault(): Fault {
    this.uses += 1;
    return this.faults[this.uses - 1] ?? 'none';
  }
}

function pressIn(world: PlacementWorld, n: number): void {
  const fresh = attempt(n, { at: world.now, order: order({ amount: 100 + (n % 7) }) });
  world.dispatch({ type: 'place-pressed', attempt: fresh, isOnline: true, steadySince: world.now - 1000 });
}

const faults = fc.array(fc.constantFrom(...FAULTS), { maxLength: 12 });

describe('placing over a connection that fails', () => {
  it('never makes two bets of one intent, and never shows a bet that is none [PL-10, PL-20, PL-26]', () => {
    fc.assert(
      fc.property(faults, (list) => {
        const world = new PlacementWorld(list);
        pressIn(world, 1);
        world.settle();
        expect(['accepted', 'not-received']).toContain(world.state.phase);
        expect(new Set(world.sentKeys).size).toBe(1);
        expect(world.bets.size).toBe(world.state.phase === 'accepted' ? 1 : 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('never makes two bets of presses that come at any moment [PL-10, PL-22]', () => {
    fc.assert(
      fc.property(faults, fc.integer({ min: 2, max: 6 }), (list, presses) => {
        const world = new PlacementWorld(list);
        const same = attempt(1, { at: world.now }).order;
        for (let n = 1; n <= presses && world.state.phase !== 'accepted'; n += 1) {
          const fresh = attempt(n, { at: world.now, order: same });
          world.dispatch({ type: 'place-pressed', attempt: fresh, isOnline: true, steadySince: world.now - 1000 });
          if (n % 2 === 0) world.settle();
        }
        world.settle();
        expect(world.bets.size).toBeLessThanOrEqual(1);
        expect(new Set(world.sentKeys).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('makes exactly the bet that was pressed when the page reloads on the way [PL-29]', () => {
    fc.assert(
      fc.property(faults, fc.boolean(), (list, isSent) => {
        const world = new PlacementWorld(list);
        pressIn(world, 1);
        if (isSent) world.dispatch({ type: 'turn-came', at: world.now, jitter: 0 });
        const known = world.sentKeys.length > 0;
        world.reload();
        if (known) {
          const found = attempt(1, { at: world.now, order: order({ amount: 101 }) });
          world.dispatch({ type: 'attempt-found', attempt: found, at: world.now, jitter: 0 });
        }
        world.settle();
        expect(world.bets.size).toBe(known && world.state.phase === 'accepted' ? 1 : 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives exactly 300 bets for 300 intents when 60 % of the requests are lost [PL-20, PL-22]', () => {
    let seed = 20_261_121;
    const chance = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
    let bets = 0;
    for (let intent = 1; intent <= 300; intent += 1) {
      const losses = Array.from({ length: 400 }, (): Fault => {
        if (chance() >= 0.6) return 'none';
        return chance() < 0.5 ? 'request-lost' : 'reply-lost';
      });
      const world = new PlacementWorld(losses);
      for (let press = 0; press < 40 && world.state.phase !== 'accepted'; press += 1) {
        pressIn(world, intent);
        world.settle();
      }
      expect(world.state.phase).toBe('accepted');
      bets += world.bets.size;
    }
    expect(bets).toBe(300);
  });
});
