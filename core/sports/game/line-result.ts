/** What a count over or under a line comes to; a quarter line is two bets of half the stake. */
export type LineResult = 'win' | 'lose' | 'return' | 'half-win' | 'half-lose';

/** BT-6 A count over a line: a whole line gives the stake back when hit, a quarter line is two bets of half the stake. */
export function resultOver(value: number, line: number): LineResult {
  if (Number.isInteger(line * 2) || !Number.isFinite(line)) {
    if (value === line) return 'return';
    return value > line ? 'win' : 'lose';
  }
  const lower = overHalf(value, line - 0.25);
  const upper = overHalf(value, line + 0.25);
  if (lower === upper) return lower;
  return lower === 'win' || upper === 'win' ? 'half-win' : 'half-lose';
}

/** BT-6 The same under a line. */
export function resultUnder(value: number, line: number): LineResult {
  return resultOver(0 - value, 0 - line);
}

function overHalf(value: number, line: number): LineResult {
  if (value === line) return 'return';
  return value > line ? 'win' : 'lose';
}

/** The goals from `from` to `to` that have one result: the lead of the home team, or the goals of both; an open end has no bound. */
export interface LineOutcome {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly result: LineResult;
}

const BEYOND_THE_LINE = 2;
const LONGEST_LINE = 300;

/** BT-70 What a handicap of the home team, or a total over a line, comes to at every number of goals, the highest first, equal results in one; nothing for a line that is not in quarters or is past 300. */
export function lineOutcomes(kind: 'handicap' | 'total', line: number): readonly LineOutcome[] {
  if (!Number.isInteger(line * 4) || Math.abs(line) > LONGEST_LINE) return [];
  const limit = kind === 'handicap' ? 0 - line : line;
  const lowest = kind === 'handicap' ? Math.floor(limit) - BEYOND_THE_LINE : 0;
  const outcomes: { from: number; to: number; result: LineResult }[] = [];
  for (let value = Math.ceil(limit) + BEYOND_THE_LINE; value >= lowest; value -= 1) {
    const result = resultOver(value, limit);
    const last = outcomes.at(-1);
    if (last?.result === result) last.from = value;
    else outcomes.push({ from: value, to: value, result });
  }
  return outcomes.map(({ from, to, result }, place) => ({
    from: place === outcomes.length - 1 ? undefined : from,
    to: place === 0 ? undefined : to,
    result,
  }));
}

/** BT-71 The two halves that a bet on a quarter line is made of; nothing for another line. */
export function lineHalves(line: number): readonly [number, number] | undefined {
  if (Number.isInteger(line * 2) || !Number.isInteger(line * 4)) return undefined;
  const quarter = Math.sign(line) / 4;
  return [line - quarter, line + quarter];
}
