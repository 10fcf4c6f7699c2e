import { describe, expect, it } from 'vitest';
import { MENU_SECTIONS } from '../../../../core/navigation/route-parameters.ts';
import { WHOLE_LINE } from '../../../../core/sports/line/line-query.ts';
import { pageLine } from '../../../../core/sports/line/page-line.ts';
import { PAGE_TYPES } from '../../../../core/sports/tree/page-type.ts';

const WHOLE = { section: 'all', sportId: undefined, champId: undefined, time: 'all', hoursAhead: 0 };

describe('the line of a page', () => {
  it.each([
    ['topgame', {}, { page: 'topgame' }],
    ['topgame', { section: 'live' }, { page: 'topgame', section: 'live' }],
    ['topgame', { section: 'line', menuSection: 'all', sport: 'tennis' }, { page: 'topgame', sportId: 4 }],
    ['marble', { liveSection: 'live' }, { section: 'live', sportId: 89 }],
    ['marble', {}, { section: 'live', sportId: 89 }],
    ['ufc', { section: 'line' }, { section: 'line', sportId: 56 }],
    ['politics', {}, { sportId: 85 }],
    ['cyber', { section: 'line' }, { section: 'line', page: 'cyber' }],
    ['cyber', { section: 'live', sport: 'cs2' }, { section: 'live', page: 'cyber', sportId: 41 }],
    ['league', { section: 'line', sport: 'football', champ: 12 }, { sportId: 1, champId: 12 }],
    ['champ', { section: 'line', sport: 'football', champ: 12 }, { section: 'line', sportId: 1, champId: 12 }],
    ['home', { section: 'line', menuSection: 'all', sport: 'football' }, { sportId: 1 }],
    ['home', { section: 'live', menuSection: 'top' }, { section: 'live', menu: 'top' }],
    ['team', { team: 7 }, { teamId: 7 }],
  ] as const)('%s at %o is the whole line but for %o [SP-21]', (type, address, filter) => {
    expect(pageLine(type, address, WHOLE_LINE)).toEqual({ filter: { ...WHOLE, ...filter }, isFavourites: false });
  });

  it.each([
    ['ufc', 'football'],
    ['marble', 'football'],
    ['politics', 'mma'],
    ['cyber', 'tennis'],
  ] as const)('%s has no %s [SP-21]', (type, sport) => {
    expect(pageLine(type, { section: 'line', sport }, WHOLE_LINE)).toBeUndefined();
  });

  it.each([
    ['betsonyour', {}],
    ['home', { section: 'line', menuSection: 'favourites' }],
  ] as const)('%s at %o is what the player starred [SP-2, SP-21]', (type, address) => {
    expect(pageLine(type, address, WHOLE_LINE)?.isFavourites).toBe(true);
  });

  it.each(PAGE_TYPES)('of %s has the section that the path names, or both, and no other [SP-1, SP-21]', (type) => {
    for (const section of ['line', 'live'] as const) {
      const shown = [...MENU_SECTIONS].map(
        (menuSection) => pageLine(type, { section, menuSection }, WHOLE_LINE)?.filter.section,
      );
      const wanted = type === 'marble' ? 'live' : type === 'league' ? 'all' : section;
      expect(shown).toEqual([type === 'marble' ? 'live' : 'all', wanted, wanted, wanted, wanted]);
    }
  });
});
