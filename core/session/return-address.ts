import { fail, ok, type Result } from '../shared/result.ts';

export type ReturnAddressError = { readonly code: 'not-a-text' | 'too-long' | 'not-of-this-site' };

const LONGEST = 2048;

/** What a part of an address may be written with; an apostrophe is left out, because parsers write it in two ways. */
const PLAIN = String.raw`[A-Za-z0-9\-._~!$&()*+,;=:@]`;
const CODE = '%[0-9A-Fa-f]{2}';
/** RET-2 Codes that would hide a control character, a percent sign, a dot, a slash or a backslash. */
const HIDING_CODE = '%(?:[01][0-9A-Fa-f]|25|2[EeFf]|5[Cc]|7[Ff])';
const SEGMENT = String.raw`(?!\.\.?(?:[/?#]|$))(?:${PLAIN}|(?!${HIDING_CODE})${CODE})+`;
const TAIL = `(?:${PLAIN}|[/?]|${CODE})*`;
const ADDRESS = new RegExp(String.raw`^(\/(?:${SEGMENT}(?:\/${SEGMENT})*\/?)?)(\?${TAIL})?(#${TAIL})?$`);

/**
 * RET-1 A return address is a path of this site with its query and fragment, and nothing else.
 * Refuses with `not-a-text`, `too-long` (over 2048 characters) or `not-of-this-site`.
 */
export function returnAddress(given: unknown): Result<string, ReturnAddressError> {
  if (typeof given !== 'string') return fail({ code: 'not-a-text' });
  if (given.length > LONGEST) return fail({ code: 'too-long' });
  // `$` also stands before a line feed at the end, which no class above takes: the whole text has to match.
  const [whole, path = '', search = '', hash = ''] = ADDRESS.exec(given) ?? [];
  if (whole !== given) return fail({ code: 'not-of-this-site' });
  return ok(path + written(search) + written(hash));
}

/** RET-1 Whether an order from outside may lead there. */
export function isSitePath(given: unknown): given is string {
  return returnAddress(given).ok;
}

/** RET-3 A mark with nothing after it says nothing. */
function written(part: string): string {
  return part.length > 1 ? part : '';
}
