import { describe, expect, it } from 'vitest';
import { steadyTime } from '../../../infrastructure/browser/steady-time.ts';

const HOUR = 3_600_000;

function clocks() {
  const at = { counter: 500.25, device: 1_000_000 };
  const time = steadyTime({ now: () => at.counter }, { now: () => at.device });
  const pass = (counted: number, read = counted) => {
    at.counter += counted;
    at.device += read;
    return time.now();
  };
  return { time, pass };
}

describe('the time in which a player is idle', () => {
  it('is what the counter counts, however often it is read [IDL-4]', () => {
    const { time, pass } = clocks();
    expect(time.now()).toBe(500.25);
    for (let read = 0; read < 1000; read += 1) pass(0.5, read % 2);
    expect(time.now()).toBe(1000.25);
  });

  it('passes while the device sleeps and the counter stands still [IDL-4]', () => {
    const { time, pass } = clocks();
    expect(pass(0, 3 * HOUR)).toBe(500.25 + 3 * HOUR);
    expect(pass(1000)).toBe(1500.25 + 3 * HOUR);
    expect(pass(1000, HOUR)).toBe(1500.25 + 4 * HOUR);
    expect(time.now()).toBe(1500.25 + 4 * HOUR);
  });

  it('counts sleep once where the counter ran on, and never goes back with a clock that is set back [IDL-4]', () => {
    const { pass } = clocks();
    expect(pass(3 * HOUR)).toBe(500.25 + 3 * HOUR);
    expect(pass(1000, -HOUR)).toBe(1500.25 + 3 * HOUR);
    expect(pass(1000, 1900)).toBe(2500.25 + 3 * HOUR);
  });
});
