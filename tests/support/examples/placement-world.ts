import assert from 'node:assert/strict';
import type {
  PlacementEffect,
  PlacementEvent,
  PlacementState,
} from '../../../core/coupon/placement/placement-state.ts';
import { PLACEMENT } from '../../../core/coupon/placement/placement.ts';
import { NOW } from './coupon-examples.ts';
import { ACCEPTED } from './placement-examples.ts';

/** What the connection does to one request. */
export type Fault = 'none' | 'request-lost' | 'reply-lost' | 'busy' | 'error-after' | 'pending' | 'late' | 'stalled';
export const FAULTS: readonly Fault[] = [
  'none',
  'request-lost',
  'reply-lost',
  'busy',
  'error-after',
  'pending',
  'late',
  'stalled',
];

/** How long a server that stalls holds an order before it is committed. */
const STALL = 40_000;

/** A server that places each key once, a connection with faults, and time that jumps to whatever is due next. */
export class PlacementWorld {
  readonly bets = new Map<string, number>();
  readonly voidKeys = new Set<string>();
  readonly sentKeys: string[] = [];
  state: PlacementState = PLACEMENT.initial;
  now = NOW;
  private readonly faults: readonly Fault[];
  private uses = 0;
  private written = new Set<string>();
  private readonly agenda: { at: number; event: PlacementEvent }[] = [];
  private readonly stalled: { at: number; key: string }[] = [];

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
      this.commitStalled(this.now);
      const { event } = next;
      this.dispatch('at' in event ? { ...event, at: this.now } : event);
    }
    this.commitStalled(Infinity);
  }

  reload(): void {
    this.agenda.length = 0;
    this.state = PLACEMENT.initial;
  }

  private perform(effect: PlacementEffect): void {
    const timed = { at: this.now, jitter: 0.3 };
    if (effect.type === 'take-turn') this.soon(1, { type: 'turn-came', ...timed });
    if (effect.type === 'record-attempt') this.written.add(effect.attempt.key);
    if (effect.type === 'wait') this.soon(effect.delay, { type: 'wait-ended', wait: effect.wait, ...timed });
    if (effect.type === 'send') this.send(effect.attempt.key);
    if (effect.type === 'look-up') this.lookUp(effect.key, effect.asked);
    if (effect.type === 'void-key') this.voidKey(effect.key, effect.asked);
  }

  private send(key: string): void {
    assert(this.written.has(key), 'a key is written down before it is sent');
    this.sentKeys.push(key);
    const fault = this.nextFault();
    const timed = { at: this.now, jitter: 0 };
    const lost: PlacementEvent = { type: 'request-failed', key, failure: { kind: 'network' }, ...timed };
    if (fault === 'request-lost') return this.soon(30, lost);
    if (fault === 'busy') {
      return this.soon(20, { ...lost, failure: { kind: 'refused', status: 409, retryAfterSeconds: 1 } });
    }
    if (fault === 'stalled') {
      this.stalled.push({ at: this.now + STALL, key });
      return this.soon(8000, lost);
    }
    if (this.voidKeys.has(key)) return this.soon(20, { ...lost, failure: { kind: 'refused', status: 410 } });
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

  private voidKey(key: string, asked: number): void {
    const timed = { at: this.now, jitter: 0 };
    const fault = this.nextFault();
    const failed: PlacementEvent = { type: 'look-up-failed', key, asked, ...timed };
    if (fault === 'request-lost') return this.soon(40, failed);
    const isPlaced = this.bets.has(key);
    if (!isPlaced) this.voidKeys.add(key);
    if (fault === 'reply-lost' || fault === 'error-after') return this.soon(40, failed);
    if (isPlaced) return this.soon(20, { type: 'verdict-arrived', key, verdict: ACCEPTED, ...timed });
    this.soon(20, { type: 'key-voided', key });
  }

  private commitStalled(now: number): void {
    for (const { key } of this.stalled.filter(({ at }) => at <= now))
      if (!this.voidKeys.has(key)) this.bets.set(key, 1);
    this.stalled.splice(0, this.stalled.length, ...this.stalled.filter(({ at }) => at > now));
  }

  private soon(delay: number, event: PlacementEvent): void {
    this.agenda.push({ at: this.now + delay, event });
  }

  private nextFault(): Fault {
    this.uses += 1;
    return this.faults[this.uses - 1] ?? 'none';
  }
}
