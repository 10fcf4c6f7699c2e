import { afterEach, expect, it, vi } from 'vitest';
import { miniAppHost } from '../../../infrastructure/mini-apps/host/mini-app-host.ts';
import { keptReleases } from '../../../infrastructure/sandbox/mini-apps/kept-releases.ts';
import { BASE, KEY, MODULE_ATTACKS, SIGNED } from '../../support/hostile/module-attacks.ts';
import { openFixture } from '../../support/sandbox-fixture.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const ASK = { slot: 'cyber-soon', path: '/ru/cyber/real', language: 'ru', isForced: false } as const;

it('a module is refused by every process once any has shown a newer release, and after a start anew [MAT-25]', async () => {
  const fixture = await openFixture();
  const node = () =>
    miniAppHost({
      addresses: () => ({ cyber: `${BASE}/mf-cyber` }),
      plainOrigin: () => undefined,
      keyOf: () => KEY,
      releases: keptReleases(fixture.sandbox.database),
      log: () => undefined,
    });
  const answers = (payload: unknown, headers: Readonly<Record<string, string>> = {}) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const json = { 'content-type': 'application/json', ...headers };
      return Promise.resolve(new Response(JSON.stringify(payload), { headers: json }));
    });
  const older = MODULE_ATTACKS.find(({ name }) => name === 'an older release again')?.payload;
  const [first, second] = [node(), node()];
  answers(older, { 'cache-control': 'max-age=30' });
  expect((await first.content(ASK)).ok).toBe(true);
  answers(SIGNED);
  expect((await second.content(ASK)).ok).toBe(true);
  answers(older);
  for (const host of [first, second, node()])
    expect(await host.content(ASK)).toEqual({ ok: false, error: { code: 'failed' } });
  await fixture.close();
});
