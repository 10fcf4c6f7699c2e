import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, hours, minutes, seconds } from '../../../../core/shared/time.ts';
import { gameLengths } from '../../../../infrastructure/sandbox/world/calendar.ts';
import { readGameId, writeGameId } from '../../../../infrastructure/sandbox/world/game-id.ts';
import { marbleProbabilities } from '../../../../infrastructure/sandbox/world/plays/marble-play.ts';
import { playOut } from '../../../../infrastructure/sandbox/world/plays/play-out.ts';
import type { Matchup } from '../../../../infrastructure/sandbox/world/plays/play.ts';
import { drawsFrom } from '../../../../infrastructure/sandbox/world/random-draws.ts';
import { createWorld } from '../../../../infrastructure/sandbox/world/world.ts';

const MARBLES = 8;
const RACES = 128;
const NOW = 1_790_000_000_000;

const matchup = (key: number): Matchup => ({
  key,
  sport: 'marbles',
  champId: RACES,
  coverage: 'low',
  edge: 0,
  tempo: 0,
  answerCount: MARBLES,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('a race of marbles', () => {
  it('drops one marble at each gate until one is left, who wins [SP-30]', () => {
    for (let key = 1; key <= 40; key += 1) {
      const { frames, decisive, duration } = playOut(matchup(key), drawsFrom(xoroshiro128plus(key)));
      const fallen = frames.at(-2)!.fallen!;
      expect([frames.length, decisive.length]).toEqual([MARBLES, MARBLES - 1]);
      expect(new Set([...fallen, Number(frames.at(-1)!.finish)]).size).toBe(MARBLES - 1);
      expect(duration).toBeLessThanOrEqual(gameLengths('marbles', 1).most);
    }
  });

  it('has probabilities that are sure of those that fell, and of whoever is left alone [SP-30]', () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: MARBLES }, (_, marble) => marble),
      {
        maxLength: MARBLES - 1,
      },
    );
    fc.assert(
      fc.property(fc.nat(1_000_000), order, (key, fallen) => {
        const likely = marbleProbabilities(matchup(key), fallen);
        expect(sum(likely)).toBeCloseTo(1, 9);
        for (const [marble, probability] of likely.entries()) expect(probability > 0).toBe(!fallen.includes(marble));
      }),
    );
  });

  it('is won as often as its probabilities say, from the start and from any gate [SP-30]', () => {
    const runs = 4000;
    const likely = marbleProbabilities(matchup(5), []);
    const draws = drawsFrom(xoroshiro128plus(5));
    const won = Array.from({ length: MARBLES }, () => 0);
    let left = 0;
    let wonThen = 0;
    for (let run = 1; run <= runs; run += 1) {
      const { frames } = playOut(matchup(5), draws);
      const winner = Number(frames.at(-1)!.finish);
      won[winner] = (won[winner] ?? 0) + 1;
      left += marbleProbabilities(matchup(5), frames[4]!.fallen!)[0]!;
      wonThen += Number(winner === 0);
    }
    for (const [marble, probability] of likely.entries())
      expect(Math.abs(won[marble]! / runs - probability)).toBeLessThan(
        4 * Math.sqrt((probability * (1 - probability)) / runs),
      );
    expect(Math.abs(left - wonThen) / runs).toBeLessThan(0.03);
  });
});

describe('races of marbles', () => {
  const world = createWorld({ seed: 'marbles', speed: 1 });
  const glance = (now: number) => ({ now, language: 'en' as const });
  const ids = world.champGames(RACES, NOW - hours(6), NOW);

  it('are announced with their start, so that they are live and never before the start [SP-30]', () => {
    expect(ids.length).toBeGreaterThan(40);
    for (const id of ids) {
      const { startsAt } = world.card(id, 'en')!;
      expect(world.openGames(startsAt - 1)).not.toContain(id);
      expect(world.game(id, glance(startsAt + seconds(1)))?.section).toBe('live');
    }
  });

  it('take bets on those that are left while they are run, and pay the one that is left [SP-30]', () => {
    const [id] = ids as [number];
    const { startsAt } = world.card(id, 'en')!;
    const open = (at: number) => world.details(id, glance(startsAt + at))!.markets[0]!.outcomes;
    const start = open(seconds(30));
    expect([start.length, start.every(({ isLocked }) => !isLocked)]).toEqual([MARBLES, true]);
    const later = open(seconds(75 * 3 + 30));
    expect([later.length, later.every(({ isLocked }) => !isLocked)]).toEqual([MARBLES - 3, true]);
    expect(open(seconds(75)).every(({ isLocked }) => isLocked)).toBe(true);
    const results = start.map((outcome) => world.result(outcome.id, startsAt + minutes(10)));
    expect(results.toSorted()).toEqual([...Array.from({ length: MARBLES - 1 }, () => 'lose'), 'win'].toSorted());
    const fallen = start.filter((outcome) => !later.some((left) => left.id === outcome.id));
    expect(fallen.map((outcome) => world.result(outcome.id, startsAt + days(1)))).toEqual(['lose', 'lose', 'lose']);
  });
});

describe('the id of a game', () => {
  it('says the champ, the slot and the number, for later champs too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 135 }),
        fc.nat(10_000_000),
        fc.integer({ min: 0, max: 127 }),
        (champId, slot, number) => {
          const id = writeGameId({ champId, slot, number });
          expect(Number.isSafeInteger(id)).toBe(true);
          expect(readGameId(id)).toEqual({ champId, slot, number });
        },
      ),
    );
    expect([readGameId(-1), readGameId(0.5), readGameId(2 ** 60)]).toEqual([undefined, undefined, undefined]);
  });
});
