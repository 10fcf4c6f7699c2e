import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { minutes } from '../../../core/shared/time.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import { COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import { CHAMP_STATISTICS } from '../../../infrastructure/sports/statistics-calls.ts';
import { accepted, openBets, order, place } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const PREMIER_LEAGUE = 102;

describe('virtual football', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  it('is bet on in the one coupon, and is settled a few minutes after it began [GM-62]', async () => {
    const player = await fixture.player();
    const [bet] = await openBets(fixture, 1, { sport: sportId('cyber-football')! });
    const { id } = accepted((await place(player, order(player, [bet!]))).read()).coupons[0]!;
    const state = async () =>
      ((await player.send(COUPON, { params: { id }, query: { lng: 'en' } })).read() as PlacedCoupon<Minor>).state;
    expect(await state()).toBe('open');
    await fixture.move(bet!.startsAt - fixture.clock.now() + minutes(15));
    expect(['won', 'lost']).toContain(await state());
  });

  it('has a table and last results that tell of the matches of today [GM-62]', async () => {
    const reply = await fixture
      .visitor()
      .send(CHAMP_STATISTICS, { params: { id: PREMIER_LEAGUE }, query: { lng: 'en' } });
    const { tables, games } = reply.read();
    expect(tables.flat().length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...games.map(({ startsAt }) => startsAt))).toBeGreaterThan(fixture.clock.now() - minutes(24 * 60));
  });
});
