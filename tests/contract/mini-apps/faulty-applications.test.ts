import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplicationFaults } from '../../../core/mini-apps/application-fault.ts';
import type { SlotName } from '../../../core/mini-apps/mini-app-section.ts';
import { minutes, seconds, type Millis } from '../../../core/shared/time.ts';
import { MINI_APP_FRAME } from '../../../infrastructure/mini-apps/frame-calls.ts';
import { MINI_APP } from '../../../infrastructure/mini-apps/mini-app-calls.ts';
import { SET_APPLICATIONS } from '../../../infrastructure/mini-apps/application-fault-calls.ts';
import { SANDBOX_STATE } from '../../../infrastructure/site/debugger-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let visitor: ReturnType<SandboxFixture['visitor']>;
beforeAll(async () => {
  fixture = await openFixture({ miniApps: { hasOwn: true } });
  visitor = fixture.visitor();
});
/** How long an application would be waited for. */
let waits: Millis[] = [];
/** How long it is: as a busy machine needs, but where nothing will come. */
let patience: Millis;
const timeout = AbortSignal.timeout.bind(AbortSignal);
beforeEach(() => {
  waits = [];
  patience = minutes(1);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    waits.push(wait);
    return timeout(patience);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => fixture.close());

const become = async (faults: ApplicationFaults) => {
  const body = { faults: { ...faults } };
  expect((await visitor.send(SET_APPLICATIONS, { body })).status).toBe(200);
};

describe('the debugger', () => {
  const DRAWN: readonly (readonly [section: keyof ApplicationFaults, slot: SlotName, path: string])[] = [
    ['results', 'results-wins', '/ru/results'],
    ['cyber', 'cyber-soon', '/ru/cyber/real'],
    ['technical-pages', 'technical-state', '/ru/internal-vpn'],
  ];
  it.each(DRAWN)('makes the application of %s fail at once, and well again [MAT-27]', async (section, slot, path) => {
    const status = async () => (await visitor.send(MINI_APP, { params: { slot }, query: { lng: 'ru', path } })).status;
    expect(await status()).toBe(200);
    for (const fault of ['killed', 'malformed', 'hostile'] as const) {
      await become({ [section]: fault });
      expect([fault, await status()]).toEqual([fault, 502]);
      expect((await visitor.send(SANDBOX_STATE)).read().applications).toEqual({ [section]: fault });
    }
    await become({ [section]: 'hung' });
    patience = 100;
    expect(await status()).toBe(504);
    expect(new Set(waits)).toEqual(new Set([seconds(5)]));
    patience = minutes(1);
    await become({});
    expect(await status()).toBe(200);
  });

  it('makes an application in a frame fail, too, and no other [MAT-27]', async () => {
    const query = { lng: 'en', path: '/en/slots/popular/game/7/lucky-spin' } as const;
    const { address } = (await visitor.send(MINI_APP_FRAME, { params: { slot: 'third-party-game' }, query })).read();
    const page = async () => fixture.app.inject(address);
    await become({ 'third-party': 'killed' });
    expect((await page()).statusCode).toBe(502);
    await become({ 'third-party': 'malformed' });
    expect((await page()).body).not.toContain("say('ready')");
    await become({ 'third-party': 'hostile' });
    expect((await page()).body).toContain('history.pushState');
    await become({ betting: 'killed' });
    expect((await page()).body).toContain('Demo points');
  });
});
