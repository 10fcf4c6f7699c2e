import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveReports } from '../../../infrastructure/site/serve-reports.ts';

let app: FastifyInstance;
let log: string[] = [];
let now = 0;
beforeEach(() => {
  [app, log, now] = [fastify(), [], 1000];
  serveReports(app, { clock: { now: () => now }, log: (line) => log.push(line) });
});
afterEach(() => app.close());

async function send(payload: unknown, type = 'application/reports+json') {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return app.inject({ method: 'POST', url: '/csp-report', headers: { 'content-type': type }, payload: text });
}

const violation = (blockedURL: string, effectiveDirective = 'script-src-elem') => ({
  type: 'csp-violation',
  body: { effectiveDirective, blockedURL, documentURL: 'https://site.test/ru?code=secret#x', sourceFile: '' },
});

describe('reports of violated policies', () => {
  it('are logged without what an address may hide, and answered with nothing [SEC-02]', async () => {
    const reply = await send([violation('https://evil.test/a.js?token=1'), { type: 'deprecation', body: {} }]);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(log).toEqual([
      'csp-violation {"directive":"script-src-elem","blocked":"https://evil.test/a.js","page":"https://site.test/ru","source":""}',
    ]);
  });

  it('come in the older form too', async () => {
    const body = { 'violated-directive': 'img-src', 'blocked-uri': 'data', 'document-uri': 'https://site.test/en' };
    await send({ 'csp-report': body }, 'application/csp-report');
    expect(log[0]).toContain('"directive":"img-src","blocked":"data"');
  });

  it('are logged once an hour each, and so many a minute', async () => {
    for (let count = 0; count < 5; count += 1) await send([violation('https://evil.test/a.js')]);
    expect(log).toHaveLength(1);
    now += 3_600_000;
    await send([violation('https://evil.test/a.js')]);
    expect(log).toHaveLength(2);
    for (let count = 0; count < 200; count += 1) await send([violation(`https://evil.test/${String(count)}`)]);
    expect(log).toHaveLength(31);
    now += 60_000;
    await send([violation('https://evil.test/later')]);
    expect(log).toHaveLength(32);
  });

  it.each(['', '{', '"text"', '[[]]', '{"csp-report":7}', '[{"type":"csp-violation","body":null}]'])(
    'that are none are answered and forgotten: %j',
    async (payload) => {
      expect((await send(payload)).statusCode).toBeLessThan(500);
      expect(log).toEqual([]);
    },
  );

  it('are bounded: lines stay lines, and what is long is cut or refused [SEC-87]', async () => {
    await send([violation(`https://evil.test/\n${'x'.repeat(5000)}`)]);
    expect(log[0]?.length).toBeLessThan(500);
    expect(log[0]).not.toContain('\n');
    expect((await send([violation('x'.repeat(20_000))])).statusCode).toBe(413);
    await send(Array.from({ length: 50 }, (_, place) => violation(`https://many.test/${String(place)}`)));
    expect(log).toHaveLength(11);
  });

  it('write what a terminal would obey, or take for the end of a line, as an escape [SEC-87]', async () => {
    await send([violation('https://evil.test/\u0085\u009b2J\u2028\u2029\u007f')]);
    expect(log[0]).toContain(String.raw`https://evil.test/\u0085\u009b2J\u2028\u2029\u007f`);
  });
});
