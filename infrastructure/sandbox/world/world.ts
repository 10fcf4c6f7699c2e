import type { BetResult } from '../../../core/coupon/maths/bet-result.ts';
import type { Champ } from '../../../core/sports/champ.ts';
import type { Game, GameDetails, Opponent } from '../../../core/sports/game.ts';
import type { Market, Outcome } from '../../../core/sports/market.ts';
import type { Sport } from '../../../core/sports/sport.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { marketId, parseOutcomeId } from '../../../core/sports/outcome-id.ts';
import { boundedMemory } from './bounded-memory.ts';
import { createCalendar, gameLengths, longestNotice } from './calendar.ts';
import type { Chances } from './chances/chances.ts';
import { gameChances } from './chances/game-chances.ts';
import { mixText } from './dice.ts';
import { gameRow } from './game-board.ts';
import type { GameQuotes } from './game-quotes.ts';
import { quoteGame } from './game-quotes.ts';
import type { GameRecord, Standing } from './game-record.ts';
import { endOf, openRecord, standingAt, versionOf } from './game-record.ts';
import { momentumUntil, statisticsUntil, timelineUntil } from './game-statistics.ts';
import { nameLanguage } from './name-language.ts';
import { withLabels } from './outcome-labels.ts';
import { outcomeResult } from './outcome-result.ts';
import { createPairings } from './pairings.ts';
import { gameCard, namedChamps, namedSports } from './world-names.ts';

export interface WorldOptions {
  readonly seed: string;
  /** 1 = real time; 60 = matches play sixty times faster. From 1 to 120. */
  readonly speed: number;
}

/** What a person forced upon a game by hand. Kept by the caller and handed in. */
export interface GameOverride {
  readonly suspendedAt?: EpochMillis | undefined;
  /** Ends a suspension that began before it. */
  readonly resumedAt?: EpochMillis | undefined;
  readonly priceShift?: { readonly factor: number; readonly at: EpochMillis } | undefined;
  /** The rest of the game is played out in an instant: its final score is the one it would have had. */
  readonly finishedAt?: EpochMillis | undefined;
  /** What is not decided by then is returned. */
  readonly abandonedAt?: EpochMillis | undefined;
}

export type NamedChamp = Omit<Champ, 'liveCount' | 'lineCount'>;
export type NamedSport = Omit<Sport, 'liveCount' | 'lineCount'>;

/** What a game is and who plays, without prices and score: for search and history. */
export interface GameCard {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly sportName: string;
  readonly champName: string;
  readonly countryCode: string;
  readonly startsAt: EpochMillis;
  /** When it entered the line. */
  readonly publishedAt: EpochMillis;
  readonly home: Opponent;
  readonly away?: Opponent | undefined;
}

/** The simulated sports: a pure function of its options and the time. Game ids are below 2^53, not below 2^31. */
export interface World {
  /** Ids of the games that are in the line or live at the moment. */
  readonly openGames: (now: EpochMillis) => readonly number[];
  /** Ids of the games that ended, finished or abandoned, in (from, to]. */
  readonly endedGames: (from: EpochMillis, to: EpochMillis) => readonly number[];
  /** When anything of the game last changed; between two versions all that is shown stays the same. */
  readonly version: (gameId: number, now: EpochMillis, override?: GameOverride) => EpochMillis;
  /** The row: only the markets that have a column. */
  readonly game: (gameId: number, now: EpochMillis, language: Language, override?: GameOverride) => Game | undefined;
  /** The game with every market, its timeline and statistics. */
  readonly details: (
    gameId: number,
    now: EpochMillis,
    language: Language,
    override?: GameOverride,
  ) => GameDetails | undefined;
  /** One outcome as it stands; undefined where it is not offered now. */
  readonly outcome: (
    outcomeId: string,
    now: EpochMillis,
    override?: GameOverride,
    language?: Language,
  ) => { readonly market: Market; readonly outcome: Outcome } | undefined;
  /** What became of an outcome, offered or not any more: 'open' until the game has ended. */
  readonly result: (outcomeId: string, now: EpochMillis, override?: GameOverride) => BetResult;
  /** When the game ends; undefined for an unknown id. */
  readonly end: (gameId: number, override?: GameOverride) => EpochMillis | undefined;
  readonly card: (gameId: number, language: Language) => GameCard | undefined;
  readonly sports: (language: Language) => readonly NamedSport[];
  readonly champs: (language: Language) => readonly NamedChamp[];
}

interface Quoted {
  readonly version: EpochMillis;
  readonly override: string;
  readonly standing: Standing;
  readonly quotes: GameQuotes;
}

export function createWorld(options: WorldOptions): World {
  const seed = mixText(options.seed);
  const speed = Math.max(1, Math.min(120, Math.round(options.speed)));
  const calendar = createCalendar(seed, speed);
  const pairUp = createPairings(seed);
  const records = boundedMemory<number, GameRecord>(8_000);
  const quoted = boundedMemory<number, Quoted>(4_000);
  const finalChances = boundedMemory<string, Chances>(500);

  const recordOf = (gameId: number): GameRecord | undefined => {
    const known = records.get(gameId);
    if (known !== undefined) return known;
    const fixture = calendar.fixture(gameId);
    return fixture === undefined ? undefined : records.obtain(gameId, () => openRecord(fixture, pairUp(fixture)));
  };
  const quoteOf = (record: GameRecord, now: EpochMillis, override?: GameOverride): Quoted => {
    const { id } = record.fixture;
    const version = versionOf(record, now, override);
    const text = override === undefined ? '' : JSON.stringify(override);
    const known = quoted.get(id);
    if (known !== undefined && known.version === version && known.override === text) return known;
    const standing = standingAt(record, version, override);
    const fresh: Quoted = { version, override: text, standing, quotes: quoteGame(record, standing) };
    quoted.put(id, fresh);
    return fresh;
  };
  const rowOf = (record: GameRecord, { standing, quotes, version }: Quoted, language: Language): Game =>
    gameRow(record, standing, quotes, version, language);

  return {
    openGames: (now) => {
      const open: number[] = [];
      calendar.eachStarting(
        (champ, isShortNotice) => [
          now - gameLengths(champ.sport, speed).most,
          now + longestNotice(isShortNotice, speed),
        ],
        (fixture) => {
          if (fixture.publishedAt > now) return;
          if (fixture.startsAt > now || (recordOf(fixture.id)?.naturalEnd() ?? 0) > now) open.push(fixture.id);
        },
      );
      return open;
    },
    endedGames: (from, to) => {
      const ended: number[] = [];
      calendar.eachStarting(
        (champ) => [from - gameLengths(champ.sport, speed).most, to],
        (fixture) => {
          const end = recordOf(fixture.id)?.naturalEnd() ?? 0;
          if (end > from && end <= to) ended.push(fixture.id);
        },
      );
      return ended;
    },
    version: (gameId, now, override) => {
      const record = recordOf(gameId);
      return record === undefined ? 0 : versionOf(record, now, override);
    },
    game: (gameId, now, language, override) => {
      const record = recordOf(gameId);
      return record === undefined ? undefined : rowOf(record, quoteOf(record, now, override), language);
    },
    details: (gameId, now, language, override) => {
      const record = recordOf(gameId);
      if (record === undefined) return undefined;
      const current = quoteOf(record, now, override);
      const { champ } = record.fixture;
      const game = rowOf(record, current, language);
      const isPlayed = current.standing.status !== 'scheduled';
      const { elapsed } = current.standing;
      return {
        game,
        champName: champ[nameLanguage(language)],
        countryCode: champ.country,
        markets: current.quotes.markets().map((market) => withLabels(market, record.pairing, language)),
        timeline: isPlayed ? timelineUntil(record.play(), current.standing) : [],
        statistics: isPlayed && game.hasStatistics ? statisticsUntil(record.play(), elapsed) : [],
        momentum: isPlayed && game.hasStatistics ? momentumUntil(record.play(), elapsed) : [],
      };
    },
    outcome: (outcomeId, now, override, language = 'ru') => {
      const address = parseOutcomeId(outcomeId);
      const record = recordOf(address?.gameId ?? -1);
      if (record === undefined || address === undefined) return undefined;
      const plain = quoteOf(record, now, override).quotes.market(marketId(address));
      if (plain === undefined) return undefined;
      const market = withLabels(plain, record.pairing, language);
      const outcome = market.outcomes.find(({ id }) => id === outcomeId);
      return outcome === undefined ? undefined : { market, outcome };
    },
    result: (outcomeId, now, override) => {
      const address = parseOutcomeId(outcomeId);
      const record = recordOf(address?.gameId ?? -1);
      if (record === undefined || address === undefined) return 'open';
      if (now < record.fixture.publishedAt) return 'open';
      const end = endOf(record, override);
      if (now < end.at) return 'open';
      const chances = finalChances.obtain(`${String(record.fixture.id)} ${JSON.stringify(end)}`, () =>
        gameChances(standingAt(record, end.at, override)),
      );
      return outcomeResult(chances, address);
    },
    end: (gameId, override) => {
      const record = recordOf(gameId);
      return record === undefined ? undefined : endOf(record, override).at;
    },
    card: (gameId, language) => {
      const record = recordOf(gameId);
      return record === undefined ? undefined : gameCard(record, language);
    },
    sports: namedSports,
    champs: namedChamps,
  };
}
