import { randomBytes, randomInt } from 'node:crypto';
import type { ReplyParts } from '../pages/html-document.ts';
import type { CutText } from './gzip-template.ts';

/** Cuts the head of a page at marks that nobody can have written into it: they are drawn anew for each page. */
export function piecesOf(head: (reply: Pick<ReplyParts, 'nonce' | 'now'>) => string): CutText {
  const nonce = randomBytes(24).toString('hex');
  const now = randomInt(2 ** 47, 2 ** 48 - 1);
  const parts = head({ nonce, now }).split(new RegExp(`(${nonce}|${String(now)})`));
  const starts = parts.filter((_, at) => at % 2 === 0);
  return {
    starts: starts.slice(0, -1),
    gaps: parts.flatMap((part, at) => (at % 2 === 0 ? [] : [part === nonce ? 'nonce' : 'now'])),
    rest: starts.at(-1) ?? '',
  };
}
