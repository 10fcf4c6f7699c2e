import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineUpPlayer } from '../../../../core/sports/game/line-up.ts';
import { duelPath, statisticsDuel, type DuelAddress } from '../../../../core/sports/statistics/duel-address.ts';
import {
  bestShirt,
  betterSide,
  duelPlayerName,
  NOTHING_PLAYED,
  personFigures,
  pickOf,
  shirtFigures,
  withMatch,
} from '../../../../core/sports/statistics/players-duel.ts';

const DEEDS = { goals: 2, ownGoals: 0, assists: 1, shotsOnTarget: 3, yellowCards: 0 };
const STARTER: LineUpPlayer = { number: 9, name: 'A', position: 'forward', isStarter: true, ...DEEDS };
const RESERVE: LineUpPlayer = { ...STARTER, number: 16, isStarter: false, goals: 0, ownGoals: 1, yellowCards: 1 };

describe('what a player of a squad played', () => {
  it.each([
    ['from the first minute to the last', STARTER, 90],
    ['until he went off', { ...STARTER, wentOff: 67 * 60 + 59 }, 67],
    ['until he went off in stoppage time', { ...STARTER, wentOff: 92 * 60 }, 90],
    ['from when he came on', { ...RESERVE, cameOn: 67 * 60 + 59 }, 23],
    ['from when he came on in stoppage time', { ...RESERVE, cameOn: 93 * 60 }, 0],
  ])('is counted %s: %o are %i minutes [STC-16]', (_, player, minutes) => {
    const record = withMatch(NOTHING_PLAYED, player, 90);
    expect([record.matches, record.minutes]).toEqual([1, minutes]);
  });

  it('of him and of whom he came on for are the minutes of the match [STC-16]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * 60 }), (seconds) => {
        const off = withMatch(NOTHING_PLAYED, { ...STARTER, wentOff: seconds }, 90);
        const on = withMatch(NOTHING_PLAYED, { ...RESERVE, cameOn: seconds }, 90);
        expect(off.minutes + on.minutes).toBe(90);
      }),
    );
  });

  it('is nothing from the bench, and adds up over matches [STC-15] [STC-16]', () => {
    expect(withMatch(NOTHING_PLAYED, RESERVE, 90)).toEqual(NOTHING_PLAYED);
    const two = withMatch(withMatch(NOTHING_PLAYED, STARTER, 90), { ...RESERVE, cameOn: 60 * 60 }, 90);
    expect(shirtFigures(two).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['matches', 2],
      ['starts', 1],
      ['minutes', 120],
      ['goals', 2],
      ['assists', 2],
      ['shots-on-target', 6],
      ['own-goals', 1],
      ['yellow-cards', 1],
    ]);
  });
});

describe('a duel', () => {
  it('of persons is by matches and the score [STC-15]', () => {
    const figures = personFigures({ won: 3, drawn: 1, lost: 2, scored: 7, conceded: 5 });
    expect(figures.map(({ amount }) => amount)).toEqual([6, 3, 2, 7, 5]);
  });

  it('has the better figure stand out: the greater one, save of what one would rather not have [STC-15]', () => {
    expect([betterSide('goals', 2, 1), betterSide('goals', 1, 2), betterSide('goals', 1, 1)]).toEqual([
      'home',
      'away',
      undefined,
    ]);
    expect([betterSide('lost', 2, 1), betterSide('own-goals', 0, 1), betterSide('conceded', 3, 3)]).toEqual([
      'away',
      'home',
      undefined,
    ]);
  });

  it('has for a team who scored most, of equal ones who played longer, then the lower number [STC-15]', () => {
    const of = (goals: number, minutes: number) => ({ ...NOTHING_PLAYED, goals, minutes });
    expect(bestShirt(new Map([[9, of(1, 90)], [7, of(2, 10)]]))).toBe(7); // prettier-ignore
    expect(bestShirt(new Map([[9, of(1, 90)], [7, of(1, 10)]]))).toBe(9); // prettier-ignore
    expect(bestShirt(new Map([[9, of(1, 90)], [7, of(1, 90)]]))).toBe(7); // prettier-ignore
    expect(bestShirt(new Map())).toBeUndefined();
  });

  it('calls a player of a team by his name, and whoever competes alone by his own [STC-15]', () => {
    const side = { id: 5, name: 'Arsenal' };
    const player = { side, shirt: 9, squad: [{ number: 9, name: 'A. Striker', position: 'forward' as const }] };
    expect([duelPlayerName(player), pickOf(player)]).toEqual(['A. Striker', { sideId: 5, shirt: 9 }]);
    expect(duelPlayerName({ side, squad: [] })).toBe('Arsenal');
  });

  it('lives in its address [STC-17]', () => {
    const id = fc.integer({ min: 1, max: 9_000_000 });
    const pick = fc.oneof(
      id.map((sideId) => ({ sideId })),
      fc.record({ sideId: id, shirt: fc.integer({ min: 1, max: 99 }) }),
    );
    const address = fc.oneof(
      id.map((champId): DuelAddress => ({ champId })),
      fc.record({ champId: id, picks: fc.tuple(pick, pick) }),
    );
    fc.assert(
      fc.property(address, (given) => {
        const path = duelPath(given);
        expect(path.startsWith('/statisticpopup/duel/')).toBe(true);
        expect(statisticsDuel(path.slice('/statisticpopup/'.length))).toEqual(given);
      }),
    );
  });

  it.each([
    'duel',
    'duel/',
    'duel/0',
    'duel/1/2',
    'duel/1/2/x',
    'duel/1/2/3/4',
    'duel/1/2-123/3',
    'game/1',
    'duel/1/0/2',
  ])('is none at %s [STC-17]', (popup) => {
    expect(statisticsDuel(popup)).toBeUndefined();
  });
});
