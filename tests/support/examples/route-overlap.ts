import { readParts, type PatternPart } from '../../../core/navigation/path-pattern.ts';
import { parameterKind } from '../../../core/navigation/route-parameters.ts';

/** Whether some path can be written both ways. */
export function canOverlap(one: readonly PatternPart[], other: readonly PatternPart[]): boolean {
  const [open, closed] = takesWords(one) ? [one, other] : [other, one];
  if (!takesWords(open)) return one.length === other.length && prefixesOverlap(one, other, one.length);
  if (!takesWords(closed) && closed.length < open.length) return false;
  return prefixesOverlap(open, closed, Math.min(open.length, closed.length) - 1);
}

function prefixesOverlap(one: readonly PatternPart[], other: readonly PatternPart[], length: number): boolean {
  return one.slice(0, length).every((part, place) => partsOverlap(part, other[place] ?? part));
}

function takesWords(parts: readonly PatternPart[]): boolean {
  const parameter = parts.at(-1)?.parameter;
  return parameter !== undefined && parameterKind(parameter) === 'words';
}

function partsOverlap(one: PatternPart, other: PatternPart): boolean {
  const mine = wordsOf(one);
  const theirs = wordsOf(other);
  if (mine !== undefined) return mine.some((word) => readParts([other], [word]) !== undefined);
  if (theirs !== undefined) return theirs.some((word) => readParts([one], [word]) !== undefined);
  return true;
}

/** The words that can stand in a place, where there is a list of them. */
function wordsOf({ text, parameter }: PatternPart): readonly string[] | undefined {
  if (parameter === undefined) return [text];
  const kind: string | readonly string[] = parameterKind(parameter);
  return typeof kind === 'string' ? undefined : kind;
}
