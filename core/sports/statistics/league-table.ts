import type { SportId } from '../../shared/ids.ts';
import type { Opponent } from '../game/game.ts';
import { sportCode, type SportCode } from '../tree/sport.ts';
import { compareTexts } from '../search/search-text.ts';
import { FORM_LENGTH, lastGames, pastOutcome, type PastGame, type PastOutcome } from './past-game.ts';

/** What a side played and scored. */
export interface LeagueRecord {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
}

export const LEAGUE_PARTS = ['all', 'home', 'away'] as const;
/** All games of a side, or those at home or away. */
export type LeaguePart = (typeof LEAGUE_PARTS)[number];

/** A side of a competition with its games at home and away. */
export interface LeagueRow {
  readonly side: Opponent;
  readonly home: LeagueRecord;
  readonly away: LeagueRecord;
  /** The newest first. */
  readonly form: readonly PastOutcome[];
}

/** Points for a win and a draw, where a sport counts them. */
const POINTS: Partial<Readonly<Record<SportCode, readonly [win: number, draw: number]>>> = {
  football: [3, 1],
  'cyber-football': [3, 1],
  handball: [2, 1],
  futsal: [3, 1],
  'beach-soccer': [3, 1],
  'water-polo': [3, 1],
  floorball: [3, 1],
  'field-hockey': [3, 1],
  bandy: [2, 1],
  netball: [4, 2],
  'rugby-union': [4, 2],
  'rugby-league': [2, 1],
  'australian-football': [4, 2],
};

const NOTHING: LeagueRecord = { won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };

/** What a side played and scored in all games, or in those at home or away. */
export function recordIn({ home, away }: LeagueRow, part: LeaguePart): LeagueRecord {
  if (part !== 'all') return part === 'home' ? home : away;
  return {
    won: home.won + away.won || 0,
    drawn: home.drawn + away.drawn || 0,
    lost: home.lost + away.lost || 0,
    scored: home.scored + away.scored || 0,
    conceded: home.conceded + away.conceded || 0,
  };
}

/** How many games a record is of. */
export function playedIn({ won, drawn, lost }: LeagueRecord): number {
  return won + drawn + lost;
}

/** Whether a sport counts points, for draws too. */
export function countsPoints(sport: SportId): boolean {
  return POINTS[sportCode(sport) ?? 'politics'] !== undefined;
}

/** STC-4 A win is worth 3 points in football and its kin, 4 in rugby union, netball and Australian football, 2 in handball, bandy and rugby league; a draw 1, or 2 where a win is worth 4; other sports count none. */
export function leaguePoints({ won, drawn }: LeagueRecord, sport: SportId): number | undefined {
  const points = POINTS[sportCode(sport) ?? 'politics'];
  return points === undefined ? undefined : won * points[0] + drawn * points[1];
}

/** STC-5 A table is ordered by points, else by the share of games won; then by the difference of the scores, by what was scored, and by name. */
export function orderedTable(rows: readonly LeagueRow[], sport: SportId, part: LeaguePart): readonly LeagueRow[] {
  const worth = (record: LeagueRecord): number =>
    leaguePoints(record, sport) ?? record.won / Math.max(1, playedIn(record));
  return rows.toSorted((left, right) => {
    const [one, other] = [recordIn(left, part), recordIn(right, part)];
    return (
      worth(other) - worth(one) ||
      other.scored - other.conceded - (one.scored - one.conceded) ||
      other.scored - one.scored ||
      compareTexts(left.side.name, right.side.name)
    );
  });
}

/** STC-6 The table of a season has all its members, those without a game too; in a competition without seasons those who met, directly or through others, are in one table, the largest first. */
export function leagueTables(
  games: readonly PastGame[],
  members: readonly Opponent[] = [],
): readonly (readonly LeagueRow[])[] {
  if (members.length > 0) return [members.map((side) => rowOf(side, games))];
  const groups: Set<number>[] = [];
  for (const { home, away } of games) {
    const met = groups.filter((group) => group.has(home.id) || group.has(away.id));
    const joined = new Set([home.id, away.id, ...met.flatMap((group) => [...group])]);
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  const sides = new Map(games.flatMap(({ home, away }) => [[home.id, home] as const, [away.id, away] as const]));
  return groups
    .map((group) => [...sides.values()].filter(({ id }) => group.has(id)).map((side) => rowOf(side, games)))
    .toSorted((left, right) => right.length - left.length);
}

function rowOf(side: Opponent, games: readonly PastGame[]): LeagueRow {
  const { id } = side;
  return {
    side,
    home: games.filter(({ home }) => home.id === id).reduce((sum, game) => withGame(sum, game, id), NOTHING),
    away: games.filter(({ away }) => away.id === id).reduce((sum, game) => withGame(sum, game, id), NOTHING),
    form: lastGames(games, id, FORM_LENGTH).map((game) => pastOutcome(game, id)),
  };
}

function withGame(sum: LeagueRecord, game: PastGame, sideId: number): LeagueRecord {
  const outcome = pastOutcome(game, sideId);
  const { home, away } = game.score;
  const [scored, conceded] = game.home.id === sideId ? [home, away] : [away, home];
  return {
    ...sum,
    [outcome]: sum[outcome] + 1,
    scored: sum.scored + scored,
    conceded: sum.conceded + conceded,
  };
}
