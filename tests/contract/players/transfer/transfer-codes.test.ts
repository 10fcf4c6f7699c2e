import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../../core/shared/time.ts';
import { CHECK_TRANSFER_CODE, SEND_TRANSFER_CODE } from '../../../../infrastructure/accounts/transfer-calls.ts';
import { CHECK_COUPON_PROMO } from '../../../../infrastructure/coupon/promo-code-calls.ts';
import { USER_CONFIG } from '../../../../infrastructure/player/player-calls.ts';
import { dropOutdated } from '../../../../infrastructure/sandbox/drop-outdated.ts';
import { FINISH_GAME } from '../../../../infrastructure/site/debugger-calls.ts';
import { accepted, openBets, order, place } from '../../../support/browser/open-bets.ts';
import { transferWalk } from '../../../support/browser/transfer-walk.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../../support/sandbox-fixture.ts';

describe('the code of a transfer', () => {
  let fixture: SandboxFixture;
  let walk: ReturnType<typeof transferWalk>;
  beforeAll(async () => {
    fixture = await openFixture();
    walk = transferWalk(fixture);
  });
  beforeEach(() => {
    fixture.clock.move(minutes(61));
  });
  afterAll(() => fixture.close());

  const said = ({ status, code }: { readonly status: number; readonly code: string | undefined }) => [status, code];
  const rowsOf = async ({ userId }: TestPlayer) =>
    fixture.sandbox.database.selectFrom('user_transfers').selectAll().where('user_id', '=', userId).execute();

  it('is asked for where the operator requires it, as the user config says, and nowhere else [TRF-2]', async () => {
    const player = await fixture.player();
    const isRequired = async () => (await player.send(USER_CONFIG)).read().result.isTransferRequired;
    expect(await isRequired()).toBe(false);
    expect(said(await walk.sendCode(player, walk.newPhone()))).toEqual([403, 'no-transfer']);
    await walk.require(player);
    expect(await isRequired()).toBe(true);
    expect((await walk.sendCode(player, walk.newPhone())).status).toBe(200);
    await walk.require(player, false);
    expect(await isRequired()).toBe(false);
  });

  it('goes to the proven phone and to no other, with the same reply and at the same cost [TRF-7]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const stranger = walk.newPhone();
    const costs: number[] = [];
    const replies: object[] = [];
    for (const to of [stranger, phone]) {
      fixture.clock.move(minutes(1));
      fixture.statements.length = 0;
      const reply = await walk.sendCode(player, to);
      costs.push(fixture.statements.length);
      const { expires_at: end = 0, ...rest } = reply.body;
      replies.push({ ...rest, again_at: (rest.again_at ?? 0) - fixture.sandbox.clock.now(), length: end > 0 });
    }
    expect(costs[0]).toBe(costs[1]);
    expect(replies[0]).toEqual(replies[1]);
    expect(await walk.messagesTo(stranger)).toEqual([]);
    expect(await walk.messagesTo(phone)).toMatchObject([{ purpose: 'transfer', kind: 'sms' }, {}]);
  });

  it('is never right for a phone that is not of the account [TRF-7]', async () => {
    const { player } = await walk.movingPlayer();
    await walk.sendCode(player, walk.newPhone());
    const [row] = await rowsOf(player);
    expect(row?.code_hash).toHaveLength(43);
    for (const code of ['000000', '123456']) expect(said(await walk.check(player, code))).toEqual([400, 'code']);
  });

  it('makes the phone that is given the one of an account without any, in a session of the last ten minutes [TRF-7]', async () => {
    const player = await fixture.player();
    await walk.require(player);
    const phone = walk.newPhone();
    fixture.clock.move(minutes(10));
    expect(said(await walk.sendCode(player, phone))).toEqual([403, 'not-fresh']);
    await walk.signIn(player, player.userId, player.password);
    expect((await walk.sendCode(player, phone)).status).toBe(200);
    const { reply, redirectToken } = (await walk.check(player, await walk.codeTo(phone))).read();
    expect(reply).toEqual({ status: true });
    expect(redirectToken).toMatch(/^[\w-]{43}$/);
  });

  it('makes no further contact of a phone without the password, also in such a session [TRF-7, PR-22]', async () => {
    const player = await fixture.player();
    await walk.attach(player, 'further@example.org', player.password);
    await walk.require(player);
    const phone = walk.newPhone();
    expect(said(await walk.sendCode(player, phone))).toEqual([400, 'password-needed']);
    expect(said(await walk.sendCode(player, phone, 'wrong'))).toEqual([400, 'password']);
    expect(await walk.messagesTo(phone)).toEqual([]);
    expect((await walk.sendCode(player, phone, player.password)).status).toBe(200);
    // not again for the same number while its code holds
    fixture.clock.move(minutes(1));
    expect((await walk.sendCode(player, phone)).status).toBe(200);
    expect(said(await walk.sendCode(player, walk.newPhone()))).toEqual([400, 'password-needed']);
  });

  it('makes no further contact of a phone while an earlier change can be taken back, nor by a code of before it [TRF-15, PR-44]', async () => {
    const player = await fixture.player();
    await walk.attach(player, 'first.of@example.org', player.password);
    await walk.require(player);
    const phone = walk.newPhone();
    const token = await walk.tokenFor(player, phone, player.password);
    await walk.attach(player, 'second.of@example.org', player.password);
    fixture.clock.move(minutes(1));
    expect(said(await walk.userData(player, token))).toEqual([409, 'contact-change']);
    expect(said(await walk.sendCode(player, phone, player.password))).toEqual([409, 'contact-change']);
    fixture.clock.move(hours(73));
    await walk.signIn(player, player.userId, player.password);
    expect((await walk.userData(player, await walk.tokenFor(player, phone, player.password))).status).toBe(200);
  });

  it('moves a proven phone while a change of contacts can be taken back [TRF-15]', async () => {
    const { player, phone } = await walk.movingPlayer();
    await walk.attach(player, 'later.of@example.org', player.password);
    expect((await walk.userData(player, await walk.tokenFor(player, phone))).status).toBe(200);
  });

  it('holds five tries, and the newest alone [TRF-8]', async () => {
    const { player, phone } = await walk.movingPlayer();
    await walk.sendCode(player, phone);
    const first = await walk.codeTo(phone);
    for (const wrong of ['000000', '00', '111111', '222222'])
      expect(said(await walk.check(player, wrong))).toEqual([400, 'code']);
    expect(said(await walk.check(player, '333333'))).toEqual([403, 'tries-over']);
    expect(said(await walk.check(player, first))).toEqual([403, 'tries-over']);
    fixture.clock.move(seconds(60));
    await walk.sendCode(player, phone);
    const second = await walk.codeTo(phone);
    expect(first === second ? 400 : (await walk.check(player, first)).status).toBe(400);
    expect((await walk.check(player, ` ${second} `)).status).toBe(200);
  });

  it('holds ten minutes, and is told from a wrong one by its time alone [TRF-8]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const { deadline = 0, againAt } = (await walk.sendCode(player, phone)).read();
    expect([deadline, againAt]).toEqual([
      fixture.sandbox.clock.now() + minutes(10),
      fixture.sandbox.clock.now() + minutes(1),
    ]);
    fixture.clock.move(minutes(10));
    expect(said(await walk.check(player, await walk.codeTo(phone)))).toEqual([400, 'code']);
  });

  it('is sent once a minute, ten times an hour, and costs a captcha after three [TRF-8]', async () => {
    const { player, phone } = await walk.movingPlayer();
    await walk.sendCode(player, phone);
    fixture.clock.move(seconds(59));
    const early = await walk.sendCode(player, phone);
    expect([...said(early), early.headers['retry-after']]).toEqual([429, 'too-often', '1']);
    for (let asked = 1; asked < 10; asked += 1) {
      fixture.clock.move(minutes(1));
      expect((await walk.sendCode(player, phone)).status).toBe(200);
    }
    fixture.clock.move(minutes(1));
    expect(said(await walk.sendCode(player, phone))).toEqual([429, 'too-often']);
    const guarded = await openFixture({ captcha: { after: 1, work: 2 } });
    const other = transferWalk(guarded);
    const { player: asking, phone: own } = await other.movingPlayer();
    expect((await other.sendCode(asking, own)).status).toBe(200);
    guarded.clock.move(minutes(1));
    expect(said(await other.sendCode(asking, own))).toEqual([400, '113']);
    await guarded.close();
  });

  it('is sent to one of several that ask at once in one session [TRF-8]', async () => {
    const { player, phone } = await walk.movingPlayer();
    await walk.sendCode(player, phone);
    fixture.clock.move(minutes(1));
    const ask = async () => walk.sendCode(player, phone);
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is good in the session that asked, and for its own player [TRF-8, SEC-83]', async () => {
    const { player, phone } = await walk.movingPlayer();
    await walk.sendCode(player, phone);
    const code = await walk.codeTo(phone);
    const elsewhere: TestPlayer = { ...player, ...fixture.visitor() };
    const step = await walk.signIn(elsewhere, player.userId, player.password);
    expect(step.body.second_step?.method).toBe('sms');
    const { player: other } = await walk.movingPlayer();
    expect(said(await walk.check({ ...other, userId: player.userId }, code))).toEqual([403, 'other-player']);
    expect(said(await walk.check(other, code))).toEqual([403, 'no-code']);
    const asked = { body: { country_code: 'ru', phone }, params: { id: String(player.userId) } };
    expect(said(await other.send(SEND_TRANSFER_CODE, asked))).toEqual([403, 'other-player']);
    expect((await fixture.visitor().send(SEND_TRANSFER_CODE, asked)).status).toBe(401);
    const given = { params: { id: String(player.userId) }, body: { code } };
    expect((await fixture.visitor().send(CHECK_TRANSFER_CODE, given)).status).toBe(401);
    expect((await walk.check(player, code)).status).toBe(200);
  });

  it('is refused for a number that the country does not have, and kept as hashes [TRF-8]', async () => {
    const { player, phone } = await walk.movingPlayer();
    for (const [country_code, wrong] of [
      ['de', phone],
      ['ru', '+79'],
      ['ru', '+37499123456'],
    ] as const) {
      const reply = await player.send(SEND_TRANSFER_CODE, {
        params: { id: String(player.userId) },
        body: { country_code, phone: wrong },
      });
      expect(reply.status).toBe(400);
    }
    const redirectToken = await walk.tokenFor(player, phone);
    const stored = JSON.stringify(await rowsOf(player));
    expect(stored).not.toContain(redirectToken);
    expect(stored).not.toContain(`"${await walk.codeTo(phone)}"`);
    expect(stored).not.toContain(player.cookies.get('__Host-Http-sid'));
  });

  it('is dropped when it has run out [TRF-8]', async () => {
    const { player, phone } = await walk.movingPlayer();
    await walk.sendCode(player, phone);
    const { database } = fixture.sandbox;
    await dropOutdated({ database, upkeep: {} } as never, fixture.sandbox.clock.now() + minutes(9));
    expect(await rowsOf(player)).toHaveLength(1);
    await dropOutdated({ database, upkeep: {} } as never, fixture.sandbox.clock.now() + hours(1));
    expect(await rowsOf(player)).toEqual([]);
  });

  it('leads to an account that keeps promo codes of its own, and uses none again that was used [TRF-9, PC-7]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const boost = {
      is_listed: false,
      kind: 'boost',
      amount: null,
      currency: null,
      percent: 10,
      most_steps: 10,
    } as const;
    const held = { least_odds: null, least_bets: 1, coupon_type: null, starts_at: 0, ends_at: Date.UTC(2030, 0, 1) };
    await fixture.sandbox.database
      .insertInto('coupon_promo_codes')
      .values([
        { ...boost, ...held, code: 'MOVED-ALL', user_id: null },
        { ...boost, ...held, code: 'MOVED-OWN', user_id: player.userId },
      ])
      .execute();
    const state = async (code: string) => (await player.send(CHECK_COUPON_PROMO, { body: { code } })).read().state;
    await fixture.sandbox.tick();
    const [bet] = await openBets(fixture, 1);
    accepted((await place(player, order(player, [bet!], { promoCode: 'MOVED-ALL' }))).read());
    await player.send(FINISH_GAME, { params: { id: String(bet!.gameId) }, body: {} });
    const token = await walk.tokenFor(player, phone);
    const { player: made } = (await walk.userData(player, token)).read();
    await walk.signIn(player, made!.userId, made!.password);
    expect(await state('MOVED-ALL')).toBe('used');
    expect(await state('MOVED-OWN')).toBe('holds');
  });
});
