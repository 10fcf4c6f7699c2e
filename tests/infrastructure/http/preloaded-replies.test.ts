import { describe, expect, it } from 'vitest';
import { preloadedTransport, recordingTransport } from '../../../infrastructure/http/preloaded-replies.ts';
import type { Transport, WireAnswer, WireRequest } from '../../../infrastructure/http/transport.ts';

function request(url: string, method: 'GET' | 'POST' = 'GET'): WireRequest {
  return { method, url, headers: {}, timeout: 1000 };
}

const answering: Transport = (asked) => Promise.resolve({ status: 200, body: { url: asked.url } });

describe('preloaded replies', () => {
  it('are written down by address while the server reads', async () => {
    const replies: Record<string, WireAnswer | 'unanswered'> = {};
    const transport = recordingTransport(answering, { all: replies, forAll: {} });
    await transport(request('/a?lang=ru'));
    await transport(request('/b', 'POST'));
    expect(replies).toEqual({ '/a?lang=ru': { status: 200, body: { url: '/a?lang=ru' } } });
  });

  it('say where the server had no answer, so that both sides show the same: only later it is asked for', async () => {
    const replies: Record<string, WireAnswer | 'unanswered'> = {};
    const recording = recordingTransport(() => Promise.resolve('network'), { all: replies, forAll: {} });
    await recording(request('/a'));
    await recording(request('/b', 'POST'));
    expect(replies).toEqual({ '/a': 'unanswered' });
    const transport = preloadedTransport(answering, JSON.parse(JSON.stringify(replies)) as typeof replies);
    expect(await transport(request('/a'))).toBe('unanswered');
    const broken = preloadedTransport(answering, { '/a': { status: 503, body: {} } });
    expect(await broken(request('/a'))).toEqual({ status: 503, body: {}, isDrawn: true });
    expect(await transport(request('/a'))).toEqual({ status: 200, body: { url: '/a' } });
  });

  it('keep a refusal too, so that both sides show the same', async () => {
    const replies: Record<string, WireAnswer | 'unanswered'> = {};
    await recordingTransport(() => Promise.resolve({ status: 404, body: { code: 'gone' } }), {
      all: replies,
      forAll: {},
    })(request('/a'));
    expect(replies['/a']).toMatchObject({ status: 404 });
  });

  it('answer once each without a request; later ones are asked for anew', async () => {
    let asked = 0;
    const counted: Transport = (each) => {
      asked += 1;
      return answering(each);
    };
    const transport = preloadedTransport(counted, { '/a': { status: 200, body: 'kept' } });
    expect(await transport(request('/a'))).toEqual({ status: 200, body: 'kept' });
    expect(asked).toBe(0);
    expect(await transport(request('/a'))).toEqual({ status: 200, body: { url: '/a' } });
    expect(asked).toBe(1);
  });

  it('never answer what changes something', async () => {
    const transport = preloadedTransport(answering, { '/a': { status: 200, body: 'kept' } });
    expect(await transport(request('/a', 'POST'))).toEqual({ status: 200, body: { url: '/a' } });
  });

  it('know no address that an object has of itself', async () => {
    const transport = preloadedTransport(answering, {});
    expect(await transport(request('constructor'))).toEqual({ status: 200, body: { url: 'constructor' } });
  });
});
