import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CYBER_TYPES } from '../../../../core/navigation/route-parameters.ts';
import {
  CYBER_DISCIPLINES,
  cyberDiscipline,
  cyberDisciplines,
  isCyberSport,
} from '../../../../core/sports/cyber/cyber.ts';
import { NO_FAVOURITES } from '../../../../core/sports/line/favourites.ts';
import { TIME_FILTERS } from '../../../../core/sports/line/line-filter.ts';
import {
  countedWithoutDisallowed,
  isGameOfPage,
  isGameOfTeam,
  withoutDisallowedSports,
} from '../../../../core/sports/line/page-games.ts';
import { isPageType, PAGE_TYPES, sectionsOfPage } from '../../../../core/sports/tree/page-type.ts';
import { SPORTS } from '../../../../core/sports/tree/sport.ts';
import { sampleGame } from '../../../support/examples/sample-line.ts';

const FOOTBALL = sampleGame(1, { section: 'line' });
const FIGHT = sampleGame(2, { section: 'line', sportId: 56, champId: 20 });
const ELECTION = sampleGame(3, { section: 'line', sportId: 85, champId: 30, away: undefined });
const DOTA = sampleGame(4, { section: 'live', sportId: 40, champId: 40, isTop: true });
const MARBLES = sampleGame(5, { section: 'live', sportId: 89, champId: 128, away: undefined });
const ALL = [FOOTBALL, FIGHT, ELECTION, DOTA];

function idsOf(page: Parameters<typeof isGameOfPage>[1], favourites = NO_FAVOURITES): readonly number[] {
  return ALL.filter((game) => isGameOfPage(game, page, favourites)).map(({ id }) => id);
}

describe('pages of the line', () => {
  it('are ten [SP-1]', () => {
    expect(PAGE_TYPES).toEqual([
      'home',
      'betsonyour',
      'topgame',
      'marble',
      'team',
      'champ',
      'league',
      'cyber',
      'ufc',
      'politics',
    ]);
    expect(isPageType('ufc')).toBe(true);
    expect(isPageType('office')).toBe(false);
    expect(isPageType(undefined)).toBe(false);
  });

  it.each(PAGE_TYPES)('of %s have the line and live, save marbles [SP-1]', (type) => {
    expect(sectionsOfPage(type)).toEqual(type === 'marble' ? ['live'] : ['line', 'live']);
  });

  it.each([
    [{ type: 'home' }, [1, 2, 3, 4]],
    [{ type: 'marble' }, []],
    [{ type: 'topgame' }, [4]],
    [{ type: 'ufc' }, [2]],
    [{ type: 'politics' }, [3]],
    [{ type: 'cyber' }, [4]],
    [{ type: 'champ', champId: 20 }, [2]],
    [{ type: 'league', champId: 10 }, [1]],
    [{ type: 'home', champId: 99 }, []],
    [{ type: 'marble', champId: 10 }, []],
    [{ type: 'team', teamId: 1 }, [1, 2, 3, 4]],
    [{ type: 'team', teamId: 2 }, [1, 2, 4]],
    [{ type: 'team' }, []],
    [{ type: 'betsonyour' }, []],
  ] as const)('%o shows %o [SP-2]', (page, ids) => {
    expect(idsOf(page)).toEqual(ids);
  });

  it('of marbles have races of marbles that are run, and no others [SP-1] [SP-2]', () => {
    const announced = { ...MARBLES, section: 'line' as const };
    const shown = [...ALL, MARBLES, announced].filter((game) => isGameOfPage(game, { type: 'marble' }, NO_FAVOURITES));
    expect(shown).toEqual([MARBLES]);
  });

  it('show the player’s own games and champs [SP-2]', () => {
    expect(idsOf({ type: 'betsonyour' }, { ...NO_FAVOURITES, games: [1], champs: [40] })).toEqual([1, 4]);
  });

  it.each([
    [1, true],
    [2, true],
    [3, false],
    [undefined, false],
  ])('of team %o have a game of teams 1 and 2: %s [SP-3]', (team, isIts) => {
    expect(isGameOfTeam(FOOTBALL, team)).toBe(isIts);
    expect(isGameOfTeam(ELECTION, 2)).toBe(false);
  });

  it('leave out what the player does not want, each section by its own list [SP-4]', () => {
    const all = ALL.map(({ id, sportId, section }) => ({ id, sportId, isLive: section === 'live' }));
    const left = (disallowed: Parameters<typeof withoutDisallowedSports>[1]) =>
      withoutDisallowedSports(all, disallowed).map(({ id }) => id);
    expect(left({ line: [1, 40], live: [56] })).toEqual([2, 3, 4]);
    expect(left({ line: [], live: [40] })).toEqual([1, 2, 3]);
  });

  it('count nothing of a section in which the player does not want the sport [SP-32]', () => {
    const counts = { name: 'Football', liveCount: 3, lineCount: 5 };
    expect(countedWithoutDisallowed(counts, 1, { line: [1], live: [2] })).toEqual({ ...counts, lineCount: 0 });
    expect(countedWithoutDisallowed(counts, 1, { line: [2], live: [1] })).toEqual({ ...counts, liveCount: 0 });
  });

  it('never show a game of a disallowed sport, and lose no other [SP-4]', () => {
    const sports = fc.subarray([1, 40, 56, 85]);
    const games = fc.array(fc.record({ sportId: fc.constantFrom(1, 40, 56, 85), isLive: fc.boolean() }));
    fc.assert(
      fc.property(games, sports, sports, (all, line, live) => {
        const shown = withoutDisallowedSports(all, { line, live });
        for (const game of all) {
          const isUnwanted = (game.isLive ? live : line).includes(game.sportId);
          expect(shown.includes(game)).toBe(!isUnwanted);
        }
      }),
    );
  });
});

describe('cyber sports', () => {
  it('are real or virtual, each with disciplines of its own [SP-5]', () => {
    expect(CYBER_TYPES).toEqual(['real', 'virtual']);
    expect(cyberDisciplines('real').map(({ code }) => code)).toEqual([
      'cs2',
      'dota-2',
      'league-of-legends',
      'valorant',
      'rainbow-six',
      'starcraft-2',
    ]);
    expect(cyberDisciplines('virtual').map(({ code }) => code)).toEqual(['football', 'ice-hockey', 'basketball']);
  });

  it('have a discipline by type and code [SP-6]', () => {
    expect(cyberDiscipline('real', 'cs2')?.sport).toBe('cs2');
    expect(cyberDiscipline('virtual', 'cs2')).toBeUndefined();
    expect(cyberDiscipline('virtual', 'toString')).toBeUndefined();
    for (const discipline of CYBER_DISCIPLINES) {
      expect(cyberDiscipline(discipline.type, discipline.code)).toBe(discipline);
      expect(discipline.code).toMatch(/^[a-z0-9-]+$/);
    }
  });

  it('are those sports of the line that are a discipline of the type [SP-7]', () => {
    const codesOf = (type: 'real' | 'virtual') =>
      SPORTS.filter(({ id }) => isCyberSport(id, type)).map(({ code }) => code);
    expect(codesOf('real')).toEqual(['dota-2', 'cs2', 'lol', 'valorant', 'rainbow-six', 'starcraft-2']);
    expect(codesOf('virtual')).toEqual(['cyber-football', 'cyber-ice-hockey', 'cyber-basketball']);
    expect(isCyberSport(Number.NaN)).toBe(false);
    expect(isCyberSport(999)).toBe(false);
  });
});

describe('time filters', () => {
  it.each([
    [0, 'all'],
    [1, 'upcoming_events'],
    [2, 'first_period'],
    [3, 'second_period'],
    [6, 'recommended'],
    [7, 'video'],
    [8, 'zone'],
  ])('have the id %d for %s [SP-16] [LN-105]', (id, code) => {
    expect(Object.entries(TIME_FILTERS).filter(([, wire]) => wire === id)).toEqual([[code, id]]);
    expect(Object.keys(TIME_FILTERS)).toHaveLength(7);
  });
});
