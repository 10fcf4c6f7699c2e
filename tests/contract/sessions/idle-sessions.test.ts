import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, hours, minutes, seconds } from '../../../core/shared/time.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { DISCONNECT, SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { REGISTER_IN_ONE_CLICK } from '../../../infrastructure/registration/registration-calls.ts';
import { MOVE_CLOCK, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { SESSION_COOKIE_NAME } from '../../support/browser/visitor.ts';

async function unremembered(fixture: SandboxFixture): Promise<TestPlayer> {
  const player = await fixture.player();
  const body = { uLogin: String(player.userId), uPassword: player.password, save: false };
  await player.send(SIGN_IN, { body });
  return player;
}

describe('a session', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture({ idleSlack: undefined });
  });
  beforeEach(async () => {
    player = await unremembered(fixture);
  });
  afterAll(() => fixture.close());

  const ask = async (active = false) => (await player.send(SESSION, active ? { query: { active: '1' } } : {})).read();
  const isThere = async () => (await ask()).userId !== undefined;
  const seenAt = async () =>
    (
      await fixture.sandbox.database
        .selectFrom('sessions')
        .select('seen_at')
        .where('user_id', '=', player.userId)
        .executeTakeFirstOrThrow()
    ).seen_at;

  /** As if the session were older: the world need not be played on for it. */
  const age = async (userId: UserId, by: number) =>
    fixture.sandbox.database
      .updateTable('sessions')
      .set((of) => ({ seen_at: of('seen_at', '-', by), expires_at: of('expires_at', '-', by) }))
      .where('user_id', '=', userId)
      .execute();

  it('ends where nothing is done for 5 minutes longer than the site allows, however often it is asked for [IDL-10]', async () => {
    for (let passed = 0; passed < 34; passed += 1) {
      fixture.clock.move(minutes(1));
      expect(await isThere()).toBe(true);
    }
    fixture.clock.move(minutes(1) - 1);
    expect(await isThere()).toBe(true);
    fixture.clock.move(1);
    expect(await isThere()).toBe(false);
  });

  it('names its end, which no activity moves [IDL-7]', async () => {
    const { endsAt } = await ask();
    expect(endsAt).toBe(fixture.clock.now() + hours(12));
    fixture.clock.move(minutes(30));
    expect((await ask(true)).endsAt).toBe(endsAt);
    expect((await fixture.visitor().send(SESSION, {})).read()).toEqual({});
  });

  it('is not kept by a window that another site opens [IDL-10]', async () => {
    const begun = await seenAt();
    fixture.clock.move(minutes(10));
    for (const site of ['cross-site', 'same-site', 'none']) {
      await player.send(SESSION, { query: { active: '1' } }, { 'sec-fetch-site': site });
    }
    await player.send(SESSION, { query: { active: '1' } }, { 'x-attended': 'no' });
    expect(await seenAt()).toBe(begun);
  });

  it('goes on while a page tells that its player does something, which is kept once a minute [IDL-10]', async () => {
    const begun = await seenAt();
    fixture.clock.move(seconds(59));
    await ask(true);
    expect(await seenAt()).toBe(begun);
    for (let count = 0; count < 3; count += 1) {
      fixture.clock.move(minutes(34));
      expect((await ask(true)).userId).toBe(player.userId);
    }
    expect(await seenAt()).toBe(fixture.clock.now());
    fixture.clock.move(minutes(35));
    expect((await ask(true)).userId).toBeUndefined();
  });

  it('goes on with an order, and with no other call [IDL-10]', async () => {
    fixture.clock.move(minutes(30));
    const terms = { banLevel: 0, banVersion: 1, areTermsChanged: false };
    await player.send(SET_RESTRICTIONS, { body: terms });
    expect(fixture.clock.now() - (await seenAt())).toBe(minutes(30));
    expect((await player.send(TOP_UP, { body: { id: player.accountId, amount: 10 }, key: randomUUID() })).status).toBe(
      200,
    );
    expect(await seenAt()).toBe(fixture.clock.now());
  });

  it('of a device that is to remember its player lasts 30 days, as its cookie does, however idle: so does that of one click [IDL-12, RG1-9]', async () => {
    const body = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
    const visitor = fixture.visitor();
    const { headers, body: made } = await visitor.send(REGISTER_IN_ONE_CLICK, { body });
    const cookie = [headers['set-cookie']].flat().find((each) => String(each).startsWith(SESSION_COOKIE_NAME));
    expect(String(cookie)).toContain(`Max-Age=${String(days(30) / 1000)};`);
    const remembers = async () => (await visitor.send(SESSION)).read().userId !== undefined;
    for (const passed of [hours(13), days(29), hours(11) - 1]) {
      await age(made.userId as UserId, passed);
      expect(await remembers()).toBe(true);
    }
    await age(made.userId as UserId, 1);
    expect(await remembers()).toBe(false);
  });

  it('of a device that is to remember its player ends for good where an open page signs the player out [IDL-12]', async () => {
    const remembered = await fixture.player();
    const cookies = new Map(remembered.cookies);
    await remembered.send(DISCONNECT, { body: {} });
    expect((await fixture.visitor(cookies).send(SESSION)).read().userId).toBeUndefined();
  });

  it('of a device that is not to remember its player has a cookie that goes with the browser, and lasts 12 hours [IDL-12]', async () => {
    const body = { uLogin: String(player.userId), uPassword: player.password, save: false };
    const { headers } = await player.send(SIGN_IN, { body });
    const cookie = [headers['set-cookie']].flat().find((each) => String(each).startsWith(SESSION_COOKIE_NAME));
    expect(String(cookie)).not.toMatch(/max-age|expires/i);
    for (let passed = 0; passed < hours(12); passed += minutes(30)) {
      expect((await ask(true)).userId).toBe(player.userId);
      fixture.clock.move(minutes(30));
    }
    expect(await isThere()).toBe(false);
  });

  it('does not end where the debugger moves the time [IDL-10]', async () => {
    await player.send(MOVE_CLOCK, { body: { by: minutes(90) } });
    expect(await isThere()).toBe(true);
  });

  it('ends with its time alone where the site signs no idle player out [IDL-10]', async () => {
    const patient = await openFixture({ idleSlack: undefined, autoLogoffMinutes: 0 });
    player = await unremembered(patient);
    patient.clock.move(minutes(12 * 60) - 1);
    expect(await isThere()).toBe(true);
    patient.clock.move(1);
    expect(await isThere()).toBe(false);
    await patient.close();
  });
});
