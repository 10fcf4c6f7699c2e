import type { BetResult } from '../../../core/coupon/maths/bet-result.ts';
import type { Game, GameDetails, Opponent } from '../../../core/sports/game/game.ts';
import type { PlayerDeed, PlayerPart } from './squads/line-ups.ts';
import type { GoalScorer, LineUps, PlayedMoment } from '../../../core/sports/game/line-up.ts';
import type { Market, Outcome } from '../../../core/sports/game/market.ts';
import { parseOutcomeId } from '../../../core/sports/game/outcome-id.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { GameResult } from '../../../core/sports/results/game-results.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { Probabilities } from './probabilities/probabilities.ts';
import { gameProbabilities } from './probabilities/game-probabilities.ts';
import { opponent } from './game-board.ts';
import type { GameCard, NamedChamp, NamedSport } from './game-card.ts';
import type { GameFault } from './game-faults.ts';
import type { GameOverride } from './game-override.ts';
import { endOf, versionOf, type GameRecord } from './game-record.ts';
import type { Matchup, Play } from './plays/play.ts';
import { playOut } from './plays/play-out.ts';
import type { RandomDraws } from './random-draws.ts';
import { gameScene, type GameScene } from './game-scene.ts';
import type { GameState } from './game-state.ts';
import { seasonFinals, type SeasonFinals } from './seasons/season-finals.ts';
import { seasonAt, seasonGames, type Season } from './seasons/season.ts';
import { gameCard, namedChamps, namedSports } from './world-names.ts';
import type { Glance, NamedGlance, GameStage, WorldParts } from './world-views.ts';
import { lazy } from './lazy.ts';
import { teamPlayers, type TeamPlayer } from './squads/squads.ts';
import { type ListedTeam, listedTeams, type NamedTeam, namedTeam, readTeams, teamGames } from './world-teams.ts';
import {
  champGames,
  closingMarkets,
  gameLineUps,
  gameDeeds,
  gamePart,
  gameScorers,
  isGameOver,
  resultRow,
  startingGames,
} from './world-results.ts';
import {
  endedGames,
  gameDetails,
  gameResult,
  gameRowAt,
  gameStage,
  answerName,
  namedOutcome,
  openGames,
  openWorld,
  pastMarket,
} from './world-views.ts';

/** How games are played and what may come of them; a test can put a faulty one in its place. @internal */
export interface GameModel {
  readonly play: (matchup: Matchup, draws: RandomDraws) => Play;
  readonly probabilities: (state: GameState) => Probabilities;
}

export interface WorldOptions {
  /** Whoever knows it can foretell every result: a secret, except in demonstrations and tests. It counts whole. */
  readonly seed: string;
  /** 1 = real time; 60 = matches play sixty times faster. From 1 to 120. */
  readonly speed: number;
  /** Called with the first fault of each game; the game itself stays suspended, all others go on. */
  readonly onFault?: ((fault: GameFault) => void) | undefined;
  readonly model?: GameModel | undefined;
  /** What was forced upon a match by hand, which counts in the table of its season. */
  readonly overrideOf?: ((gameId: number) => GameOverride | undefined) | undefined;
}

/** The simulated sports: a pure function of its options and the time. Game ids are below 2^53, not below 2^31. */
export interface World {
  /** Ids of the games that are in the line or live at the moment. */
  readonly openGames: (now: EpochMillis) => readonly number[];
  /** Ids of the games that ended, finished or abandoned, in (from, to]. @internal */
  readonly endedGames: (from: EpochMillis, to: EpochMillis) => readonly number[];
  /** When anything of the game last changed; between two versions all that is shown stays the same. */
  readonly version: (gameId: number, now: EpochMillis, override?: GameOverride) => EpochMillis;
  /** How far the game is; it costs no prices. */
  readonly stage: (gameId: number, glance: Glance) => GameStage | undefined;
  /** The row: only the markets that have a column. */
  readonly game: (gameId: number, glance: NamedGlance) => Game | undefined;
  /** The game with every market, its timeline and statistics. */
  readonly details: (gameId: number, glance: NamedGlance) => GameDetails | undefined;
  /** One outcome as it stands; undefined where it is not offered now. */
  readonly outcome: (
    outcomeId: string,
    glance: NamedGlance,
  ) => { readonly market: Market; readonly outcome: Outcome } | undefined;
  /** NAM-9 What an answer without a name of its own is called, offered or not any more; undefined where it has one. */
  readonly label: (outcomeId: string, language: Language) => string | undefined;
  /** What became of an outcome, offered or not any more: 'open' until the game has ended. */
  readonly result: (outcomeId: string, now: EpochMillis, override?: GameOverride) => BetResult;
  /** When the game ends; undefined for an unknown id. A game that cannot be played ends by hand alone. */
  readonly end: (gameId: number, override?: GameOverride) => EpochMillis | undefined;
  /** Whether the game is over: told without playing it where it began longer ago than any game lasts. */
  readonly isGameOver: (gameId: number, now: EpochMillis, override?: GameOverride) => boolean;
  /** Ids of the games that begin in [from, to), in that order, whatever becomes of them. */
  readonly startingGames: (from: EpochMillis, to: EpochMillis) => readonly number[];
  /** Ids of the games of a champ that begin in [from, to), the newest first, whatever becomes of them. */
  readonly champGames: (champId: number, from: EpochMillis, to: EpochMillis) => readonly number[];
  /** The season of a champ at a moment; undefined where it holds none. */
  readonly season: (champId: number, now: EpochMillis) => Season | undefined;
  /** Ids of the games that count for the season and begin before the moment, the newest first. */
  readonly seasonGames: (champId: number, now: EpochMillis) => readonly number[];
  /** Who plays in the season of a champ at a moment; nobody where it holds none. */
  readonly seasonMembers: (champId: number, now: EpochMillis, language: Language) => readonly Opponent[];
  /** Whether a team plays in the season of a champ at a moment. */
  readonly isInSeason: (champId: number, teamId: number, now: EpochMillis) => boolean;
  /** How the game stands or ended, without its prices; undefined before its start. */
  readonly resultRow: (gameId: number, glance: NamedGlance) => GameResult | undefined;
  /** Who scored in the game so far; undefined before its start and where nobody is named. */
  readonly scorers: (gameId: number, glance: NamedGlance) => readonly GoalScorer[] | undefined;
  /** When a player did what is asked so far; undefined where nobody is named, or he took no part. */
  readonly deeds: (gameId: number, deed: PlayerDeed, glance: NamedGlance) => readonly PlayedMoment[] | undefined;
  /** The part that a player takes in a game so far, named by his side and shirt. */
  readonly part: (gameId: number, code: string, glance: NamedGlance) => PlayerPart | undefined;
  /** Who plays for both sides and what they did so far; undefined before its start and where nobody is named. */
  readonly lineUps: (gameId: number, glance: NamedGlance) => LineUps | undefined;
  /** How the game looks to a camera beside it; undefined before its start. */
  readonly scene: (gameId: number, glance: Glance) => GameScene | undefined;
  /** What could be bet on when the game was closed, with its last prices. */
  readonly closingMarkets: (gameId: number, glance: Omit<NamedGlance, 'now'>) => readonly Market[];
  /** A market as it stood at a moment that is past; undefined where it was not offered then. */
  readonly pastMarket: (marketId: string, glance: Glance) => Market | undefined;
  /** Who competes under an id; undefined where nobody does. */
  readonly team: (id: number, language: Language) => NamedTeam | undefined;
  /** Everybody who competes, with a game that is open or without. */
  readonly teams: () => readonly ListedTeam[];
  /** Ids of a team's games that begin in [from, to), the newest first. */
  readonly teamGames: (id: number, span: readonly [from: EpochMillis, to: EpochMillis]) => readonly number[];
  /** Everybody who plays for a team with a squad. */
  readonly players: () => readonly TeamPlayer[];
  readonly card: (gameId: number, language: Language) => GameCard | undefined;
  readonly sports: (language: Language) => readonly NamedSport[];
  readonly champs: (language: Language) => readonly NamedChamp[];
}

const SPORTS_MODEL: GameModel = { play: playOut, probabilities: gameProbabilities };

export function createWorld(options: WorldOptions): World {
  const parts = openWorld(options, options.model ?? SPORTS_MODEL);
  const overrideOf = options.overrideOf ?? (() => undefined);
  return withFinals(worldOf(parts), seasonFinals({ ...parts, overrideOf }));
}

/** What is known without the questions of its seasons. */
type WorldOfGames = Omit<World, 'seasonMembers' | 'isInSeason'>;

/** The world with the questions who wins its seasons, each under an id as a game has one. */
function withFinals(world: WorldOfGames, finals: SeasonFinals): World {
  const { isFinal } = finals;
  return {
    ...world,
    seasonMembers: (champId, now, language) =>
      finals.members(seasonAt(champId, now)?.finalId ?? -1).map((member) => opponent(member, language)),
    isInSeason: (champId, teamId, now) =>
      finals.members(seasonAt(champId, now)?.finalId ?? -1).some(({ id }) => id === teamId),
    version: (id, ...at) => (isFinal(id) ? finals : world).version(id, ...at),
    game: (id, glance) => (isFinal(id) ? finals : world).game(id, glance),
    details: (id, glance) => (isFinal(id) ? finals : world).details(id, glance),
    outcome: (id, glance) => finals.outcome(id, glance) ?? world.outcome(id, glance),
    label: (id, language) => finals.label(id, language) ?? world.label(id, language),
    result: (id, ...at) => (isFinal(parseOutcomeId(id)?.gameId ?? -1) ? finals : world).result(id, ...at),
    end: (id, override) => (isFinal(id) ? finals : world).end(id, override),
    pastMarket: (id, glance) => finals.pastMarket(id, glance) ?? world.pastMarket(id, glance),
    card: (id, language) => (isFinal(id) ? finals : world).card(id, language),
  };
}

function worldOf(parts: WorldParts): WorldOfGames {
  const { recordOf } = parts;
  const teams = lazy(readTeams);
  return {
    openGames: (now) => openGames(parts, now),
    endedGames: (from, to) => endedGames(parts, from, to),
    version: (gameId, now, override) => {
      const record = recordOf(gameId);
      return record === undefined ? 0 : versionOf(record, now, override);
    },
    stage: (gameId, glance) => gameStage(parts, gameId, glance),
    game: (gameId, glance) => gameRowAt(parts, gameId, glance),
    details: (gameId, glance) => gameDetails(parts, gameId, glance),
    outcome: (outcomeId, glance) => namedOutcome(parts, outcomeId, glance),
    label: (outcomeId, language) => answerName(parts, outcomeId, language),
    result: (outcomeId, now, override) => gameResult(parts, outcomeId, { now, override }),
    end: (gameId, override) => endAt(recordOf(gameId), override),
    isGameOver: (gameId, now, override) => isGameOver(parts, gameId, { now, override }),
    startingGames: (from, to) => startingGames(parts, from, to),
    champGames: (champId, from, to) => champGames(parts, champId, [from, to]),
    season: seasonAt,
    seasonGames: (champId, now) => seasonGames(parts, champId, now),
    resultRow: (gameId, glance) => resultRow(parts, gameId, glance),
    scorers: (gameId, glance) => gameScorers(parts, gameId, glance),
    deeds: (gameId, deed, glance) => gameDeeds(parts, gameId, { deed, glance }),
    part: (gameId, code, glance) => gamePart(parts, gameId, { code, glance }),
    lineUps: (gameId, glance) => gameLineUps(parts, gameId, glance),
    scene: (gameId, glance) => gameScene(parts, gameId, glance),
    closingMarkets: (gameId, glance) => closingMarkets(parts, gameId, glance),
    pastMarket: (id, glance) => pastMarket(parts, id, glance),
    team: (id, language) => namedTeam(teams(), id, language),
    teams: lazy(() => listedTeams(teams())),
    teamGames: (id, span) => teamGames({ ...parts, teams: teams() }, id, span),
    players: lazy(teamPlayers),
    card: (gameId, language) => cardOf(parts, gameId, language),
    sports: namedSports,
    champs: namedChamps,
  };
}

function endAt(record: GameRecord | undefined, override: GameOverride | undefined): EpochMillis | undefined {
  return record === undefined ? undefined : endOf(record, override).at;
}

function cardOf({ recordOf }: WorldParts, gameId: number, language: Language): GameCard | undefined {
  const record = recordOf(gameId);
  return record === undefined ? undefined : gameCard(record, language);
}
