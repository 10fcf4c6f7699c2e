import { describe, expect, it } from 'vitest';
import { pausingTimers } from '../../../../ui/kit/behaviour/pausing-timers.ts';
import { fakeVisibility } from '../../../support/fakes/fake-visibility.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';

function page() {
  const timers = manualTimers();
  const visibility = fakeVisibility();
  const background = pausingTimers(timers, visibility);
  const ran: string[] = [];
  return { timers, visibility, background, ran, note: (what: string) => () => void ran.push(what) };
}

describe('timers of the background', () => {
  it('pause half a minute after the player left, and make up for what was due on return, once [TMR-1] [TMR-2]', async () => {
    const { timers, visibility, background, ran, note } = page();
    background.every(10_000, note('every'));
    background.after(60_000, note('after'));
    await timers.advance(11_000);
    expect(ran).toEqual(['every']);
    visibility.turn(false);
    await timers.advance(29_000);
    expect(ran).toHaveLength(4);
    await timers.advance(600_000);
    expect(ran).toHaveLength(4);
    visibility.turn(true);
    expect(ran.slice(4)).toEqual(['every', 'after']);
    await timers.advance(10_000);
    expect(ran).toHaveLength(7);
  });

  it('run on through a shorter absence [TMR-2]', async () => {
    const { timers, visibility, background, ran, note } = page();
    background.every(10_000, note('every'));
    visibility.turn(false);
    await timers.advance(20_000);
    visibility.turn(true);
    await timers.advance(60_000);
    expect(ran).toHaveLength(8);
  });

  it('forget what was cancelled while they were paused [TMR-1]', async () => {
    const { timers, visibility, background, ran, note } = page();
    const cancel = background.after(60_000, note('after'));
    visibility.turn(false);
    await timers.advance(120_000);
    cancel();
    visibility.turn(true);
    expect(ran).toEqual([]);
  });

  it('stop with the page', async () => {
    const { timers, visibility, background, ran, note } = page();
    background.after(60_000, note('after'));
    visibility.turn(false);
    await timers.advance(120_000);
    background.stop();
    visibility.turn(true);
    expect(ran).toEqual([]);
  });
});
