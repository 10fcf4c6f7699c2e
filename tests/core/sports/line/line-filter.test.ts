import { describe, expect, it } from 'vitest';
import { offeredTimes } from '../../../../core/sports/line/line-filter.ts';

const COUNTS = { all: 9, upcoming_events: 2, first_period: 3, second_period: 1, recommended: 4, video: 5, zone: 6 };
const WHOLE = { section: 'all', sportId: undefined, time: 'all' } as const;
const FOOTBALL = 1;
const TENNIS = 4;

describe('the time filters that are offered', () => {
  it('are those with games, and the whole line [LN-41]', () => {
    expect(offeredTimes(WHOLE, COUNTS, false)).toEqual([
      'all',
      'upcoming_events',
      'first_period',
      'second_period',
      'recommended',
    ]);
    const ofLine = { ...COUNTS, first_period: 0, second_period: 0 };
    expect(offeredTimes({ ...WHOLE, section: 'line' }, ofLine, false)).toEqual([
      'all',
      'upcoming_events',
      'recommended',
    ]);
  });

  it('keep the one that holds though it has no games [LN-41]', () => {
    const none = { all: 0, upcoming_events: 0, first_period: 0, second_period: 0, recommended: 0, video: 0, zone: 0 };
    expect(offeredTimes({ ...WHOLE, time: 'second_period' }, none, false)).toEqual(['all', 'second_period']);
  });

  it('have no halves over a sport of sets, and nothing upcoming in live [LN-41]', () => {
    expect(offeredTimes({ ...WHOLE, section: 'live', sportId: TENNIS }, COUNTS, false)).toEqual([
      'all',
      'video',
      'zone',
      'recommended',
    ]);
    expect(offeredTimes({ ...WHOLE, section: 'live', sportId: FOOTBALL }, COUNTS, false)).toContain('first_period');
    expect(offeredTimes({ ...WHOLE, section: 'live', page: 'cyber' }, COUNTS, false)).not.toContain('second_period');
    expect(offeredTimes({ ...WHOLE, page: 'topgame' }, COUNTS, false)).not.toContain('recommended');
  });

  it('have what can be watched over live alone [LN-105]', () => {
    expect(offeredTimes({ ...WHOLE, section: 'live' }, COUNTS, false)).toEqual([
      'all',
      'video',
      'zone',
      'first_period',
      'second_period',
      'recommended',
    ]);
    const unwatched = { ...COUNTS, video: 0 };
    expect(offeredTimes({ ...WHOLE, section: 'live' }, unwatched, false)).not.toContain('video');
  });

  it('are the whole alone over favourites [LN-41]', () => {
    expect(offeredTimes(WHOLE, COUNTS, true)).toEqual(['all']);
  });
});
