import type { OpenMatch, Race, Rank } from './season-race.ts';

interface SeasonTally {
  readonly worth: number;
  readonly matches: number;
  readonly left: number;
}

/** What a member may end with: points, or a share of matches won as a fraction. */
type Worth = readonly [above: number, below: number];

function tallies({ members, points, played }: Race, open: readonly OpenMatch[]): readonly SeasonTally[] {
  const [win, draw] = points ?? [1, 0];
  const worthOf = (margin: number): number => (margin > 0 ? win : margin === 0 ? draw : 0);
  return Array.from({ length: members }, (_, member) => {
    const own = played.filter(({ home, away }) => home === member || away === member);
    const worth = own.reduce((sum, { home, score }) => {
      const margin = score.home - score.away;
      return sum + worthOf(home === member ? margin : -margin);
    }, 0);
    const left = open.filter(({ home, away }) => home === member || away === member).length;
    return { worth, matches: own.length, left };
  });
}

function isMore([above, below]: Worth, [otherAbove, otherBelow]: Worth): boolean {
  return above * otherBelow > otherAbove * below;
}

/**
 * STC-12 Whether a member can still end at one of these places: not where more of the others than fit have more already than it can
 * come to, or can come to less than it has.
 */
export function seasonReach(race: Race, open: readonly OpenMatch[]): (member: number, places: Rank) => boolean {
  const most = (race.points ?? [1])[0];
  const known = tallies(race, open).map(({ worth, matches, left }) => {
    const below = race.points === undefined ? Math.max(1, matches + left) : 1;
    return { least: [worth, below] as Worth, best: [worth + most * left, below] as Worth };
  });
  return (member, { from, to }) => {
    const own = known[member];
    if (own === undefined) return false;
    const surelyAbove = known.filter(({ least }) => isMore(least, own.best)).length;
    const surelyBelow = known.filter(({ best }) => isMore(own.least, best)).length;
    return surelyAbove < to && surelyBelow < known.length - from;
  };
}

/** The likelihoods of so many winners without those that cannot be one; what they had goes to whoever is in doubt. */
export function reachableProbabilities(
  probabilities: readonly number[],
  canWin: (member: number) => boolean,
): readonly number[] {
  const kept = probabilities.map((probability, member) => (canWin(member) ? probability : 0));
  const lost = sum(probabilities) - sum(kept);
  const doubt = sum(kept.map((probability) => probability * (1 - probability)));
  if (lost === 0 || doubt === 0) return kept;
  return kept.map((probability) => Math.min(1, probability + (lost * probability * (1 - probability)) / doubt));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
