import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponSearch } from '../../../core/coupon/generator/coupon-search.ts';
import { isWithin } from '../../../core/coupon/generator/generated-coupon.ts';
import { hours } from '../../../core/shared/time.ts';
import { COUPON_UPDATE } from '../../../infrastructure/coupon/coupon-calls.ts';
import { GENERATOR_CANDIDATES } from '../../../infrastructure/coupon/generator-calls.ts';
import { httpGeneratorGateway } from '../../../infrastructure/coupon/http-generator-gateway.ts';
import { SUSPEND_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import { money } from '../../support/units.ts';

describe('the candidates of the bet generator', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const asked = async (query: { hours: number; sports?: string }) =>
    (await fixture.visitor().send(GENERATOR_CANDIDATES, { query })).body;
  const terms = async (outcomeIds: readonly string[]) =>
    (
      await fixture.visitor().send(COUPON_UPDATE, {
        query: { lng: 'en' },
        body: { typeId: 1, currency: 'EUR', bets: outcomeIds.map((outcomeId) => ({ outcomeId, block: 1 })) },
      })
    ).body;

  it('are outcomes of matches of the line that begin in time, of the sports asked for, in less than 20 kB', async () => {
    const { games, version } = await asked({ hours: 24 });
    expect(games.length).toBeGreaterThan(20);
    expect(version).toBeGreaterThan(0);
    expect(gzipSync(JSON.stringify(games)).length).toBeLessThan(20_000);
    const said = await terms(games.slice(0, 60).map(({ outcomes }) => outcomes[0]!.outcomeId));
    const end = fixture.clock.now() + hours(24);
    expect(said.bets.filter(({ isLive, startsAt }) => isLive || startsAt > end)).toEqual([]);
    const sport = games[0]!.sportId;
    const ofSport = await asked({ hours: 24, sports: String(sport) });
    expect(new Set(ofSport.games.map(({ sportId }) => sportId))).toEqual(new Set([sport]));
    expect((await asked({ hours: 24, sports: '999999' })).games).toEqual([]);
  });

  it('leave out what is suspended', async () => {
    const { gameId } = (await asked({ hours: 24 })).games[0]!;
    await fixture.visitor().send(SUSPEND_GAME, { params: { id: String(gameId) }, body: {} });
    await fixture.move(15_000);
    expect((await asked({ hours: 24 })).games.map((game) => game.gameId)).not.toContain(gameId);
  });

  it('make a coupon within 1 percent of the wanted win, which the site takes as it stands [GN-5]', async () => {
    const reply = await httpGeneratorGateway(browserClient(fixture)).candidates({ hours: 24, sportIds: [] });
    const candidates = reply.ok ? reply.value : [];
    for (const win of [15, 50, 200, 5000]) {
      const wish = { amount: money(10), win: money(win), currencyDecimals: 2 as const };
      const steps = couponSearch({ wish, candidates, seed: win, without: new Set(), isBonusBetOffered: false });
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      const { picks, distance } = step.value!;
      expect([win, isWithin({ distance }, wish, 1)]).toEqual([win, true]);
      const { bets } = await terms(picks.map(({ outcomeId }) => outcomeId));
      expect(bets.map(({ trouble }) => trouble)).toEqual(picks.map(() => undefined));
      expect(bets.map(({ odds }) => Math.round(odds * 1000))).toEqual(picks.map(({ odds }) => odds));
    }
  });
});
