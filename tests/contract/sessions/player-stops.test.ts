import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADD_CURRENCY, REMOVE_CURRENCY, TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { PLACE_COUPON, PLACEMENT_LOOKUP, VOID_PLACEMENT } from '../../../infrastructure/coupon/coupon-calls.ts';
import type { AnyCall } from '../../../infrastructure/http/call.ts';
import { ACCEPT_TERMS, TERMS_STATUS } from '../../../infrastructure/player/player-calls.ts';
import { DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { CHANGE_SITE_RULES, SANDBOX_STATE, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { definedCalls } from '../../support/browser/defined-calls.ts';
import { accepted, openBets, order, place, type OpenBet } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

/** Whatever stands in an address; nothing is read of it before the player may make the call. */
const INPUT = { params: new Proxy({}, { get: () => '1' }), query: {}, body: {} } as const;
const OPEN = [
  'acceptTerms',
  'acknowledgeRealityCheck',
  'answerVipBet',
  'blockUser',
  'cashOutCrash',
  'debuggerSetContact',
  'debuggerSetRestrictions',
  'forgetDevice',
  'limitAction',
  'limitPing',
  'limitTestAnswers',
  'moveGame',
  'removeLimit',
  'saveLimits',
  'signOutDevice',
  'signOutElsewhere',
  'tellAgreement',
  'userToken',
  'videoToken',
  'voidPlacement',
];

describe('what stops a player', () => {
  let fixture: SandboxFixture;
  let bet: OpenBet;
  beforeAll(async () => {
    fixture = await openFixture();
    [bet] = (await openBets(fixture, 1)) as [OpenBet];
  });
  afterAll(() => fixture.close());

  const changeTerms = async (player: TestPlayer) =>
    player.send(SET_RESTRICTIONS, { body: { banLevel: 0, banVersion: 1, areTermsChanged: true } });
  const agree = async (player: TestPlayer) => {
    const { changedAt = 0 } = (await player.send(TERMS_STATUS)).read();
    await player.send(ACCEPT_TERMS, { body: { updatedAt: changedAt } });
  };
  const money = async (player: TestPlayer) => (await player.send(ACCOUNT_LIST)).body.accounts[0]?.money;
  const topUp = async (player: TestPlayer) =>
    player.send(TOP_UP, { body: { id: player.accountId, amount: 100 }, key: randomUUID() });

  it('is a change of the terms: whatever changes something is refused with 451 and exception code 1 until the player agrees [PR-37, REC-4]', async () => {
    const player = await fixture.player();
    await changeTerms(player);
    const before = await money(player);
    const refused = await topUp(player);
    expect([refused.status, refused.text]).toEqual([451, '{"exception_code":1}']);
    expect((await player.send(ADD_CURRENCY, { body: { currencyId: 840 } })).status).toBe(451);
    expect(await money(player)).toBe(before);
    await agree(player);
    expect((await topUp(player)).status).toBe(200);
    await changeTerms(player);
    expect((await player.send(DISCONNECT, { body: {} })).status).toBe(200);
  });

  it('is a change of the terms for every call of a player that changes something but those that are listed [PR-37]', async () => {
    const player = await fixture.player();
    await changeTerms(player);
    const changing = (await definedCalls()).filter(
      ({ access, changes, path }: AnyCall) => access === 'player' && changes !== 'none' && path !== '/landing-tags',
    );
    const open: string[] = [];
    for (const call of changing) {
      if ((await player.send(call, { ...INPUT, key: randomUUID() } as never)).status !== 451) open.push(call.name);
    }
    expect(changing.length).toBeGreaterThan(15);
    expect(open.toSorted()).toEqual(OPEN);
  });

  it('is no change of the terms where the site does not ask to confirm them [PR-37]', async () => {
    const player = await fixture.player();
    await changeTerms(player);
    const { rules } = (await fixture.visitor().send(SANDBOX_STATE)).read();
    await player.send(CHANGE_SITE_RULES, { body: { ...rules, isAvailableConfirmTerms: false } });
    const answer = await topUp(player);
    await player.send(CHANGE_SITE_RULES, { body: rules });
    expect([answer.status, (await topUp(player)).status]).toEqual([200, 451]);
  });

  it('leaves the key of a refused order as it was: it is placed once after the player agreed, or made void before [PR-37]', async () => {
    const player = await fixture.player();
    await changeTerms(player);
    const before = (await money(player)) ?? 0;
    const [later, given] = [randomUUID(), randomUUID()];
    expect((await place(player, order(player, [bet]), later)).status).toBe(451);
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key: later } })).status).toBe(404);
    const voided = await player.send(VOID_PLACEMENT, { params: { key: given }, body: {} });
    expect([voided.status, voided.code]).toEqual([404, 'void-key']);
    await agree(player);
    expect(accepted((await place(player, order(player, [bet]), later)).read()).coupons).toHaveLength(1);
    expect((await place(player, order(player, [bet]), later)).headers['idempotent-replayed']).toBe('true');
    expect((await place(player, order(player, [bet]), given)).status).toBe(410);
    expect(await money(player)).toBe(before - 100);
  });

  it('hides nothing of an order that was placed before the terms changed: its key still tells [PR-37]', async () => {
    const player = await fixture.player();
    const key = randomUUID();
    accepted((await place(player, order(player, [bet]), key)).read());
    const left = await money(player);
    await changeTerms(player);
    expect((await player.send(PLACE_COUPON, { body: order(player, [bet]), key })).status).toBe(451);
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key } })).read()).toMatchObject({ status: 'accepted' });
    expect(await money(player)).toBe(left);
  });

  it('is a ban: an account is neither opened nor filled without the right to deposit, but may be closed [PR-38, PR-32]', async () => {
    const player = await fixture.player();
    const ban = async (banLevel: number) =>
      player.send(SET_RESTRICTIONS, { body: { banLevel, banVersion: 1, areTermsChanged: false } });
    await player.send(ADD_CURRENCY, { body: { currencyId: 978 } });
    const before = await money(player);
    for (const level of [1, 53]) {
      await ban(level);
      const answers = [await topUp(player), await player.send(ADD_CURRENCY, { body: { currencyId: 840 } })];
      expect(answers.map(({ status, code }) => [status, code])).toEqual([
        [403, 'no-right'],
        [403, 'no-right'],
      ]);
    }
    expect(await money(player)).toBe(before);
    expect((await player.send(REMOVE_CURRENCY, { body: { currencyId: 978 } })).status).toBe(200);
    await ban(0);
    expect((await topUp(player)).status).toBe(200);
    await fixture.assertSound();
  });
});
