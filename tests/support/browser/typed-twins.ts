import { isDeepStrictEqual } from 'node:util';
import type { AnyCall, CallInput } from '../../../infrastructure/http/call.ts';
import { callUrl } from '../../../infrastructure/http/call-url.ts';
import { readDone } from '../../../infrastructure/http/http-client.ts';
import type { WireAnswer, WireRequest } from '../../../infrastructure/http/transport.ts';
import { readTypedOr } from '../../../infrastructure/http/typed-replies.ts';
import { registerPlayer, type SandboxFixture } from '../sandbox-fixture.ts';
import { bearer, visitor, type RecordedReply, type Visitor } from './visitor.ts';

/** What was asked both over a wire and as the server's own pages ask. */
export interface TypedTwins {
  readonly fixture: SandboxFixture;
  /** Names of the calls that were asked both ways. */
  readonly asked: ReadonlySet<string>;
  /** Those whose answers were not the same, or were read otherwise. */
  readonly different: readonly object[];
  /** Those that were read by their schemas all the same: of texts that were made ahead. */
  readonly read: ReadonlySet<string>;
}

const DRAWN_EACH_TIME: ReadonlySet<string> = new Set(['captchaUpdate']);

async function headersFor({ app }: SandboxFixture, call: AnyCall, cookies: ReadonlyMap<string, string>) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const token = call.isAuthorised === true ? await bearer(app, cookies) : undefined;
  const authorization = token === undefined ? {} : { authorization: token };
  return { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', cookie, ...authorization };
}

/** A call as the server's own pages ask it. */
export function ownRequest({ method, path }: AnyCall, input: CallInput<AnyCall>): WireRequest {
  const body: unknown = input.body ?? {};
  return { method, url: callUrl(path, input.params, input.query), headers: {}, body, timeout: 1000 };
}

/** A fixture whose visitors ask again without a wire whatever a page of the server may ask so. */
export function withTypedTwins(fixture: SandboxFixture): TypedTwins {
  const asked = new Set<string>();
  const different: object[] = [];
  const read = new Set<string>();
  const readTyped = readTypedOr((call, answer) => {
    read.add(call.name);
    return readDone(call, answer);
  });
  const recorded: RecordedReply[] = [];
  const isSame = (call: AnyCall, answer: WireAnswer, body: unknown): boolean => {
    const sent = { status: body === undefined ? 204 : 200, body };
    return isDeepStrictEqual(answer, sent) && isDeepStrictEqual(readTyped(call, answer), readDone(call, sent));
  };
  const compare = async ({ call, input, body }: RecordedReply, cookies: ReadonlyMap<string, string>): Promise<void> => {
    const request = ownRequest(call, input);
    const { url } = request;
    const headers = await headersFor(fixture, call, cookies);
    const answer = await fixture.sandbox.own.ask(request, { headers });
    if (answer === undefined) return;
    asked.add(call.name);
    if (DRAWN_EACH_TIME.has(call.name) || isSame(call, answer, body)) return;
    // what is new to its reader is so once
    const again = await fixture.app.inject({ method: 'GET', url, headers });
    if (call.method !== 'GET' || !isSame(call, answer, again.json()))
      different.push({ call: call.name, url, body, answer });
  };
  const newVisitor = (cookies = new Map<string, string>()): Visitor =>
    visitor(
      fixture.app,
      async (reply) => {
        recorded.push(reply);
        await compare(reply, cookies);
      },
      cookies,
    );
  return {
    fixture: {
      ...fixture,
      recorded,
      visitor: newVisitor,
      player: async (currency = 'RUB') => registerPlayer(newVisitor(), currency),
    },
    asked,
    different,
    read,
  };
}
