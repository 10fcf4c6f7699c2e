import type { NamedGoal, PlayEntry, PitchChange, Side } from './play.ts';
import { otherSide } from './set-rules.ts';
import { OWN_GOALS, PENALTIES, type PitchPlace, type TeamSheet, type TeamSheets } from './team-sheet.ts';

/** GLS-1 A goal counts for its scorer unless he put it into his own net. */
export function isScored({ how }: Pick<NamedGoal, 'how'>): boolean {
  return how !== 'own-goal';
}

function hasChanged(changes: readonly PitchChange[], side: Side, place: number): boolean {
  return changes.some((change) => change.side === side && change.place === place);
}

/** The places of a side for which somebody on the bench has not come on yet. */
export function waitingPlaces({ places }: TeamSheet, changes: readonly PitchChange[], side: Side): readonly number[] {
  return [...places.keys()].filter(
    (place) => places[place]?.substitute !== undefined && !hasChanged(changes, side, place),
  );
}

interface Fallen {
  readonly side: Side;
  /** What decides whose goal it is, in [0, 1). */
  readonly roll: number;
}

/** Whose goal it is, of those on the pitch. */
export function namedGoal(sheets: TeamSheets, changes: readonly PitchChange[], { side, roll }: Fallen): NamedGoal {
  const holder = (of: Side, place: number): number => {
    const held = sheets[of].places[place];
    return (hasChanged(changes, of, place) ? held?.substitute : held?.starter) ?? 0;
  };
  const { places } = sheets[side];
  if (roll < OWN_GOALS) {
    const unlucky = otherSide(side);
    const place = Math.floor((roll / OWN_GOALS) * sheets[unlucky].places.length);
    return { side, number: holder(unlucky, place), how: 'own-goal' };
  }
  if (roll < OWN_GOALS + PENALTIES) {
    return {
      side,
      number: holder(
        side,
        places.findIndex(({ takesPenalties }) => takesPenalties),
      ),
      how: 'penalty',
    };
  }
  const left = (roll - OWN_GOALS - PENALTIES) / (1 - OWN_GOALS - PENALTIES);
  return { side, number: holder(side, placeAt(places, left)), how: 'play' };
}

/** The place at which the shares up to it come to so much. */
function placeAt(places: readonly PitchPlace[], part: number): number {
  let left = part;
  const place = places.findIndex(({ share }) => (left -= share) < 0);
  return place === -1 ? places.length - 1 : place;
}

/** How the goal is told in the course of the game. */
export function goalMention({ side, number, how }: NamedGoal): Pick<PlayEntry, 'player' | 'how'> {
  const own = how === 'own-goal';
  return { player: { side: own ? otherSide(side) : side, number }, ...(how === 'play' ? {} : { how }) };
}
