import type { Opponent } from '../../../core/sports/game/game.ts';
import { leagueTables, orderedTable, recordIn, type LeagueRow } from '../../../core/sports/statistics/league-table.ts';
import { type DuelPick } from '../../../core/sports/statistics/duel-address.ts';
import {
  bestShirt,
  NOTHING_PLAYED,
  personFigures,
  shirtFigures,
  type DuelPlayer,
  type ShirtRecord,
} from '../../../core/sports/statistics/players-duel.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { opponent } from '../world/game-board.ts';
import { CHAMP_RECORDS, type ChampRecord } from '../world/champ-table.ts';
import { nameIn } from '../world/naming/written-name.ts';
import { isContest } from '../world/rosters.ts';
import { membersOf } from '../world/seasons/pools.ts';
import { hasSquads, squadOf } from '../world/squads/squads.ts';
import type { PlayedByPlayers } from './duel-book.ts';

const NO_RECORD = { won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };

/** Whether a competition has players that can be compared: squads, or persons who meet. */
export function holdsDuels(champId: number): boolean {
  const champ = CHAMP_RECORDS.find(({ id }) => id === champId);
  if (champ === undefined) return false;
  return hasSquads(champ) || (isContest(champ.sport) && membersOf(champ)[0]?.isPerson === true);
}

/** Who competes in a competition with duels. */
export interface DuelField {
  readonly champ: ChampRecord;
  readonly played: PlayedByPlayers;
  readonly language: Language;
}

export function duelSides({ champ, language }: Pick<DuelField, 'champ' | 'language'>): readonly Opponent[] {
  return membersOf(champ).map((member) => opponent(member, language));
}

/** STC-15 The best two where nobody is named. */
export function bestPicks(field: DuelField): readonly DuelPick[] {
  const { champ, played } = field;
  const sides = hasSquads(champ) ? bestScorers(played) : tableOf(field).map(({ side }) => side.id);
  const others = membersOf(champ).map(({ id }) => id);
  return [...new Set([...sides, ...others])].map((sideId) => ({ sideId }));
}

/** The teams of the best scorers, the best first. */
function bestScorers({ shirts }: PlayedByPlayers): readonly number[] {
  const goalsOf = (teamId: number): number => {
    const records = shirts.get(teamId);
    return records?.get(bestShirt(records) ?? 0)?.goals ?? 0;
  };
  return [...shirts.keys()].toSorted((left, right) => goalsOf(right) - goalsOf(left) || left - right);
}

function tableOf({ champ, played }: DuelField): readonly LeagueRow[] {
  return orderedTable(leagueTables(played.games)[0] ?? [], sportId(champ.sport) ?? 0, 'all');
}

/** One of the two; undefined where the competition does not have him. */
export function duelPlayer(field: DuelField, pick: DuelPick): DuelPlayer | undefined {
  const side = duelSides(field).find(({ id }) => id === pick.sideId);
  if (side === undefined) return undefined;
  return hasSquads(field.champ) ? squadPlayer(field, side, pick) : person(field, side, pick);
}

function squadPlayer(
  { played, language }: DuelField,
  side: Opponent,
  { sideId, shirt: wanted }: DuelPick,
): DuelPlayer | undefined {
  const squad = squadOf(sideId);
  const records = played.shirts.get(sideId) ?? new Map<number, ShirtRecord>();
  const shirt = wanted ?? bestShirt(records) ?? squad.find(({ position }) => position === 'forward')?.number;
  if (shirt === undefined || !squad.some(({ number }) => number === shirt)) return undefined;
  return {
    side,
    shirt,
    squad: squad.map((player) => ({
      number: player.number,
      position: player.position,
      name: nameIn(player, language),
    })),
    figures: shirtFigures(records.get(shirt) ?? NOTHING_PLAYED),
    form: [],
  };
}

function person({ played }: DuelField, side: Opponent, { shirt }: DuelPick): DuelPlayer | undefined {
  if (shirt !== undefined) return undefined;
  const row = leagueTables(played.games)
    .flat()
    .find(({ side: { id } }) => id === side.id);
  const figures = personFigures(row === undefined ? NO_RECORD : recordIn(row, 'all'));
  return { side, squad: [], figures, form: row?.form ?? [] };
}
