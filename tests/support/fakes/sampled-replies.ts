import type { AnyCall } from '../../../infrastructure/http/call.ts';
import type { WireAnswer, WireRequest } from '../../../infrastructure/http/transport.ts';
import { definedCalls } from '../browser/defined-calls.ts';
import { replySamples } from '../reply-samples.ts';

/** The call that a request belongs to, and what the sandbox once answered to it. */
interface SampledReply {
  readonly call: AnyCall | undefined;
  readonly answer: WireAnswer | 'network';
}

/** Every call of the site, answered with a reply of the sandbox, or with what is given in its place. */
export async function sampledReplies(
  given: Readonly<Record<string, unknown>> = {},
): Promise<(request: Pick<WireRequest, 'method' | 'url'>) => SampledReply> {
  const samples: Readonly<Record<string, unknown>> = { ...replySamples(), ...given };
  const calls = (await definedCalls()).map((call) => {
    const pattern = call.path.replaceAll(/:[a-zA-Z]+/g, '[^/]+').replaceAll('.', String.raw`\.`);
    return { call, path: new RegExp(`^${pattern}$`) };
  });
  return ({ method, url }) => {
    const [asked = ''] = url.split('?');
    const call = calls.find((each) => each.call.method === method && each.path.test(asked))?.call;
    const isKnown = call !== undefined && call.name in samples;
    return { call, answer: isKnown ? { status: 200, body: samples[call.name] } : 'network' };
  };
}
