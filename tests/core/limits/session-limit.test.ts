import { describe, expect, it } from 'vitest';
import {
  SESSION_LIMIT,
  sessionTime,
  takesNewBets,
  type SessionLimitEffect,
  type SessionLimitEvent,
  type SessionLimitState,
} from '../../../core/limits/session-limit.ts';
import { SESSION_LIMIT_SAMPLES } from '../../support/samples/limits/session-limit-samples.ts';
import { limitOf, pendingOf } from '../../support/examples/limit-examples.ts';

const { initial, step } = SESSION_LIMIT;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const midnight = 24 * HOUR;

function read(remaining: number | undefined, at: number): SessionLimitEvent {
  return { type: 'limit-read', remaining, at, midnight };
}

function walk(...events: SessionLimitEvent[]) {
  let state: SessionLimitState = initial;
  let effects: SessionLimitEffect[] = [];
  for (const event of events) [state, ...effects] = step(state, event);
  return { state, effects };
}

function running(fields: Partial<Extract<SessionLimitState, { phase: 'running' }>>): SessionLimitState {
  return {
    phase: 'running',
    remaining: HOUR,
    warned: Number.POSITIVE_INFINITY,
    midnight,
    measuredAt: 0,
    pingedAt: 0,
    ...fields,
  };
}

describe('the time of a session limit', () => {
  it('is its remaining balance, unless it is unlimited or not in force [SN-1]', () => {
    expect(sessionTime([limitOf('session', { value: 4, balance: 1.5 })], 0)).toBe(1.5 * HOUR);
    expect(sessionTime([limitOf('session', { value: 4 })], 0)).toBe(0);
    expect(sessionTime([limitOf('session', { value: 4, balance: -2 })], 0)).toBe(0);
    expect(sessionTime([limitOf('session', { value: 'unlimited', balance: 5 })], 0)).toBeUndefined();
    expect(sessionTime([limitOf('session', { balance: 5 })], 0)).toBeUndefined();
    expect(sessionTime([pendingOf('session', { value: 4, balance: 5 })], 0)).toBeUndefined();
    expect(sessionTime([limitOf('reality-check', { value: 4, balance: 5 })], 0)).toBeUndefined();
  });
});

describe('a session limit', () => {
  it('pings every 30 s while it is set [SN-2]', () => {
    const first = walk(read(HOUR, 0));
    expect(first).toEqual({ state: running({}), effects: [{ type: 'wake-in', delay: 30 * SECOND }] });
    expect(step(first.state, { type: 'wait-ended', at: 30 * SECOND })).toEqual([
      running({ remaining: HOUR - 30 * SECOND, measuredAt: 30 * SECOND, pingedAt: 30 * SECOND }),
      { type: 'ping' },
      { type: 'wake-in', delay: 30 * SECOND },
    ]);
    expect(step(first.state, { type: 'wait-ended', at: 29_999 }).slice(1)).toEqual([{ type: 'wake-in', delay: 1 }]);
  });

  it('does nothing where none is set, and stops when it is taken away or the player leaves [SN-2]', () => {
    expect(walk(read(undefined, 0))).toEqual({ state: { phase: 'unset' }, effects: [] });
    expect(step({ phase: 'unset' }, { type: 'wait-ended', at: 5 })).toEqual([{ phase: 'unset' }]);
    expect(step({ phase: 'unset' }, { type: 'signed-out' })).toEqual([{ phase: 'unset' }]);
    expect(walk(read(HOUR, 0), read(undefined, 5))).toEqual({
      state: { phase: 'unset' },
      effects: [{ type: 'forget-wake' }],
    });
    expect(walk(read(HOUR, 0), { type: 'signed-out' })).toEqual({
      state: { phase: 'unset' },
      effects: [{ type: 'forget-wake' }],
    });
  });

  it('keeps the rhythm of its pings when the server is asked in between [SN-2]', () => {
    expect(walk(read(HOUR, 0), read(HOUR, 20 * SECOND)).effects).toEqual([{ type: 'wake-in', delay: 10 * SECOND }]);
  });

  it('survives a device clock that was set back [SN-2]', () => {
    expect(step(running({ measuredAt: HOUR, pingedAt: HOUR }), { type: 'wait-ended', at: 5 })).toEqual([
      running({ remaining: HOUR, measuredAt: 5, pingedAt: 5 }),
      { type: 'ping' },
      { type: 'wake-in', delay: 30 * SECOND },
    ]);
  });

  it('warns at 15 and at 5 minutes, each once [SN-3]', () => {
    const late = running({ remaining: 15 * MINUTE + 10 * SECOND });
    expect(step(late, { type: 'wait-ended', at: 0 }).slice(1)).toEqual([{ type: 'wake-in', delay: 10 * SECOND }]);
    expect(step(late, { type: 'wait-ended', at: 9999 }).slice(1)).toEqual([{ type: 'wake-in', delay: 1 }]);
    const [warned, ...effects] = step(late, { type: 'wait-ended', at: 10 * SECOND });
    expect(effects).toEqual([
      { type: 'warn', minutesLeft: 15 },
      { type: 'wake-in', delay: 20 * SECOND },
    ]);
    expect(step(warned, { type: 'wait-ended', at: 11 * SECOND }).slice(1)).toEqual([
      { type: 'wake-in', delay: 19 * SECOND },
    ]);
    const fiveLeft = step(warned, { type: 'wait-ended', at: 10 * SECOND + 10 * MINUTE });
    expect(fiveLeft[0]).toMatchObject({ warned: 5, remaining: 5 * MINUTE });
    expect(fiveLeft.slice(1)).toContainEqual({ type: 'warn', minutesLeft: 5 });
  });

  it('warns of the lesser alone where both have passed [SN-3]', () => {
    const effects = walk(read(4 * MINUTE, 0)).effects;
    expect(effects).toEqual([
      { type: 'warn', minutesLeft: 5 },
      { type: 'wake-in', delay: 30 * SECOND },
    ]);
  });

  it('warns anew once the server gave clearly more time [SN-3, SN-7]', () => {
    const warned = running({ remaining: 15 * MINUTE, warned: 15 });
    const [same] = step(warned, read(16 * MINUTE, 0));
    expect(same).toMatchObject({ phase: 'running', warned: 15 });
    const [more] = step(warned, read(16 * MINUTE + 1, 0));
    expect(more).toMatchObject({ phase: 'running', warned: Number.POSITIVE_INFINITY });
  });

  it('says so when nothing is left, and signs out on closing [SN-4]', () => {
    const spent = step(running({ remaining: 10 * SECOND, warned: 5 }), { type: 'wait-ended', at: 10 * SECOND });
    expect(spent).toEqual([
      { phase: 'ended', until: midnight },
      { type: 'say-ended' },
      { type: 'wake-in', delay: midnight - 10 * SECOND },
    ]);
    expect(step(spent[0], { type: 'notice-closed' })).toEqual([spent[0], { type: 'sign-out' }]);
    expect(step(running({}), { type: 'notice-closed' })).toEqual([running({})]);
    const almost = step(running({ remaining: 10 * SECOND, warned: 5 }), { type: 'wait-ended', at: 9999 });
    expect(almost[0].phase).toBe('running');
  });

  it('blocks a page that is opened anew just the same [SN-5]', () => {
    expect(walk(read(0, 5))).toEqual({
      state: { phase: 'ended', until: midnight },
      effects: [{ type: 'say-ended' }, { type: 'wake-in', delay: midnight - 5 }],
    });
    expect(walk(read(-3, 5)).state.phase).toBe('ended');
    expect(walk(read(0, 5), read(0, 6))).toEqual({
      state: { phase: 'ended', until: midnight },
      effects: [{ type: 'wake-in', delay: midnight - 6 }],
    });
  });

  it('opens at midnight and asks for the limits [SN-5]', () => {
    const ended: SessionLimitState = { phase: 'ended', until: midnight };
    expect(step(ended, { type: 'wait-ended', at: midnight - 1 })).toEqual([ended, { type: 'wake-in', delay: 1 }]);
    expect(step(ended, { type: 'wait-ended', at: midnight })).toEqual([{ phase: 'unset' }, { type: 'ask-limits' }]);
    expect(step(ended, { type: 'wait-ended', at: -midnight })).toEqual([ended, { type: 'wake-in', delay: 24 * HOUR }]);
  });

  it('begins anew at midnight while it runs [SN-5]', () => {
    const late = running({ remaining: HOUR, measuredAt: midnight - SECOND, pingedAt: midnight - SECOND });
    expect(step(late, { type: 'wait-ended', at: midnight - SECOND }).slice(1)).toEqual([
      { type: 'wake-in', delay: SECOND },
    ]);
    expect(step(late, { type: 'wait-ended', at: midnight })).toEqual([
      { ...late, measuredAt: midnight, midnight: 2 * midnight },
      { type: 'ask-limits' },
      { type: 'wake-in', delay: 29 * SECOND },
    ]);
    expect(step(late, { type: 'wait-ended', at: 3 * midnight + 5 })[0]).toMatchObject({ midnight: 4 * midnight });
  });

  it('does not count time away, and asks on return [SN-6]', () => {
    const [away, ...effects] = step(running({}), { type: 'went-away', at: 10 * SECOND });
    expect(away).toEqual({ phase: 'away', remaining: HOUR - 10 * SECOND, warned: Number.POSITIVE_INFINITY, midnight });
    expect(effects).toEqual([{ type: 'forget-wake' }]);
    expect(step(away, { type: 'wait-ended', at: HOUR })).toEqual([away]);
    expect(step(away, { type: 'came-back', at: 2 * HOUR })).toEqual([
      running({ remaining: HOUR - 10 * SECOND, measuredAt: 2 * HOUR, pingedAt: 2 * HOUR }),
      { type: 'ping' },
      { type: 'ask-limits' },
      { type: 'wake-in', delay: 30 * SECOND },
    ]);
    const overNight = step(away, { type: 'came-back', at: 25 * HOUR });
    expect(overNight.filter((effect) => 'type' in effect && effect.type === 'ask-limits')).toHaveLength(1);
  });

  it('ends on leaving where the time was up by then, and stays ended [SN-4, SN-6]', () => {
    const last = running({ remaining: SECOND });
    expect(step(last, { type: 'went-away', at: SECOND })[0]).toEqual({ phase: 'ended', until: midnight });
    const ended: SessionLimitState = { phase: 'ended', until: midnight };
    expect(step(ended, { type: 'went-away', at: 5 })).toEqual([ended]);
    expect(step(ended, { type: 'came-back', at: 5 })).toEqual([ended]);
    expect(step(running({}), { type: 'came-back', at: 5 })).toEqual([running({})]);
  });

  it('goes by the count of the server [SN-7]', () => {
    expect(step(running({}), read(7 * MINUTE, 5))[0]).toMatchObject({
      phase: 'running',
      remaining: 7 * MINUTE,
      measuredAt: 5,
    });
    expect(step(running({}), read(0, 5))[0].phase).toBe('ended');
    expect(step({ phase: 'ended', until: midnight }, read(HOUR, 5))[0]).toMatchObject({
      phase: 'running',
      pingedAt: 5,
    });
    const away: SessionLimitState = { phase: 'away', remaining: HOUR, warned: 15, midnight };
    expect(step(away, read(3 * HOUR, 5))).toEqual([{ ...away, remaining: 3 * HOUR, warned: Number.POSITIVE_INFINITY }]);
    expect(step(away, read(5 * MINUTE, 5))).toEqual([{ ...away, remaining: 5 * MINUTE }]);
    expect(step(away, read(0, 5))[0].phase).toBe('ended');
  });

  it('takes no new bets once it is spent [SN-8]', () => {
    expect(SESSION_LIMIT_SAMPLES.states.map((state) => [state.phase, takesNewBets(state)])).toEqual([
      ['unset', true],
      ['running', true],
      ['away', true],
      ['ended', false],
    ]);
  });

  it.each([Number.NaN, Infinity, -Infinity, 1e300])('ignores what happens at %s [SN-9]', (at) => {
    for (const state of SESSION_LIMIT_SAMPLES.states) {
      for (const type of ['wait-ended', 'went-away', 'came-back'] as const)
        expect(step(state, { type, at })).toEqual([state]);
      expect(step(state, read(HOUR, at))).toEqual([state]);
      expect(step(state, { type: 'limit-read', remaining: HOUR, at: 5, midnight: at })).toEqual([state]);
      expect(step(state, read(Number.NaN, 5))).toEqual([state]);
    }
  });
});
