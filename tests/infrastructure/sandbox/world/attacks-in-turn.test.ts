import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import type { SportCode } from '../../../../core/sports/tree/sport.ts';
import { above } from '../../../../infrastructure/sandbox/world/probabilities/distribution.ts';
import { gameProbabilities } from '../../../../infrastructure/sandbox/world/probabilities/game-probabilities.ts';
import { playOut } from '../../../../infrastructure/sandbox/world/plays/play-out.ts';
import type { Matchup } from '../../../../infrastructure/sandbox/world/plays/play.ts';
import { possessionsIn } from '../../../../infrastructure/sandbox/world/plays/possession-rules.ts';
import { drawsFrom } from '../../../../infrastructure/sandbox/world/random-draws.ts';

const SPORTS = [
  'basketball',
  'cyber-basketball',
  'american-football',
  'australian-football',
  'rugby-union',
  'rugby-league',
] as const satisfies readonly SportCode[];
const GAMES = 250;

const matchup = (sport: SportCode, key: number): Matchup => ({
  key,
  sport,
  champId: 0,
  coverage: 'top',
  edge: ((key % 9) - 4) / 5,
  tempo: 0,
  answerCount: 0,
});

/** Fair bets, whenever the last attack of a period begins, that the side whose turn it is scores: what they gain, in standard errors. */
function informedGain(sport: SportCode): number {
  let gain = 0;
  let variance = 0;
  for (let key = 1; key <= GAMES; key += 1) {
    const view = matchup(sport, key);
    const { frames } = playOut(view, drawsFrom(xoroshiro128plus(key)));
    for (const frame of frames) {
      if (frame.phase !== 'playing' || frame.attacks?.left !== 1 || frame.period > 2) continue;
      const { next } = frame.attacks;
      const spread = gameProbabilities({ view, frame, elapsed: frame.at }).spread('regular', frame.period);
      if (spread === undefined || spread === 'void') throw new Error('no price');
      const sofar = frame.periods[frame.period - 1]![next];
      const probability = above(spread[next], sofar);
      const isWon = frames.at(-1)!.periods[frame.period - 1]![next] > sofar;
      gain += (isWon ? 1 : 0) - probability;
      variance += probability * (1 - probability);
    }
  }
  return gain / Math.sqrt(variance);
}

describe('sports of attacks in turn', () => {
  it.each(SPORTS)('pay nobody for knowing whose turn it is in %s', (sport) => {
    expect(Math.abs(informedGain(sport))).toBeLessThan(4);
  });

  it.each(SPORTS)('play an overtime of %s with as many attacks for either side', (sport) => {
    expect(possessionsIn(matchup(sport, 1), 5) % 2).toBe(0);
  });
});
