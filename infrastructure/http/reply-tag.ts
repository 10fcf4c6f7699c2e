import { createHash } from 'node:crypto';

/** A reply that many ask for is one and the same buffer. */
const TAGS = new WeakMap<Buffer, string>();

/** The tag of a reply: a weak one, for the same text may be compressed or not. */
export function replyTag(payload: string | Buffer): string {
  if (typeof payload === 'string') return newTag(payload);
  const known = TAGS.get(payload) ?? newTag(payload);
  TAGS.set(payload, known);
  return known;
}

function newTag(payload: string | Buffer): string {
  return `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
}

/** Whether who asks has it already; compared weakly (RFC 9110, 13.1.2). */
export function isKnownTag(tag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  const plain = (text: string): string => text.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').map(plain).includes(plain(tag));
}
