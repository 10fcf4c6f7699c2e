import { seconds, type Millis } from '../../../core/shared/time.ts';
import { isFields } from '../../../core/shared/untrusted.ts';

/** One request to a provider of identities. @internal */
export interface IssuerOrder {
  readonly url: string;
  /** What is posted; without it the address is read. */
  readonly form?: URLSearchParams | undefined;
  readonly authorization?: string | undefined;
}

/** What a provider answered: an object of JSON, or nothing where it did not answer as it must. */
export type IssuerRequest = (order: IssuerOrder) => Promise<Readonly<Record<string, unknown>> | undefined>;

const LONGEST_WAIT: Millis = seconds(5);
const MOST_CHARACTERS = 100_000;

/** Asks over https, follows no redirect and does not wait for ever. */
export const fetchIssuer: IssuerRequest = async ({ url, form, authorization }) => {
  try {
    const reply = await fetch(url, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...(authorization === undefined ? {} : { authorization }) },
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_WAIT),
      ...(form === undefined ? {} : { body: form }),
    });
    return reply.ok ? jsonObject(await reply.text()) : undefined;
  } catch {
    return undefined;
  }
};

export function jsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
