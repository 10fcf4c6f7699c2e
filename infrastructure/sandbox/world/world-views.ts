import { LRUCache } from 'lru-cache';
import type { BetResult } from '../../../core/coupon/maths/bet-result.ts';
import type { Game, GameDetails } from '../../../core/sports/game/game.ts';
import type { Market, Outcome } from '../../../core/sports/game/market.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { marketId, parseOutcomeId } from '../../../core/sports/game/outcome-id.ts';
import type { Calendar } from './calendar.ts';
import { createCalendar, gameLengths, longestNotice } from './calendar.ts';
import type { Probabilities } from './probabilities/probabilities.ts';
import { gameRow, sectionOf } from './game-board.ts';
import type { FaultGuard, GameFault } from './game-faults.ts';
import { guardFaults } from './game-faults.ts';
import type { GameOverride } from './game-override.ts';
import type { GameCourses, GameRecord } from './game-record.ts';
import { endOf, openRecord, gameStateAt } from './game-record.ts';
import { entriesUntil, momentumUntil, statisticsUntil, timelineUntil } from './game-statistics.ts';
import { lineUpsOf, namedEntry } from './squads/line-ups.ts';
import { champLanguage, compoundIn } from './naming/written-name.ts';
import { answerLabel, withLabels } from './outcome-labels.ts';
import { outcomeResult } from './outcome-result.ts';
import { createPairings } from './pairings.ts';
import { pastPrices, type PastMarket } from './offers/past-prices.ts';
import type { Matchup, Play, PlayEntry } from './plays/play.ts';
import type { QuoteBoard } from './quote-board.ts';
import { createQuoteBoard } from './quote-board.ts';
import type { RandomDraws } from './random-draws.ts';
import { isOutsideItsSeason } from './seasons/season.ts';
import type { GameState } from './game-state.ts';
import { closingPrices, type ClosingPrices } from './closing-prices.ts';
import type { WorldKeys } from './world-keys.ts';
import { worldKeys } from './world-keys.ts';

const MOST_RECORDS = 8_000;
/** More than run at a time: a game that is over is seldom asked for again, and is played again where it is. */
const MOST_PLAYED = 220;
const MOST_FINAL_PROBABILITIES = 500;
/** Games whose closing prices are kept. */
const MOST_CLOSED = 100;
const GREATEST_SPEED = 120;

/** What a world is made of. */
export interface WorldParts {
  readonly speed: number;
  readonly calendar: Calendar;
  readonly recordOf: (gameId: number) => GameRecord | undefined;
  readonly quoteOf: QuoteBoard;
  readonly closing: ClosingPrices;
  readonly pastOf: PastMarket;
  readonly probabilities: Model['probabilities'];
  readonly finalProbabilities: (record: GameRecord, override: GameOverride | undefined) => Probabilities;
}

/** When a game is looked at, and what was forced upon it by hand. */
export interface Glance {
  readonly now: EpochMillis;
  readonly override?: GameOverride | undefined;
}

export interface NamedGlance extends Glance {
  readonly language: Language;
}

interface Opening {
  readonly seed: string;
  readonly speed: number;
  readonly onFault?: ((fault: GameFault) => void) | undefined;
}

interface Model {
  readonly play: (matchup: Matchup, draws: RandomDraws) => Play;
  readonly probabilities: (state: GameState) => Probabilities;
}

export function openWorld(options: Opening, model: Model): WorldParts {
  const keys = worldKeys(options.seed);
  const speed = Math.max(1, Math.min(GREATEST_SPEED, Math.round(options.speed)));
  const guard = guardFaults(options.onFault);
  const calendar = createCalendar(keys.fixtures, speed);
  return {
    speed,
    calendar,
    recordOf: recordBook(calendar, keys, { guard, play: model.play }),
    quoteOf: createQuoteBoard(guard, model.probabilities),
    closing: closingPrices(createQuoteBoard(guard, model.probabilities, MOST_CLOSED)),
    pastOf: pastPrices(guard, model),
    probabilities: model.probabilities,
    finalProbabilities: finalProbabilitiesOf(model.probabilities),
  };
}

interface Playing {
  readonly guard: FaultGuard;
  readonly play: Model['play'];
}

function recordBook(calendar: Calendar, keys: WorldKeys, { guard, play }: Playing): WorldParts['recordOf'] {
  const pairUp = createPairings(keys.fixtures);
  const records = new LRUCache<number, GameRecord>({ max: MOST_RECORDS });
  const plays = new LRUCache<number, Play>({ max: MOST_PLAYED });
  const courses: GameCourses = {
    play: ({ id }, { matchup }) => {
      const played =
        plays.get(id) ??
        guard.attempt<Play | undefined>(
          id,
          () => play(matchup, keys.gameDraws(id, 'play')),
          () => undefined,
        );
      if (played !== undefined) plays.set(id, played);
      return played;
    },
    abandonment: ({ id }) => keys.gameDraws(id, 'abandonment'),
  };
  return (gameId) => {
    const known = records.get(gameId);
    if (known !== undefined) return known;
    const fixture = calendar.fixture(gameId);
    if (fixture === undefined) return undefined;
    const record = openRecord(fixture, pairUp(fixture), courses);
    records.set(gameId, record);
    return record;
  };
}

function finalProbabilitiesOf(probabilitiesOf: Model['probabilities']): WorldParts['finalProbabilities'] {
  const known = new LRUCache<string, Probabilities>({ max: MOST_FINAL_PROBABILITIES });
  return (record, override) => {
    const end = endOf(record, override);
    const key = `${String(record.fixture.id)} ${JSON.stringify(end)}`;
    const probabilities = known.get(key) ?? probabilitiesOf(gameStateAt(record, end.at, override));
    known.set(key, probabilities);
    return probabilities;
  };
}

export function openGames({ calendar, recordOf, speed }: WorldParts, now: EpochMillis): readonly number[] {
  const open: number[] = [];
  calendar.eachStarting(
    (champ, isShortNotice) => [now - gameLengths(champ.sport, speed).most, now + longestNotice(isShortNotice, speed)],
    (fixture) => {
      if (fixture.publishedAt > now) return;
      if (fixture.startsAt > now || (recordOf(fixture.id)?.naturalEnd() ?? 0) > now) open.push(fixture.id);
    },
  );
  return open;
}

export function endedGames(
  { calendar, recordOf, speed }: WorldParts,
  from: EpochMillis,
  to: EpochMillis,
): readonly number[] {
  const ended: number[] = [];
  calendar.eachStarting(
    (champ) => [from - gameLengths(champ.sport, speed).most, to],
    (fixture) => {
      const end = recordOf(fixture.id)?.naturalEnd() ?? 0;
      if (end > from && end <= to) ended.push(fixture.id);
    },
  );
  return ended;
}

/** How far a game is, which is known without its prices. */
export interface GameStage {
  readonly section: Game['section'];
  /** The number of the period being played; 0 before the start. */
  readonly period: number;
}

export function gameStage(parts: WorldParts, gameId: number, { now, override }: Glance): GameStage | undefined {
  const record = parts.recordOf(gameId);
  if (record === undefined) return undefined;
  const { state } = parts.quoteOf(record, now, override);
  return { section: sectionOf(state), period: state.frame.period };
}

export function gameRowAt(
  parts: WorldParts,
  gameId: number,
  { now, override, language }: NamedGlance,
): Game | undefined {
  const record = parts.recordOf(gameId);
  return record === undefined ? undefined : gameRow(record, parts.quoteOf(record, now, override), language);
}

export function gameDetails(
  parts: WorldParts,
  gameId: number,
  { now, override, language }: NamedGlance,
): GameDetails | undefined {
  const record = parts.recordOf(gameId);
  if (record === undefined) return undefined;
  const quoted = parts.quoteOf(record, now, override);
  const { state } = quoted;
  const { champ } = record.fixture;
  const isOutsideSeason = isOutsideItsSeason(record.fixture);
  // the row counts what is priced by then
  const markets = quoted.quotes.markets().map((market) => withLabels(market, record.pairing, language));
  const game = gameRow(record, quoted, language);
  const isPlayed = state.status !== 'scheduled';
  const hasStatistics = isPlayed && game.hasStatistics;
  const lineUps = lineUpsOf(record.pairing, isPlayed ? entriesUntil(record.play(), state.elapsed) : [], language);
  const named = (entry: PlayEntry) => namedEntry(entry, record.pairing, language);
  return {
    game,
    champName: compoundIn(champ, language),
    ...champLanguage(champ, language),
    countryCode: champ.country,
    markets,
    timeline: isPlayed ? timelineUntil(record.play(), state, named) : [],
    statistics: hasStatistics ? statisticsUntil(record.play(), state.elapsed) : [],
    momentum: hasStatistics ? momentumUntil(record.play(), state.elapsed) : [],
    ...(lineUps === undefined ? {} : { lineUps }),
    ...(isOutsideSeason ? { isOutsideSeason } : {}),
  };
}

export function namedOutcome(
  parts: WorldParts,
  outcomeId: string,
  { now, override, language }: NamedGlance,
): { readonly market: Market; readonly outcome: Outcome } | undefined {
  const address = parseOutcomeId(outcomeId);
  const record = parts.recordOf(address?.gameId ?? -1);
  if (record === undefined || address === undefined) return undefined;
  const plain = parts.quoteOf(record, now, override).quotes.market(marketId(address));
  if (plain === undefined) return undefined;
  const market = withLabels(plain, record.pairing, language);
  const outcome = market.outcomes.find(({ id }) => id === outcomeId);
  return outcome === undefined ? undefined : { market, outcome };
}

export function answerName(parts: WorldParts, outcomeId: string, language: Language): string | undefined {
  const address = parseOutcomeId(outcomeId);
  const record = parts.recordOf(address?.gameId ?? -1);
  return address === undefined || record === undefined ? undefined : answerLabel(address, record.pairing, language);
}

export function pastMarket(
  { recordOf, pastOf }: WorldParts,
  id: string,
  { now: at, override }: Glance,
): Market | undefined {
  const record = recordOf(Number.parseInt(id, 10));
  return record === undefined ? undefined : pastOf(record, id, { at, override });
}

export function gameResult(parts: WorldParts, outcomeId: string, { now, override }: Glance): BetResult {
  const address = parseOutcomeId(outcomeId);
  const record = parts.recordOf(address?.gameId ?? -1);
  if (record === undefined || address === undefined) return 'open';
  if (now < record.fixture.publishedAt || now < endOf(record, override).at) return 'open';
  return outcomeResult(parts.finalProbabilities(record, override), address);
}
