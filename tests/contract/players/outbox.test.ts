import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, minutes } from '../../../core/shared/time.ts';
import { ACTIVATE_CONTACT, DENY_CONTACT, SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import {
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import { SEND_PHONE_CODE } from '../../../infrastructure/registration/registration-calls.ts';
import {
  FORGET_DEVICE,
  PLAYER_DEVICES,
  SIGN_OUT_DEVICE,
  SIGN_OUT_ELSEWHERE,
} from '../../../infrastructure/session/device-calls.ts';
import { CHANGE_PASSWORD } from '../../../infrastructure/session/password-calls.ts';
import { DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { TWO_STEP_CODE, SEND_SIGN_IN_LINK, SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { OUTBOX, SANDBOX_STATE, SET_CONTACT } from '../../../infrastructure/site/debugger-calls.ts';
import { openMailbox } from '../../../infrastructure/sandbox/players/mailbox.ts';
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
const readBy = async (reader: Visitor) => (await reader.send(OUTBOX)).read();
const purposesTo = async (reader: Visitor, contact: string) =>
  (await readBy(reader)).messages.filter(({ to }) => to === contact).map(({ purpose }) => purpose);

/** Who has proven an e-mail address. */
async function ownerOf(email: string): Promise<TestPlayer> {
  const player = await fixture.player();
  const proven = { email, activation_type: 1 };
  await fixture.sandbox.database.updateTable('users').set(proven).where('id', '=', player.userId).execute();
  return player;
}

/** Signs a player in, with the code of a new device where one is asked for. */
async function signInOn(browser: Visitor, owner: TestPlayer, isKept: boolean): Promise<void> {
  const body = { uLogin: String(owner.userId), uPassword: owner.password, save: isKept };
  const { status, body: reply } = await browser.send(SIGN_IN, { body });
  expect(status).toBe(200);
  if (reply.user_id !== null) return;
  const code = (await fixture.codes())[0]?.code ?? '';
  expect((await browser.send(TWO_STEP_CODE, { body: { code, save: isKept } })).status).toBe(200);
}

/** Nothing of a contact, in the outbox or in the debugger. */
async function expectNothingOf(contact: string, reader: Visitor): Promise<void> {
  const kept = (await fixture.outbox()).messages;
  const outbox = await reader.send(OUTBOX);
  const state = await reader.send(SANDBOX_STATE);
  for (const { text } of [outbox, state]) {
    expect(text).not.toContain(contact);
    const secrets = kept
      .filter(({ to }) => to === contact)
      .flatMap(({ code, link }) => [code ?? [], link ?? []].flat());
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  expect(Object.keys(outbox.read())).toEqual(['messages', 'isShared']);
  expect(outbox.read().isShared).toBe(false);
}

describe('the outbox', () => {
  it('holds a code with its kind, its recipient and what it is for', async () => {
    const player = await fixture.player();
    await player.send(SET_CONTACT, { body: { email: '', phone: '+79990000001' } });
    await fixture.visitor().send(SEND_RECOVERY_CODE, { body: { contact: '+7 999 000-00-01' } });
    const [message] = (await readBy(player)).messages;
    expect(message).toMatchObject({ kind: 'sms', to: '+79990000001', purpose: 'recovery' });
    expect(message?.code).toMatch(/^\d{6}$/);
  });

  it('shows what a browser asked for to that browser, and another one nothing of it [OBX-1]', async () => {
    const asking = fixture.visitor();
    await asking.send(SEND_PHONE_CODE, { body: { phone: '+79990000002' } });
    expect(await purposesTo(asking, '+79990000002')).toEqual(['registration']);
    await expectNothingOf('+79990000002', fixture.visitor());
    await expectNothingOf('+79990000002', await fixture.player());
    const rows = await fixture.sandbox.database.selectFrom('letters').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(asking.cookies.get('__Host-outbox')!);
  });

  it('shows nobody the code or the link of an account that they ask for themselves [OBX-1] [SEC-61]', async () => {
    const owner = await ownerOf('owned@example.org');
    for (const attacker of [fixture.visitor(), await fixture.player()]) {
      await attacker.send(DISCONNECT, { body: {} });
      expect((await attacker.send(SEND_RECOVERY_CODE, { body: { contact: 'owned@example.org' } })).status).toBe(200);
      expect((await attacker.send(SEND_SIGN_IN_LINK, { body: { email: 'owned@example.org' } })).status).toBe(200);
      await expectNothingOf('owned@example.org', attacker);
      fixture.clock.move(minutes(1));
    }
    // the owner reads them all, signed out, too
    const asked = ['sign-in', 'recovery', 'sign-in', 'recovery'];
    expect(await purposesTo(owner, 'owned@example.org')).toEqual(asked);
    await owner.send(DISCONNECT, { body: {} });
    expect(await purposesTo(owner, 'owned@example.org')).toEqual(asked);
  });

  it('shows the code of a new device where the player was signed in, not on the new device [OBX-1]', async () => {
    const owner = await ownerOf('device@example.org');
    const stranger = fixture.visitor();
    const body = { uLogin: String(owner.userId), uPassword: owner.password, save: false };
    expect((await stranger.send(SIGN_IN, { body })).status).toBe(200);
    expect(await purposesTo(owner, 'device@example.org')).toEqual(['new-device']);
    await expectNothingOf('device@example.org', stranger);
  });

  it('tells the owner of a taken address, and not who tried to take it [OBX-1]', async () => {
    const owner = await ownerOf('taken@example.org');
    const attacker = await fixture.player();
    const body = { contact: 'taken@example.org', password: attacker.password };
    expect((await attacker.send(SEND_CONTACT_CODE, { body })).status).toBe(200);
    expect(await purposesTo(owner, 'taken@example.org')).toEqual(['contact-taken']);
    await expectNothingOf('taken@example.org', attacker);
  });

  it('gives no messages of a proven phone to another who names it in the debugger [OBX-1]', async () => {
    const owner = await fixture.player();
    const proven = { phone: '+79990000003', activation_type: 3 };
    await fixture.sandbox.database.updateTable('users').set(proven).where('id', '=', owner.userId).execute();
    const attacker = await fixture.player();
    const body = { email: '', phone: '+79990000003' };
    expect((await attacker.send(SET_CONTACT, { body })).status).toBe(200);
    await fixture.visitor().send(SEND_RECOVERY_CODE, { body: { contact: '+79990000003' } });
    expect(await purposesTo(owner, '+79990000003')).toEqual(['recovery']);
    expect(await purposesTo(attacker, '+79990000003')).toEqual([]);
  });

  it('shows nobody the code of a phone that several have and none has proven [OBX-1]', async () => {
    const players = [await fixture.player(), await fixture.player()];
    const phone = '+79990000004';
    for (const player of players) await player.send(SET_CONTACT, { body: { email: '', phone } });
    const asking = fixture.visitor();
    await asking.send(SEND_RECOVERY_CODE, { body: { contact: phone } });
    for (const reader of [...players, asking]) expect(await purposesTo(reader, phone)).toEqual([]);
  });

  it('tells the owner of a changed contact, and once it is taken back or the password recovered nobody else reads on [OBX-2]', async () => {
    const owner = await ownerOf('old@example.org');
    const home = fixture.visitor(new Map([...owner.cookies].filter(([name]) => name === '__Host-outbox')));
    const body = { contact: 'thief@example.org', password: owner.password };
    await owner.send(SEND_CONTACT_CODE, { body });
    const { link: proof = '' } = (await readBy(owner)).messages[0] ?? {};
    await owner.send(ACTIVATE_CONTACT, { body: { token: proof.split('#')[1] ?? '' } });
    const denial = (await readBy(home)).messages.find(({ to }) => to === 'old@example.org');
    expect(denial?.purpose).toBe('contact-changed');
    const rescued = fixture.visitor();
    expect((await rescued.send(DENY_CONTACT, { body: { token: denial?.link?.split('#')[1] ?? '' } })).status).toBe(200);
    await fixture.visitor().send(SEND_RECOVERY_CODE, { body: { contact: 'old@example.org' } });
    expect(await purposesTo(rescued, 'old@example.org')).toContain('recovery');
    await expectNothingOf('old@example.org', home);
  });

  it('is read on by the browser that recovers a password, and by no other [OBX-2]', async () => {
    const owner = await ownerOf('recovered@example.org');
    const home = fixture.visitor(new Map([...owner.cookies].filter(([name]) => name === '__Host-outbox')));
    const recovering = fixture.visitor();
    await recovering.send(SEND_RECOVERY_CODE, { body: { contact: 'recovered@example.org' } });
    const code = (await fixture.codes()).find(({ to }) => to === 'recovered@example.org')?.code ?? '';
    await recovering.send(CHECK_RECOVERY_CODE, { body: { code } });
    const saved = await recovering.send(SAVE_RECOVERED_PASSWORD, { body: { password: 'another horse' } });
    expect(saved.status).toBe(200);
    expect(await purposesTo(recovering, 'recovered@example.org')).toContain('protection-changed');
    await expectNothingOf('recovered@example.org', home);
  });

  const changes = {
    'the password is changed': async (owner: TestPlayer) =>
      owner.send(CHANGE_PASSWORD, { body: { password: owner.password, new_password: 'another horse' } }),
    'others are signed out': async (owner: TestPlayer) =>
      owner.send(SIGN_OUT_ELSEWHERE, { body: { password: owner.password } }),
  };
  it.each(Object.entries(changes))(
    'is read in no other browser without a sign-in once %s [OBX-4]',
    async (name, change) => {
      const email = `${name.replaceAll(' ', '-')}@example.org`;
      const owner = await ownerOf(email);
      const other = fixture.visitor();
      await signInOn(other, owner, true);
      const asked = async () => {
        await fixture.visitor().send(SEND_RECOVERY_CODE, { body: { contact: email } });
        return purposesTo(other, email);
      };
      await other.send(DISCONNECT, { body: {} });
      expect(await asked()).toContain('recovery');
      expect((await change(owner)).status).toBe(200);
      fixture.clock.move(minutes(5));
      expect(await asked()).toEqual([]);
      await owner.send(DISCONNECT, { body: {} });
      expect(await purposesTo(owner, email)).toContain('recovery');
    },
  );

  it.each([
    ['forgotten', FORGET_DEVICE],
    ['signed out', SIGN_OUT_DEVICE],
  ] as const)('is not read on a device that was %s [OBX-4]', async (_, call) => {
    const email = `${call.name}@example.org`.toLowerCase();
    const owner = await ownerOf(email);
    const other = fixture.visitor();
    await signInOn(other, owner, true);
    const { devices } = (await owner.send(PLAYER_DEVICES)).body;
    const id = String(devices.find((device) => !device.is_this)?.id);
    const body = { password: owner.password };
    expect((await owner.send(call, { params: { id }, body })).status).toBe(200);
    await expectNothingOf(email, other);
    await owner.send(DISCONNECT, { body: {} });
    expect(await purposesTo(owner, email)).toContain('new-device');
  });

  it('is read for an hour after the sign-out of who did not stay signed in, or until another player comes [OBX-5]', async () => {
    for (const isKept of [false, true]) {
      const email = `left-${String(isKept)}@example.org`;
      const owner = await ownerOf(email);
      const [patient, passedOn] = [fixture.visitor(), fixture.visitor()];
      for (const shared of [patient, passedOn]) {
        await signInOn(shared, owner, isKept);
        await shared.send(DISCONNECT, { body: {} });
        expect(await purposesTo(shared, email)).toContain('new-device');
      }
      await signInOn(passedOn, await fixture.player(), false);
      const kept = isKept ? ['new-device'] : [];
      expect([...new Set(await purposesTo(passedOn, email))]).toEqual(kept);
      fixture.clock.move(hours(1));
      expect([...new Set(await purposesTo(patient, email))]).toEqual(kept);
    }
  });

  it('is read by a name that is drawn at the sign-in and at each code, and by none that a client makes up [OBX-6]', async () => {
    const nameOf = (visitor: Visitor) => visitor.cookies.get('__Host-outbox')!;
    const shared = fixture.visitor();
    await shared.send(SEND_PHONE_CODE, { body: { phone: '+79990000006' } });
    const noted = fixture.visitor(new Map([['__Host-outbox', nameOf(shared)]]));
    expect(await purposesTo(noted, '+79990000006')).toEqual(['registration']);
    const owner = await ownerOf('fixed@example.org');
    await signInOn(shared, owner, true);
    expect(nameOf(shared)).not.toBe(nameOf(noted));
    expect(await purposesTo(shared, '+79990000006')).toEqual(['registration']);
    expect((await readBy(noted)).messages).toEqual([]);
    for (const made of ['x', 'x'.repeat(44), `${'x'.repeat(42)}%`]) {
      const maker = fixture.visitor(new Map([['__Host-outbox', made]]));
      await maker.send(SEND_PHONE_CODE, { body: { phone: '+79990000007' } });
      expect(nameOf(maker)).toMatch(/^[\w-]{43}$/);
      expect((await readBy(fixture.visitor(new Map([['__Host-outbox', made]])))).messages).toEqual([]);
      fixture.clock.move(minutes(5));
    }
  });

  it('loses as much to a message for nobody as to one for somebody [OBX-1] [SEC-61]', async () => {
    const owner = await ownerOf('somebody@example.org');
    const mailbox = openMailbox(fixture.sandbox.database);
    const reader = await fixture.player();
    const letter = { to: 'full@example.org', code: '1', asker: reader.userId, sentAt: fixture.clock.now() };
    for (let index = 0; index < 100; index += 1) await mailbox.put(letter);
    const left = [];
    for (const contact of ['nobody-at-all@example.org', 'somebody@example.org']) {
      await fixture.visitor().send(SEND_RECOVERY_CODE, { body: { contact } });
      left.push((await purposesTo(reader, 'full@example.org')).length);
    }
    expect(left).toEqual([99, 98]);
    expect(await purposesTo(owner, 'somebody@example.org')).toEqual(['recovery']);
    const rows = await fixture.sandbox.database.selectFrom('letters').selectAll().execute();
    const [nobodys] = rows.filter(({ recipient }) => recipient === '').slice(-1);
    expect(nobodys).toMatchObject({ code: null, link: null });
  });

  it('keeps no file of a message for nobody, none that is too long, and the latest ten [OBX-7]', async () => {
    const mailbox = openMailbox(fixture.sandbox.database);
    const reader = await fixture.player();
    const put = async (name: string, changes: object = {}) => {
      const letter = { to: 'file@example.org', owner: reader.userId, sentAt: fixture.clock.now() };
      await mailbox.put({ ...letter, purpose: 'statement', attachment: { name, text: 'secret rows' }, ...changes });
    };
    await put('hidden.csv', { isForNobody: true });
    const kept = async () =>
      fixture.sandbox.database.selectFrom('letters').selectAll().where('attachment', 'is not', null).execute();
    expect(await kept()).toEqual([]);
    const long = { name: 'long.csv', text: 'x'.repeat(8_000_001) };
    await expect(put('long.csv', { attachment: long })).rejects.toThrow('too long');
    await expect(put('n'.repeat(201))).rejects.toThrow('too long');
    for (let index = 0; index < 12; index += 1) await put(`${String(index)}.csv`);
    expect((await kept()).map((row) => row.attachment_name)).toEqual(
      ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11'].map((name) => `${name}.csv`),
    );
    expect((await readBy(reader)).messages.filter(({ to }) => to === 'file@example.org')).toHaveLength(12);
  });

  it('is shown to everybody only where the operator says so, and is not there without play money [OBX-3]', async () => {
    const shared = await openFixture({ isOutboxShared: true });
    const production = await openFixture({ isDemo: false });
    try {
      await shared.visitor().send(SEND_PHONE_CODE, { body: { phone: '+79990000005' } });
      expect(await purposesTo(shared.visitor(), '+79990000005')).toEqual(['registration']);
      expect((await shared.visitor().send(SANDBOX_STATE)).read().letters).toHaveLength(1);
      expect((await production.app.inject('/debugger-api/outbox')).statusCode).toBe(404);
      const player = await production.player();
      expect([...player.cookies.keys()]).not.toContain('__Host-outbox');
    } finally {
      await shared.close();
      await production.close();
    }
  });

  it('keeps the latest hundred, and shows letters without a code nowhere else', async () => {
    const mailbox = openMailbox(fixture.sandbox.database);
    const reader = await fixture.player();
    for (let index = 0; index < 105; index += 1) {
      const letter = { to: 'a@b.de', asker: reader.userId, sentAt: fixture.clock.now() + index };
      await mailbox.put(index % 2 === 0 ? { ...letter, code: String(index) } : { ...letter, link: '/user/activate#x' });
    }
    expect((await readBy(reader)).messages.length).toBe(100);
    const { letters } = (await reader.send(SANDBOX_STATE)).read();
    expect(letters.map(({ code }) => code)).toEqual(['104', '102', '100', '98', '96', '94', '92', '90', '88', '86']);
  });
});
