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

/** The bets of one kind on one game. */
interface Observation {
  bets: number;
  returned: number;
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

function* gameIds(
  world: World,
  sport: SportCode,
  { count, isTop = false }: Omit<BlindRun, 'seeds'>,
): Generator<number> {
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

/** What is bet by market, answer and price band at one stage: whole games and periods apart. */
type Sums = readonly [ofGames: SumsOfMarkets, ofPeriods: SumsOfMarkets];
type SumsOfMarkets = Map<string, Map<string, Map<string, Sum>>>;

interface Placing {
  readonly world: World;
  readonly gameId: number;
  readonly at: EpochMillis;
  readonly resultOf: (outcomeId: string) => BetResult;
  readonly sums: Sums;
}

/** What a map has under a key; it is made where there is nothing. */
function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/** One unit on every answer on offer; the bets of one game and kind count as one observation, since they hang together. */
function betOnAll({ world, gameId, at, resultOf, sums }: Placing): void {
  const observed = new Map<Sum, Observation>();
  const bet = (ofMarket: Map<string, Map<string, Sum>>, { id, code, odds: offered }: Outcome): void => {
    const odds = decimalOdds(offered);
    const ofAnswer = entry(ofMarket, code.replace(/^[ach]\d+$/, 'any'), () => new Map<string, Sum>());
    const sum = entry(ofAnswer, band(odds), () => ({ games: 0, returned: 0, squares: 0, fair: 0 }));
    const observation = entry(observed, sum, () => ({ bets: 0, returned: 0, fair: 0 }));
    observation.bets += 1;
    observation.returned += RETURNED[resultOf(id)]?.(odds) ?? Number.NaN;
    observation.fair += odds - 1;
  };
  for (const { kind, period, outcomes } of world.details(gameId, { now: at, language: 'en' })?.markets ?? []) {
    const ofMarket = entry(sums[period === 0 ? 0 : 1], kind, () => new Map<string, Map<string, Sum>>());
    for (const outcome of outcomes) if (!outcome.isLocked) bet(ofMarket, outcome);
  }
  for (const [sum, { bets, returned, fair }] of observed) {
    sum.games += 1;
    sum.returned += returned / bets;
    sum.squares += (returned / bets) ** 2;
    sum.fair += fair / bets;
  }
}

function namedSums(ofMarkets: SumsOfMarkets, of: string): readonly (readonly [bets: string, sum: Sum])[] {
  return [...ofMarkets].flatMap(([kind, ofAnswers]) =>
    [...ofAnswers].flatMap(([answer, ofBands]) =>
      [...ofBands].map(([odds, sum]) => [`${kind}${of} ${answer}, ${odds}`, sum] as const),
    ),
  );
}

function summedUp(sport: SportCode, bets: string, { games, returned, squares, fair }: Sum): BlindReturn {
  const mean = returned / games;
  const sample = squares / games - mean * mean;
  const variance = games < MANY_GAMES ? Math.max(sample, fair / games) : sample;
  return { sport, bets, games, mean, t: (mean - 1) / Math.sqrt(variance / games) };
}

export interface BlindRun {
  /** Games of each seed. */
  readonly count: number;
  /** Of the worlds that are played; what comes back in all of them is counted together. */
  readonly seeds: readonly string[];
  /** Of top competitions alone. */
  readonly isTop?: boolean;
}

/** Bets blindly on so many games of a sport and tells what came back, by market, answer, stage and price band. */
export function blindReturns(sport: SportCode, run: BlindRun): readonly BlindReturn[] {
  const stages = STAGES.map((stage): Stage => ({ stage, sums: [new Map(), new Map()] }));
  for (const seed of run.seeds) {
    const world = createWorld({ seed, speed: SPEED });
    for (const gameId of gameIds(world, sport, run)) betAtAll(stages, { world, sport, gameId });
  }
  return stages.flatMap(({ stage, sums }) =>
    sums.flatMap((ofMarkets, of) =>
      namedSums(ofMarkets, of === 0 ? '' : ' of a period')
        .filter(([, { games }]) => games >= LEAST_GAMES)
        .map(([bets, sum]) => summedUp(sport, `${bets} at ${String(stage)}`, sum)),
    ),
  );
}

interface Stage {
  readonly stage: (typeof STAGES)[number];
  readonly sums: Sums;
}

function betAtAll(
  stages: readonly Stage[],
  { world, sport, gameId }: Pick<Placing, 'world' | 'gameId'> & { readonly sport: SportCode },
): void {
  const { usual } = gameLengths(sport, SPEED);
  const { startsAt } = world.card(gameId, 'en')!;
  const end = world.end(gameId)!;
  // most answers are on offer at several stages
  const results = new Map<string, BetResult>();
  const resultOf = (id: string): BetResult => entry(results, id, () => world.result(id, end));
  for (const { stage, sums } of stages) {
    const at = stage === 'line' ? startsAt - minutes(1) : startsAt + usual * stage;
    if (at < end) betOnAll({ world, gameId, at, resultOf, sums });
  }
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
