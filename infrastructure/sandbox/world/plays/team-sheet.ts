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
const ASSIST_WEIGHTS = { defender: 0.5, midfielder: 1.4, forward: 1 } as const;
const CARD_WEIGHTS = { defender: 1.3, midfielder: 1.2, forward: 0.7 } as const;
/** How much more often a regular starts than one of the bench. */
const REGULAR = 0.45;
/** Of all goals, those that the other side puts into its own net, and those from the spot. */
export const OWN_GOALS = 0.03;
export const PENALTIES = 0.09;
/** Of the goals from play, those that somebody set up. */
export const ASSISTED = 0.72;
/** How fast a place on the pitch goes to the one on the bench, in the second half. */
export const CHANGES_A_HALF = 1.4;

/** A place on the pitch: who starts there, and who may come on for him. */
export interface PitchPlace {
  readonly starter: number;
  readonly substitute?: number | undefined;
  /** The part of the side's goals from play that whoever holds the place scores. */
  readonly share: number;
  /** The part of the side's yellow cards that whoever holds the place is shown, and how often he sets a goal up against the others. */
  readonly cards: number;
  readonly assists: number;
  /** Whoever holds the place takes the penalties. */
  readonly takesPenalties: boolean;
}

/** Who plays for a side in a game. */
export interface TeamSheet {
  readonly goalkeeper: number;
  readonly substituteGoalkeeper: number;
  readonly places: readonly PitchPlace[];
}

interface Weights {
  readonly weight: number;
  readonly assists: number;
  readonly cards: number;
}

interface Candidate extends Weights {
  readonly number: number;
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
      assists: ASSIST_WEIGHTS[position] * (0.55 + fraction(teamId, number, 74)),
      cards: CARD_WEIGHTS[position] * (0.55 + fraction(teamId, number, 73)),
    }))
    .toSorted((one, other) => other.wish - one.wish);
}

function placesOf(key: number, teamId: number, position: keyof typeof WEIGHTS) {
  const all = ordered(key, teamId, position);
  const bench = all.slice(STARTING[position]);
  return all.slice(0, STARTING[position]).map(({ number, ...weights }, place) => ({
    starter: number,
    substitute: bench[place]?.number,
    ...weights,
  }));
}

/** Who starts for a team in a game and who may come on; it is known as long as the game is. */
function teamSheet(key: number, teamId: number): TeamSheet {
  const places = (['defender', 'midfielder', 'forward'] as const).flatMap((position) =>
    placesOf(key, teamId, position),
  );
  const sumOf = (what: keyof Weights): number => places.reduce((total, place) => total + place[what], 0);
  const [sum, assistSum, cardSum] = [sumOf('weight'), sumOf('assists'), sumOf('cards')];
  const most = Math.max(...places.map(({ weight }) => weight));
  const isFirstChoice = mix(key, teamId, 72) % 8 > 0;
  return {
    goalkeeper: isFirstChoice ? 1 : 12,
    substituteGoalkeeper: isFirstChoice ? 12 : 1,
    places: places.map(({ starter, substitute, weight, assists, cards }) => ({
      starter,
      substitute,
      share: weight / sum,
      assists: assists / assistSum,
      cards: cards / cardSum,
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

/** The part of the side's goals that whoever holds a place sets up: of each goal from play somebody else may. */
export function shareOfAssists(places: readonly PitchPlace[], setter: PitchPlace): number {
  const fromPlay = (1 - OWN_GOALS - PENALTIES) * ASSISTED;
  const others = places.filter((place) => place !== setter);
  return others.reduce((sum, { share, assists }) => sum + (fromPlay * share * setter.assists) / (1 - assists), 0);
}
