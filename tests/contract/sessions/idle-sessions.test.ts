import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { MOVE_CLOCK, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

describe('a session', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture({ idleSlack: undefined });
  });
  beforeEach(async () => {
    player = await fixture.player();
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

  it('is not kept by a window that another site opens [IDL-10]', async () => {
    const begun = await seenAt();
    fixture.clock.move(minutes(10));
    for (const site of ['cross-site', 'same-site', 'none']) {
      await player.send(SESSION, { query: { active: '1' } }, { 'sec-fetch-site': site });
    }
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

  it('does not end where the debugger moves the time [IDL-10]', async () => {
    await player.send(MOVE_CLOCK, { body: { by: minutes(90) } });
    expect(await isThere()).toBe(true);
  });

  it('ends with its time alone where the site signs no idle player out [IDL-10]', async () => {
    const patient = await openFixture({ idleSlack: undefined, autoLogoffMinutes: 0 });
    player = await patient.player();
    patient.clock.move(minutes(12 * 60) - 1);
    expect(await isThere()).toBe(true);
    patient.clock.move(1);
    expect(await isThere()).toBe(false);
    await patient.close();
  });
});
