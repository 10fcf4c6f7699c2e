import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { REGISTER_IN_ONE_CLICK } from '../../../infrastructure/registration/registration-calls.ts';
import { DISCONNECT, SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SECURE_DATA } from '../../../infrastructure/session/secure-values-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

const WRITTEN = /^(ggru|grant|balance|coupon)=([^;]*)(.*)$/;

const FORM = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;

describe('the secure cookies of a page', () => {
  let site: RenderedSite;
  let isSilent = false;
  beforeAll(async () => {
    site = await openRenderedSite({ isSilent: (path) => isSilent && path === SECURE_DATA.path });
  });
  afterEach(() => {
    isSilent = false;
  });
  afterAll(() => site.close());

  const cookiesOf = async (cookies: ReadonlyMap<string, string> = new Map()) => {
    const { headers } = await site.ask('/en', cookies);
    const lines = [headers['set-cookie'] ?? []].flat().map(String);
    return lines.flatMap((line) => {
      const [, name = '', value = '', rest = ''] = WRITTEN.exec(line) ?? [];
      return name === '' ? [] : [{ name, value, rest }];
    });
  };

  it('are set by the server for a player, out of reach of scripts, the grant for 1800 s [GRA-1, GRA-3]', async () => {
    const player = await site.fixture.player();
    const made = await cookiesOf(player.cookies);
    expect(made.map(({ name, rest }) => [name, rest])).toEqual([
      ['ggru', '; Path=/; HttpOnly; Secure; SameSite=Lax'],
      ['grant', '; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax'],
    ]);
    for (const { value } of made) expect(value).toMatch(/^[A-Za-z0-9._~-]{20,512}$/);
    const held = new Map([...player.cookies, ...made.map(({ name, value }) => [name, value] as const)]);
    expect(await cookiesOf(held)).toEqual([]);
    held.delete('grant');
    expect((await cookiesOf(held)).map(({ name }) => name)).toEqual(['ggru', 'grant']);
  });

  it('are not set for a visitor, and what is left of them ends with the next page [GRA-3]', async () => {
    expect(await cookiesOf()).toEqual([]);
    expect(await cookiesOf(new Map([['grant', 'old']]))).toEqual([
      { name: 'grant', value: '', rest: '; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax' },
    ]);
  });

  it('of a visitor end what a player has left, and nothing that is of the device [OUT-6, SEC-89]', async () => {
    const left = new Map([
      ['balance', 'shown'],
      ['coupon', 'kept'],
    ]);
    expect((await cookiesOf(left)).map(({ name, value }) => [name, value])).toEqual([['balance', '']]);
    const player = await site.fixture.player();
    player.cookies.set('balance', 'shown');
    expect((await cookiesOf(player.cookies)).map(({ name }) => name)).toEqual(['ggru', 'grant']);
  });

  /** A player whose page was sent with both cookies. */
  const playerWithBoth = async () => {
    const player = await site.fixture.player();
    for (const { name, value } of await cookiesOf(player.cookies)) player.cookies.set(name, value);
    return player;
  };
  const endedBy = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) => {
    const lines = [headers['set-cookie'] ?? []].flat().map(String);
    return ['ggru', 'grant'].filter((name) => lines.some((line) => line.startsWith(`${name}=;`) && /1970/.test(line)));
  };
  const BOTH = ['ggru', 'grant'];

  it('end with the session [GRA-3, OUT-3]', async () => {
    const player = await playerWithBoth();
    const reply = await player.send(DISCONNECT, { body: {} });
    expect(endedBy(reply)).toEqual(BOTH);
    expect(reply.headers['clear-site-data']).toBe('"cache"');
  });

  it('end where the session ended elsewhere, with the next question for it [GRA-3]', async () => {
    const player = await playerWithBoth();
    expect(endedBy(await player.send(SESSION))).toEqual([]);
    await site.fixture.sandbox.database.deleteFrom('sessions').where('user_id', '=', player.userId).execute();
    expect(endedBy(await player.send(SESSION))).toEqual(BOTH);
    expect(endedBy(await player.send(SESSION))).toEqual([]);
  });

  it.each([
    [
      'a sign-in',
      async (by: Visitor) => {
        const { userId, password } = await site.fixture.player();
        return by.send(SIGN_IN, { body: { uLogin: String(userId), uPassword: password, save: false } });
      },
    ],
    ['a registration', async (by: Visitor) => by.send(REGISTER_IN_ONE_CLICK, { body: FORM })],
  ] as const)('of one player end with %s of another, whose page has its own [GRA-3]', async (_name, begin) => {
    const first = await playerWithBoth();
    const former = first.cookies.get('grant');
    await site.fixture.sandbox.database.deleteFrom('sessions').where('user_id', '=', first.userId).execute();
    expect(endedBy(await begin(first))).toEqual(BOTH);
    const made = await cookiesOf(first.cookies);
    expect(made.map(({ name }) => name)).toEqual(BOTH);
    expect(made.map(({ value }) => value)).not.toContain(former);
  });

  it('of one player do not stay with the next, where a page of the first is answered after the sign-in [GRA-4]', async () => {
    const [first, next] = [await playerWithBoth(), await playerWithBoth()];
    const own = new Map(next.cookies);
    for (const name of BOTH) next.cookies.set(name, first.cookies.get(name)!);
    const made = await cookiesOf(next.cookies);
    expect(made.map(({ name }) => name)).toEqual(BOTH);
    const owners = made.map(({ value }) => Buffer.from(value.split('.')[0]!, 'base64url').toString());
    for (const owner of owners) expect(JSON.parse(owner)).toMatchObject({ sub: String(next.userId) });
    expect((await cookiesOf(new Map([...own, ['grant', 'nobody’s']]))).map(({ name }) => name)).toEqual(BOTH);
    expect(await cookiesOf(own)).toEqual([]);
  });

  it('are not there where the values do not come: the page is, and the log has it [GRA-2]', async () => {
    const player = await site.fixture.player();
    isSilent = true;
    expect(await cookiesOf(player.cookies)).toEqual([]);
    expect((await site.ask('/en', player.cookies)).status).toBe(200);
    expect(site.log).toContain('fail load secure data');
  });
});
