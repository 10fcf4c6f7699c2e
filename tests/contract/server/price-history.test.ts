import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seconds } from '../../../core/shared/time.ts';
import { callUrl } from '../../../infrastructure/http/call-url.ts';
import { PRICE_HISTORY } from '../../../infrastructure/sports/price-history-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

describe('the history of a price', () => {
  let fixture: SandboxFixture;
  let id: number;
  let outcome: string;
  beforeAll(async () => {
    fixture = await openFixture();
    const { world } = fixture.sandbox;
    const now = fixture.clock.now();
    id = world.openGames(now).find((game) => world.card(game, 'en')!.startsAt < now - seconds(1200))!;
    outcome = world.details(id, { now, language: 'en' })!.markets[0]!.outcomes[0]!.id;
  });
  afterAll(() => fixture.close());

  const ask = (change: object = {}, encoding?: string) => {
    const { params, ...query } = { params: { id }, outcome, since: -1, ...change };
    return fixture.app.inject({
      url: callUrl(PRICE_HISTORY.path, params, query),
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    });
  };

  it('is for everybody, compressed, and nothing where nothing came since the version [PRH-6]', async () => {
    const whole = await ask({}, 'gzip');
    expect([whole.statusCode, whole.headers['content-encoding'], whole.headers['set-cookie']]).toEqual([
      200,
      'gzip',
      undefined,
    ]);
    const { version, steps } = (await ask()).json<{ version: number; steps: readonly unknown[] }>();
    expect(steps.length).toBeGreaterThan(20);
    expect((await ask({ since: version })).json()).toEqual({ version, steps: null });
    await fixture.move(seconds(61));
    expect((await ask({ since: version })).json<{ version: number }>().version).toBeGreaterThan(version);
  });

  it('is refused of a game that is not offered and of what is no outcome of it [PRH-6]', async () => {
    const ended = fixture.sandbox.world.startingGames(0, 1)[0] ?? 1;
    for (const asked of [{ params: { id: ended } }, { outcome: 'nonsense' }, { params: { id: id + 1 } }]) {
      expect((await ask(asked)).statusCode, JSON.stringify(asked)).toBe(404);
    }
    expect((await ask({ outcome: `${id}:result:9:77.5:home` })).json()).toMatchObject({ steps: [] });
    expect((await ask({ outcome: 'x'.repeat(300) })).statusCode).toBe(400);
  });
});
