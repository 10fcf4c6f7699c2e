import { describe, expect, it } from 'vitest';
import {
  GAME_LIVE_POLL,
  isStale,
  LINE_POLL,
  linePoll,
  LIVE_POLL,
  staleAfter,
} from '../../../../core/sports/line/feed-pace.ts';

describe('the pace of the feed', () => {
  it.each([
    ['live', 3000],
    ['all', 3000],
    ['line', 15_000],
  ] as const)('of %s is a poll every %i ms [LN-14]', (section, poll) => {
    expect(linePoll({ section })).toBe(poll);
  });

  it.each([
    [LINE_POLL, 45_000],
    [LIVE_POLL, 9000],
    [GAME_LIVE_POLL, 9000],
  ])('of %i ms is stale after %i ms of silence [LN-15]', (poll, silence) => {
    expect(staleAfter(poll)).toBe(silence);
    expect(isStale(1000, poll, 1000 + silence)).toBe(false);
    expect(isStale(1000, poll, 1001 + silence)).toBe(true);
  });
});
