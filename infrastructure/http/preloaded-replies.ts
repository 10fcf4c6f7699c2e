import type { Transport, WireAnswer } from './transport.ts';

/** Replies the server already fetched for this page, by address, and what it had none for: the page hydrates to what was drawn. */
export type PreloadedReplies = Readonly<Record<string, WireAnswer | 'unanswered'>>;

export interface RecordedReplies {
  readonly all: Record<string, WireAnswer | 'unanswered'>;
  /** Those that are the same whoever asks. */
  readonly forAll: Record<string, WireAnswer>;
}

/** Writes down every answer to a read, so that the page can be sent with them. */
export function recordingTransport(transport: Transport, { all, forAll }: RecordedReplies): Transport {
  return async (request, signal) => {
    const answer = await transport(request, signal);
    if (request.method !== 'GET') return answer;
    if (answer === 'network') all[request.url] = 'unanswered';
    if (typeof answer !== 'object') return answer;
    all[request.url] = answer;
    if (request.isForAll === true) forAll[request.url] = answer;
    return answer;
  };
}

/** Answers each preloaded read once without a request, everything else by the transport. */
export function preloadedTransport(transport: Transport, replies: PreloadedReplies): Transport {
  const left = new Map(Object.entries(replies));
  return async (request, signal) => {
    const known = request.method === 'GET' ? left.get(request.url) : undefined;
    if (known === undefined) return transport(request, signal);
    left.delete(request.url);
    return typeof known === 'object' && known.status >= 500 ? { ...known, isDrawn: true } : known;
  };
}
