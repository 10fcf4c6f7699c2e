import { fraction } from '../mix.ts';

/** A match of the season, by the places of its sides among the members. */
interface RaceMatch {
  readonly home: number;
  readonly away: number;
}

interface PlayedMatch extends RaceMatch {
  readonly score: { readonly home: number; readonly away: number };
}

/** A match to come: how likely each difference of its score is. */
export interface OpenMatch extends RaceMatch {
  readonly margin: { readonly from: number; readonly weights: Float64Array };
}

export interface Race {
  readonly members: number;
  /** For a win and a draw; undefined where the share of matches won counts. */
  readonly points: readonly [win: number, draw: number] | undefined;
  readonly played: readonly PlayedMatch[];
}

/** The places of a table from 0 that a member may claim: more than one where nothing but their names parts it from others. */
export interface Rank {
  readonly from: number;
  /** The first place below it. */
  readonly to: number;
}

const RUNS = 4_000;
/** What no run saw may come true all the same. */
const UNSEEN = 0.25;

interface Table {
  readonly worth: number[];
  readonly matches: number[];
  readonly difference: number[];
  readonly scored: number[];
}

function add(list: number[], place: number, by: number): void {
  list[place] = (list[place] ?? 0) + by;
}

type Points = readonly [win: number, draw: number];

function count(table: Table, { home, away, margin }: RaceMatch & { readonly margin: number }, points: Points): void {
  const [win, draw] = points;
  add(table.worth, home, margin > 0 ? win : margin === 0 ? draw : 0);
  add(table.worth, away, margin < 0 ? win : margin === 0 ? draw : 0);
  add(table.matches, home, 1);
  add(table.matches, away, 1);
  add(table.difference, home, margin);
  add(table.difference, away, -margin);
}

const ONE_A_WIN = [1, 0] as const;

function tableOf({ members, points, played }: Race): Table {
  const zeros = (): number[] => Array.from({ length: members }, () => 0);
  const table: Table = { worth: zeros(), matches: zeros(), difference: zeros(), scored: zeros() };
  for (const match of played) {
    const { home, away } = match.score;
    count(table, { ...match, margin: home - away }, points ?? ONE_A_WIN);
    add(table.scored, match.home, home);
    add(table.scored, match.away, away);
  }
  return table;
}

type Compare = (one: number, other: number) => number;

/** Who stands before whom: by points, else the share won, then the difference, then what was scored. */
function orderOf({ points }: Race, { worth, matches, difference, scored }: Table): Compare {
  const at = (list: readonly number[], place: number): number => list[place] ?? 0;
  return (one, other) =>
    (points === undefined
      ? at(worth, other) * Math.max(1, at(matches, one)) - at(worth, one) * Math.max(1, at(matches, other))
      : at(worth, other) - at(worth, one)) ||
    at(difference, other) - at(difference, one) ||
    at(scored, other) - at(scored, one);
}

/** Tells of each group of members that nothing parts which places of the table it has. */
function eachGroup(race: Race, table: Table, tell: (group: readonly number[], rank: Rank) => void): void {
  const compare = orderOf(race, table);
  const order = Array.from({ length: race.members }, (_, member) => member).sort(compare);
  for (let from = 0, to = 0; from < order.length; from = to) {
    to = from + 1;
    while (to < order.length && compare(order[from] ?? 0, order[to] ?? 0) === 0) to += 1;
    tell(order.slice(from, to), { from, to });
  }
}

/** How the members of a season rank by its table; none where no match was played to its end. */
export function raceRanks(race: Race): readonly Rank[] {
  const ranks: Rank[] = [];
  if (race.played.length === 0) return ranks;
  eachGroup(race, tableOf(race), (group, rank) => {
    for (const member of group) ranks[member] = rank;
  });
  return ranks;
}

interface Draw {
  readonly from: number;
  /** How likely each difference or a lower one is. */
  readonly upTo: Float64Array;
}

function drawOf({ from, weights }: OpenMatch['margin']): Draw {
  let sum = 0;
  return { from, upTo: weights.map((weight) => (sum += weight)) };
}

function drawn({ from, upTo }: Draw, roll: number): number {
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (roll < (upTo[middle] ?? 1)) high = middle;
    else low = middle + 1;
  }
  return from + low;
}

/** How likely each member ends at each place, by member and place: the rest of the season is drawn many times by the law of its matches, with the same draws for the same key. Those who share places share their likelihood. */
export function placeProbabilities(
  race: Race,
  open: readonly OpenMatch[],
  key: number,
): readonly (readonly number[])[] {
  const now = tableOf(race);
  const ends = Array.from({ length: race.members }, () => Array.from({ length: race.members }, () => UNSEEN));
  const draws = open.map(({ home, away, margin }) => ({ home, away, draw: drawOf(margin) }));
  for (let run = 0; run < RUNS; run += 1) {
    const table: Table = {
      worth: [...now.worth],
      matches: [...now.matches],
      difference: [...now.difference],
      scored: now.scored,
    };
    draws.forEach(({ home, away, draw }, place) => {
      count(table, { home, away, margin: drawn(draw, fraction(key, run, place)) }, race.points ?? ONE_A_WIN);
    });
    eachGroup(race, table, (group, { from, to }) => {
      const share = 1 / group.length;
      for (const member of group) for (let place = from; place < to; place += 1) add(ends[member] ?? [], place, share);
    });
  }
  const all = RUNS + UNSEEN * race.members;
  return ends.map((places) => places.map((times) => times / all));
}
