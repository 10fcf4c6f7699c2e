import { describe, expect, it } from 'vitest';
import { decidingRules } from '../../../../core/coupon/explained/deciding-rule.ts';
import { betResultId } from '../../../../core/coupon/maths/bet-result.ts';
import { isMarketKind } from '../../../../core/sports/game/market-kind.ts';
import { parseOutcomeId } from '../../../../core/sports/game/outcome-id.ts';
import { sportId } from '../../../../core/sports/tree/sport.ts';
import { sharedWorld } from '../../../support/fakes/shared-world.ts';

const PAIR = { home: 0, away: 0 };
const HALVES = [
  { home: 1, away: 0 },
  { home: 1, away: 1 },
];
const BET = {
  kind: 'total',
  period: 0,
  sportId: 1,
  code: 'over',
  line: 2.5,
  status: 1,
  gameStatus: 'finished',
  score: { home: 2, away: 1, periods: HALVES, redCards: PAIR },
} as const;

describe('the rule that decided a bet', () => {
  it('is that of its market, with what it counted [EP-29]', () => {
    expect(decidingRules(BET)).toEqual([{ rule: 'over', line: '2.5', count: 3 }]);
    expect(decidingRules({ ...BET, line: 3, status: 2 })).toEqual([
      { rule: 'over', line: '3', count: 3 },
      { rule: 'line-hit' },
    ]);
    expect(decidingRules({ ...BET, line: 2.75, status: 4 })).toEqual([
      { rule: 'over', line: '2.75', count: 3 },
      { rule: 'quarter', lower: '2.5', upper: '3' },
    ]);
    expect(decidingRules({ ...BET, kind: 'handicap', code: 'away', line: -0.5, status: 0 })).toEqual([
      { rule: 'handicap', line: '+0.5', score: { home: 2, away: 1.5 } },
    ]);
    expect(decidingRules({ ...BET, kind: 'result', code: 'home', line: undefined })).toEqual([
      { rule: 'regular-score', score: { home: 2, away: 1 } },
    ]);
    const half = { ...BET, kind: 'draw-no-bet', code: 'home', period: 2, line: undefined, status: 2 } as const;
    expect(decidingRules(half)).toEqual([{ rule: 'part-score', score: { home: 1, away: 1 } }]);
  });

  it('says a void, a dead heat, and what no score decides; nothing of open bets and those given back by hand [EP-29]', () => {
    expect(decidingRules({ ...BET, gameStatus: 'abandoned', status: 2 })).toEqual([{ rule: 'abandoned' }]);
    expect(decidingRules({ ...BET, gameStatus: 'abandoned' })).toEqual([{ rule: 'decided-before' }]);
    expect(decidingRules({ ...BET, status: 6 })).toEqual([{ rule: 'dead-heat' }]);
    expect([-2, -1, 3].map((status) => decidingRules({ ...BET, status } as never))).toEqual([[], [], []]);
    const level = { home: 1, away: 1, periods: [{ home: 1, away: 1 }], redCards: PAIR };
    expect(decidingRules({ ...BET, kind: 'draw-no-bet', code: 'home', status: 2, score: level }).at(-1)).toEqual({
      rule: 'draw',
    });
    const rule = (changes: object) => decidingRules({ ...BET, line: undefined, ...changes })[0]?.rule;
    expect(rule({ kind: 'anytime-goalscorer', status: 2 })).toBe('no-part');
    expect(rule({ kind: 'anytime-goalscorer', deeds: [] })).toBe('player');
    expect(rule({ kind: 'corners-total' })).toBe('statistics');
    expect(rule({ kind: 'method', sportId: sportId('mma') })).toBe('fight');
    expect(rule({ kind: 'outright', sportId: sportId('formula-1') })).toBe('answer');
    expect(rule({ kind: 'half-time-full-time' })).toBe('course');
    // a score that says something else than what was settled is not called the reason
    expect(decidingRules({ ...BET, status: 0 })).toEqual([{ rule: 'course' }]);
  });

  it('names one for every settled answer of every match that ended, and by a score wherever a score decides [EP-29]', () => {
    const now = Date.UTC(2026, 5, 10, 20);
    const world = sharedWorld({ seed: 'counted goals', speed: 1, onFault: () => undefined });
    const rules = new Map<string, number>();
    for (const gameId of world.endedGames(now - 7_200_000, now)) {
      const game = world.game(gameId, { now, language: 'en' });
      if (game === undefined) continue;
      for (const { id } of world.closingMarkets(gameId, { language: 'en' }).flatMap(({ outcomes }) => outcomes)) {
        const address = parseOutcomeId(id);
        const result = world.result(id, now, undefined);
        if (address === undefined || !isMarketKind(address.kind) || result === 'open') continue;
        const { kind, code, line, period } = address;
        const told = decidingRules({
          kind,
          code,
          line,
          period,
          sportId: game.sportId,
          score: game.score,
          gameStatus: game.status,
          status: betResultId(result) as 0,
        });
        expect([id, told.length > 0]).toEqual([id, true]);
        rules.set(told[0]!.rule, (rules.get(told[0]!.rule) ?? 0) + 1);
      }
    }
    for (const rule of ['over', 'under', 'handicap', 'score', 'regular-score', 'part-score']) {
      expect([rule, (rules.get(rule) ?? 0) > 20]).toEqual([rule, true]);
    }
    const all = [...rules.values()].reduce((sum, count) => sum + count, 0);
    expect((rules.get('course') ?? 0) / all).toBeLessThan(0.15);
  });
});
