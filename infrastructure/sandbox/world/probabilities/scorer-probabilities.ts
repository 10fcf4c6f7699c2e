import { isPlayerDeedKind, type PlayerDeedKind } from '../../../../core/sports/game/player-kinds.ts';
import { isScored } from '../plays/named-goals.ts';
import type { Frame, NamedGoal, PitchPlayer, Side } from '../plays/play.ts';
import {
  CHANGES_A_HALF,
  OWN_GOALS,
  shareOfAssists,
  shareOfGoals,
  type PitchPlace,
  type TeamSheets,
} from '../plays/team-sheet.ts';
import { exposure, later, moreGoals, type Exposure, type Role } from './place-goals.ts';
import type { Question } from './probabilities.ts';
import type { ResultDistribution } from './settled-result.ts';
import { winning } from './settled-result.ts';

/** Where a game stands for those who may score in it. */
export interface ScorerState {
  readonly sheets: TeamSheets;
  readonly frame: Pick<Frame, 'goals' | 'changes' | 'saved' | 'booked'>;
  /** Goals to come for each side in the first half, and in the second. */
  readonly first: Readonly<Record<Side, number>>;
  readonly second: Readonly<Record<Side, number>>;
  /** What comes evenly over both halves: shots that will be saved and yellow cards for each side, in a whole game. */
  readonly saves: Readonly<Record<Side, number>>;
  readonly cards: Readonly<Record<Side, number>>;
  /** The part of the first half that is left. */
  readonly firstLeft: number;
  /** The part of the second half that is left. */
  readonly left: number;
  /** The part of the goals to come that is the home side's. */
  readonly homeShare: number;
}

/** Somebody who may be asked about. */
interface Player extends PitchPlayer {
  readonly place: PitchPlace;
  readonly role: Role;
  /** The part of all goals of the game that his place scores. */
  readonly share: number;
  /** What his place may score yet. */
  readonly goals: Exposure;
  /** Whether he came on only when somebody had scored. */
  readonly isAfterGoal: boolean;
}

/** Every goal of the game that is no own goal. */
interface Course {
  readonly scored: readonly NamedGoal[];
  readonly all: Exposure;
}

const SIDE_OF: Readonly<Record<string, Side>> = { h: 'home', a: 'away' };
/** An answer of a market of scorers: the side and the number of the shirt. */
const CODE = /^([ha])(\d{1,2})$/;

function readPlayer(state: ScorerState, code: string): Player | undefined {
  const [, letter = '', digits = ''] = CODE.exec(code) ?? [];
  const side = SIDE_OF[letter];
  if (side === undefined) return undefined;
  const number = Number(digits);
  const { places } = state.sheets[side];
  const at = places.findIndex(({ starter, substitute }) => starter === number || substitute === number);
  const place = places[at];
  if (place === undefined) return undefined;
  const part = shareOfGoals(place);
  const change = state.frame.changes.find((made) => made.side === side && made.place === at);
  const isStarter = place.starter === number;
  const isWaiting = change === undefined && place.substitute !== undefined;
  return {
    side,
    number,
    place,
    role: isWaiting ? (isStarter ? 'leaving' : 'coming') : isStarter && change !== undefined ? 'gone' : 'staying',
    share: (part * (side === 'home' ? state.homeShare : 1 - state.homeShare)) / (1 - OWN_GOALS),
    goals: exposure(part * state.first[side], part * state.second[side], CHANGES_A_HALF * state.left),
    isAfterGoal: !isStarter && change?.isAfterGoal === true,
  };
}

function courseOf({ frame, first, second, left }: ScorerState): Course {
  const part = 1 - OWN_GOALS;
  return {
    scored: frame.goals.filter(isScored),
    all: exposure(part * (first.home + first.away), part * (second.home + second.away), CHANGES_A_HALF * left),
  };
}

function isOf({ side, number }: Player, goal: NamedGoal | undefined): boolean {
  return goal?.side === side && goal.number === number;
}

function settled(win: number, returned = 0): ResultDistribution {
  return [1 - win - returned, win, returned, 0, 0, 0];
}

/** How often somebody has done what is asked, and what his place may do yet. */
interface Deeds {
  readonly done: number;
  readonly toCome: Exposure;
}

/** GLS-2 PLP-1 Whoever takes part wins with so many and loses with fewer; whoever does not has the stake returned. */
function reaches({ role }: Player, { done, toCome }: Deeds, wanted: number): ResultDistribution {
  const missing = wanted - done;
  if (missing <= 0) return winning(1);
  const { none, one, absent } = moreGoals(role, toCome);
  return settled(Math.max(0, 1 - absent - none - (missing > 1 ? one : 0)), absent);
}

function scores(player: Player, { scored }: Course, wanted: number): ResultDistribution {
  const done = scored.filter((goal) => isOf(player, goal)).length;
  return reaches(player, { done, toCome: player.goals }, wanted);
}

/** PLP-2 PLP-3 PLP-4 Shots on target, goals set up and yellow cards of a player: as goals, each falls to his place by its share. */
function deedsOf(state: ScorerState, player: Player, kind: PlayerDeedKind): Deeds {
  const { frame, firstLeft, left, first, second, cards, saves, sheets } = state;
  const { side, place, number } = player;
  const isHis = (one: PitchPlayer): boolean => one.side === side && one.number === number;
  const toCome = (soon: number, late: number): Exposure => exposure(soon, late, CHANGES_A_HALF * left);
  const evenly = (perGame: number, ofGoals = 0): Exposure =>
    toCome((perGame * firstLeft) / 2 + ofGoals * first[side], (perGame * left) / 2 + ofGoals * second[side]);
  if (kind === 'player-yellow-card') {
    return { done: frame.booked.filter(isHis).length, toCome: evenly(place.cards * cards[side]) };
  }
  if (kind === 'player-assist') {
    const done = frame.goals.filter((goal) => goal.side === side && goal.assist === number).length;
    return { done, toCome: evenly(0, shareOfAssists(sheets[side].places, place)) };
  }
  const goals = frame.goals.filter((goal) => isScored(goal) && isHis(goal)).length;
  const saved = frame.saved.filter(isHis).length;
  return { done: goals + saved, toCome: evenly(place.share * saves[side], shareOfGoals(place)) };
}

/** GLS-3 The first goal that is no own goal; whoever has not taken part by then has the stake returned. */
function scoresFirst(player: Player, { scored, all }: Course): ResultDistribution {
  const { role, share, isAfterGoal } = player;
  if (scored.length > 0) {
    if (isOf(player, scored[0])) return winning(1);
    return role === 'coming' || isAfterGoal ? settled(0, 1) : winning(0);
  }
  const { soon, onSpot, unmoved, none } = later(all);
  if (role === 'gone') return winning(0);
  if (role === 'staying') return winning(share * (1 - none));
  const first = soon + (1 - soon) * onSpot;
  if (role === 'leaving') return winning(share * first);
  return settled(share * (1 - none - first), first + (1 - soon) * unmoved);
}

/** GLS-4 The last goal that is no own goal, of all who take part; who has gone off may have scored it. */
function scoresLast(player: Player, { scored, all }: Course): ResultDistribution {
  const { role, share } = player;
  const { soon, quiet, lastBeforeChange, none } = later(all);
  const kept = isOf(player, scored.at(-1)) ? none : 0;
  if (role === 'gone') return winning(kept);
  if (role === 'staying') return winning(kept + share * (1 - none));
  const last = lastBeforeChange + quiet * soon;
  if (role === 'leaving') return winning(kept + share * last);
  return settled(share * (1 - none - last), all.absent);
}

/** GLS-5 Whether nobody scores; own goals count for nobody. */
function nobodyScores({ scored, all }: Course, code: string): ResultDistribution {
  const nobody = scored.length > 0 ? 0 : later(all).none;
  return winning(code === 'yes' ? nobody : 1 - nobody);
}

/** What may become of an answer about players; undefined where it is about nobody who may play. */
export function scorerDistribution(
  state: ScorerState,
  { kind, code }: Pick<Question, 'kind' | 'code'>,
): ResultDistribution | undefined {
  const course = courseOf(state);
  if (kind === 'no-goalscorer') return nobodyScores(course, code);
  const player = readPlayer(state, code);
  if (player === undefined) return undefined;
  if (isPlayerDeedKind(kind)) {
    return reaches(player, deedsOf(state, player, kind), kind === 'player-two-or-more-shots' ? 2 : 1);
  }
  if (kind === 'first-goalscorer') return scoresFirst(player, course);
  if (kind === 'last-goalscorer') return scoresLast(player, course);
  return scores(player, course, kind === 'two-or-more-goals' ? 2 : 1);
}
