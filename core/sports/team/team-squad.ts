import type { EpochMillis } from '../../shared/time.ts';
import { compareTexts } from '../search/search-text.ts';
import { PLAYER_POSITIONS } from '../game/line-up.ts';
import type { ShirtRecord, SquadMember } from '../statistics/players-duel.ts';

/** A player of a team with what he did in the season. */
export interface SquadLine
  extends SquadMember, Pick<ShirtRecord, 'matches' | 'minutes' | 'goals' | 'assists' | 'yellowCards'> {}

export interface TeamSquad {
  readonly champId: number;
  /** Since when matches count. */
  readonly since: EpochMillis;
  readonly players: readonly SquadLine[];
}

/** SP-38 A squad is read from the goalkeepers to the forwards, each by the numbers of their shirts. */
export function orderedSquad(players: readonly SquadLine[]): readonly SquadLine[] {
  const rank = ({ position }: SquadLine): number => PLAYER_POSITIONS.indexOf(position);
  return players.toSorted((one, other) => rank(one) - rank(other) || one.number - other.number);
}

/** SP-38 The best of a squad have most goals and assists together, then most goals, then the name that comes first. */
export function bestOfSquad(players: readonly SquadLine[], count: number): readonly SquadLine[] {
  return players
    .toSorted(
      (one, other) =>
        other.goals + other.assists - (one.goals + one.assists) ||
        other.goals - one.goals ||
        compareTexts(one.name, other.name),
    )
    .slice(0, count);
}
