import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from '../../../core/shared/time.ts';
import { LANGUAGES } from '../../../core/site/config/language.ts';
import { CONSULTANT_WORDS } from '../../../infrastructure/sandbox/support/consultant/consultant-words.ts';
import { DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { BEGIN_CONSULTANT, CONSULTANT_OFFER } from '../../../infrastructure/support/consultant-calls.ts';
import { SESSION_COOKIE_NAME, type Visitor } from '../../support/browser/visitor.ts';
import { cookiesOf } from '../../support/browser/walks/call-support.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const CONSULTANT = '/debugger/consultant';
const CONSULTANT_DESK = '/debugger/consultant-desk';

describe('a chat', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const beginChat = async (by: Visitor) => (await by.send(BEGIN_CONSULTANT, { body: {} })).read();
  const chat = async (key: string, text = '', after = 0, language = 'en') => {
    const reply = await fixture.app.inject({
      method: 'POST',
      url: `${CONSULTANT}/words`,
      headers: { origin: 'null', 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify({ key, text, after, language }),
    });
    const { words = [] } = reply.json<{ words?: { id: number; author: string; body: string }[] }>();
    return { status: reply.statusCode, headers: reply.headers, words };
  };
  const consultantDesk = async (by: Visitor, fields?: Readonly<Record<string, string>>) =>
    fixture.app.inject({
      url: CONSULTANT_DESK,
      headers: {
        host: 'localhost:3000',
        cookie: cookiesOf(by),
        ...(fields === undefined
          ? {}
          : { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
      },
      ...(fields === undefined ? {} : { method: 'POST', payload: new URLSearchParams(fields).toString() }),
    });

  it('with the consultant is offered to everybody, and its page lies on another origin and may do little [CW-5, CW-8]', async () => {
    const visitor = fixture.visitor();
    expect((await visitor.send(CONSULTANT_OFFER)).read()).toEqual({ id: 'demo', isAvailable: true });
    const { address, key } = await beginChat(visitor);
    expect(address).toMatch(/^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?\/debugger\/consultant$/);
    expect((await beginChat(await fixture.player())).key).not.toBe(key);
    const { headers, body } = await fixture.app.inject({ url: CONSULTANT, headers: { host: '127.0.0.1:3000' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*connect-src http:\/\/127\.0\.0\.1:3000;.*sandbox allow-scripts$/);
    expect(policy).toContain('frame-ancestors http://localhost:3000');
    expect([headers['set-cookie'], body.includes(key)]).toEqual([undefined, false]);
  });

  it('with the consultant is answered by itself at first and then at the desk of the same browser [CW-8]', async () => {
    const [visitor, other] = [fixture.visitor(), fixture.visitor()];
    const { key } = await beginChat(visitor);
    await beginChat(other);
    const first = await chat(key, ' <b>Hello</b> ');
    expect(first.headers['access-control-allow-origin']).toBe('null');
    expect(first.words.map(({ author, body }) => [author, body])).toEqual([
      ['visitor', '<b>Hello</b>'],
      ['agent', expect.stringContaining('Thank you')],
    ]);
    const after = first.words.at(-1)!.id;
    expect((await chat(key, 'More', after)).words.map(({ author }) => author)).toEqual(['visitor']);
    expect((await consultantDesk(other)).body).not.toContain('Hello');
    const shown = (await consultantDesk(visitor)).body;
    expect(shown).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    const id = /name="id" value="(\d+)"/.exec(shown)![1]!;
    await consultantDesk(other, { id, text: 'Mine', lng: 'en' });
    await consultantDesk(visitor, { id, text: 'Yes?', lng: 'en' });
    expect((await chat(key, '', after)).words.map(({ body }) => body)).toEqual(['More', 'Yes?']);
  });

  it('with the consultant is seen by nobody who comes to the browser after a sign-out, nor opened by its key [CW-9]', async () => {
    const player = await fixture.player();
    const { key } = await beginChat(player);
    expect((await chat(key, 'Mine')).status).toBe(200);
    expect((await consultantDesk(player)).body).toContain('Mine');
    const sid = player.cookies.get(SESSION_COOKIE_NAME)!;
    player.cookies.delete(SESSION_COOKIE_NAME);
    expect((await consultantDesk(player)).body).not.toContain('Mine');
    player.cookies.set(SESSION_COOKIE_NAME, sid);
    expect((await player.send(DISCONNECT, { body: {} })).status).toBe(200);
    expect((await chat(key)).status).toBe(404);
    expect((await consultantDesk(player)).body).not.toContain('Mine');
  });

  it('with the consultant ends with a session that ends elsewhere, and a visitor’s with a sign-in [CW-9]', async () => {
    const player = await fixture.player();
    const { key } = await beginChat(player);
    expect((await chat(key, 'Mine')).status).toBe(200);
    await fixture.sandbox.database.deleteFrom('sessions').where('user_id', '=', player.userId).execute();
    expect((await chat(key)).status).toBe(404);
    expect((await consultantDesk(player)).body).not.toContain('Mine');
    const visitor = fixture.visitor();
    const begun = await beginChat(visitor);
    expect((await chat(begun.key, 'Before')).status).toBe(200);
    const body = { uLogin: String(player.userId), uPassword: player.password, save: false };
    expect((await visitor.send(SIGN_IN, { body })).status).toBe(200);
    expect([(await consultantDesk(visitor)).body.includes('Before'), (await chat(begun.key)).status]).toEqual([
      false,
      404,
    ]);
  });

  it('with the consultant is greeted and answered in each language of the site [CW-10]', async () => {
    const { body } = await fixture.app.inject({ url: CONSULTANT, headers: { host: '127.0.0.1:3000' } });
    for (const language of LANGUAGES) {
      expect(body).toContain(CONSULTANT_WORDS[language].hello);
      const { key } = await beginChat(fixture.visitor());
      const { words } = await chat(key, 'Hello', 0, language);
      expect(words.at(-1)!.body).toBe(CONSULTANT_WORDS[language].auto);
    }
    expect(new Set(LANGUAGES.map((language) => CONSULTANT_WORDS[language].auto)).size).toBe(LANGUAGES.length);
  });

  it('with the consultant goes by the key of the chat alone, thirty words a minute, and is dropped after 30 days [CW-8]', async () => {
    const { key } = await beginChat(fixture.visitor());
    expect((await chat('k'.repeat(43), 'Hello')).status).toBe(404);
    expect((await chat(key, 'x', Number.NaN)).status).toBe(404);
    for (let count = 0; count < 30; count += 1) expect((await chat(key, `Word ${String(count)}`)).status).toBe(200);
    expect((await chat(key, 'Too much')).status).toBe(429);
    expect((await chat(key)).words).toHaveLength(31);
    await fixture.move(minutes(2));
    expect((await chat(key, 'y'.repeat(1500))).words.at(-1)!.body).toHaveLength(1000);
    await fixture.move(days(31));
    expect((await chat(key)).status).toBe(404);
    const visitor = fixture.visitor();
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await visitor.send(BEGIN_CONSULTANT, { body: {} })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
