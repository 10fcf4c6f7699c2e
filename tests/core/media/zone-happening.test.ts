import { describe, expect, it } from 'vitest';
import {
  MEDIA_SAID_EVERY,
  zoneField,
  zoneHappening,
  zoneSituation,
  zoneSpot,
  type ZoneFacts,
} from '../../../core/media/zone-happening.ts';
import type { Score, Statistic } from '../../../core/sports/game/game.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import { sampleGame } from '../../support/examples/sample-line.ts';

interface Change {
  readonly sport?: string;
  readonly score?: Partial<Score>;
  readonly status?: 'playing' | 'break' | 'finished';
  readonly statistics?: readonly Statistic[];
  readonly momentum?: readonly number[];
}

function facts({
  sport = 'football',
  score,
  status = 'playing',
  statistics = [],
  momentum = [],
}: Change = {}): ZoneFacts {
  const game = sampleGame(7, { sportId: sportId(sport) ?? 0, status });
  return { game: { ...game, score: { ...game.score, ...score } }, statistics, momentum };
}

function between(before: Change, now: Change) {
  return zoneHappening(facts(before), facts(now), zoneSituation(facts(before)));
}

const counted = (kind: Statistic['kind'], home: number, away: number): Statistic => ({ kind, period: 0, home, away });

describe('the zone of a match', () => {
  it.each([
    ['football', 'pitch'],
    ['ice-hockey', 'rink'],
    ['basketball', 'court'],
    ['handball', 'court'],
    ['tennis', 'net'],
    ['volleyball', 'net'],
    ['cs2', 'board'],
    ['cricket', 'board'],
    ['politics', 'board'],
  ] as const)('of %s is a %s [MD-18]', (sport, field) => {
    expect(zoneField(sportId(sport) ?? 0)).toBe(field);
  });

  it('begins with who serves, else who attacked last, else with play, and rests while nobody plays [MD-19]', () => {
    expect(zoneSituation(facts({ sport: 'tennis', score: { serving: 'away' } }))).toMatchObject({
      kind: 'serve',
      side: 'away',
    });
    expect(zoneSituation(facts({ momentum: [10, -40, 0] }))).toMatchObject({ kind: 'attack', side: 'away' });
    expect(zoneSituation(facts())).toEqual({ kind: 'play', nth: 0 });
    expect(zoneSituation(facts({ status: 'break', momentum: [90] }))).toMatchObject({ kind: 'rest' });
  });

  it('shows what grew, the score before cards and these before what is counted [MD-20]', () => {
    const shot = [counted('shots', 4, 1), counted('dangerous-attacks', 9, 3)];
    const redCards = { home: 0, away: 2 };
    expect(between({}, { score: { away: 2, redCards }, statistics: shot })).toMatchObject({
      kind: 'goal',
      side: 'away',
    });
    expect(between({}, { score: { redCards }, statistics: shot })).toMatchObject({ kind: 'red-card', side: 'away' });
    expect(between({ statistics: [counted('shots', 3, 1)] }, { statistics: shot })).toMatchObject({
      kind: 'shots',
      side: 'home',
    });
    expect(between({ statistics: [counted('shots', 4, 1)] }, { statistics: shot })).toMatchObject({
      kind: 'dangerous-attacks',
    });
  });

  it('counts the points of basketball, the sets and the points of a set [MD-20]', () => {
    const sport = 'basketball';
    expect(between({ sport, score: { home: 20 } }, { sport, score: { home: 23 } })).toMatchObject({
      kind: 'points',
      side: 'home',
      count: 3,
    });
    expect(between({ sport: 'tennis', score: { home: 0 } }, { sport: 'tennis', score: { home: 1 } })).toMatchObject({
      kind: 'set',
    });
    const [love, fifteen] = [
      { home: '0', away: '0' },
      { home: '0', away: '15' },
    ];
    expect(
      between({ sport: 'tennis', score: { points: love } }, { sport: 'tennis', score: { points: fifteen } }),
    ).toMatchObject({ kind: 'point', side: 'away' });
    const periods = [{ home: 5, away: 4 }];
    expect(
      between(
        { sport: 'volleyball', score: { periods } },
        { sport: 'volleyball', score: { periods: [{ home: 6, away: 4 }] } },
      ),
    ).toMatchObject({ kind: 'point', side: 'home' });
  });

  it('stays what it was where nothing grew, and rests or goes on with the play [MD-20]', () => {
    const last = { kind: 'corners', side: 'home', nth: 4 } as const;
    expect(zoneHappening(facts(), facts(), last)).toBe(last);
    expect(zoneHappening(facts(), facts({ status: 'break' }), last)).toMatchObject({ kind: 'rest' });
    expect(zoneHappening(facts({ status: 'break' }), facts({ momentum: [5] }), last)).toMatchObject({ kind: 'attack' });
  });

  it('draws the ball where such a thing happens, each side at its own end [MD-21]', () => {
    expect(zoneSpot({ kind: 'goal', side: 'home', nth: 1 })).toEqual({ along: 0.985, across: 0.5 });
    expect(zoneSpot({ kind: 'goal', side: 'away', nth: 1 }).along).toBeCloseTo(0.015);
    expect(zoneSpot({ kind: 'corners', side: 'home', nth: 2 })).toEqual({ along: 0.99, across: 0.01 });
    const places = [1, 2, 3].map((nth) => zoneSpot({ kind: 'shots', side: 'home', nth }).across);
    expect(new Set(places).size).toBe(3);
    expect(Math.min(...places)).toBeGreaterThan(0.1);
    expect(Math.max(...places)).toBeLessThan(0.9);
  });

  it('is read out at most once in 10 seconds [MD-28]', () => {
    expect(MEDIA_SAID_EVERY).toBe(10_000);
  });
});
