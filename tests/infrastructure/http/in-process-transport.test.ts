import { describe, expect, it } from 'vitest';
import { inProcessTransport, type Injectable } from '../../../infrastructure/http/in-process-transport.ts';

const READ = { method: 'GET', url: '/web-api/a', headers: { accept: 'application/json' }, timeout: 1000 } as const;

function answering(payload: string, seen: unknown[] = []): Injectable {
  return {
    inject: (request) => {
      seen.push(request);
      return Promise.resolve({ statusCode: 200, payload, headers: {} });
    },
  };
}

describe('calls inside one process', () => {
  it('are made in the name of the visitor', async () => {
    const seen: unknown[] = [];
    const transport = inProcessTransport(answering('{"a":1}', seen), { headers: { cookie: 'sid=1' } });
    expect(await transport(READ)).toEqual({ status: 200, body: { a: 1 } });
    expect(seen).toEqual([
      { method: 'GET', url: '/web-api/a', headers: { cookie: 'sid=1', accept: 'application/json' } },
    ]);
  });

  it('may bring no body', async () => {
    expect(await inProcessTransport(answering(''), { headers: {} })(READ)).toEqual({ status: 200, body: undefined });
  });

  it('fail as the network does where the answer is none', async () => {
    expect(await inProcessTransport(answering('<html>'), { headers: {} })(READ)).toBe('network');
    const broken: Injectable = { inject: () => Promise.reject(new Error('closed')) };
    expect(await inProcessTransport(broken, { headers: {} })(READ)).toBe('network');
  });

  it('come from the address of the visitor', async () => {
    const seen: unknown[] = [];
    await inProcessTransport(answering('{}', seen), { headers: {}, address: '203.0.113.7' })(READ);
    expect(seen).toMatchObject([{ remoteAddress: '203.0.113.7' }]);
  });

  it('end when their time is over, and when nobody waits any more', async () => {
    const silent: Injectable = { inject: () => new Promise(() => undefined) };
    expect(await inProcessTransport(silent, { headers: {} })({ ...READ, timeout: 20 })).toBe('network');
    const leaving = new AbortController();
    const asked = inProcessTransport(silent, { headers: {} })(READ, leaving.signal);
    leaving.abort();
    expect(await asked).toBe('cancelled');
  });

  it("read a text that is the same for all as they are told, and a visitor's own by itself", async () => {
    const parse = (text: string): unknown => ({ shared: text });
    const transport = inProcessTransport(answering('{"a":1}'), { headers: {} }, { parseShared: parse });
    expect(await transport({ ...READ, isForAll: true })).toEqual({ status: 200, body: { shared: '{"a":1}' } });
    expect(await transport(READ)).toEqual({ status: 200, body: { a: 1 } });
  });
});
