import { lazy, lazySeries } from '../lazy.ts';
import type { Frame, Side } from '../plays/play.ts';
import { isOfFrames, isOfKills, type SetSport } from '../plays/set-rules.ts';
import type { Probabilities, Question, View } from './probabilities.ts';
import type { ResultDistribution } from './settled-result.ts';
import { RETURNED, winning } from './settled-result.ts';
import type { Distribution } from './distribution.ts';
import { certain, mixed, shifted, sumOf } from './distribution.ts';
import type { Measure, SetMatch } from './set-match.ts';
import { cellsOfSet, measure, openMatch, walkMatch } from './set-match.ts';
import type { Cell, Spread } from './spread.ts';
import { cellSpread, certainSpread, withoutCells } from './spread.ts';

function setScores(match: SetMatch): readonly Cell[] {
  const ends = walkMatch<number>(match, {
    start: (weight) => weight,
    after: (weight, exit) => weight * exit.weight,
    together: (first, second) => first + second,
  });
  const cells = new Map<string, Cell>();
  for (const { score, value } of ends) {
    const key = `${String(score.home)}-${String(score.away)}`;
    cells.set(key, { ...score, weight: value + (cells.get(key)?.weight ?? 0) });
  }
  return [...cells.values()];
}

/** Points, games, rounds or kills of the whole match. */
function finalPoints(match: SetMatch, played: Frame['periods'], which: Measure): Distribution {
  const ends = walkMatch<Distribution>(match, {
    start: (weight) => mixed([[certain(0), weight]]),
    after: (points, exit) => sumOf(points, exit.points(which)),
    together: (first, second) =>
      mixed([
        [first, 1],
        [second, 1],
      ]),
  });
  const before = played.reduce((sum, pair) => sum + measure(which, pair), 0);
  return shifted(mixed(ends.map(({ value }) => [value, 1])), before);
}

function matchSpread(match: SetMatch, frame: Frame): Spread {
  if (frame.phase === 'over') {
    const sum = (side: Side): number => frame.periods.reduce((points, pair) => points + pair[side], 0);
    return certainSpread(sum('home'), sum('away'));
  }
  const played = frame.periods.slice(0, match.firstSet - 1);
  const points = (which: Measure): (() => Distribution) => lazy(() => finalPoints(match, played, which));
  const [total, margin, home, away] = [points('total'), points('margin'), points('home'), points('away')];
  return {
    get total() {
      return total();
    },
    get margin() {
      return margin();
    },
    get home() {
      return home();
    },
    get away() {
      return away();
    },
    eachCell: withoutCells,
  };
}

function setSpread(match: SetMatch, frame: Frame, set: number): Spread | 'void' {
  const known = frame.periods[set - 1];
  const isOver = frame.phase === 'over';
  if (known !== undefined && (isOver || set < match.firstSet)) return certainSpread(known.home, known.away);
  return isOver ? 'void' : cellSpread(cellsOfSet(match, set));
}

function firstBlood({ flat }: SetMatch, frame: Frame, { period, code }: Question): ResultDistribution {
  const known = frame.story[period - 1];
  if (known !== undefined) return winning(Number(known === code.slice(0, 1)));
  if (frame.phase === 'over') return RETURNED;
  return winning(code === 'home' ? flat : 1 - flat);
}

/** What a match of sets or maps may still come to: each point is won with its own probability. */
export function setProbabilities(view: View, frame: Frame, sport: SetSport): Probabilities {
  const match = openMatch(view, frame, sport);
  const mostSets = match.rules.setsToWin * 2 - 1;
  const points = lazy(() => matchSpread(match, frame));
  const scores = lazy(() =>
    frame.phase === 'over' ? certainSpread(frame.score.home, frame.score.away) : cellSpread(setScores(match)),
  );
  const sets = lazySeries((set) => setSpread(match, frame, set));
  return {
    spread: (count, period) => {
      if ((count !== 'regular' && count !== 'whole' && count !== 'sets') || period > mostSets) return undefined;
      if (period > 0) return count === 'sets' ? undefined : sets(period);
      return count === 'regular' && !isOfFrames(sport) ? points() : scores();
    },
    special: (question) => {
      if (question.kind !== 'first-blood' || !isOfKills(sport) || question.period < 1) return undefined;
      return firstBlood(match, frame, question);
    },
  };
}
