import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePwa } from '../../../infrastructure/site/serve-pwa.ts';

const TEXTS = { title: 'Offline', text: 'No network', again: 'Again' };
let folder = '';
let workerFile = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  workerFile = path.join(folder, 'pwa-sw.js');
  await writeFile(workerFile, 'start();');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A site whose operator does not answer, as one that wants no worker. */
async function ask(url: string) {
  const app = fastify();
  servePwa(app, { version: '12', offlineTexts: () => TEXTS, workerFile });
  const reply = await app.inject({ url });
  await app.close();
  return reply;
}

describe('a site whose operator wants no worker', () => {
  it('takes the worker away, with all that it kept', async () => {
    const { body, headers, statusCode } = await ask('/pwa-sw.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).not.toContain('start();');
    const deleted: string[] = [];
    const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
    let isGone = false;
    const scope = {
      addEventListener: (type: string, listen: never) => listeners.set(type, listen),
      skipWaiting: () => undefined,
      registration: { unregister: () => (isGone = true) },
    };
    const caches = { keys: () => Promise.resolve(['a', 'b']), delete: (name: string) => deleted.push(name) };
    // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-new-func -- the text is the worker that a browser would run
    new Function('self', 'caches', body)(scope, caches);
    let work: Promise<unknown> = Promise.resolve();
    listeners.get('activate')?.({ waitUntil: (given) => void (work = given) });
    await work;
    expect(deleted).toEqual(['a', 'b']);
    expect(isGone).toBe(true);
  });

  it('has no manifest, and tells its version', async () => {
    expect((await ask('/manifest.json')).statusCode).toBe(404);
    expect((await ask('/version.json')).json()).toEqual({ version: '12' });
  });

  it('has the page for no network, whose one script is sealed', async () => {
    const { body, headers } = await ask('/offline/ar.html');
    expect(body).toContain('<html lang="ar" dir="rtl">');
    const [, nonce = 'none'] = /<script nonce="([^"]+)">/.exec(body) ?? [];
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});
