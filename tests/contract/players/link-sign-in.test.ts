import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSignInLink, type SignInLink } from '../../../core/session/links/sign-in-link.ts';
import { minutes } from '../../../core/shared/time.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import {
  SEND_SIGN_IN_LINK,
  SIGN_IN,
  SIGN_IN_LINK_ORIGIN,
  TOKEN_SIGN_IN,
  TWO_STEP_CODE,
} from '../../../infrastructure/session/sign-in-calls.ts';
import { BEGIN_TWO_FACTOR, CONFIRM_TWO_FACTOR } from '../../../infrastructure/session/two-factor-calls.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  await fixture.assertSound();
  await fixture.close();
});

async function playerWith(email: string, activationType = 1): Promise<TestPlayer> {
  const player = await fixture.player();
  const row = { email, activation_type: activationType };
  await fixture.sandbox.database.updateTable('users').set(row).where('id', '=', player.userId).execute();
  return player;
}
const messagesTo = async (to: string) => (await fixture.outbox()).messages.filter((message) => message.to === to);
const ask = async (visitor: Visitor, email: string) => visitor.send(SEND_SIGN_IN_LINK, { body: { email } });
const give = async (visitor: Visitor, { methodId, token, sign }: SignInLink, isConfirmed = true) =>
  visitor.send(TOKEN_SIGN_IN, {
    body: { method_id: methodId, token, sign, lng: 'ru', is_confirmed: isConfirmed },
  });

/** What the latest letter to the address brings. */
async function linkTo(email: string, by = fixture.visitor()): Promise<SignInLink> {
  await ask(by, email);
  const [message] = await messagesTo(email);
  const read = readSignInLink(message?.link?.split('#')[1] ?? '');
  if (!read.ok) throw new Error(`no link was sent to ${email}`);
  return read.value;
}

describe('a sign-in by the link of a letter', () => {
  it('signs a visitor in once, on a new device too [LNK-2, LNK-3, LNK-4]', async () => {
    const { userId } = await playerWith('link1@example.com');
    const link = await linkTo('link1@example.com');
    const stranger = fixture.visitor();
    expect((await give(stranger, link)).read()).toEqual({ userId });
    expect((await stranger.send(SESSION)).read()).toMatchObject({ userId });
    expect(await give(fixture.visitor(), link)).toMatchObject({ status: 403, code: 'no-link' });
  });

  it('keeps of the token nothing but a hash, and the latest of one browser alone holds [LNK-3, LNK-5]', async () => {
    const { userId } = await playerWith('link2@example.com');
    const asking = fixture.visitor();
    const [first, second] = [await linkTo('link2@example.com', asking), await linkTo('link2@example.com', asking)];
    const rows = await fixture.sandbox.database.selectFrom('sign_in_links').selectAll().execute();
    expect(rows.filter(({ user_id: id }) => id === userId)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(second.token);
    expect(JSON.stringify(rows)).not.toContain(asking.cookies.get('__Host-link')!);
    expect((await give(fixture.visitor(), first)).status).toBe(403);
    expect((await give(fixture.visitor(), second)).read()).toEqual({ userId });
  });

  it('signs in without a word where it was asked for, elsewhere only once the player has confirmed it [LNK-6]', async () => {
    const { userId } = await playerWith('link16@example.com');
    const [asking, stranger] = [fixture.visitor(), fixture.visitor()];
    const link = await linkTo('link16@example.com', asking);
    const { methodId, token, sign } = link;
    const look = async (by: Visitor, shown = token) =>
      by.send(SIGN_IN_LINK_ORIGIN, { body: { method_id: methodId, token: shown, sign } });
    expect((await look(asking)).read()).toEqual({ is_asked_here: true });
    expect((await look(stranger)).read()).toEqual({ is_asked_here: false });
    // another browser that asked for a link of its own
    await linkTo('link16@example.com', stranger);
    expect((await look(stranger)).read()).toEqual({ is_asked_here: false });
    expect(await look(stranger, 'a'.repeat(43))).toMatchObject({ status: 403, code: 'no-link' });
    expect(await give(stranger, link, false)).toMatchObject({ status: 409, code: 'not-confirmed' });
    expect((await stranger.send(SESSION)).read()).toEqual({});
    expect((await give(asking, link, false)).read()).toEqual({ userId });
    expect(await look(asking)).toMatchObject({ status: 403, code: 'no-link' });
  });

  it('holds however often a stranger asks for another, and ends all others when it is used [LNK-5]', async () => {
    const { userId } = await playerWith('link11@example.com');
    const owner = await linkTo('link11@example.com');
    const stranger = fixture.visitor();
    const others = [];
    for (const by of [stranger, stranger, fixture.visitor()]) others.push(await linkTo('link11@example.com', by));
    const mine = fixture.visitor();
    expect((await give(mine, owner)).read()).toEqual({ userId });
    for (const other of others) expect((await give(fixture.visitor(), other)).code).toBe('no-link');
    expect(mine.cookies.get('__Host-link')).toBeUndefined();
  });

  it('ends with a sign-in of its player by another way, and with nobody else’s [LNK-5]', async () => {
    const { userId, password } = await playerWith('link14@example.com');
    await playerWith('link15@example.com');
    const [link, other] = [await linkTo('link14@example.com'), await linkTo('link15@example.com')];
    const known = fixture.visitor();
    // the second step comes to the address of the link
    const first = await known.send(SIGN_IN, { body: { uLogin: String(userId), uPassword: password, save: false } });
    expect(first.status).toBe(200);
    const [letter] = await messagesTo('link14@example.com');
    await known.send(TWO_STEP_CODE, { body: { code: letter?.code ?? '', save: false } });
    expect((await known.send(SESSION)).read()).toMatchObject({ userId });
    expect((await give(fixture.visitor(), link)).code).toBe('no-link');
    expect((await give(fixture.visitor(), other)).status).toBe(200);
  });

  it('is one of twelve at most: the next is not sent, with the same answer, and the earlier ones hold [LNK-5]', async () => {
    const { userId } = await playerWith('link12@example.com');
    const owner = await linkTo('link12@example.com');
    const { database, clock } = fixture.sandbox;
    const row = await database
      .selectFrom('sign_in_links')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 11 }, (_, n) => ({
      ...row,
      token_hash: `token ${String(n)}`,
      browser_hash: `browser ${String(n)}`,
    }));
    await database.insertInto('sign_in_links').values(others).execute();
    const beyond = await ask(fixture.visitor(), 'link12@example.com');
    const nobody = await ask(fixture.visitor(), 'nobody12@example.com');
    expect([beyond.status, beyond.body]).toEqual([nobody.status, nobody.body]);
    expect(await messagesTo('link12@example.com')).toHaveLength(1);
    expect((await give(fixture.visitor(), owner)).read()).toEqual({ userId });
    // those that ran out count no longer
    const late = others.map((other) => ({ ...other, expires_at: clock.now() }));
    await database.insertInto('sign_in_links').values(late).execute();
    await linkTo('link12@example.com');
    expect(await messagesTo('link12@example.com')).toHaveLength(2);
  });

  it('lets one of two who bring two links of a player at once sign in [LNK-5]', async () => {
    await playerWith('link13@example.com');
    const links = [await linkTo('link13@example.com'), await linkTo('link13@example.com')];
    const both = await Promise.all(links.map(async (link) => give(fixture.visitor(), link)));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
  });

  it('refuses another method, another signature, one that ran out and a player [LNK-3]', async () => {
    await playerWith('link3@example.com');
    const player = await fixture.player();
    const link = await linkTo('link3@example.com');
    const other = await linkTo('link3@example.com');
    const replies = [
      await give(fixture.visitor(), { ...other, methodId: 2 }),
      await give(fixture.visitor(), { ...other, sign: link.sign }),
      await give(fixture.visitor(), { ...other, token: `${other.token.slice(0, -2)}xx` }),
    ];
    expect(replies.map(({ status, code }) => `${String(status)} ${String(code)}`)).toEqual(
      Array.from({ length: 3 }, () => '403 no-link'),
    );
    expect(await give(player, other)).toMatchObject({ status: 403, code: 'signed-in' });
    fixture.clock.move(minutes(15));
    expect((await give(fixture.visitor(), other)).code).toBe('no-link');
  });

  it('is worth nothing once what protects the account has changed [LNK-3, TWO-14]', async () => {
    const { userId } = await playerWith('link10@example.com');
    const link = await linkTo('link10@example.com');
    const { database } = fixture.sandbox;
    await database.updateTable('users').set({ credentials_version: 7 }).where('id', '=', userId).execute();
    expect((await give(fixture.visitor(), link)).code).toBe('no-link');
  });

  it('is worth nothing once the address is another [LNK-3]', async () => {
    const { userId } = await playerWith('link4@example.com');
    const link = await linkTo('link4@example.com');
    const { database } = fixture.sandbox;
    await database.updateTable('users').set({ email: 'link4b@example.com' }).where('id', '=', userId).execute();
    expect((await give(fixture.visitor(), link)).code).toBe('no-link');
  });

  it('answers alike for an address without a player and one that is not proven, and sends those nothing [LNK-2, SEC-61]', async () => {
    await playerWith('link5@example.com');
    await playerWith('link6@example.com', 0);
    const replies = [];
    for (const name of ['link5', 'link6', 'link7']) {
      const { status, body } = await ask(fixture.visitor(), `${name}@example.com`);
      replies.push(JSON.stringify([status, body]));
    }
    expect(new Set(replies).size).toBe(1);
    expect(await messagesTo('link6@example.com')).toEqual([]);
    expect(await messagesTo('link7@example.com')).toEqual([]);
  });

  it('asks for the code of the app where the second step is on [LNK-4, TWO-7]', async () => {
    const player = await playerWith('link8@example.com');
    const { secret } = (await player.send(BEGIN_TWO_FACTOR, { body: { password: player.password } })).read();
    const code = authenticatorCode(secret, fixture.sandbox.clock.now());
    await player.send(CONFIRM_TWO_FACTOR, { body: { code } });
    const stranger = fixture.visitor();
    const asked = (await give(stranger, await linkTo('link8@example.com'))).read();
    expect(asked.secondStep?.method).toBe('app');
    expect((await stranger.send(SESSION)).read()).toEqual({});
  });

  it('lets one of two who bring the link at once sign in, and asks for a captcha after too many letters [LNK-3, CAP-7]', async () => {
    await playerWith('link9@example.com');
    const link = await linkTo('link9@example.com');
    const both = await Promise.all([give(fixture.visitor(), link), give(fixture.visitor(), link)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
    const strict = await openFixture({ rateLimits: {}, captcha: { after: 2, work: 2 } });
    const codes = [];
    for (let time = 0; time < 3; time += 1) codes.push((await ask(strict.visitor(), 'link9@example.com')).code);
    expect(codes).toEqual([undefined, undefined, expect.stringMatching(/^11\d$/)]);
    await strict.close();
  });
});
