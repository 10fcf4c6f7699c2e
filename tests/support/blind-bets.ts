import type { BetResult } from '../../core/coupon/maths/bet-result.ts';
import { minutes, type EpochMillis } from '../../core/shared/time.ts';
import type { Outcome } from '../../core/sports/game/market.ts';
import type { SportCode } from '../../core/sports/tree/sport.ts';
import { gameLengths } from '../../infrastructure/sandbox/world/calendar.ts';
import { CHAMP_RECORDS } from '../../infrastructure/sandbox/world/champ-table.ts';
import { writeGameId } from '../../infrastructure/sandbox/world/game-id.ts';
import { isLiveRace } from '../../infrastructure/sandbox/world/plays/marble-play.ts';
import { createWorld, type World } from '../../infrastructure/sandbox/world/world.ts';
import { decimalOdds } from '../../core/shared/odds.ts';

/** Parts of a game's usual length after which bets are placed; 'line' is a minute before the start. */
const STAGES = ['line', 0.05, 0.2, 0.4, 0.6, 0.8, 0.9, 0.97, 1.05] as const;

/** What somebody who knows nothing gets back from a kind of bet. */
export interface BlindReturn {
  readonly sport: SportCode;
  /** Market, answer, price band and stage. */
  readonly bets: string;
  readonly games: number;
  /** 1 is break-even. */
  readonly mean: number;
  /** By how many standard errors the mean is above break-even. */
  readonly t: number;
}

interface Sum {
  games: number;
  returned: number;
  squares: number;
  /** The variance of fair bets at the same prices. */
  fair: number;
}

const SPEED = 1;
const FIRST_SLOT = 20_000;
const LEAST_GAMES = 50;
/** From so many games on, the spread of the sample itself is trusted. */
const MANY_GAMES = 400;

const RETURNED: Partial<Record<BetResult, (odds: number) => number>> = {
  lose: () => 0,
  win: (odds) => odds,
  return: () => 1,
  'half-win': (odds) => (odds + 1) / 2,
  'half-lose': () => 0.5,
  'half-lose-half-win': (odds) => odds / 2,
};

function band(odds: number): string {
  if (odds < 1.3) return 'below 1.3';
  if (odds < 3) return '1.3 to 3';
  return odds < 10 ? '3 to 10' : 'from 10';
}

function* gameIds(world: World, sport: SportCode, { count, isTop = false }: BlindRun): Generator<number> {
  const champs = CHAMP_RECORDS.filter((champ) => champ.sport === sport && (!isTop || champ.coverage === 'top'));
  for (let slot = FIRST_SLOT, found = 0; found < count; slot += 1) {
    for (const { id } of champs) {
      // what is announced only as it starts is of the games of a speed
      const gameId = writeGameId({ champId: id, slot, number: isLiveRace(sport) ? SPEED : 0 });
      if (world.card(gameId, 'en') === undefined || found >= count) continue;
      found += 1;
      yield gameId;
    }
  }
}

interface Placing {
  readonly world: World;
  readonly gameId: number;
  readonly at: EpochMillis;
  readonly end: EpochMillis;
}

/** One unit on every answer on offer; the bets of one game and kind count as one observation, since they hang together. */
function betOnAll({ world, gameId, at, end }: Placing): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  const bet = (kind: string, { id, code, odds: offered }: Outcome): void => {
    const odds = decimalOdds(offered);
    const key = `${kind} ${code.replace(/^[ach]\d+$/, 'any')}, ${band(odds)}`;
    const sum = sums.get(key) ?? { games: 0, returned: 0, squares: 0, fair: 0 };
    const result = world.result(id, end);
    sum.games += 1;
    sum.returned += RETURNED[result]?.(odds) ?? Number.NaN;
    sum.fair += odds - 1;
    sums.set(key, sum);
  };
  for (const { kind, period, outcomes } of world.details(gameId, { now: at, language: 'en' })?.markets ?? []) {
    for (const outcome of outcomes) if (!outcome.isLocked) bet(period === 0 ? kind : `${kind} of a period`, outcome);
  }
  return sums;
}

function summedUp(sport: SportCode, bets: string, { games, returned, squares, fair }: Sum): BlindReturn {
  const mean = returned / games;
  const sample = squares / games - mean * mean;
  const variance = games < MANY_GAMES ? Math.max(sample, fair / games) : sample;
  return { sport, bets, games, mean, t: (mean - 1) / Math.sqrt(variance / games) };
}

export interface BlindRun {
  readonly count: number;
  readonly seed: string;
  /** Of top competitions alone. */
  readonly isTop?: boolean;
}

/** Bets blindly on so many games of a sport and tells what came back, by market, answer, stage and price band. */
export function blindReturns(sport: SportCode, run: BlindRun): readonly BlindReturn[] {
  const { seed } = run;
  const world = createWorld({ seed, speed: SPEED });
  const { usual } = gameLengths(sport, SPEED);
  const sums = new Map<string, Sum>();
  for (const gameId of gameIds(world, sport, run)) {
    const { startsAt } = world.card(gameId, 'en')!;
    const end = world.end(gameId)!;
    for (const stage of STAGES) {
      const at = stage === 'line' ? startsAt - minutes(1) : startsAt + usual * stage;
      if (at >= end) continue;
      for (const [key, { games, returned, fair }] of betOnAll({ world, gameId, at, end })) {
        const name = `${key} at ${String(stage)}`;
        const sum = sums.get(name) ?? { games: 0, returned: 0, squares: 0, fair: 0 };
        sum.games += 1;
        sum.returned += returned / games;
        sum.squares += (returned / games) ** 2;
        sum.fair += fair / games;
        sums.set(name, sum);
      }
    }
  }
  const enough = [...sums].filter(([, { games }]) => games >= LEAST_GAMES);
  return enough.map(([bets, sum]) => summedUp(sport, bets, sum));
}

/** Returns that nobody gets by luck. */
export function winningBlindly(returns: readonly BlindReturn[], mostT = 4): readonly string[] {
  return returns
    .filter(({ t }) => !(t <= mostT))
    .map(
      ({ sport, bets, games, mean, t }) =>
        `${sport}: ${bets}: ${mean.toFixed(3)} in ${String(games)}, t ${t.toFixed(1)}`,
    );
}
