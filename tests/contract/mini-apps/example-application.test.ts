import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { markupText } from '../../../core/mini-apps/safe-markup.ts';
import { miniAppHost, type MiniAppHost } from '../../../infrastructure/mini-apps/host/mini-app-host.ts';

let application: ChildProcess;
let host: MiniAppHost;

/** The server of the example as its README starts it, mounted by addresses alone. */
beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  application = spawn(process.execPath, ['tests/consumers/mini-app/server.mjs'], {
    env: { ...process.env, PORT: String(port) },
  });
  const addresses = {
    'home-showcase': `${origin}/slot`,
    information: `${origin}/slot`,
    betting: `${origin}/frame`,
  };
  host = miniAppHost({ addresses: () => addresses, plainOrigin: () => origin, log: () => undefined });
  await vi.waitFor(async () => fetch(origin), { timeout: 10_000, interval: 50 });
});

afterAll(() => application.kill());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('the example of an application', () => {
  it.each([
    { slot: 'home-showcase', path: '/en', language: 'en', says: 'No rain today' },
    { slot: 'information-live', path: '/ru/howbet', language: 'ru', says: 'Сегодня без дождя' },
  ] as const)('is drawn in $slot by its address alone', async ({ slot, path, language, says }) => {
    const content = await host.content({ slot, path, language, isForced: false });
    if (!content.ok) throw new Error(content.error.code);
    const markup = markupText(content.value.body);
    expect(markup).toContain(says);
    expect(markup).toContain(`href="/${language}/rules/1"`);
    expect(content.value.styles).toContain('margin');
  });

  it('stands in a frame by its address alone', async () => {
    const ask = { slot: 'betting-picks', path: '/en/line/football/1/2', language: 'en' } as const;
    expect(host.frame(ask)).toMatchObject({ section: 'betting' });
    const page = await host.framePage(ask);
    expect(page.ok && page.value).toContain('Ask a question');
  });
});
