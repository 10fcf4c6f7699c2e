import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';

/** Why an application did not answer: never in its own words. */
export type ApplicationFailure =
  | { readonly code: 'refused'; readonly status: number }
  | { readonly code: 'unreachable' | 'too-late' | 'not-json' | 'too-large' };

export interface ApplicationAnswer {
  readonly body: unknown;
  readonly cacheControl: string;
  readonly vary: string;
}

export interface ApplicationAsk {
  readonly address: string;
  readonly language: Language;
  readonly isForced: boolean;
  /** MAT-26 What is wanted of it; all that it has where none is named. */
  readonly components: readonly string[];
  readonly within?: Millis | undefined;
}

/** HST-2 How long an application may take, and what it may answer with. */
const LONGEST_WAIT: Millis = seconds(5);
const MOST_BYTES = 2_097_152;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json(?:;|$)/i;

/** HST-1 Asks an application as itself: nothing of the visitor goes along. */
export async function askApplication(ask: ApplicationAsk): Promise<Result<ApplicationAnswer, ApplicationFailure>> {
  const headers = {
    accept: 'application/json',
    'accept-language': ask.language,
    'mf-render-mode': 'json',
    'mf-api-version': 'v2',
    ...(ask.isForced ? { 'force-spa': 'true' } : {}),
  };
  const text = await fetchText(ask, { headers, ...bodyOf(ask, headers) }, JSON_TYPE);
  if (!text.ok) return text;
  try {
    return ok({ ...text.value, body: JSON.parse(text.value.text) as unknown });
  } catch {
    return fail({ code: 'not-json' });
  }
}

/** HST-7 */
function bodyOf({ components }: ApplicationAsk, headers: Readonly<Record<string, string>>): RequestInit {
  if (components.length === 0) return {};
  const body = JSON.stringify({ components });
  return { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } };
}

/** HST-6 A style sheet that an application names. */
export async function askStyles(
  ask: Pick<ApplicationAsk, 'address' | 'within'>,
): Promise<Result<string, ApplicationFailure>> {
  const text = await fetchText(ask, { headers: { accept: 'text/css' } }, /^text\/css(?:;|$)/i);
  return text.ok ? ok(text.value.text) : text;
}

/** HST-40 A page of an application that stands in a frame. */
export async function askPage(
  ask: Pick<ApplicationAsk, 'address' | 'language' | 'within'>,
): Promise<Result<string, ApplicationFailure>> {
  const text = await fetchText(
    ask,
    { headers: { accept: 'text/html', 'accept-language': ask.language } },
    /^text\/html(?:;|$)/i,
  );
  return text.ok ? ok(text.value.text) : text;
}

interface FetchedText {
  readonly text: string;
  readonly cacheControl: string;
  readonly vary: string;
}

async function fetchText(
  { address, within = LONGEST_WAIT }: Pick<ApplicationAsk, 'address' | 'within'>,
  request: RequestInit,
  type: RegExp,
): Promise<Result<FetchedText, ApplicationFailure>> {
  try {
    const reply = await fetch(address, {
      ...request,
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    });
    if (!reply.ok || !type.test(reply.headers.get('content-type') ?? '')) {
      await reply.body?.cancel();
      return fail(reply.ok ? { code: 'not-json' } : { code: 'refused', status: reply.status });
    }
    const text = await boundedText(reply);
    if (text === undefined) return fail({ code: 'too-large' });
    const named = (name: string): string => reply.headers.get(name) ?? '';
    return ok({ text, cacheControl: named('cache-control'), vary: named('vary') });
  } catch (error) {
    return fail({ code: error instanceof Error && error.name === 'TimeoutError' ? 'too-late' : 'unreachable' });
  }
}

/** Reads no further than it may be long. */
async function boundedText({ body }: Response): Promise<string | undefined> {
  if (body === null) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
