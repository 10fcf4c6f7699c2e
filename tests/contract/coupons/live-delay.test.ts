import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { SHIFT_PRICES, SUSPEND_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { openBets, order, place, repriced, type OpenBet } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major, price } from '../../support/units.ts';

const DELAY = 3000;

describe('a coupon with live bets', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture({ liveDelay: DELAY });
    player = await fixture.player();
  });
  beforeEach(() => fixture.move(1000));
  afterAll(() => fixture.close());

  const money = async () => major((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money);
  const lookUp = async (key: string) => (await player.send(PLACEMENT_LOOKUP, { params: { key } })).read();
  const pend = async (bets: readonly OpenBet[], changes: Parameters<typeof order>[2] = {}) => {
    const key = randomUUID();
    const verdict = (await place(player, order(player, bets, changes), key)).read();
    expect(verdict).toMatchObject({ status: 'pending', acceptAt: fixture.clock.now() + DELAY });
    return key;
  };
  const params = (bet: OpenBet) => ({ id: String(bet.gameId) });

  it('waits, takes no money meanwhile, and is accepted when the delay is over', async () => {
    const [bet] = await openBets(fixture, 1, { section: 'live' });
    const before = await money();
    const key = await pend([bet!], { changeCoefAction: 1 });
    await fixture.move(DELAY - 1);
    expect((await lookUp(key)).status).toBe('pending');
    expect(await money()).toBe(before);
    await fixture.move(1);
    expect((await lookUp(key)).status).toBe('accepted');
    expect(await money()).toBe(before - 100);
    expect(await brokenInvariants(fixture.sandbox.database)).toEqual([]);
  });

  it('repeats "pending" for a repeated key, and then the verdict', async () => {
    const [bet] = await openBets(fixture, 1, { section: 'live' });
    const body = order(player, [bet!], { changeCoefAction: 1 });
    const key = randomUUID();
    await place(player, body, key);
    const again = await place(player, body, key);
    expect([again.read().status, again.headers['idempotent-replayed']]).toEqual(['pending', 'true']);
    await fixture.move(DELAY);
    expect((await place(player, body, key)).read()).toEqual(await lookUp(key));
  });

  it('is refused where its game was suspended during the delay [REL-16]', async () => {
    const [bet] = await openBets(fixture, 1, { section: 'live' });
    const before = await money();
    const key = await pend([bet!]);
    fixture.clock.move(500);
    await fixture.visitor().send(SUSPEND_GAME, { params: params(bet!), body: {} });
    await fixture.move(DELAY);
    expect(await lookUp(key)).toMatchObject({ status: 'rejected', reason: 'suspended' });
    expect(await money()).toBe(before);
    expect(await brokenInvariants(fixture.sandbox.database)).toEqual([]);
  });

  it('asks where its price fell during the delay', async () => {
    const [bet] = await repriced(fixture, await openBets(fixture, 1, { section: 'live' }));
    const key = await pend([bet!]);
    fixture.clock.move(500);
    await fixture.visitor().send(SHIFT_PRICES, { params: params(bet!), body: { factor: 0.7 } });
    await fixture.move(DELAY);
    const verdict = await lookUp(key);
    expect(verdict).toMatchObject({ status: 'price-changed', bets: [{ index: 0, outcomeId: bet!.outcomeId }] });
    expect(verdict.status === 'price-changed' && verdict.bets[0]?.odds).toBeLessThan(price(bet!.odds));
  });

  it('is dropped where the score changed and the player asked for that', async () => {
    const [bet] = await openBets(fixture, 1, { section: 'live' });
    const seen = { ...bet!, scoreSeen: '97:98' };
    const verdict = (await place(player, order(player, [seen], { isDropOnScoreChange: true }))).read();
    expect(verdict).toMatchObject({ status: 'rejected', reason: 'score-changed', bets: [{ index: 0 }] });
  });

  it('is dropped where nobody saw its score and the player asked for that [BD-5]', async () => {
    const [bet] = await openBets(fixture, 1, { section: 'live' });
    const verdict = (await place(player, order(player, [bet!], { isDropOnScoreChange: true }))).read();
    expect(verdict).toMatchObject({ status: 'rejected', reason: 'score-changed', bets: [{ index: 0 }] });
  });
});
