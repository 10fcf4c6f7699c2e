import { describe, expect, it } from 'vitest';
import { betProgress } from '../../../../core/coupon/tracked/bet-progress.ts';
import { parseOutcomeId } from '../../../../core/sports/game/outcome-id.ts';
import { isMarketKind, type MarketKind } from '../../../../core/sports/game/market-kind.ts';
import { wholeMinutesLeft } from '../../../../core/sports/game/minutes-left.ts';
import { resultOver, resultUnder } from '../../../../core/sports/game/line-result.ts';
import { sportId } from '../../../../core/sports/tree/sport.ts';
import { sharedWorld } from '../../../support/fakes/shared-world.ts';

const score = (home: number, away: number, periods = [{ home, away }]) => ({
  home,
  away,
  periods,
  redCards: { home: 0, away: 0 },
});
const at = (kind: MarketKind, code: string, [home, away, line]: readonly [number, number, number?]) =>
  betProgress({ kind, code, period: 0, sportId: 1, status: -2, score: score(home, away), line });

describe('what an open bet still needs', () => {
  it('counts the goals that an over needs and an under bears [BT-2, BT-4]', () => {
    expect(at('total', 'over', [1, 1, 2.5])).toMatchObject({ now: 'lose', needs: [{ side: 'any', count: 1 }] });
    expect(at('total', 'over', [2, 1, 2.5])).toMatchObject({ now: 'win', isFinal: true, needs: [] });
    expect(at('asian-total', 'over', [1, 1, 2.25])).toMatchObject({ now: 'half-lose', needs: [{ count: 1 }] });
    expect(at('total', 'under', [1, 0, 3.5])).toMatchObject({ now: 'win', isFinal: false, room: 2 });
    expect(at('total', 'under', [2, 2, 3.5])).toMatchObject({ now: 'lose', isFinal: true, needs: [] });
    expect(at('away-total', 'over', [3, 0, 1.5])?.needs).toEqual([{ side: 'away', count: 2 }]);
    expect(at('away-total', 'under', [3, 0, 1.5])?.room).toBe(1);
  });

  it('says which side needs goals, either, or each of both [BT-5]', () => {
    expect(at('result', 'home', [0, 1])?.needs).toEqual([{ side: 'home', count: 2 }]);
    expect(at('result', 'draw', [2, 0])?.needs).toEqual([{ side: 'away', count: 2 }]);
    expect(at('double-chance', 'home-away', [1, 1])?.needs).toEqual([{ side: 'any', count: 1 }]);
    expect(at('handicap', 'away', [1, 0, -0.5])?.needs).toEqual([{ side: 'away', count: 1 }]);
    expect(at('draw-no-bet', 'home', [1, 1])).toMatchObject({ now: 'return', needs: [{ side: 'home', count: 1 }] });
    expect(at('both-score', 'yes', [0, 0])?.needs).toEqual([
      { side: 'home', count: 1 },
      { side: 'away', count: 1 },
    ]);
    expect(at('both-score', 'no', [1, 1])).toMatchObject({ isFinal: true, needs: [] });
  });

  it('says nothing of other markets, fights, races and matches that are not being played [BT-1] [BT-2]', () => {
    const bet = { kind: 'result', code: 'home', period: 0, sportId: 1, status: -2, score: score(1, 0) } as const;
    expect(betProgress(bet)?.now).toBe('win');
    expect(betProgress({ ...bet, kind: 'corners-result' })).toBe(undefined);
    expect(betProgress({ ...bet, kind: 'correct-score', code: 'other' })).toBe(undefined);
    expect(['mma', 'boxing', 'formula-1', 'marbles'].map((code) => sportId(code))).not.toContain(undefined);
    for (const code of ['mma', 'boxing', 'formula-1', 'marbles']) {
      expect(betProgress({ ...bet, kind: 'winner', sportId: sportId(code)! })).toBe(undefined);
    }
    expect(betProgress({ ...bet, status: 1 })).toBe(undefined);
    expect(betProgress({ ...bet, score: undefined })).toBe(undefined);
    const halves = score(1, 0, [
      { home: 1, away: 0 },
      { home: 0, away: 0 },
    ]);
    expect(betProgress({ ...bet, period: 1, score: halves })).toMatchObject({ now: 'win', isFinal: true });
    expect(betProgress({ ...bet, period: 2, score: halves })?.needs).toEqual([{ side: 'home', count: 1 }]);
  });

  it('counts the whole minutes left of a match by the clock [BT-3]', () => {
    expect(wholeMinutesLeft(1, 78 * 60 + 5)).toBe(12);
    expect([5400, 5500, Number.NaN].map((seconds) => wholeMinutesLeft(1, seconds))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(wholeMinutesLeft(4, 60)).toBe(undefined);
  });

  it('splits a quarter line over the lines beside it [BT-6]', () => {
    expect([1, 2, 3].map((goals) => resultOver(goals, 2.25))).toEqual(['lose', 'half-lose', 'win']);
    expect([1, 2, 3].map((goals) => resultUnder(goals, 1.75))).toEqual(['win', 'half-lose', 'lose']);
    expect(resultOver(2, 2)).toBe('return');
  });

  it('agrees with what the world settles at the end of every match, of whatever sport [BT-1] [EP-29]', () => {
    const now = Date.UTC(2026, 5, 10, 20);
    const world = sharedWorld({ seed: 'counted goals', speed: 1, onFault: () => undefined });
    const kinds = new Set<MarketKind>();
    const sports = new Set<number>();
    for (const gameId of world.endedGames(now - 7_200_000, now)) {
      const game = world.game(gameId, { now, language: 'en' });
      if (game?.status !== 'finished') continue;
      const sport = game.sportId;
      const markets = world.closingMarkets(gameId, { language: 'en' });
      for (const { id } of markets.flatMap(({ outcomes }) => outcomes)) {
        const address = parseOutcomeId(id);
        if (address === undefined || !isMarketKind(address.kind)) continue;
        const { kind, code, line, period } = address;
        const said = betProgress({ kind, code, line, period, sportId: sport, status: -2, score: game.score })?.now;
        if (said === undefined) continue;
        expect([id, said]).toEqual([id, world.result(id, now, undefined)]);
        kinds.add(kind);
        sports.add(sport);
      }
    }
    // twelve goal markets and those of sets, points and exact scores
    expect(kinds.size).toBeGreaterThan(20);
    expect(sports.size).toBeGreaterThan(25);
  });

  it('reads sets, points and exact scores, and how many more a set or a match takes it does not guess [BT-1] [BT-25]', () => {
    const sets = score(1, 1, [
      { home: 6, away: 4 },
      { home: 4, away: 6 },
      { home: 2, away: 3 },
    ]);
    const tennis = { period: 0, sportId: sportId('tennis')!, status: -2, score: sets } as const;
    expect(betProgress({ ...tennis, kind: 'winner', code: 'home' })).toMatchObject({ now: 'return', needs: [] });
    expect(betProgress({ ...tennis, kind: 'sets-total', code: 'over', line: 1.5 })).toMatchObject({ isFinal: true });
    expect(betProgress({ ...tennis, kind: 'total', code: 'over', line: 26.5 })?.needs).toEqual([
      { side: 'any', count: 2 },
    ]);
    expect(betProgress({ ...tennis, kind: 'total', period: 3, code: 'under', line: 9.5 })?.room).toBe(4);
    expect(betProgress({ ...tennis, kind: 'winner', period: 2, code: 'home' })).toMatchObject({
      now: 'lose',
      isFinal: true,
    });
    const basketball = { period: 0, sportId: sportId('basketball')!, status: -2, score: score(80, 84) } as const;
    expect(betProgress({ ...basketball, kind: 'winner', code: 'home' })?.needs).toEqual([{ side: 'home', count: 5 }]);
    expect(betProgress({ ...basketball, kind: 'total', code: 'under', line: 200.5 })).toMatchObject({ isFinal: false });
  });

  it('knows an exact score that can come no more, and how far one still is [BT-4] [BT-5]', () => {
    expect(at('correct-score', '2-1', [0, 0])?.needs).toEqual([
      { side: 'home', count: 2 },
      { side: 'away', count: 1 },
    ]);
    expect(at('correct-score', '2-1', [3, 0])).toMatchObject({ now: 'lose', isFinal: true });
    expect(at('home-scores', 'yes', [1, 0])).toMatchObject({ now: 'win', isFinal: true });
    expect(at('odd-even', 'odd', [1, 0])).toMatchObject({ now: 'win', isFinal: false });
  });
});
