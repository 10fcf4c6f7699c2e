import type { PlayerPosition } from '../../../../core/sports/game/line-up.ts';
import { fraction, mix } from '../mix.ts';
import type { Matchup, Side } from './play.ts';

/** The shirts of a squad: the first of each position start more often. */
export const SHIRTS: readonly { readonly number: number; readonly position: PlayerPosition }[] = [
  { number: 1, position: 'goalkeeper' },
  { number: 2, position: 'defender' },
  { number: 3, position: 'defender' },
  { number: 4, position: 'defender' },
  { number: 5, position: 'defender' },
  { number: 6, position: 'midfielder' },
  { number: 7, position: 'forward' },
  { number: 8, position: 'midfielder' },
  { number: 9, position: 'forward' },
  { number: 10, position: 'midfielder' },
  { number: 11, position: 'forward' },
  { number: 12, position: 'goalkeeper' },
  { number: 13, position: 'defender' },
  { number: 14, position: 'midfielder' },
  { number: 15, position: 'midfielder' },
  { number: 16, position: 'forward' },
  { number: 17, position: 'forward' },
];

/** How many of a position start; goalkeepers play the whole game and score no goals. */
const STARTING = { defender: 4, midfielder: 3, forward: 3 } as const;
const WEIGHTS = { defender: 0.3, midfielder: 0.75, forward: 1.7 } as const;
/** How much more often a regular starts than one of the bench. */
const REGULAR = 0.45;
/** Of all goals, those that the other side puts into its own net, and those from the spot. */
export const OWN_GOALS = 0.03;
export const PENALTIES = 0.09;
/** How fast a place on the pitch goes to the one on the bench, in the second half. */
export const CHANGES_A_HALF = 1.4;

/** A place on the pitch: who starts there, and who may come on for him. */
export interface PitchPlace {
  readonly starter: number;
  readonly substitute?: number | undefined;
  /** The part of the side's goals from play that whoever holds the place scores. */
  readonly share: number;
  /** Whoever holds the place takes the penalties. */
  readonly takesPenalties: boolean;
}

/** Who plays for a side in a game. */
export interface TeamSheet {
  readonly goalkeeper: number;
  readonly substituteGoalkeeper: number;
  readonly places: readonly PitchPlace[];
}

interface Candidate {
  readonly number: number;
  readonly weight: number;
}

/** Those of a position, from the one who is likeliest to start in this game. */
function ordered(key: number, teamId: number, position: keyof typeof WEIGHTS): readonly Candidate[] {
  const numbers = SHIRTS.filter((shirt) => shirt.position === position).map(({ number }) => number);
  const wish = (number: number, place: number): number =>
    fraction(key, number, teamId) + (place < STARTING[position] ? REGULAR : 0);
  return numbers
    .map((number, place) => ({
      number,
      wish: wish(number, place),
      weight: WEIGHTS[position] * (0.55 + fraction(teamId, number, 71)),
    }))
    .toSorted((one, other) => other.wish - one.wish);
}

function placesOf(key: number, teamId: number, position: keyof typeof WEIGHTS) {
  const all = ordered(key, teamId, position);
  const bench = all.slice(STARTING[position]);
  return all.slice(0, STARTING[position]).map(({ number, weight }, place) => ({
    starter: number,
    substitute: bench[place]?.number,
    weight,
  }));
}

/** Who starts for a team in a game and who may come on; it is known as long as the game is. */
function teamSheet(key: number, teamId: number): TeamSheet {
  const places = (['defender', 'midfielder', 'forward'] as const).flatMap((position) =>
    placesOf(key, teamId, position),
  );
  const sum = places.reduce((total, { weight }) => total + weight, 0);
  const most = Math.max(...places.map(({ weight }) => weight));
  const isFirstChoice = mix(key, teamId, 72) % 8 > 0;
  return {
    goalkeeper: isFirstChoice ? 1 : 12,
    substituteGoalkeeper: isFirstChoice ? 12 : 1,
    places: places.map(({ starter, substitute, weight }) => ({
      starter,
      substitute,
      share: weight / sum,
      takesPenalties: weight === most,
    })),
  };
}

export type TeamSheets = Readonly<Record<Side, TeamSheet>>;

/** The line-ups of a game; undefined where its teams have no squads. */
export function teamSheets({ key, squads }: Pick<Matchup, 'key' | 'squads'>): TeamSheets | undefined {
  if (squads === undefined) return undefined;
  return { home: teamSheet(key, squads.home), away: teamSheet(key, squads.away) };
}

/** The part of the side's goals, own goals of the others among them, that whoever holds the place scores. */
export function shareOfGoals({ share, takesPenalties }: PitchPlace): number {
  return share * (1 - OWN_GOALS - PENALTIES) + (takesPenalties ? PENALTIES : 0);
}
