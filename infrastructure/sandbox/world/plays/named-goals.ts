import type { NamedGoal, PlayEntry, PitchChange, PitchPlayer, Side } from './play.ts';
import { otherSide } from './set-rules.ts';
import { ASSISTED, OWN_GOALS, PENALTIES, type PitchPlace, type TeamSheet, type TeamSheets } from './team-sheet.ts';

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
  /** What decides whose it is, in [0, 1). */
  readonly roll: number;
}

/** Who plays, and who came on for whom. */
interface OnPitch {
  readonly sheets: TeamSheets;
  readonly changes: readonly PitchChange[];
}

function holderOf({ sheets, changes }: OnPitch, side: Side, place: number): number {
  const held = sheets[side].places[place];
  return (hasChanged(changes, side, place) ? held?.substitute : held?.starter) ?? 0;
}

/** Whose goal it is, of those on the pitch. */
export function namedGoal(pitch: OnPitch, { side, roll }: Fallen): NamedGoal {
  const { sheets } = pitch;
  const holder = (of: Side, place: number): number => holderOf(pitch, of, place);
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
  const { place, rest } = placeAt(sharesOf(places, 'share'), left);
  const number = holder(side, place);
  if (rest >= ASSISTED) return { side, number, how: 'play' };
  const setters = sharesOf(places, 'assists').map((share, other) => (other === place ? 0 : share));
  const all = setters.reduce((sum, share) => sum + share, 0);
  const setter = placeAt(setters, (rest / ASSISTED) * all);
  return { side, number, how: 'play', assist: holder(side, setter.place) };
}

/** PLP-2 Whose shot on target was saved, of those on the pitch. */
export function namedShot(pitch: OnPitch, { side, roll }: Fallen): PitchPlayer {
  const { place } = placeAt(sharesOf(pitch.sheets[side].places, 'share'), roll);
  return { side, number: holderOf(pitch, side, place) };
}

/** PLP-4 Who is shown a yellow card; undefined where he has one, so that it goes to the bench. */
export function namedCard(
  pitch: OnPitch & { readonly booked: readonly PitchPlayer[] },
  { side, roll }: Fallen,
): PitchPlayer | undefined {
  const { place } = placeAt(sharesOf(pitch.sheets[side].places, 'cards'), roll);
  const number = holderOf(pitch, side, place);
  const hasOne = pitch.booked.some((player) => player.side === side && player.number === number);
  return hasOne ? undefined : { side, number };
}

function sharesOf(places: readonly PitchPlace[], what: 'share' | 'assists' | 'cards'): readonly number[] {
  return places.map((place) => place[what]);
}

/** The place at which the shares up to it come to so much, and what part of its own share is left below it. */
function placeAt(shares: readonly number[], part: number): { readonly place: number; readonly rest: number } {
  let below = part;
  for (const [place, share] of shares.entries()) {
    if (below < share) return { place, rest: below / share };
    below -= share;
  }
  return { place: shares.findLastIndex((share) => share > 0), rest: 0 };
}

/** How the goal is told in the course of the game. */
export function goalMention({ side, number, how, assist }: NamedGoal): Pick<PlayEntry, 'player' | 'how' | 'assist'> {
  const own = how === 'own-goal';
  return {
    player: { side: own ? otherSide(side) : side, number },
    ...(how === 'play' ? {} : { how }),
    ...(assist === undefined ? {} : { assist }),
  };
}
