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

/** The places of those who lead a table: by points, else the share won, then the difference, then what was scored. */
function leaders({ points, members }: Race, { worth, matches, difference, scored }: Table): readonly number[] {
  const at = (list: readonly number[], place: number): number => list[place] ?? 0;
  const before = (one: number, other: number): number =>
    (points === undefined
      ? at(worth, other) * Math.max(1, at(matches, one)) - at(worth, one) * Math.max(1, at(matches, other))
      : at(worth, other) - at(worth, one)) ||
    at(difference, other) - at(difference, one) ||
    at(scored, other) - at(scored, one);
  let first = [0];
  for (let place = 1; place < members; place += 1) {
    const order = before(first[0] ?? 0, place);
    if (order > 0) first = [place];
    else if (order === 0) first.push(place);
  }
  return first;
}

/** STC-9 Who won the season: those at the head of its table, whom nothing but their names parts; nobody where no match was played to its end. */
export function raceWinners(race: Race): readonly number[] {
  return race.played.length === 0 ? [] : leaders(race, tableOf(race));
}

function drawn({ from, weights }: OpenMatch['margin'], roll: number): number {
  let left = roll;
  for (let index = 0; index < weights.length; index += 1) {
    left -= weights[index] ?? 0;
    if (left < 0) return from + index;
  }
  return from + weights.length - 1;
}

/** How likely each member wins: the rest of the season is drawn many times by the law of its matches, with the same draws for the same key. */
export function winProbabilities(race: Race, open: readonly OpenMatch[], key: number): readonly number[] {
  const now = tableOf(race);
  const wins = Array.from({ length: race.members }, () => UNSEEN);
  for (let run = 0; run < RUNS; run += 1) {
    const table: Table = {
      worth: [...now.worth],
      matches: [...now.matches],
      difference: [...now.difference],
      scored: now.scored,
    };
    open.forEach(({ home, away, margin }, place) => {
      count(table, { home, away, margin: drawn(margin, fraction(key, run, place)) }, race.points ?? ONE_A_WIN);
    });
    const first = leaders(race, table);
    for (const place of first) add(wins, place, 1 / first.length);
  }
  const sum = wins.reduce((total, each) => total + each, 0);
  return wins.map((each) => each / sum);
}
