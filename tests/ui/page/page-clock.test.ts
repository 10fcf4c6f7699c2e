import { describe, expect, it } from 'vitest';
import { hours, seconds } from '../../../core/shared/time.ts';
import { PageClock } from '../../../ui/page/page-clock.ts';
import { handClock } from '../../support/fakes/hand-clock.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

const SENT = Date.UTC(2026, 10, 23, 12);

function page(deviceIsAhead = 0) {
  const device = handClock(SENT + deviceIsAhead);
  const clock = new PageClock(device, manualTimers(), SENT);
  clock.align(SENT);
  let server = SENT;
  return {
    device,
    clock,
    pass: (by: number) => {
      server += by;
      device.move(by);
    },
    reply: () => {
      clock.hear(server);
    },
    error: () => clock.exact() - server,
  };
}

describe("the page's clock", () => {
  it('gives whole milliseconds, whatever fraction of one a time comes with', () => {
    const { clock } = page();
    clock.align(SENT + 0.7);
    expect(clock.exact()).toBe(SENT + 1);
  });

  it.each([-24, -1, 1, 5, 24])(
    'keeps the time of the server where the clock of the device is set by %i hours [REL-21]',
    (by) => {
      const { device, pass, reply, error } = page(hours(3));
      reply();
      pass(seconds(60));
      device.move(hours(by));
      expect(error()).toBe(hours(by));
      reply();
      expect(error()).toBe(0);
      pass(seconds(60));
      reply();
      expect(error()).toBe(0);
    },
  );

  it('is moved by no reply that took long, and by no time that the debugger moved [REL-21]', () => {
    const { device, clock, pass, reply, error } = page();
    reply();
    pass(seconds(60));
    device.move(seconds(8));
    reply();
    device.move(seconds(-8));
    expect(error()).toBe(0);
    clock.align(clock.exact() + hours(2));
    reply();
    expect(error()).toBe(hours(2));
  });
});
