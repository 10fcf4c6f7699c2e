import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import {
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import { DISCONNECT, SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { SET_CONTACT } from '../../../infrastructure/site/debugger-calls.ts';
import { comeBack, finishSocial, registerSocial } from '../../support/browser/social-walk.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

describe('a browser that several people use', () => {
  let fixture: SandboxFixture;
  let next: TestPlayer;
  let count = 0;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  beforeEach(async () => {
    fixture.clock.move(minutes(90));
    next = await fixture.player();
    count += 1;
  });
  afterAll(() => fixture.close());

  /** Somebody else comes, signs in and goes. */
  const passOn = async (shared: Visitor) => {
    const body = { uLogin: String(next.userId), uPassword: next.password, save: false };
    expect((await shared.send(SIGN_IN, { body })).read()).toEqual({ userId: next.userId });
    await shared.send(DISCONNECT, { body: {} });
  };
  const leave = async (shared: Visitor) => {
    await shared.send(DISCONNECT, { body: {} });
  };
  const proveByNetwork = async () => {
    const person = { name: 'First', email: `first${String(count)}@example.org` };
    const own = fixture.visitor();
    await comeBack(fixture, own, { person });
    await registerSocial(own);
    const shared = fixture.visitor();
    await comeBack(fixture, shared, { person });
    return shared;
  };
  const proveByCode = async () => {
    const contact = `first${String(count)}@example.org`;
    await (await fixture.player()).send(SET_CONTACT, { body: { email: contact, phone: '' } });
    const shared = fixture.visitor();
    await shared.send(SEND_RECOVERY_CODE, { body: { contact } });
    const { messages } = await fixture.outbox();
    const code = messages.find(({ to }) => to === contact)?.code ?? '';
    expect((await shared.send(CHECK_RECOVERY_CODE, { body: { code } })).status).toBe(200);
    return shared;
  };
  const save = async (shared: Visitor) =>
    shared.send(SAVE_RECOVERED_PASSWORD, { body: { password: 'correct horse battery' } });
  const ways = [
    ['a session that begins', passOn],
    ['a sign-out', leave],
  ] as const;

  it.each(ways)('forgets what a network proved with %s [OUT-7]', async (_name, end) => {
    const shared = await proveByNetwork();
    const kept = fixture.visitor(new Map(shared.cookies));
    await end(shared);
    for (const by of [shared, kept]) {
      expect((await finishSocial(by)).status).toBe(404);
      expect((await by.send(SESSION)).read()).toEqual({});
    }
  });

  it.each(ways)('forgets what a code proved with %s [OUT-7]', async (_name, end) => {
    const shared = await proveByCode();
    const kept = fixture.visitor(new Map(shared.cookies));
    await end(shared);
    for (const by of [shared, kept]) expect((await save(by)).status).toBe(403);
  });

  it('signs a known player in by a network for 5 minutes [NET-2]', async () => {
    const [soon, late] = [await proveByNetwork(), await proveByNetwork()];
    fixture.clock.move(minutes(5) - 1);
    expect((await finishSocial(soon)).status).toBe(200);
    fixture.clock.move(1);
    expect((await finishSocial(late)).status).toBe(404);
  });

  it('takes a new password for 5 minutes after the code [PWR-12]', async () => {
    const shared = await proveByCode();
    fixture.clock.move(minutes(5));
    expect((await save(shared)).status).toBe(403);
  });
});
