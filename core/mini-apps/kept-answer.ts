import { hours, seconds, type Millis } from '../shared/time.ts';

const LONGEST: Millis = hours(1);
/** What an answer may differ by, because it is asked for in one way alone. */
const ASKED_ALIKE = ['accept', 'accept-encoding', 'accept-language', 'mf-render-mode', 'mf-api-version', 'force-spa'];

/** HST-3 How long an answer is kept, by what its cache headers say of caches that many share: an hour at most, and not at all where they forbid it or say nothing. */
export function answerKeptFor({
  cacheControl,
  vary,
}: {
  readonly cacheControl: string;
  readonly vary: string;
}): Millis {
  const directives = new Map(
    cacheControl.split(',').map((part) => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=', 2);
      return [name, value.replaceAll('"', '')] as const;
    }),
  );
  if (['no-store', 'no-cache', 'private'].some((name) => directives.has(name))) return 0;
  const names = vary.split(',').map((name) => name.trim().toLowerCase());
  if (names.some((name) => name !== '' && !ASKED_ALIKE.includes(name))) return 0;
  const age = directives.get('s-maxage') ?? directives.get('max-age') ?? '';
  return /^\d{1,9}$/.test(age) ? Math.min(seconds(Number(age)), LONGEST) : 0;
}
