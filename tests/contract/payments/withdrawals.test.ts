import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { failureReason } from '../../../core/payments/failure-reason.ts';
import type { AccountId } from '../../../core/shared/ids.ts';
import { hours, minutes } from '../../../core/shared/time.ts';
import { REMOVE_CURRENCY, ADD_CURRENCY } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import {
  CANCEL_WITHDRAWAL,
  MAKE_WITHDRAWAL,
  ONE_PAYMENT,
  PAYMENT_OFFER,
  PAYMENT_PAGE,
} from '../../../infrastructure/payments/payment-calls.ts';
import { makePayment } from '../../../infrastructure/sandbox/payments/make-payment.ts';
import { refuse } from '../../../infrastructure/sandbox/server/refusal.ts';
import { deviations } from '../../../infrastructure/sandbox/payments/reconciliation.ts';
import { setProviderManner } from '../../../infrastructure/sandbox/payments/provider/provider-switches.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { SET_JURISDICTION, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { MESSAGES } from '../../../infrastructure/support/message-calls.ts';
import { balanceOf, beginDeposit, beginWithdrawal, payIn, stateOf } from '../../support/browser/walks/pay.ts';
import { bonusAccountOf, bonusesOf, payInWithBonus, stakeBonus } from '../../support/browser/walks/wager-bonus.ts';
import { saveLimits } from '../../support/browser/walks/set-limits.ts';
import { holdUpReadsAfterCommit } from '../../support/database/held-up-reads.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

describe('a withdrawal', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const cancel = (player: TestPlayer, id: number) => player.send(CANCEL_WITHDRAWAL, { body: { id, lng: 'en' } });
  const law = (jurisdiction: 'default' | 'UK') => fixture.visitor().send(SET_JURISDICTION, { body: { jurisdiction } });

  it('holds its sum at once, is sent and paid, and is told as such [PMT-3]', async () => {
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    const { payment } = (await beginWithdrawal(player, 1000)).read();
    expect(payment).toMatchObject({ state: 'held', isCancellable: true });
    expect(await balanceOf(fixture, player)).toBe(before - 100_000);
    await fixture.move(minutes(2));
    expect(await stateOf(player, 'withdrawal', payment.id)).toBe('sent');
    const told = async () => (await player.send(MESSAGES, { query: {} })).read().messages.map(({ kind }) => kind);
    expect((await told())[0]).toBe('withdrawal-sent');
    await fixture.move(minutes(1));
    await fixture.move(minutes(1));
    expect(await stateOf(player, 'withdrawal', payment.id)).toBe('paid');
    expect((await told())[0]).toBe('withdrawal-paid');
    const query = { isIncludeArchive: 'false', pageNumber: 1 } as const;
    const history = (await player.send(ACCOUNT_HISTORY, { query })).read();
    expect(history.movements[0]).toMatchObject({ kind: 'withdrawal', amount: -100_000 });
    expect(history.netDeposits[0]).toMatchObject({ paidOut: 100_000 });
    expect(await deviations(fixture.sandbox.database)).toEqual([]);
  });

  it('is told by what has booked it: none is booked and called busy [PMT-11]', async () => {
    const player = await fixture.player();
    holdUpReadsAfterCommit(fixture.sandbox.database);
    const { status } = await beginWithdrawal(player, 1000);
    vi.restoreAllMocks();
    expect(status).toBe(200);
  });

  it('is summed with deposits by what is listed, unless it came back, to its owner alone [PMT-18]', async () => {
    const player = await fixture.player();
    const totals = async (query: { readonly kind?: 'deposit'; readonly accountId?: AccountId } = {}, by = player) => {
      const asked = { isOpenOnly: 'false', pageNumber: 9, lng: 'en', ...query } as const;
      return (await by.send(PAYMENT_PAGE, { query: asked })).read().totals;
    };
    expect(await totals()).toEqual([]);
    await payIn(fixture, player, 700);
    await fixture.move(minutes(1));
    await beginDeposit(player, 600);
    await beginWithdrawal(player, 1000);
    await cancel(player, (await beginWithdrawal(player, 200)).read().payment.id);
    expect(await totals()).toEqual([{ currency: 'RUB', deposits: 70_000, withdrawals: 100_000 }]);
    expect(await totals({ kind: 'deposit' })).toEqual([{ currency: 'RUB', deposits: 70_000, withdrawals: 0 }]);
    const { accountId } = player;
    expect(await totals({ accountId })).toEqual(await totals());
    expect(await totals({ accountId: (accountId + 1) as AccountId })).toEqual([]);
    expect(await totals({ accountId }, await fixture.player())).toEqual([]);
  });

  it.each([
    [1, 'refused', 1, 'wrong-details'],
    [2, 'returned', 3, 'recipient-closed'],
    [1, 'refused', 0, undefined],
  ] as const)(
    'that fails with %s is %s, gives its sum back once and says why [PMT-3, PMT-17]',
    async (payout, state, reason, why) => {
      await setProviderManner(fixture.sandbox.database, { payout, reason });
      const player = await fixture.player();
      const before = await balanceOf(fixture, player);
      const { payment } = (await beginWithdrawal(player, 1000)).read();
      for (let minute = 0; minute < 5; minute += 1) await fixture.move(minutes(1));
      const query = { kind: 'withdrawal', id: payment.id, lng: 'en' } as const;
      const failed = (await player.send(ONE_PAYMENT, { query })).read().payment!;
      expect([failed.state, failureReason(failed.facts)]).toEqual([state, why]);
      expect(await balanceOf(fixture, player)).toBe(before);
      expect(await deviations(fixture.sandbox.database)).toEqual([]);
      await setProviderManner(fixture.sandbox.database, { payout: 0, reason: 0 });
    },
  );

  it.each([
    [0, 'paid', -1000_00, { held: 0, house: 10_00, provider: 990_00 }],
    [1, 'refused', 0, { held: 0, house: 0, provider: 0 }],
    [2, 'returned', 0, { held: 0, house: 0, provider: 0 }],
  ] as const)(
    'costs what its method declares, in the ledger as on the statement, and with %s is %s [PMT-15]',
    async (payout, state, moved, booked) => {
      const { database } = fixture.sandbox;
      await setProviderManner(database, { payout });
      const player = await fixture.player();
      const before = await balanceOf(fixture, player);
      const { payment } = (await beginWithdrawal(player, 1000, nodeRandom.uuid(), { methodId: 'crypto' })).read();
      expect([payment.amount, payment.fee]).toEqual([1000_00, 10_00]);
      expect(await balanceOf(fixture, player)).toBe(before - 1000_00);
      for (let minute = 0; minute < 5; minute += 1) await fixture.move(minutes(1));
      expect(await stateOf(player, 'withdrawal', payment.id)).toBe(state);
      expect(await balanceOf(fixture, player)).toBe(before + moved);
      const sides = await database
        .selectFrom('ledger')
        .select((of) => ['side', of.fn.sum<number>('amount').as('sum')])
        .where('transfer', 'like', `withdrawal%:${String(payment.id)}`)
        .where('side', '<>', 'player')
        .groupBy('side')
        .execute();
      expect(Object.fromEntries(sides.map(({ side, sum }) => [side, Number(sum)]))).toEqual(booked);
      expect(await deviations(database)).toEqual([]);
      const { lastUsed } = (
        await player.send(PAYMENT_OFFER, { query: { accountId: player.accountId, lng: 'en' } })
      ).read();
      expect(lastUsed).toEqual(state === 'paid' ? { withdrawal: 'crypto' } : {});
      await setProviderManner(database, { payout: 0 });
    },
  );

  it('is taken back while it is held, not once it is sent [WDR-2]', async () => {
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    const held = (await beginWithdrawal(player, 1000)).read().payment;
    const replies = await Promise.all([cancel(player, held.id), cancel(player, held.id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await balanceOf(fixture, player)).toBe(before);
    const sent = (await beginWithdrawal(player, 1000)).read().payment;
    await fixture.move(minutes(2));
    expect((await cancel(player, sent.id)).code).toBe('not-cancellable');
    expect(await stateOf(player, 'withdrawal', sent.id)).toBe('sent');
  });

  it('is never taken back under the law of the UK [RG-22] [WDR-2]', async () => {
    const player = await fixture.player();
    const verified = { internal_verification_status: 1 };
    await fixture.sandbox.database.updateTable('users').set(verified).where('id', '=', player.userId).execute();
    await law('UK');
    const { payment } = (await beginWithdrawal(player, 1000)).read();
    expect(payment.isCancellable).toBe(false);
    expect((await cancel(player, payment.id)).code).toBe('not-cancellable');
    expect(await stateOf(player, 'withdrawal', payment.id)).toBe('held');
    await law('default');
  });

  it('takes no more than there is, however many are asked for at once [PMT-3]', async () => {
    const player = await fixture.player();
    const before = await balanceOf(fixture, player);
    const amount = Math.floor(before / 100 / 3) + 1;
    const replies = await Promise.all(Array.from({ length: 8 }, () => beginWithdrawal(player, amount)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(replies.filter(({ code }) => code === 'balance')).toHaveLength(6);
    expect(await balanceOf(fixture, player)).toBe(before - 2 * amount * 100);
  });

  it('is open to whoever is banned at the level for it, and to no other banned player [WDR-1]', async () => {
    const player = await fixture.player();
    const ban = (banLevel: number, banVersion: number) =>
      player.send(SET_RESTRICTIONS, { body: { banLevel, banVersion, areTermsChanged: false } });
    for (const [level, version, status] of [
      [53, 1, 200],
      [45, 2, 200],
      [45, 1, 403],
      [1, 1, 403],
    ] as const) {
      await ban(level, version);
      expect([level, version, (await beginWithdrawal(player, 200)).status]).toEqual([level, version, status]);
      expect((await beginDeposit(player, 200)).status).toBe(403);
    }
  });

  it('waits after a change of what protects the account, and for contacts that are not activated [WDR-1]', async () => {
    const player = await fixture.player();
    const offer = async () =>
      (await player.send(PAYMENT_OFFER, { query: { accountId: player.accountId, lng: 'en' } })).read();
    const change = (row: object) =>
      fixture.sandbox.database.updateTable('users').set(row).where('id', '=', player.userId).execute();
    const until = fixture.clock.now() + hours(1);
    await change({ withdrawals_locked_until: until });
    expect(await offer()).toMatchObject({ stop: 'locked', lockedUntil: until });
    expect(await beginWithdrawal(player, 200)).toMatchObject({ status: 403, code: 'no-right' });
    await change({ withdrawals_locked_until: null, email: `w${player.userId}@example.com`, activation_type: 0 });
    expect((await offer()).stop).toBe('activation');
    expect((await beginWithdrawal(player, 200)).code).toBe('withdrawal-activation');
    await change({ activation_type: 1 });
    expect((await beginWithdrawal(player, 200)).status).toBe(200);
  });

  it.each([
    ['a lock', { withdrawals_locked_until: Number.MAX_SAFE_INTEGER }, 'locked'],
    ['a contact that is no longer activated', { email: 'later@example.com', activation_type: 0 }, 'activation'],
    ['a ban', { ban_level: 1 }, 'banned'],
  ])(
    'is stopped by %s that lands while it is asked for, in the transaction of its money [WDR-1]',
    async (_, row, stop) => {
      const player = await fixture.player();
      const before = await balanceOf(fixture, player);
      const { database } = fixture.sandbox;
      const given = { database, now: fixture.clock.now, random: nodeRandom, mailbox: undefined };
      const parts = { ...given, jurisdiction: () => 'default' as const };
      const order = {
        key: nodeRandom.uuid(),
        accountId: player.accountId,
        methodId: 'card',
        amount: 200,
        lng: 'en',
      } as const;
      const asked = { ...order, kind: 'withdrawal', userId: player.userId, sessionHash: '' } as const;
      const made = await database.transaction().execute(async (transaction) => {
        await transaction.updateTable('users').set(row).where('id', '=', player.userId).execute();
        return makePayment(transaction, parts, asked);
      });
      expect(made).toEqual(refuse(403, `withdrawal-${stop}`));
      expect(await balanceOf(fixture, player)).toBe(before);
      const free = { withdrawals_locked_until: null, activation_type: 1, ban_level: 0 };
      await database.updateTable('users').set(free).where('id', '=', player.userId).execute();
      const twice = await database.transaction().execute(async (transaction) => makePayment(transaction, parts, asked));
      expect(twice).toMatchObject({ kind: 'withdrawal' });
    },
  );

  it('gives no room under a deposit limit, which counts what is paid in alone [LM-12]', async () => {
    const player = await fixture.player();
    await saveLimits(player, [['daily-deposit', 5000]]);
    await payIn(fixture, player, 4000);
    expect((await beginWithdrawal(player, 3000)).status).toBe(200);
    await fixture.move(minutes(10));
    expect((await beginDeposit(player, 1001)).status).toBe(403);
    expect((await beginDeposit(player, 1000)).status).toBe(200);
  });

  it('gives a first-deposit bonus up with the hold, once it is named, and for good [WDR-4, BON-6]', async () => {
    const player = await fixture.player();
    await payInWithBonus(fixture, player, 500);
    await stakeBonus(fixture, player, { amount: 100 });
    const offer = async () =>
      (await player.send(PAYMENT_OFFER, { query: { accountId: player.accountId, lng: 'en' } })).read();
    const bonus = async () => (await bonusesOf(player)).bonuses[0]!;
    const { id } = await bonus();
    expect((await offer()).bonuses).toEqual([{ id, currency: 'RUB', money: 40_000 }]);
    const before = await balanceOf(fixture, player);
    const shown = { idBonus: id, iso: 'RUB', money: 400 };
    for (const named of [[], [{ ...shown, idBonus: id + 1 }]]) {
      expect((await beginWithdrawal(player, 300, nodeRandom.uuid(), { givesUp: named })).code).toBe('bonus-at-stake');
    }
    expect((await beginWithdrawal(player, before, nodeRandom.uuid(), { givesUp: [shown] })).code).toBe('method');
    expect([await balanceOf(fixture, player), (await bonus()).end]).toEqual([before, undefined]);
    const key = nodeRandom.uuid();
    const replies = await Promise.all([1, 2].map(() => beginWithdrawal(player, 300, key, { givesUp: [shown] })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect([await bonus(), (await bonusAccountOf(player)).money]).toMatchObject([{ id, end: 'given-up', money: 0 }, 0]);
    expect([await balanceOf(fixture, player), (await offer()).bonuses]).toEqual([before - 30_000, []]);
    await cancel(player, replies[0]!.read().payment.id);
    expect([await balanceOf(fixture, player), (await bonus()).end]).toEqual([before, 'given-up']);
    expect((await beginWithdrawal(player, 300)).status).toBe(200);
  });

  it('gives up no other sum than was shown: it is refused, and goes with the sum as it is now [WDR-5]', async () => {
    const player = await fixture.player();
    await payInWithBonus(fixture, player, 500);
    const { id } = (await bonusesOf(player)).bonuses[0]!;
    const shown = (money: number, iso = 'RUB') => ({ givesUp: [{ idBonus: id, iso, money }] });
    await stakeBonus(fixture, player, { amount: 100 });
    const before = await balanceOf(fixture, player);
    const key = nodeRandom.uuid();
    for (const named of [shown(500), shown(399.99), shown(400.01), shown(400, 'EUR')])
      expect(await beginWithdrawal(player, 300, key, named)).toMatchObject({ status: 409, code: 'bonus-changed' });
    expect([await balanceOf(fixture, player), (await bonusesOf(player)).bonuses[0]!.end]).toEqual([before, undefined]);
    expect((await beginWithdrawal(player, 300, key, shown(400))).status).toBe(200);
    expect((await bonusesOf(player)).bonuses[0]!.end).toBe('given-up');
  });

  it('keeps its account from being removed while it is on its way [PMT-5]', async () => {
    const player = await fixture.player();
    const { accounts } = (await player.send(ADD_CURRENCY, { body: { currencyId: 978 } })).read();
    const euro = accounts.find(({ currency }) => currency === 'EUR')!;
    const body = { accountId: euro.id, methodId: 'card', amount: 50, lng: 'en' } as const;
    const { payment } = (await player.send(MAKE_WITHDRAWAL, { key: nodeRandom.uuid(), body })).read();
    expect((await player.send(REMOVE_CURRENCY, { body: { currencyId: 978 } })).code).toBe('account-in-use');
    await cancel(player, payment.id);
    expect((await player.send(REMOVE_CURRENCY, { body: { currencyId: 978 } })).status).toBe(200);
  });

  it('is shown, cancelled and paid to its owner alone [PMT-11, SEC-43, SEC-83]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const { payment } = (await beginWithdrawal(player, 1000)).read();
    expect((await cancel(other, payment.id)).status).toBe(404);
    const query = { kind: 'withdrawal', id: payment.id, lng: 'en' } as const;
    expect((await other.send(ONE_PAYMENT, { query })).status).toBe(404);
    expect((await player.send(ONE_PAYMENT, { query: { ...query, kind: 'deposit' } })).status).toBe(404);
    expect((await other.send(ONE_PAYMENT, { query: { kind: 'withdrawal', lng: 'en' } })).body).toEqual({});
    expect((await fixture.visitor().send(ONE_PAYMENT, { query })).status).toBe(401);
    const body = { accountId: player.accountId, methodId: 'card', amount: 200, lng: 'en' } as const;
    expect((await other.send(MAKE_WITHDRAWAL, { key: nodeRandom.uuid(), body })).code).toBe('account-unavailable');
    expect(await stateOf(player, 'withdrawal', payment.id)).toBe('held');
  });

  it('takes no fields that it does not know [SEC-84]', async () => {
    const player = await fixture.player();
    const body = { accountId: player.accountId, methodId: 'card', amount: 200, lng: 'en', state: 'paid', userId: 1 };
    const { payment } = (await player.send(MAKE_WITHDRAWAL, { key: nodeRandom.uuid(), body: body as never })).read();
    expect(payment.state).toBe('held');
  });
});
