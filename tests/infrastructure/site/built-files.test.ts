import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { registerSite } from '../../../infrastructure/site/site-server.ts';
import { askRaw, listening } from '../../support/raw-http.ts';

describe('the built files', () => {
  /** The port of a site with these files in its folder. */
  async function servedFrom(files: Readonly<Record<string, string | Buffer>>): Promise<number> {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
    onTestFinished(async () => rm(folder, { recursive: true }));
    for (const name of ['assets', 'sys-icons', 'flags']) await mkdir(path.join(folder, name));
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
    const app = fastify();
    onTestFinished(async () => app.close());
    await registerSite(app, {
      clock: { now: () => 1000 },
      isDevelopment: false,
      renderer: () => Promise.reject(new Error('no page is asked for')),
      assets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
      developmentHead: () => Promise.resolve(''),
      log: () => undefined,
      clientFolder: folder,
    });
    return listening(app);
  }

  it('are left by no path: one that leads out of them leads nowhere', async () => {
    const port = await servedFrom({ 'secret.txt': 'secret', 'assets/app-1.js': 'go()' });
    expect((await askRaw(port, '/assets/app-1.js')).body).toBe('go()');
    const out = ['/assets/../secret.txt', '/assets/..%2fsecret.txt', '/flags/%2e%2e/secret.txt', '/assets/no.js'];
    for (const url of out) {
      const { status, headers, body } = await askRaw(port, url, { headers: { accept: 'text/html' } });
      expect([url, status, body]).toEqual([url, 404, '{"code":"not-found"}']);
      // another node may have it: a cache in front of both would keep it from all
      expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
    }
    const beyond = await askRaw(port, '/assets/app-1.js', { headers: { range: 'bytes=99999-' } });
    expect([beyond.status, beyond.body, beyond.headers['content-range']]).toEqual([
      416,
      '{"code":"range"}',
      'bytes */4',
    ]);
    expect((await askRaw(port, '/assets/app-1.js', { headers: { range: 'bytes=0-1' } })).body).toBe('go');
  });

  it('are sent in part only to whoever has the rest of the same for sure', async () => {
    const port = await servedFrom({ 'assets/app-1.js': 'go()' });
    const { headers } = await askRaw(port, '/assets/app-1.js');
    const asked = async (condition: string) =>
      (await askRaw(port, '/assets/app-1.js', { headers: { range: 'bytes=0-1', 'if-range': condition } })).body;
    expect(headers['etag']).toMatch(/^W\//);
    expect(await asked(String(headers['etag']))).toBe('go()');
    expect(await asked('"another"')).toBe('go()');
    expect(await asked(String(headers['last-modified']))).toBe('go');
  });

  it('are sent as the build compressed them to whoever can read that, and their compressed forms have no address', async () => {
    const text = 'go();'.repeat(500);
    const forms = { br: brotliCompressSync(text), gzip: gzipSync(text, { level: 9 }) };
    const port = await servedFrom({
      'assets/app-1.js': text,
      'assets/app-1.js.br': forms.br,
      'assets/app-1.js.gz': forms.gzip,
      'assets/own-1.js': text,
    });
    const asked = async (name: string, encoding: string, headers: Readonly<Record<string, string>> = {}) =>
      askRaw(port, `/assets/${name}`, { headers: { 'accept-encoding': encoding, ...headers } });
    for (const [encoding, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, *', 'gzip'],
    ] as const) {
      const { status, headers } = await asked('app-1.js', encoding);
      expect([status, headers['content-encoding'], headers['content-length']], encoding).toEqual([
        200,
        sent,
        String(forms[sent].length),
      ]);
      expect([headers['content-type'], headers['vary'], headers['cache-control']], encoding).toEqual([
        expect.stringMatching(/^(?:text|application)\/javascript; charset=utf-8$/),
        'accept-encoding',
        'public, max-age=31536000, immutable',
      ]);
      const again = await asked('app-1.js', encoding, { 'if-none-match': String(headers['etag']) });
      expect([again.status, again.body], encoding).toEqual([304, '']);
    }
    const plain = await asked('app-1.js', 'identity');
    expect([plain.headers['content-encoding'], plain.headers['vary'], plain.body]).toEqual([
      undefined,
      'accept-encoding',
      text,
    ]);
    expect((await asked('own-1.js', 'br')).headers['content-encoding']).toBe('br');
    for (const name of ['app-1.js.br', 'app-1.js.gz']) expect((await asked(name, 'br')).status, name).toBe(404);
  });
});
