import type { Page } from '@playwright/test';
import { LOGIN_WORDS } from '../../../infrastructure/sandbox/social/social-words.ts';
import { expect, goWithin, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { behindThePage } from '../../support/browser/walks/behind-the-page.ts';
import { textsOf, type PageTexts } from '../../support/browser/walks/page-texts.ts';
import { plugAuthenticator } from '../../support/browser/walks/plug-authenticator.ts';
import { goWithoutLimit } from '../../support/browser/walks/go-without-limit.ts';
import { heapText } from '../../support/browser/walks/heap-text.ts';

const PASSWORD = 'zq7 Unlikely-Horse 93';
const PHONE = '9991230077';

/** A secret as it could be left somewhere: plain, or in a common encoding. */
function spellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [secret, base64, bytes.toString('base64url'), bytes.toString('hex'), encodeURIComponent(secret)];
}

/**
 * Everything of the page that a script of another page of the site, an extension or the next user could read. A browser keeps
 * the address that a page was opened with as long as the page stands: by a link, its fragment is left out.
 */
async function readable(page: Page, isByLink = false): Promise<string> {
  return page.evaluate(async (isFragmentLeftOut) => {
    const caches = await window.caches.keys();
    const cached = await Promise.all(
      caches.map(async (name) => (await (await window.caches.open(name)).keys()).map(({ url }) => url)),
    );
    const databases = await indexedDB.databases();
    return JSON.stringify({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      name: window.name,
      here: window.location.href,
      state: history.state as unknown,
      addresses: performance
        .getEntries()
        .map(({ name, entryType }) => (isFragmentLeftOut && entryType === 'navigation' ? name.split('#')[0] : name)),
      cached,
      databases: databases.map(({ name }) => name),
    });
  }, isByLink);
}

async function signOut(page: Page, text: PageTexts): Promise<void> {
  const name = text('session:sign-out');
  await page.getByRole('button', { name: text('session:player-menu') }).click();
  await page.getByRole('menuitem', { name }).click();
  const out = page.waitForResponse((reply) => reply.url().endsWith('/web-api/auth/disconnect'));
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await out;
  const signIn = page.locator('#account').getByRole('button', { name: text('session:sign-in.short'), exact: true });
  await expect(signIn).toBeVisible();
}

/** No secret stands in any place, in any spelling. Codes are too short to be looked for among all addresses: they are no values of their own anywhere. */
function expectNowhere(
  places: Readonly<Record<string, string>>,
  { secrets, codes }: { readonly secrets: ReadonlyMap<string, string>; readonly codes: readonly string[] },
): void {
  const found: string[] = [];
  for (const [place, text] of Object.entries(places)) {
    for (const [name, secret] of secrets)
      if (spellings(secret).some((spelling) => text.includes(spelling))) found.push(`${name} in ${place}`);
    for (const code of codes) {
      const alone = new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`);
      if (alone.test(text)) found.push(`code in ${place}`);
    }
  }
  expect(found).toEqual([]);
}

test('a registration by phone, a sign-in and a log-out leave no password, code or token where it could be read [RGF-8, SEC-25, SEC-57, SEC-64]', async ({
  context,
  page,
  site,
}) => {
  const text = textsOf('ru');
  const behind = behindThePage(page, site.origin);
  const seen: string[] = [];
  const secrets = new Map<string, string>([['password', PASSWORD]]);
  const replies: Promise<unknown>[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  page.on('response', (reply) => {
    if (!reply.url().endsWith('/web-api/user/gettoken')) return;
    replies.push(
      reply.json().then(({ token }: { readonly token: string }) => secrets.set(`token ${token.slice(0, 8)}`, token)),
    );
  });
  const keepSession = async () => {
    for (const { name, value, httpOnly } of await context.cookies())
      if (httpOnly) secrets.set(`${name} ${value}`, value);
  };

  await open(page, '/ru/registration');
  await page.getByText('Телефон', { exact: true }).click();
  await page.getByLabel('Номер телефона').fill(PHONE);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /18/ }).check();
  await page.getByRole('checkbox', { name: /Принимаю|правила/ }).check();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Код из SMS')).toBeFocused();
  const code = await behind.codeTo(`+7${PHONE}`);
  await page.getByLabel('Код из SMS').fill(code);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  const session = await page.request.get('/web-api/session');
  const { user_id: userId } = (await session.json()) as { readonly user_id: number };
  await keepSession();
  await goWithoutLimit(page, 'ru');
  // the lightest page for what follows, which happens on any
  await goWithin(page, '/ru/about');
  await signOut(page, text);

  await page.getByRole('button', { name: 'Вход', exact: true }).first().click();
  const signIn = page.getByRole('dialog', { name: 'Вход' });
  await signIn.getByLabel('E-mail или ID').fill(String(userId));
  await signIn.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await signIn.getByRole('checkbox', { name: text('sign-in:remember', { count: 30 }) }).check();
  await signIn.getByRole('button', { name: 'Войти', exact: true }).click();
  // nobody asked to be remembered on this device before
  const second = page.getByRole('dialog', { name: 'Введите код из SMS' });
  await expect(second).toBeVisible();
  const secondCode = await behind.codeTo(`+7${PHONE}`, code);
  await second.getByRole('textbox').fill(secondCode);
  await expect(second).toHaveCount(0);
  await expect(signIn).toHaveCount(0);
  await hydrated(page);
  await keepSession();
  await page.getByTitle(/игровых денег/).click();
  await expect(page.getByText('Баланс пополнен')).toBeAttached();
  const whileSignedIn = await readable(page);
  await signOut(page, text);
  await hydrated(page);
  await Promise.all(replies);
  const names = [...secrets.keys()].map((name) => name.split(' ')[0]);
  for (const name of ['password', 'token', '__Host-Http-sid', '__Host-device']) expect(names).toContain(name);
  expect(seen.join('\n')).toContain('/web-api/auth/login');

  const places = { whileSignedIn, after: await readable(page), seen: seen.join('\n') };
  expectNowhere(places, { secrets, codes: [code, secondCode] });

  const heap = await heapText(await context.newCDPSession(page));
  expect(heap.length).toBeGreaterThan(1_000_000);
  expectNowhere({ heap }, { secrets, codes: [] });
});

/** Signs up whom the network of the demonstration has confirmed. */
async function registerBySocial(page: Page, text: PageTexts): Promise<void> {
  await open(page, '/en/about?showSocialModal=1');
  const dialog = page.getByRole('dialog');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Google' }).click();
  const window = await opened;
  await window.getByLabel(LOGIN_WORDS.en.name).fill('Ann');
  await window.getByLabel(LOGIN_WORDS.en.email).fill('kept-secrets@example.org');
  await window.getByRole('button', { name: LOGIN_WORDS.en.allow }).click();
  await dialog.getByRole('button', { name: text('social:unknown.create') }).click();
  await dialog.getByRole('checkbox', { name: text('registration:adult', { age: 18 }) }).check({ force: true });
  await dialog.getByRole('checkbox', { name: text('registration:terms') }).check({ force: true });
  await dialog.getByRole('button', { name: text('registration:submit') }).click();
  await dialog.getByRole('button', { name: text('registration:created.continue') }).click();
  await goWithoutLimit(page, 'en');
  // the address waits for its code
  await expect(dialog.getByRole('button', { name: text('contacts:add.email') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test(
  'a recovery, a link, a passkey and a social network leave no password, code, token or proof where it could be read [SEC-25, SEC-57, SEC-64]',
  { annotation: { type: 'long', description: 'four ways in and out, and the memory of the page searched twice' } },
  async ({ context, page, site }) => {
    const text = textsOf('en');
    const email = 'kept-secrets@example.net';
    const behind = behindThePage(page, site.origin);
    const secrets = new Map<string, string>([['new password', PASSWORD]]);
    const seen: string[] = [];
    const [known, told]: [string[], Promise<unknown>[]] = [[], []];
    page.on('console', (message) => seen.push(message.text()));
    page.on('request', (request) => {
      // what follows the sign of a fragment is sent to nobody
      seen.push(request.url().split('#')[0] ?? '', request.headers()['referer'] ?? '');
      const body = request.postData() ?? '';
      const clientData = /"clientDataJSON":"([\w-]+)"/.exec(body)?.[1];
      if (clientData === undefined) return;
      const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge: string };
      secrets.set(`challenge ${challenge.slice(0, 6)}`, challenge);
      const signature = /"signature":"([\w-]+)"/.exec(body)?.[1];
      if (signature !== undefined) secrets.set('signature', signature);
    });
    page.on('response', (reply) => {
      if (!reply.url().endsWith('/web-api/session/social/start')) return;
      const keep = ({ address }: { readonly address: string }) => {
        for (const name of ['state', 'nonce']) secrets.set(name, new URL(address).searchParams.get(name) ?? '');
      };
      told.push(reply.json().then(keep));
    });
    const devices = await context.newCDPSession(page);
    const codes: string[] = [];
    const expectNothingKept = async (way: string): Promise<void> => {
      await Promise.all(told);
      for (const { name, value, httpOnly } of await context.cookies())
        if (httpOnly) secrets.set(`${name} ${value}`, value);
      const places = { [way]: await readable(page, way === 'link'), seen: seen.join('\n') };
      expectNowhere(places, { secrets, codes });
      known.push(way);
    };
    const expectNothingKeptSignedOut = async (): Promise<void> => {
      await signOut(page, text);
      await hydrated(page);
      expectNowhere({ 'signed out': await readable(page), seen: seen.join('\n') }, { secrets, codes });
    };

    const { userId, password } = await registerPlayer(page, site.origin);
    await behind.prove(email, password);
    await behind.signOut();
    await open(page, '/en/about?showForgotPasswordModal=1');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(text('recovery:way.email'), { exact: true }).click();
    await dialog.getByLabel(text('recovery:email'), { exact: true }).fill(email);
    await dialog.getByRole('button', { name: text('recovery:contact.send') }).click();
    await expect(dialog.getByLabel(text('sent-code:label.email'), { exact: true })).toBeFocused();
    codes.push(await behind.codeTo(email));
    await dialog.getByLabel(text('sent-code:label.email'), { exact: true }).fill(codes[0] ?? '');
    await dialog.getByLabel(text('recovery:password')).fill(PASSWORD);
    await dialog.getByRole('button', { name: text('recovery:password.save') }).click();
    await expect(dialog).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);
    // what is good for longer than one use is gone before the page is
    expectNowhere({ 'heap after the recovery': await heapText(devices) }, { secrets, codes: [] });
    await expectNothingKept('recovery');

    await behind.signOut();
    await behind.post('/web-api/auth/token/send', { email });
    const { link = '' } = await behind.messageTo(email);
    for (const part of link.split('#')[1]?.split('.') ?? []) if (part.length > 16) secrets.set(`link ${part}`, part);
    expect([...secrets.keys()].some((name) => name.startsWith('link '))).toBe(true);
    await open(page, `/en${link}`);
    await dialog.getByRole('button', { name: text('sign-in:link.sign-in'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);
    await plugAuthenticator(page);
    await page.getByRole('button', { name: text('session:player-menu') }).click();
    await page.getByRole('menuitem', { name: text('session:security') }).click();
    await dialog.getByRole('button', { name: text('passkeys:add') }).click();
    await dialog.getByLabel(text('passkeys:name')).fill('Laptop 1');
    await dialog.getByRole('button', { name: text('passkeys:add') }).click();
    await expect(dialog.getByRole('listitem').getByText('Laptop 1')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectNothingKept('link');
    await goWithin(page, '/en/about');
    await expectNothingKeptSignedOut();

    // the authenticator chooses at once what the browser offers in the login field
    await page
      .locator('#account')
      .getByRole('button', { name: text('session:sign-in.short'), exact: true })
      .click();
    await expect.poll(behind.userId).toBe(userId);
    await expect(dialog).toHaveCount(0);
    await expectNothingKept('passkey');

    await behind.signOut();
    await registerBySocial(page, text);
    expect(await behind.userId()).not.toBeNull();
    await expectNothingKept('social');
    await expectNothingKeptSignedOut();

    const heap = await heapText(devices);
    expect(heap.length).toBeGreaterThan(1_000_000);
    expectNowhere({ heap }, { secrets, codes: [] });
    expect(known).toEqual(['recovery', 'link', 'passkey', 'social']);
    const names = [...secrets.keys()].map((name) => name.split(' ')[0]);
    for (const name of ['link', 'challenge', 'signature', 'state', 'nonce', '__Host-Http-sid'])
      expect(names).toContain(name);
  },
);
