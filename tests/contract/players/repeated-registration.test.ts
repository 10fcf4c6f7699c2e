import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import {
  REGISTER_BY_PHONE,
  REGISTER_IN_FULL,
  REGISTER_IN_ONE_CLICK,
  SEND_PHONE_CODE,
} from '../../../infrastructure/registration/registration-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const CHOICES = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
const PASSWORD = 'correct horse battery';
const full = (email: string) => {
  const person = { name: 'Anna', surname: 'Smith', date_birthday: '1990-05-17' };
  return { ...CHOICES, ...person, email, password: PASSWORD };
};

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

describe('a registration that is sent again', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const lettersTo = async (contact: string) => {
    const { messages } = await fixture.outbox();
    return messages.filter(({ to }) => to === contact);
  };

  it('makes one player of two forms at once, with one letter [RGF-17]', async () => {
    const input = { body: full('twice@example.org'), key: crypto.randomUUID() };
    const visitors = [fixture.visitor(), fixture.visitor()];
    const replies = await Promise.all(visitors.map(async (visitor) => visitor.send(REGISTER_IN_FULL, input)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[1]?.read()).toEqual(replies[0]?.read());
    for (const visitor of visitors) expect((await visitor.send(SESSION)).read()).toMatchObject(replies[0]!.read());
    expect(await lettersTo('twice@example.org')).toHaveLength(1);
  });

  it('gives the password of one click once more, and that one alone [RGF-17]', async () => {
    const input = { body: CHOICES, key: crypto.randomUUID() };
    const first = (await fixture.visitor().send(REGISTER_IN_ONE_CLICK, input)).read();
    expect((await fixture.visitor().send(REGISTER_IN_ONE_CLICK, input)).read()).toEqual(first);
    const body = { uLogin: String(first.userId), uPassword: first.password, save: false };
    expect((await fixture.visitor().send(SIGN_IN, { body })).read()).toEqual({ userId: first.userId });
    const rows = await fixture.sandbox.database.selectFrom('users').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(input.key);
    expect(JSON.stringify(rows)).not.toContain(first.password);
    const { registration_key: stored = '' } = rows.find(({ id }) => id === first.userId) ?? {};
    const kept = await fixture.sandbox.database.selectFrom('meta').select('value').execute();
    expect(kept.length).toBeGreaterThan(0);
    const secrets = kept.map(({ value }) => value);
    const computed = secrets.map((secret) => {
      const bytes = createHmac('sha256', secret).update(`password of a registration:${stored}`).digest();
      return Array.from(bytes.subarray(0, 12), (byte) => LETTERS[byte % LETTERS.length]).join('');
    });
    expect(computed).not.toContain(first.password);
  });

  it('is answered by phone although the code was used up [RGF-17]', async () => {
    const visitor = fixture.visitor();
    const phone = '+79995556677';
    await visitor.send(SEND_PHONE_CODE, { body: { phone } });
    const [{ code = '' } = {}] = await lettersTo(phone);
    const input = { body: { ...CHOICES, phone, password: PASSWORD, code }, key: crypto.randomUUID() };
    const copy = fixture.visitor(new Map(visitor.cookies));
    const first = (await visitor.send(REGISTER_BY_PHONE, input)).read();
    expect((await copy.send(REGISTER_BY_PHONE, input)).read()).toEqual(first);
  });

  it('is another one under another key, with another form, and after ten minutes [RGF-17]', async () => {
    const key = crypto.randomUUID();
    const send = async (email: string, by = key) =>
      (await fixture.visitor().send(REGISTER_IN_FULL, { body: full(email), key: by })).body.userId;
    const first = await send('other@example.org');
    expect(await send('other@example.org', crypto.randomUUID())).not.toBe(first);
    expect(await send('another@example.org')).not.toBe(first);
    fixture.clock.move(minutes(10));
    expect((await fixture.visitor().send(REGISTER_IN_FULL, { body: full('other@example.org'), key })).status).toBe(409);
  });
});
