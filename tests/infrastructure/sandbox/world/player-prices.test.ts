import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { minutes } from '../../../../core/shared/time.ts';
import { PLAYER_KINDS } from '../../../../core/sports/game/player-kinds.ts';
import { gameProbabilities } from '../../../../infrastructure/sandbox/world/probabilities/game-probabilities.ts';
import { playOut } from '../../../../infrastructure/sandbox/world/plays/play-out.ts';
import { lastUntil, type Frame, type Matchup } from '../../../../infrastructure/sandbox/world/plays/play.ts';
import { teamSheets } from '../../../../infrastructure/sandbox/world/plays/team-sheet.ts';
import { scorerOffers } from '../../../../infrastructure/sandbox/world/offers/scorer-offers.ts';
import { drawsFrom } from '../../../../infrastructure/sandbox/world/random-draws.ts';

const GAMES = 500;
/** Before the start, in the first half, at half-time, and twice in the second half. */
const MOMENTS = [-1, minutes(25), minutes(52), minutes(75), minutes(100)];
const RESULTS = ['lose', 'win', 'return'] as const;

const matchup: Matchup = {
  key: 12_345,
  sport: 'football',
  champId: 1,
  coverage: 'top',
  edge: 0.3,
  tempo: 0.2,
  answerCount: 0,
  squads: { home: 501, away: 502 },
};
const sheets = teamSheets(matchup)!;
const kickOff: Frame = { ...playOut(matchup, drawsFrom(xoroshiro128plus(1))).frames[0], phase: 'waiting', period: 0 };

/** The likeliest scorer of a side takes its penalties. */
function roleOf(place: number): string {
  if (place === 0) return 'taker';
  return place < 10 ? 'starter' : 'bench';
}

interface Difference {
  readonly sum: number;
  /** What was to be expected of its square, were the answers of a game independent. */
  readonly variance: number;
}

type Differences = Map<string, Difference>;

/** By how much what became of the answers of a game is more than how likely it was called: by market, role of the player, moment and result. */
function differencesOf(key: number): Differences {
  const play = playOut(matchup, drawsFrom(xoroshiro128plus(key)));
  const last = play.frames.at(-1)!;
  const ended = gameProbabilities({ view: matchup, frame: last, elapsed: last.at });
  const differences: Differences = new Map();
  for (const [moment, elapsed] of MOMENTS.entries()) {
    const frame = elapsed < 0 ? kickOff : lastUntil(play.frames, elapsed);
    const open = gameProbabilities({ view: matchup, frame, elapsed: Math.max(0, elapsed) });
    for (const { kind, codes = ['yes', 'no'] } of scorerOffers(sheets)) {
      for (const [place, code] of codes.entries()) {
        const question = { kind, period: 0, line: undefined, code };
        const [likely, became] = [open.special(question)!, ended.special(question)!];
        const role = roleOf(place % 15);
        for (const [index, result] of RESULTS.entries()) {
          const name = `${kind} ${role} ${result} at ${String(moment)}`;
          const before = differences.get(name) ?? { sum: 0, variance: 0 };
          const probability = likely[index]!;
          differences.set(name, {
            sum: before.sum + became[index]! - probability,
            variance: before.variance + probability * (1 - probability),
          });
        }
      }
    }
  }
  return differences;
}

/** The sums over all games in standard errors: the answers of one game hang together, and what is rare may not have come at all. */
function errors(): ReadonlyMap<string, number> {
  const sums = new Map<string, Difference & { readonly squares: number }>();
  for (let key = 1; key <= GAMES; key += 1) {
    for (const [name, { sum, variance }] of differencesOf(key)) {
      const known = sums.get(name) ?? { sum: 0, variance: 0, squares: 0 };
      sums.set(name, {
        sum: known.sum + sum,
        variance: known.variance + variance,
        squares: known.squares + sum ** 2,
      });
    }
  }
  return new Map(
    [...sums].map(([name, { sum, variance, squares }]) => [
      name,
      Math.abs(sum) / Math.sqrt(Math.max(squares, variance, 1e-9)),
    ]),
  );
}

describe('who scores', () => {
  it('happens as often as the prices say, for starters and for the bench, at every stage [GLS-2] [GLS-3] [GLS-4] [GLS-5]', () => {
    const found = errors();
    expect(found.size).toBeGreaterThan(PLAYER_KINDS.length * MOMENTS.length * 4);
    expect([...found].filter(([, error]) => !(error < 4))).toEqual([]);
  });
});
