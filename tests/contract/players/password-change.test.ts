import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { CHANGE_PASSWORD } from '../../../infrastructure/session/password-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { SET_CONTACT } from '../../../infrastructure/site/debugger-calls.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import type { Visitor } from '../../support/browser/visitor.ts';

const NEW = 'quite another horse';

describe('a change of the password', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const change = async (player: Visitor, password: string, newPassword = NEW) =>
    player.send(CHANGE_PASSWORD, { body: { password, new_password: newPassword } });
  const signIn = async (visitor: Visitor, { userId }: TestPlayer, password: string) =>
    visitor.send(SIGN_IN, { body: { uLogin: String(userId), uPassword: password, save: false } });

  it('takes the old password for a new one, and ends every session but this one [TWO-15]', async () => {
    const player = await fixture.player();
    const elsewhere = fixture.visitor();
    await signIn(elsewhere, player, player.password);
    const { result: before } = (await player.send(USER_CONFIG)).read();
    expect(before?.protectionMethods.hasChangedPassword).toBe(false);
    expect((await change(player, player.password)).read()).toEqual({ success: true });
    expect((await player.send(SESSION)).read()).toMatchObject({ userId: player.userId });
    expect((await elsewhere.send(SESSION)).read()).toEqual({});
    expect((await signIn(fixture.visitor(), player, player.password)).status).toBe(401);
    expect((await signIn(fixture.visitor(), player, NEW)).read()).toEqual({ userId: player.userId });
    const { result } = (await player.send(USER_CONFIG)).read();
    expect(result).toMatchObject({
      daysSincePasswordChange: 0,
      withdrawalsLockedUntil: fixture.sandbox.clock.now() + hours(24),
    });
    expect(result?.protectionMethods.hasChangedPassword).toBe(true);
  });

  it('tells every contact of the player [TWO-11, TWO-15]', async () => {
    const player = await fixture.player();
    await player.send(SET_CONTACT, { body: { email: 'changed@example.org', phone: '+79990007788' } });
    await change(player, player.password);
    const { messages } = await fixture.outbox();
    const letters = messages.filter(({ purpose }) => purpose === 'protection-changed');
    expect(letters.map(({ to }) => to).sort()).toEqual(['+79990007788', 'changed@example.org']);
  });

  it('refuses a visitor and a wrong old password, of which ten in a quarter of an hour end the session [TWO-15, TWO-21]', async () => {
    const player = await fixture.player();
    expect(await change(player, 'wrong')).toMatchObject({ status: 400, code: 'password' });
    for (let time = 1; time < 10; time += 1) await change(player, 'wrong');
    expect((await change(player, player.password)).status).toBe(401);
    expect((await change(fixture.visitor(), 'any')).status).toBe(401);
  });

  it.each([
    ['short', 'seven77'],
    ['long', 'x'.repeat(129)],
    ['common', 'password'],
    ['like-a-contact', 'like-a-contact@example.org'],
  ])('refuses a new password that is %s [TWO-15]', async (kind, newPassword) => {
    const player = await fixture.player();
    await player.send(SET_CONTACT, { body: { email: `${kind}@example.org`, phone: '' } });
    expect(await change(player, player.password, newPassword)).toMatchObject({ status: 400, code: 'new-password' });
    expect((await signIn(fixture.visitor(), player, player.password)).status).toBe(200);
  });

  it('refuses the old password as the new one [TWO-15]', async () => {
    const player = await fixture.player();
    expect(await change(player, player.password, player.password)).toMatchObject({ code: 'new-password' });
  });
});
