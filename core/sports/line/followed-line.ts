import type { LineWish } from './line-filter.ts';
import type { KnownLine } from './line-gateway.ts';
import type { LineChanges, LineDelta } from './line-reply.ts';
import { followed, type FollowedLine, type LineState } from './line-state.ts';
import { withChanges } from './with-changes.ts';

/** No feed is so far out of order that more would help. */
const MOST_AHEAD = 64;

/** LN-63 Changes that follow on others which have not come are kept until those come, or a whole line; while they are missing the line stands as it was, never half changed. What does not fit is dropped, and the line is behind until it comes whole. */
export function followLine({ line, ahead, isBehind }: FollowedLine, changes: LineChanges): FollowedLine {
  const next = withChanges(line, changes);
  if (next.ok) return caughtUp(next.value, ahead, isBehind && !changes.isWhole && next.value === line);
  if (changes.isWhole || next.error.code === 'misfit') return { line, ahead, isBehind: true };
  return { line, ahead: [...ahead, changes].slice(-MOST_AHEAD), isBehind: true };
}

/** Makes the changes that follow on what came. */
function caughtUp(line: LineState, ahead: readonly LineDelta[], isBehind: boolean): FollowedLine {
  const left = ahead.filter(({ version }) => version > line.version);
  const following = left.find(({ base }) => base === line.version);
  if (following === undefined) return { line, ahead: left, isBehind: isBehind || left.length > 0 };
  const next = withChanges(line, following);
  const rest = left.filter((change) => change !== following);
  return next.ok ? caughtUp(next.value, rest, false) : { line, ahead: rest, isBehind: true };
}

/** LN-59 What of a longer beginning of the same line is at hand; undefined where it has to come whole. */
export function knownLine(
  { line, isBehind }: FollowedLine,
  wish: LineWish | undefined,
  longer: LineWish,
): KnownLine | undefined {
  const [from, most] = [wish?.part?.most, longer.part?.most];
  if (isBehind || from === undefined || most === undefined || from >= most) return undefined;
  const isSame = JSON.stringify({ ...longer, part: { ...longer.part, most: from } }) === JSON.stringify(wish);
  return isSame ? { since: line.version, from } : undefined;
}

/** A line with what a longer beginning of it has more; where it moved on since that was asked for, it has to come whole. */
export function longerLine(line: LineState, changes: LineDelta): FollowedLine {
  if (changes.base !== line.version) return { ...followed(line), isBehind: true };
  return followLine(followed(line), changes);
}
