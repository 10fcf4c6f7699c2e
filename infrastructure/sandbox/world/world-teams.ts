import type { Opponent } from '../../../core/sports/game/game.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import { CHAMP_RECORDS, type ChampRecord } from './champ-table.ts';
import { opponent } from './game-board.ts';
import { membersOf } from './seasons/pools.ts';
import { isContest, type Contestant } from './rosters.ts';
import type { WorldParts } from './world-views.ts';

/** Whoever competes, in the language of a page. */
export interface NamedTeam {
  readonly team: Opponent;
  readonly sportId: number;
  /** The champ that it plays in. */
  readonly champId: number;
}

interface TeamEntry {
  readonly contestant: Contestant;
  readonly sport: ChampRecord['sport'];
  readonly champs: Set<number>;
  isTop: boolean;
}

/** A team as a search knows it: where it plays, and whether one of its champs is a top one. */
export interface ListedTeam {
  readonly id: number;
  readonly champIds: readonly number[];
  readonly isTop: boolean;
}

/** No game starts in it. */
const NEVER = [1, 0] as const;

/** Who plays where, by id. */
export type TeamDirectory = ReadonlyMap<number, TeamEntry>;

/** Everybody who competes; a question with answers is no team. */
export function readTeams(): TeamDirectory {
  const teams = new Map<number, TeamEntry>();
  for (const champ of CHAMP_RECORDS) {
    if (!isContest(champ.sport)) continue;
    for (const contestant of membersOf(champ)) {
      const entry = teams.get(contestant.id) ?? { contestant, sport: champ.sport, champs: new Set(), isTop: false };
      entry.champs.add(champ.id);
      entry.isTop ||= champ.coverage === 'top';
      teams.set(contestant.id, entry);
    }
  }
  return teams;
}

export function listedTeams(teams: TeamDirectory): readonly ListedTeam[] {
  return [...teams].map(([id, { champs, isTop }]) => ({
    id,
    champIds: [...champs],
    isTop,
  }));
}

export function namedTeam(teams: TeamDirectory, id: number, language: Language): NamedTeam | undefined {
  const entry = teams.get(id);
  const [champId] = entry?.champs ?? [];
  if (entry === undefined || champId === undefined) return undefined;
  return { team: opponent(entry.contestant, language), sportId: sportId(entry.sport) ?? 0, champId };
}

/** Ids of a team's games that begin in [from, to), the newest first, whatever becomes of them. */
export function teamGames(
  { calendar, recordOf, teams }: Pick<WorldParts, 'calendar' | 'recordOf'> & { readonly teams: TeamDirectory },
  id: number,
  [from, to]: readonly [from: EpochMillis, to: EpochMillis],
): readonly number[] {
  const entry = teams.get(id);
  if (entry === undefined) return [];
  const games: { readonly id: number; readonly startsAt: EpochMillis }[] = [];
  calendar.eachStarting(
    (champ) => (entry.champs.has(champ.id) ? [from, to - 1] : NEVER),
    (fixture) => {
      const pairing = recordOf(fixture.id)?.pairing;
      if (pairing?.home.id === id || pairing?.away?.id === id) games.push(fixture);
    },
  );
  return games.toSorted((one, other) => other.startsAt - one.startsAt || one.id - other.id).map((game) => game.id);
}
