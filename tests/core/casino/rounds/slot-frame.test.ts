import { describe, expect, it } from 'vitest';
import { readSlotFrame, writeSlotFrame } from '../../../../core/casino/rounds/slot-frame.ts';

const said = (type: string, app = 'slots') => JSON.stringify({ v: 1, app, id: 's1', type, payload: {} });

describe('the frame of a machine', () => {
  it('says two words, and nothing else is heard [RND-19]', () => {
    expect(readSlotFrame(said('ready'))).toBe('ready');
    expect(readSlotFrame(said('shown'))).toBe('shown');
    const others = [
      said('navigate'),
      said('play'),
      said('ready', 'betting'),
      'x',
      7,
      undefined,
      `"${'x'.repeat(70_000)}"`,
    ];
    expect(others.map(readSlotFrame)).toEqual(others.map(() => undefined));
  });

  it('is told how to move, whether to sound and where the reels stop, and no more [RND-19, RND-60]', () => {
    const told = (news: Parameters<typeof writeSlotFrame>[0]) =>
      (JSON.parse(writeSlotFrame(news)) as { payload: unknown }).payload;
    const wins = [{ line: 1, count: 3, symbol: 'A', pays: 40 }];
    expect(told({ type: 'round', stops: [1, 2, 3], wins })).toEqual({ stops: [1, 2, 3], lines: [[1, 3]] });
    expect(told({ type: 'look', isStill: true })).toEqual({ isStill: true });
    expect(told({ type: 'sound', isOn: true })).toEqual({ isOn: true });
    expect([told({ type: 'roll' }), told({ type: 'stand' })]).toEqual([{}, {}]);
  });
});
