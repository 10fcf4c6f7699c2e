import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../../../core/shared/time.ts';
import {
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../../infrastructure/registration/recovery-calls.ts';
import { inTransaction } from '../../../../infrastructure/sandbox/database/retried-transaction.ts';
import { endRecoveries } from '../../../../infrastructure/sandbox/players/end-recoveries.ts';
import { nodeRandom } from '../../../../infrastructure/sandbox/server/node-random.ts';
import { CHANGE_PASSWORD } from '../../../../infrastructure/session/password-calls.ts';
import { SIGN_IN } from '../../../../infrastructure/session/sign-in-calls.ts';
import { SET_CONTACT } from '../../../../infrastructure/site/debugger-calls.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../../support/sandbox-fixture.ts';
import { visitor as browserOf, type Visitor } from '../../../support/browser/visitor.ts';

const NEW_PASSWORD = 'correct horse battery';

let fixture: SandboxFixture;
let player: TestPlayer;
let email = '';
let count = 0;

beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  fixture.clock.move(minutes(90));
  player = await fixture.player();
  count += 1;
  email = `by-id${String(count)}@example.org`;
  await player.send(SET_CONTACT, { body: { email, phone: '' } });
});
afterAll(() => fixture.close());

const ask = (visitor: Visitor, contact: string) => visitor.send(SEND_RECOVERY_CODE, { body: { contact } });
const check = (visitor: Visitor, code: string) => visitor.send(CHECK_RECOVERY_CODE, { body: { code } });
const save = (visitor: Visitor, password: string) => visitor.send(SAVE_RECOVERED_PASSWORD, { body: { password } });

/** A browser that nobody knows, at an address of its own. */
function strangerAt(host: number): Visitor {
  const inject = async (options: InjectOptions) =>
    fixture.app.inject({ ...options, remoteAddress: `198.51.100.${String(host)}` });
  return browserOf({ inject } as unknown as FastifyInstance);
}

/** Asks by an id, and tries it until its code is used up. */
async function answers(id: number) {
  const visitor = fixture.visitor();
  const sent = await ask(visitor, `id:${String(id)}`);
  const tries = [];
  for (let tried = 0; tried < 6; tried += 1) {
    const { status, text } = await check(visitor, 'abc');
    tries.push([status, text]);
  }
  return [sent.status, sent.text, tries];
}

describe('a recovery by the id of an account', () => {
  it('sends the code to the contact of the account, and saves its password [PWR-22]', async () => {
    const visitor = fixture.visitor();
    await ask(visitor, `id:${String(player.userId)}`);
    const [letter] = await fixture.codes();
    expect(letter?.to).toBe(email);
    expect((await check(visitor, letter?.code ?? '')).read()).toEqual({ needsApproval: false });
    expect((await save(visitor, email)).code).toBe('password-like-contact');
    expect((await save(visitor, NEW_PASSWORD)).status).toBe(200);
    const login = { uLogin: email, uPassword: NEW_PASSWORD, save: false };
    expect((await fixture.visitor().send(SIGN_IN, { body: login })).read()).toEqual({ userId: player.userId });
  });

  it('ends where every recovery of the player does [PWR-22]', async () => {
    const visitor = fixture.visitor();
    await ask(visitor, `id:${String(player.userId)}`);
    const [letter] = await fixture.codes();
    await inTransaction({ database: fixture.sandbox.database, random: nodeRandom }, async (transaction) =>
      endRecoveries(transaction, { userId: player.userId, contacts: [] }),
    );
    expect((await check(visitor, letter?.code ?? '')).code).toBe('no-recovery');
  });

  it.each(['before', 'after'])(
    'saves nothing where another contact came %s the right code [PWR-23]',
    async (changed) => {
      const visitor = fixture.visitor();
      await ask(visitor, `id:${String(player.userId)}`);
      const [letter] = await fixture.codes();
      const change = async () => player.send(SET_CONTACT, { body: { email: `x-${email}`, phone: '' } });
      const first = changed === 'after' ? await check(visitor, letter?.code ?? '') : undefined;
      expect(first?.status ?? 200).toBe(200);
      await change();
      expect((await check(visitor, letter?.code ?? '')).code).toBe('no-recovery');
      expect((await save(visitor, NEW_PASSWORD)).code).toBe('no-recovery');
    },
  );

  it('saves nothing where the contact has another owner, or what protects the account has changed [PWR-23]', async () => {
    const visitor = fixture.visitor();
    await ask(visitor, email);
    const [letter] = await fixture.codes();
    await player.send(SET_CONTACT, { body: { email: '', phone: '' } });
    const other = await fixture.player();
    await other.send(SET_CONTACT, { body: { email, phone: '' } });
    expect((await check(visitor, letter?.code ?? '')).code).toBe('no-recovery');

    fixture.clock.move(minutes(5));
    const next = fixture.visitor();
    await ask(next, email);
    const [code] = await fixture.codes();
    const body = { password: other.password, new_password: NEW_PASSWORD };
    expect((await other.send(CHANGE_PASSWORD, { body })).status).toBe(200);
    expect((await check(next, code?.code ?? '')).code).toBe('no-recovery');
  });

  it('counts with those by the contact: one letter a minute, and the answers alike [PWR-22] [RGF-13] [PWR-11]', async () => {
    const byId = `id:${String(player.userId)}`;
    expect((await ask(fixture.visitor(), email)).status).toBe(200);
    const before = await fixture.codes();
    const known = await ask(fixture.visitor(), byId);
    const unknown = await ask(fixture.visitor(), 'id:999999998');
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect(await fixture.codes()).toEqual(before);
    fixture.clock.move(minutes(1));
    expect((await ask(fixture.visitor(), byId)).status).toBe(200);
    expect((await fixture.codes()).length).toBeGreaterThan(before.length);
  });

  it('has one share of an hour with those by the contact, and an alias has none of its own [PWR-22] [PWR-16]', async () => {
    const alias = `by-id+${String(count)}@example.org`;
    await player.send(SET_CONTACT, { body: { email: alias, phone: '' } });
    const other = await fixture.player();
    await other.send(SET_CONTACT, { body: { email: 'by-id@example.org', phone: '' } });
    const targets = [`id:${String(player.userId)}`, alias, 'by-id@example.org'];
    const statuses: number[] = [];
    const before = new Set((await fixture.codes()).map(({ code }) => code));
    for (let time = 0; time < 9; time += 1) {
      fixture.clock.move(minutes(1));
      statuses.push((await ask(strangerAt(time), targets[time % 3]!)).status);
    }
    expect(statuses).toEqual(Array(9).fill(200));
    expect((await fixture.codes()).filter(({ code }) => !before.has(code))).toHaveLength(6);
  });

  it('leaves the share of a mailbox alone where an alias of it is asked for that no account has [PWR-22] [PWR-16]', async () => {
    const [box, site] = email.split('@') as [string, string];
    const statuses: number[] = [];
    for (let time = 0; time < 30; time += 1) {
      const asked = await ask(strangerAt(20 + time), `${box}+${String(time)}@${site}`);
      statuses.push(asked.status);
    }
    expect(statuses).toEqual(Array(30).fill(200));
    const before = new Set((await fixture.codes()).map(({ code }) => code));
    expect((await ask(strangerAt(20), email)).status).toBe(200);
    const letters = (await fixture.codes()).filter(({ code }) => !before.has(code));
    expect(letters.map(({ to }) => to)).toEqual([email]);
  });

  it('never tells whether there is an account, or a contact of it [PWR-22] [PWR-11] [SEC-61]', async () => {
    const bare = await fixture.player();
    const known = await answers(player.userId);
    const before = await fixture.codes();
    expect(await answers(bare.userId)).toEqual(known);
    expect(await answers(999_999_999)).toEqual(known);
    expect(await fixture.codes()).toEqual(before);
  });

  it.each(['id:', 'id:x', 'id:1x', 'id:-1', `id:${'9'.repeat(16)}`])(
    'takes no %j for an id [PWR-22]',
    async (named) => {
      expect((await ask(fixture.visitor(), named)).code).toBe('contact');
    },
  );
});
