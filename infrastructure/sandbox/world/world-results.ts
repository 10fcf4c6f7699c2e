import type { EpochMillis } from '../../../core/shared/time.ts';
import { zoneField } from '../../../core/media/zone-happening.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import type { Market } from '../../../core/sports/game/market.ts';
import type { Statistic, StatisticKind } from '../../../core/sports/game/game.ts';
import type { GoalScorer, LineUps, PlayedMoment } from '../../../core/sports/game/line-up.ts';
import type { GameResult } from '../../../core/sports/results/game-results.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { Fixture } from './calendar.ts';
import { gameLengths } from './calendar.ts';
import { CHAMP_RECORDS } from './champ-table.ts';
import { boardOf, hasStatistics, opponent } from './game-board.ts';
import type { GameOverride } from './game-override.ts';
import { endOf, gameStateAt, versionOf } from './game-record.ts';
import { entriesUntil, statisticsUntil } from './game-statistics.ts';
import { deedMoments, lineUpsOf, partOf, scorersIn, type PlayerDeed, type PlayerPart } from './squads/line-ups.ts';
import { withLabels } from './outcome-labels.ts';
import type { Glance, NamedGlance, WorldParts } from './world-views.ts';

/** What tells most of a game, sport by sport. */
const TELLING: readonly StatisticKind[] = [
  'corners',
  'yellow-cards',
  'shots-on-target',
  'power-plays',
  'saves',
  'aces',
  'double-faults',
  'break-points',
  'rebounds',
  'three-pointers',
  'kills',
  'towers',
  'headshots',
  'takedowns',
  'strikes',
  'hits',
  'errors',
  'wickets',
  'boundaries',
  'attacks-won',
  'blocks',
];
const MOST_FIGURES = 3;

/** The champs whose games are drawn on a field while they are played: of a sport that has one, where more than the score is told. */
export const ZONE_CHAMPS: ReadonlySet<number> = new Set(
  CHAMP_RECORDS.filter(
    ({ sport, coverage }) => hasStatistics(sport, coverage) && zoneField(sportId(sport) ?? 0) !== 'board',
  ).map(({ id }) => id),
);

/** Ids of the games that begin in [from, to), in that order, whatever becomes of them. */
export function startingGames({ calendar }: WorldParts, from: EpochMillis, to: EpochMillis): readonly number[] {
  const started: Fixture[] = [];
  calendar.eachStarting(
    () => [from, to - 1],
    (fixture) => started.push(fixture),
  );
  return started.toSorted((left, right) => left.startsAt - right.startsAt || left.id - right.id).map(({ id }) => id);
}

/** Ids of the games of a champ that begin in [from, to), the newest first, whatever becomes of them. */
export function champGames(
  { calendar }: WorldParts,
  champId: number,
  [from, to]: readonly [EpochMillis, EpochMillis],
): readonly number[] {
  return calendar
    .ofChamp(champId, from, to - 1)
    .toSorted((left, right) => right.startsAt - left.startsAt || left.id - right.id)
    .map(({ id }) => id);
}

/** How a game stands or ended; undefined before its start. */
export function resultRow(
  parts: WorldParts,
  gameId: number,
  { now, override, language }: NamedGlance,
): GameResult | undefined {
  const record = parts.recordOf(gameId);
  if (record === undefined) return undefined;
  const version = versionOf(record, now, override);
  const state = gameStateAt(record, version, override);
  if (state.status === 'scheduled') return undefined;
  const { fixture, pairing } = record;
  const { champ } = fixture;
  const isCounted = hasStatistics(champ.sport, champ.coverage);
  return {
    id: fixture.id,
    sportId: sportId(champ.sport) ?? 0,
    champId: champ.id,
    startsAt: fixture.startsAt,
    status: state.status,
    hasZone: ZONE_CHAMPS.has(champ.id),
    home: opponent(pairing.home, language),
    ...(pairing.away === undefined ? {} : { away: opponent(pairing.away, language) }),
    ...boardOf(record, state, version),
    figures: isCounted ? tellingFigures(statisticsUntil(record.play(), state.elapsed)) : [],
    outcomeCount: parts.closing.outcomeCount(record, override),
    hasStatistics: isCounted,
  };
}

/** What has happened in a game whose players are named; undefined before its start and where nobody is. */
function namedPlay({ recordOf }: WorldParts, gameId: number, { now, override }: NamedGlance) {
  const record = recordOf(gameId);
  if (record?.pairing.matchup.squads === undefined) return undefined;
  const state = gameStateAt(record, versionOf(record, now, override), override);
  if (state.status === 'scheduled') return undefined;
  return { pairing: record.pairing, entries: entriesUntil(record.play(), state.elapsed) };
}

/** Who scored in a game so far; undefined where nobody is named. */
export function gameScorers(parts: WorldParts, gameId: number, glance: NamedGlance): readonly GoalScorer[] | undefined {
  const play = namedPlay(parts, gameId, glance);
  return play && scorersIn(play.entries, play.pairing, glance.language);
}

/** When a player did what is asked in a game so far; undefined where nobody is named, or he took no part. */
export function gameDeeds(
  parts: WorldParts,
  gameId: number,
  { deed, glance }: { readonly deed: PlayerDeed; readonly glance: NamedGlance },
): readonly PlayedMoment[] | undefined {
  const play = namedPlay(parts, gameId, glance);
  return play && deedMoments(play.pairing, play.entries, deed);
}

/** The part that a player takes in a game so far; undefined where nobody is named, or he takes none. */
export function gamePart(
  parts: WorldParts,
  gameId: number,
  { code, glance }: { readonly code: string; readonly glance: NamedGlance },
): PlayerPart | undefined {
  const play = namedPlay(parts, gameId, glance);
  return play && partOf(play.pairing, play.entries, code);
}

/** Who plays in a game and what they did so far; undefined where nobody is named. */
export function gameLineUps(parts: WorldParts, gameId: number, glance: NamedGlance): LineUps | undefined {
  const play = namedPlay(parts, gameId, glance);
  return play && lineUpsOf(play.pairing, play.entries, glance.language);
}

function tellingFigures(statistics: readonly Statistic[]): readonly Statistic[] {
  const whole = statistics.filter(({ period }) => period === 0);
  return TELLING.flatMap((kind) => whole.filter((figure) => figure.kind === kind)).slice(0, MOST_FIGURES);
}

/** What could be bet on when a game was closed, with its last prices. */
export function closingMarkets(
  parts: WorldParts,
  gameId: number,
  { override, language }: { readonly override?: GameOverride | undefined; readonly language: Language },
): readonly Market[] {
  const record = parts.recordOf(gameId);
  if (record === undefined) return [];
  return parts.closing.markets(record, override).map((market) => withLabels(market, record.pairing, language));
}

/** Whether a game is over. One that began longer ago than any game lasts need not be played for that. */
export function isGameOver({ recordOf, speed }: WorldParts, gameId: number, { now, override }: Glance): boolean {
  const record = recordOf(gameId);
  if (record === undefined) return false;
  const { startsAt, champ } = record.fixture;
  if (now < startsAt && override === undefined) return false;
  return now > startsAt + gameLengths(champ.sport, speed).most || now >= endOf(record, override).at;
}
