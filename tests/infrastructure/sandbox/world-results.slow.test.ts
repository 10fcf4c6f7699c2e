import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BetResult } from '../../../core/coupon/maths/bet-result.ts';
import { days, hours, minutes, seconds } from '../../../core/shared/time.ts';
import { sportCode, sportId } from '../../../core/sports/tree/sport.ts';
import { PLAYER_KINDS, TABLE_KINDS } from '../../../core/sports/game/player-kinds.ts';
import { resultByScorers } from '../../support/examples/scorer-oracle.ts';
import { createWorld } from '../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const AFTER = NOON + days(30);
/** Of those, about one in three is of a top competition. */
const SCORER_GAMES = 250;
const world = createWorld({ seed: 'results', speed: 1 });
const ended = world.endedGames(NOON - hours(3), NOON);

interface Ended {
  readonly id: number;
  readonly sport: string;
  readonly end: number;
  readonly isAbandoned: boolean;
  /** The answers of all markets it carried on the way. */
  readonly markets: ReadonlyMap<string, readonly string[]>;
}

function marketsOnTheWay(id: number): ReadonlyMap<string, readonly string[]> {
  const { startsAt } = world.card(id, 'en')!;
  const end = world.end(id)!;
  const markets = new Map<string, readonly string[]>();
  for (const share of [-0.01, 0.15, 0.45, 0.7, 0.95]) {
    const now = Math.round(startsAt + (end - startsAt) * share);
    for (const market of world.details(id, { now, language: 'en' })!.markets) {
      const ids = market.outcomes.map((outcome) => outcome.id);
      if (ids.length >= (markets.get(market.id)?.length ?? 0)) markets.set(market.id, ids);
    }
  }
  return markets;
}

const games: readonly Ended[] = ended
  .filter((_, index) => index % 3 === 0)
  .map((id) => ({
    id,
    sport: sportCode(world.card(id, 'en')!.sportId)!,
    end: world.end(id)!,
    isAbandoned: world.game(id, { now: AFTER, language: 'en' })!.status === 'abandoned',
    markets: marketsOnTheWay(id),
  }));
const finished = games.filter(({ isAbandoned }) => !isAbandoned);

function resultsOf(ids: readonly string[], at = AFTER): readonly BetResult[] {
  return ids.map((id) => world.result(id, at));
}

interface AsianVector {
  readonly kind: string;
  readonly input: {
    readonly line: number;
    readonly margin?: number;
    readonly side?: string;
    readonly goals?: number;
    readonly goalsFor?: number;
    readonly goalsAgainst?: number;
  };
  readonly expected: string | { readonly outcome: string };
}

const VECTORS = (
  JSON.parse(
    readFileSync(new URL('../../support/vectors/betting.json', import.meta.url), 'utf8'),
  ) as readonly AsianVector[]
).filter(({ kind }) => kind.startsWith('asian_handicap') || kind === 'asian_total_outcome');

/** Finished football games by their final score. */
const footballByScore = (() => {
  const byScore: { id: number; home: number; away: number }[] = [];
  for (const id of world.endedGames(NOON - days(2.5), NOON)) {
    if (world.card(id, 'en')!.sportId !== sportId('football')) continue;
    const { score, status } = world.game(id, { now: AFTER, language: 'en' })!;
    if (status === 'finished') byScore.push({ id, home: score.home, away: score.away });
  }
  return byScore;
})();

describe('results', () => {
  it('are open until the game ends and certain from then on', () => {
    for (const { markets, end } of finished) {
      for (const ids of markets.values()) {
        expect(world.result(ids[0]!, end - 1)).toBe('open');
        expect(resultsOf(ids, end)).not.toContain('open');
      }
    }
  });

  it('name exactly one winner where the answers exclude one another', () => {
    const kinds = new Set([
      'result',
      'odd-even',
      'correct-score',
      'exact-goals',
      'half-time-full-time',
      'higher-scoring-half',
      'next-goal',
      'both-score-result',
      'both-score',
      'set-score',
      'method',
      'winner-method',
      'finish-round',
      'winning-margin',
      'european-handicap',
      'red-card',
      'overtime',
      'goes-the-distance',
    ]);
    let count = 0;
    for (const { markets } of finished) {
      for (const [market, ids] of markets) {
        const [gameId = '', kind = ''] = market.split(':');
        const isWhole = ids.length === new Set(ids).size;
        if (!kinds.has(kind) || !isWhole) continue;
        const results = resultsOf(ids);
        if (results.every((result) => result === 'return')) continue;
        expect({ gameId, market, wins: results.filter((result) => result === 'win').length }).toEqual({
          gameId,
          market,
          wins: 1,
        });
        expect(results.filter((result) => result === 'lose')).toHaveLength(ids.length - 1);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(1_000);
  });

  it('never let both sides of a line win', () => {
    const mirrored: Readonly<Record<string, BetResult>> = {
      win: 'lose',
      lose: 'win',
      return: 'return',
      'half-win': 'half-lose',
      'half-lose': 'half-win',
    };
    let count = 0;
    const seen = new Set<BetResult>();
    for (const { markets } of finished) {
      for (const [market, ids] of markets) {
        if (!/:(?:asian-)?(?:total|handicap)|-total|-handicap/.test(market) || ids.length !== 2) continue;
        const [first, second] = resultsOf(ids);
        expect(second).toBe(mirrored[first!]);
        seen.add(first!);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(1_000);
    expect([...seen].toSorted()).toEqual(['half-lose', 'half-win', 'lose', 'return', 'win']);
  });

  it('pay two of the three double probabilities', () => {
    for (const { markets } of finished) {
      for (const [market, ids] of markets) {
        if (!market.includes(':double-chance:') || ids.length !== 3) continue;
        expect(resultsOf(ids).filter((result) => result === 'win')).toHaveLength(2);
      }
    }
  });

  it('follow the final score', () => {
    expect(footballByScore.length).toBeGreaterThan(300);
    for (const { id, home, away } of footballByScore) {
      const answer = (text: string) => world.result(`${String(id)}:${text}`, AFTER);
      expect(answer(`result:0::${home > away ? 'home' : home < away ? 'away' : 'draw'}`)).toBe('win');
      expect(answer(`total:0:${String(home + away - 0.5)}:over`)).toBe('win');
      expect(answer(`total:0:${String(home + away)}:under`)).toBe('return');
      expect(answer(`both-score:0::${home > 0 && away > 0 ? 'yes' : 'no'}`)).toBe('win');
      expect(answer(`handicap:0:${String(away - home)}:away`)).toBe('return');
      const score = home <= 4 && away <= 4 ? `${String(home)}-${String(away)}` : 'other';
      expect(answer(`correct-score:0::${score}`)).toBe('win');
    }
  });

  it.each(VECTORS)('settles $kind $input as the books do', ({ input, expected }) => {
    const wanted = (typeof expected === 'string' ? expected : expected.outcome).replaceAll('_', '-');
    const { line, goals, side } = input;
    const margin = input.margin ?? (input.goalsFor ?? 0) - (input.goalsAgainst ?? 0);
    const game = footballByScore.find(({ home, away }) =>
      goals === undefined ? home - away === margin : home + away === goals,
    );
    expect(game).toBeDefined();
    const text = goals === undefined ? `handicap:0:${String(line)}:home` : `total:0:${String(line)}:${side!}`;
    expect(world.result(`${String(game!.id)}:${text}`, AFTER)).toBe(wanted);
  });

  it('pay what players did, as the course of play tells it [GLS-1] [GLS-2] [GLS-3] [GLS-4] [GLS-5] [PLP-1]', () => {
    const seen = new Map<string, number>();
    let [goals, own, penalties] = [0, 0, 0];
    const wrong: unknown[] = [];
    for (const { id } of footballByScore.slice(0, SCORER_GAMES)) {
      const { lineUps, timeline } = world.details(id, { now: AFTER, language: 'en' })!;
      if (lineUps === undefined) continue;
      goals += timeline.filter(({ kind }) => kind === 'goal').length;
      own += timeline.filter(({ how }) => how === 'own-goal').length;
      penalties += timeline.filter(({ how }) => how === 'penalty').length;
      const codes = (['home', 'away'] as const).flatMap((side) =>
        lineUps[side]
          .filter(({ position }) => position !== 'goalkeeper')
          .map(({ number }) => `${side.slice(0, 1)}${String(number)}`),
      );
      for (const kind of [...PLAYER_KINDS, 'no-goalscorer']) {
        for (const code of kind === 'no-goalscorer' ? ['yes', 'no'] : codes) {
          const result = world.result(`${String(id)}:${kind}:0::${code}`, AFTER);
          if (result !== resultByScorers({ lineUps, timeline }, kind, code)) wrong.push([id, kind, code, result]);
          seen.set(`${kind} ${result}`, (seen.get(`${kind} ${result}`) ?? 0) + 1);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(goals).toBeGreaterThan(100);
    expect([own, penalties].every((count) => count > 0 && count < goals / 5)).toBe(true);
    expect([...seen.keys()].toSorted()).toEqual([
      ...['anytime', 'first', 'last'].flatMap((which) =>
        ['lose', 'return', 'win'].map((result) => `${which}-goalscorer ${result}`),
      ),
      'no-goalscorer lose',
      'no-goalscorer win',
      ...TABLE_KINDS.deeds.toSorted().flatMap((kind) => ['lose', 'return', 'win'].map((result) => `${kind} ${result}`)),
      ...['lose', 'return', 'win'].map((result) => `two-or-more-goals ${result}`),
    ]);
  });

  it('answer every question of politics', () => {
    const weeks = Array.from({ length: 8 }, (_, index) => NOON - days(7 * (index + 1)));
    const asked = weeks
      .flatMap((week) => world.openGames(week))
      .filter((id) => world.card(id, 'en')!.sportId === sportId('politics'));
    expect(asked.length).toBeGreaterThan(50);
    for (const id of asked) {
      const start = world.card(id, 'en')!.startsAt;
      const { markets } = world.details(id, { now: start - minutes(1), language: 'ru' })!;
      expect(markets[0]!.outcomes.every(({ label }) => label !== undefined && label !== '')).toBe(true);
      const results = resultsOf(markets[0]!.outcomes.map((outcome) => outcome.id));
      const winners = results.filter((result) => result !== 'lose');
      expect(winners).toEqual(winners.length === 1 ? ['win'] : ['half-lose-half-win', 'half-lose-half-win']);
    }
  });

  it('return what an abandoned game has not decided, and keep what it has', () => {
    const id = footballByScore.find(({ home, away }) => home + away >= 3)!.id;
    const { startsAt } = world.card(id, 'en')!;
    const goals = (now: number) => {
      const { score } = world.game(id, { now, language: 'en' })!;
      return score.home + score.away;
    };
    let at = startsAt;
    while (goals(at) < 2) at += seconds(5);
    const override = { abandonedAt: at + 1 };
    const answer = (text: string) => world.result(`${String(id)}:${text}`, AFTER, override);
    expect(world.end(id, override)).toBe(at + 1);
    expect(world.game(id, { now: AFTER, language: 'en', override })!.status).toBe('abandoned');
    expect(answer('total:0:1.5:over')).toBe('win');
    expect(answer('total:0:1.5:under')).toBe('lose');
    expect(answer('correct-score:0::0-0')).toBe('lose');
    expect(answer('total:0:2:over')).toBe('return');
    expect(answer('total:0:6.5:over')).toBe('return');
    expect(answer('result:0::home')).toBe('return');
    expect(answer('result:0::away')).toBe('return');
  });

  it('return every bet on a game that was called off before it began', () => {
    const id = world.openGames(NOON).find((one) => world.card(one, 'en')!.startsAt > NOON + hours(5))!;
    const override = { abandonedAt: NOON + 1 };
    const ids = world
      .details(id, { now: NOON, language: 'en' })!
      .markets.flatMap(({ outcomes }) => outcomes.map((outcome) => outcome.id));
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids.map((one) => world.result(one, NOON + 1, override)))).toEqual(new Set(['return']));
    expect(world.result(ids[0]!, NOON, override)).toBe('open');
  });

  it('take the score the game would have had where a person ends it early', () => {
    const { id, home, away } = footballByScore[0]!;
    const { startsAt } = world.card(id, 'en')!;
    const override = { finishedAt: startsAt + minutes(5) };
    expect(world.game(id, { now: startsAt + minutes(5), language: 'en', override })!.score).toMatchObject({
      home,
      away,
    });
    expect(world.game(id, { now: startsAt + minutes(5), language: 'en', override })!.status).toBe('finished');
    expect(world.result(`${String(id)}:total:0:${String(home + away)}:over`, startsAt + minutes(5), override)).toBe(
      'return',
    );
    expect(world.details(id, { now: startsAt + minutes(5), language: 'en', override })!.markets).toEqual([]);
  });

  it('abandon about one game in two hundred', () => {
    const ids = world.endedGames(NOON - days(1.5), NOON);
    const broken = ids.filter((id) => world.game(id, { now: AFTER, language: 'en' })!.status === 'abandoned');
    expect(ids.length).toBeGreaterThan(2_000);
    expect(broken.length / ids.length).toBeGreaterThan(0.001);
    expect(broken.length / ids.length).toBeLessThan(0.012);
  });
});
