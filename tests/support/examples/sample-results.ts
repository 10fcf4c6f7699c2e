import { outcomeId, marketId } from '../../../core/sports/game/outcome-id.ts';
import type { GameResult } from '../../../core/sports/results/game-results.ts';
import { ok } from '../../../core/shared/result.ts';
import type { ResultsGateway, CountedResultChamp } from '../../../core/sports/results/results-gateway.ts';
import type { SettledGame, SettledMarket, SettledOutcome } from '../../../core/sports/results/settled-game.ts';
import { price } from '../units.ts';
import { sampleGame } from './sample-line.ts';

export function sampleResult(id: number, change: Partial<GameResult> = {}): GameResult {
  const { champId, sportId, startsAt, home, away, clock, score } = sampleGame(id);
  return {
    id,
    champId,
    sportId,
    startsAt,
    home,
    away,
    clock: { ...clock, isRunning: false },
    score,
    status: 'finished',
    hasZone: false,
    figures: [{ kind: 'corners', period: 0, home: 9, away: 4 }],
    outcomeCount: 4,
    hasStatistics: true,
    ...change,
  };
}

export function sampleCountedChamp(id: number, change: Partial<CountedResultChamp> = {}): CountedResultChamp {
  return {
    id,
    sportId: 1,
    name: `England. Champ ${String(id)}`,
    countryCode: 'gb-eng',
    countryName: 'England',
    isTop: false,
    count: 2,
    ...change,
  };
}

function settledMarket(
  kind: SettledMarket['kind'],
  answers: Readonly<Record<string, SettledOutcome['result']>>,
  line?: number,
): SettledMarket {
  const place = { gameId: 1, kind, period: 0, line };
  return {
    id: marketId(place),
    kind,
    period: 0,
    line,
    isMain: true,
    outcomes: Object.entries(answers).map(([code, result]) => ({
      id: outcomeId({ ...place, code }),
      code,
      odds: price(1.5),
      result,
    })),
  };
}

export function sampleSettled(change: Partial<SettledGame> = {}): SettledGame {
  return {
    result: sampleResult(1),
    endedAt: 8_000_000,
    markets: [
      settledMarket('result', { home: 'win', draw: 'lose', away: 'lose' }),
      settledMarket('asian-handicap', { home: 'half-win', away: 'half-lose' }, -0.75),
      settledMarket('total', { over: 'return', under: 'return' }, 3),
    ],
    ...change,
  };
}

export interface FakeResultsGateway extends ResultsGateway {
  readonly asked: string[];
  readonly answers: {
    results: ResultsGateway['results'];
    counts: ResultsGateway['counts'];
    settled: ResultsGateway['settled'];
  };
}

/** Results that answer what a test puts into them. */
export function fakeResultsGateway(games: readonly GameResult[]): FakeResultsGateway {
  const asked: string[] = [];
  const answers: FakeResultsGateway['answers'] = {
    results: () => Promise.resolve(ok({ games, totalCount: games.length })),
    counts: () => Promise.resolve(ok({ champs: [sampleCountedChamp(10)], days: [1, 2, 3, 4, 5, 6, 7], liveCount: 3 })),
    settled: () => Promise.resolve(ok(sampleSettled())),
  };
  return {
    asked,
    answers,
    results: (wish, page, signal) => {
      asked.push(`results ${wish.type} ${String(page)}${wish.search === undefined ? '' : ` ${wish.search}`}`);
      return answers.results(wish, page, signal);
    },
    counts: (wish, signal) => {
      asked.push('counts');
      return answers.counts(wish, signal);
    },
    settled: (id, signal) => {
      asked.push(`settled ${String(id)}`);
      return answers.settled(id, signal);
    },
  };
}
