import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decimalOdds } from '../../../core/shared/odds.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { COUPON_UPDATE, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
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

  it.each([
    { action: 0, factor: 1.3, taken: false },
    { action: 0, factor: 0.7, taken: false },
    { action: 1, factor: 1.3, taken: true },
    { action: 1, factor: 0.7, taken: true },
    { action: 2, factor: 1.3, taken: true },
    { action: 2, factor: 0.7, taken: false },
  ])(
    'is decided by mode $action on the price at the end of the delay, changed by $factor [OC-1, OC-3, OC-4, OC-5]',
    async ({ action, factor, taken }) => {
      const [bet] = await repriced(fixture, await openBets(fixture, 1, { section: 'live' }));
      const before = await money();
      const key = await pend([bet!], { changeCoefAction: action });
      fixture.clock.move(500);
      await fixture.visitor().send(SHIFT_PRICES, { params: params(bet!), body: { factor } });
      await fixture.move(DELAY);
      const verdict = await lookUp(key);
      expect([verdict.status, await money()]).toEqual(taken ? ['accepted', before - 100] : ['price-changed', before]);
      const price = verdict.status === 'accepted' ? verdict.coupons[0]!.odds : undefined;
      const isHigher = price === undefined ? undefined : decimalOdds(price) > bet!.odds;
      expect(isHigher).toBe(taken ? factor > 1 : undefined);
    },
  );

  it('keeps its exact odds at the end of the delay, whatever the mode [OC-10]', async () => {
    const [bet] = await repriced(fixture, await openBets(fixture, 1, { section: 'live' }));
    const exactCoef = Math.floor(bet!.odds * 900) / 1000;
    const key = await pend([bet!], { changeCoefAction: 1, exactCoef });
    const taken = await pend([bet!], { changeCoefAction: 1, exactCoef: 1.01 });
    const before = await money();
    fixture.clock.move(500);
    await fixture.visitor().send(SHIFT_PRICES, { params: params(bet!), body: { factor: 0.45 } });
    await fixture.move(DELAY);
    expect(await lookUp(key)).toMatchObject({ status: 'rejected', reason: 'below-exact-odds' });
    expect((await lookUp(taken)).status).toBe('accepted');
    expect(await money()).toBe(before - 100);
  });

  it('is dropped where its score changed during the delay, and not where it stood [REL-16, BD-5]', async () => {
    const bets = await openBets(fixture, 5, { section: 'live', sport: 3 });
    const asked = { typeId: 9, currency: 'RUB', bets: bets.map(({ outcomeId, block }) => ({ outcomeId, block })) };
    const scores = async () => {
      const terms = (await fixture.visitor().send(COUPON_UPDATE, { body: asked })).read();
      return terms.bets.map(({ score }) => score && `${String(score.home)}:${String(score.away)}`);
    };
    // a basket also moves the lines of totals: what is no longer offered is refused for that
    const found = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const before = await scores();
      const keys = bets.map(() => randomUUID());
      for (const [index, bet] of bets.entries()) {
        const dropped = { changeCoefAction: 1, isDropOnScoreChange: true };
        await place(player, order(player, [{ ...bet, scoreSeen: before[index]! }], dropped), keys[index]);
      }
      await fixture.move(DELAY);
      const after = await scores();
      for (const [index, key] of keys.entries()) {
        const verdict = await lookUp(key);
        const outcome = verdict.status === 'rejected' ? verdict.reason : verdict.status;
        found.add(`${before[index] === after[index] ? 'stood' : 'changed'}: ${outcome}`);
      }
    }
    expect([...found].filter((one) => !/suspended|removed/.test(one)).toSorted()).toEqual([
      'changed: score-changed',
      'stood: accepted',
    ]);
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
