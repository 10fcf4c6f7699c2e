import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from '../../../core/shared/time.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import { PAYMENT_OFFER, PAYMENT_PAGE } from '../../../infrastructure/payments/payment-calls.ts';
import { signCallback } from '../../../infrastructure/sandbox/payments/provider/callback-signature.ts';
import { deviations, reconcile } from '../../../infrastructure/sandbox/payments/reconciliation.ts';
import { balanceOf, beginDeposit, decideAt, payIn, stateOf } from '../../support/browser/walks/pay.ts';
import { saveLimits } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const KEY = '3f0f6f0e-5a0f-4a0d-9d7e-0e6f8f1b2c3d';
const SECRET = 'a secret of the site that is long enough for tests';

describe('a deposit', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture({
      secret: SECRET,
      rateLimits: { registration: { times: 1000, within: 1000 }, paying: { times: 12, within: minutes(1) } },
    });
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  it('is paid at an origin of its own and comes back, and its money comes once [PMT-2]', async () => {
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    const begun = (await beginDeposit(player, 500)).read();
    expect(begun.payment).toMatchObject({ state: 'created', amount: 50_000, currency: 'RUB' });
    expect(new URL(begun.address!).origin).toBe('http://127.0.0.1:3000');
    const back = await decideAt(fixture, begun.address!, 'pay');
    expect([back.statusCode, back.headers['location']]).toEqual([
      303,
      `http://localhost:3000/en/onpay/success?payment=${begun.payment.id}`,
    ]);
    expect(await balanceOf(fixture, player)).toBe(before);
    await fixture.move(minutes(1));
    expect(await stateOf(player, 'deposit', begun.payment.id)).toBe('credited');
    expect(await balanceOf(fixture, player)).toBe(before + 50_000);
    await fixture.move(minutes(5));
    expect(await balanceOf(fixture, player)).toBe(before + 50_000);
    const query = { isIncludeArchive: 'false', pageNumber: 1 } as const;
    expect((await player.send(ACCOUNT_HISTORY, { query })).read().movements[0]).toMatchObject({
      kind: 'deposit',
      amount: 50_000,
    });
    expect(await deviations(fixture.sandbox.database)).toEqual([]);
  });

  it.each([
    ['decline', 'declined', 'fail'],
    ['cancel', 'cancelled', 'cancel'],
    ['wait', 'waiting', 'pending'],
  ] as const)('with %s is %s, leads back to %s and moves nothing [PMT-1]', async (decision, state, outcome) => {
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    const { payment, address } = (await beginDeposit(player, 500)).read();
    const back = await decideAt(fixture, address!, decision);
    expect(back.headers['location']).toContain(`/en/onpay/${outcome}?`);
    await fixture.move(minutes(1));
    expect(await stateOf(player, 'deposit', payment.id)).toBe(state);
    expect(await balanceOf(fixture, player)).toBe(before);
  });

  it('is made once under its key, and another order under it is refused [PMT-11]', async () => {
    const player = await fixture.player();
    const replies = await Promise.all([1, 2, 3].map(() => beginDeposit(player, 700, KEY)));
    expect(new Set(replies.map((reply) => reply.read().payment.id)).size).toBe(1);
    expect((await beginDeposit(player, 800, KEY)).code).toBe('another-order');
    const query = { isOpenOnly: 'true', pageNumber: 1, lng: 'en' } as const;
    expect((await player.send(PAYMENT_PAGE, { query })).read().totalCount).toBe(1);
  });

  it('are listed by their number and by how long ago they were made, to their owner alone [PMT-8] [PMT-11]', async () => {
    const player = await fixture.player();
    const { id } = (await beginDeposit(player, 700)).read().payment;
    const listed = async (by: TestPlayer, chosen: { readonly id?: number; readonly days?: '7' | '30' }) => {
      const query = { isOpenOnly: 'false', pageNumber: 1, lng: 'en', ...chosen } as const;
      return (await by.send(PAYMENT_PAGE, { query })).read().totalCount;
    };
    expect(await listed(player, { id, days: '7' })).toBe(1);
    expect(await listed(player, { id: id + 1 })).toBe(0);
    expect(await listed(await fixture.player(), { id })).toBe(0);
    const older = { created_at: fixture.clock.now() - days(8) };
    await fixture.sandbox.database.updateTable('payments').set(older).where('id', '=', id).execute();
    expect(await listed(player, { days: '7' })).toBe(0);
    expect(await listed(player, { days: '30' })).toBe(1);
  });

  it('is begun a few times a minute by one player, which keeps no other waiting [PMT-14]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    for (let count = 0; count < 12; count += 1) expect((await beginDeposit(player, 500)).status).toBe(200);
    const more = await beginDeposit(player, 500);
    expect(more).toMatchObject({ status: 429, code: 'too-often' });
    expect(Number(more.headers['retry-after'])).toBeGreaterThan(0);
    expect((await beginDeposit(other, 500)).status).toBe(200);
  });

  it('keeps to what its method takes [PMT-6]', async () => {
    const player = await fixture.player();
    const { methods } = (
      await player.send(PAYMENT_OFFER, { query: { accountId: player.accountId, lng: 'ru' } })
    ).read();
    const card = methods[0]!;
    expect(methods.map(({ title }) => title)).toContain('Банковская карта');
    for (const [amount, code] of [
      [card.least / 100 - 1, 'method'],
      [card.most / 100 + 1, 'method'],
      [0, 'method'],
      [1.001, 'amount'],
    ] as const) {
      expect((await beginDeposit(player, amount)).code).toBe(code);
    }
    expect((await beginDeposit(player, 500, KEY, 'gold')).code).toBe('method');
  });

  it('asks the limits when it is made, with what is on its way, and when its money comes [PMT-9]', async () => {
    const player = await fixture.player();
    await saveLimits(player, [['daily-deposit', 1000]]);
    const first = (await beginDeposit(player, 600)).read();
    expect(await beginDeposit(player, 500)).toMatchObject({ status: 403, code: 'daily-deposit-reached' });
    await saveLimits(player, [['daily-deposit', 200]]);
    const before = await balanceOf(fixture, player);
    await decideAt(fixture, first.address!, 'pay');
    await fixture.move(minutes(1));
    expect(await stateOf(player, 'deposit', first.payment.id)).toBe('refunded');
    expect(await balanceOf(fixture, player)).toBe(before);
    expect(await deviations(fixture.sandbox.database)).toEqual([]);
  });

  it('lapses when nobody goes on with it, which frees its part of the limit [PMT-5]', async () => {
    const player = await fixture.player();
    await saveLimits(player, [['daily-deposit', 1000]]);
    const { payment, address } = (await beginDeposit(player, 900)).read();
    await fixture.move(minutes(31));
    expect(await stateOf(player, 'deposit', payment.id)).toBe('lapsed');
    const late = await decideAt(fixture, address!, 'pay');
    expect([late.statusCode, late.headers['location']]).toEqual([200, undefined]);
    expect((await beginDeposit(player, 900)).status).toBe(200);
  });

  it('takes calls that are signed, and what they say from nobody [PMT-10]', async () => {
    const player = await fixture.player();
    const { payment } = (await beginDeposit(player, 500)).read();
    const call = async (said: string, signature: string) => {
      const payload = JSON.stringify({ payment: payment.id, said });
      const headers = { 'content-type': 'application/json', 'x-payment-signature': signature };
      return fixture.app.inject({ method: 'POST', url: '/web-api/payments/callback', headers, payload });
    };
    const body = JSON.stringify({ payment: payment.id, said: 'captured' });
    const now = fixture.clock.now();
    expect((await call('captured', 'none')).statusCode).toBe(401);
    expect((await call('captured', signCallback('another secret', body, now))).statusCode).toBe(401);
    expect((await call('captured', signCallback(SECRET, body, now - minutes(6)))).statusCode).toBe(401);
    expect(await stateOf(player, 'deposit', payment.id)).toBe('created');
  });

  it('is decided by its own page alone, and by whoever has its address', async () => {
    const player = await fixture.player();
    const { payment, address } = (await beginDeposit(player, 500)).read();
    expect((await decideAt(fixture, address!, 'pay', 'cross-site')).statusCode).toBe(404);
    expect((await decideAt(fixture, address!.replace(/token=./, 'token='), 'pay')).statusCode).toBe(404);
    const page = await fixture.app.inject({ url: address!.replace(/^http:\/\/[^/]+/, '') });
    expect(page.headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000");
    expect(page.body).toContain(`№ ${payment.id}`);
  });

  it('has one statement with the ledger, and a page that shows both', async () => {
    const player = await fixture.player();
    await payIn(fixture, player, 500);
    await fixture.move(minutes(1));
    const lines = await reconcile(fixture.sandbox.database);
    expect(lines.map(({ currency, difference }) => [currency, difference])).toEqual([['RUB', 0]]);
    expect(lines[0]!.ledger).toBeGreaterThan(0);
    const desk = await fixture.app.inject({ url: '/debugger/payments?lng=en' });
    expect(desk.body).toContain('Nothing differs.');
  });
});
