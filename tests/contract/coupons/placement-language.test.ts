import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACE_COUPON, PLACEMENT_LOOKUP, VOID_PLACEMENT } from '../../../infrastructure/coupon/coupon-calls.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { openBets, order } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeAll(async () => {
  fixture = await openFixture();
  player = await fixture.player();
});
afterAll(() => fixture.close());

const namesIn = (verdict: { readonly status: string; readonly coupons?: unknown }): string =>
  (verdict as { coupons: { bets: { champName: string }[] }[] }).coupons[0]!.bets[0]!.champName;

describe('what became of a placement key', () => {
  it('is told in the language that asks, whatever language the order came in', async () => {
    const [bet] = await openBets(fixture, 1);
    const key = randomUUID();
    const placed = await player.send(PLACE_COUPON, { key, query: { lng: 'ru' }, body: order(player, [bet!]) });
    const written = namesIn(placed.read());
    const asked = async (lng: Language) =>
      namesIn((await player.send(PLACEMENT_LOOKUP, { params: { key }, query: { lng } })).read());
    expect(await asked('ru')).toBe(written);
    const english = await asked('en');
    expect(english).not.toBe(written);
    const voided = await player.send(VOID_PLACEMENT, { params: { key }, query: { lng: 'en' } });
    expect(namesIn(voided.read())).toBe(english);
    const again = await player.send(PLACEMENT_LOOKUP, { params: { key } });
    expect(namesIn(again.read())).toBe(written);
  });
});
