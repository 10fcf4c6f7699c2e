import type { CDPSession, Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../../support/browser/e2e-test.ts';

const PASSWORD = 'zq7 Unlikely-Horse 93';
const PHONE = '9991230077';

/** A secret as it could be left somewhere: plain, or in a common encoding. */
function spellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  return [secret, base64, bytes.toString('base64url'), bytes.toString('hex'), encodeURIComponent(secret)];
}

/** Everything of the page that a script of another page of the site, an extension or the next user could read. */
async function readable(page: Page): Promise<string> {
  return page.evaluate(async () => {
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
      state: history.state as unknown,
      addresses: performance.getEntries().map(({ name }) => name),
      cached,
      databases: databases.map(({ name }) => name),
    });
  });
}

/** The strings in the memory of the page after a collection. */
async function heapText(client: CDPSession): Promise<string> {
  let text = '';
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    text += chunk;
  });
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return text;
}

/** The code of the last message to the phone, once it is another than that before. */
async function sentCode(page: Page, before = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const outbox = await page.request.get('/debugger-api/outbox');
    const { messages } = (await outbox.json()) as { readonly messages: readonly { to: string; code?: string }[] };
    code = messages.find(({ to }) => to === `+7${PHONE}`)?.code ?? '';
    expect(code).toMatch(/^\d{4,}$/);
    expect(code).not.toBe(before);
  }).toPass({ timeout: 10_000 });
  return code;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Меню игрока/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  const out = page.waitForResponse((reply) => reply.url().endsWith('/web-api/auth/disconnect'));
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click();
  await out;
  await expect(page.getByRole('button', { name: 'Вход', exact: true }).first()).toBeVisible();
}

test('a registration, a sign-in and a log-out leave no password, code or token where it could be read [SEC-25, SEC-57, SEC-64]', async ({
  context,
  page,
}) => {
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
  const code = await sentCode(page);
  await page.getByLabel('Код из SMS').fill(code);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  const session = await page.request.get('/web-api/session');
  const { user_id: userId } = (await session.json()) as { readonly user_id: number };
  await keepSession();
  await signOut(page);

  await page.getByRole('button', { name: 'Вход', exact: true }).first().click();
  const signIn = page.getByRole('dialog', { name: 'Вход' });
  await signIn.getByLabel('E-mail или ID').fill(String(userId));
  await signIn.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Войти', exact: true }).click();
  // nobody asked to be remembered on this device
  const second = page.getByRole('dialog', { name: 'Введите код из SMS' });
  await expect(second).toBeVisible();
  const secondCode = await sentCode(page, code);
  await second.getByRole('textbox').fill(secondCode);
  await expect(second).toHaveCount(0);
  await expect(signIn).toHaveCount(0);
  await hydrated(page);
  await keepSession();
  await page.getByTitle(/игровых денег/).click();
  await expect(page.getByText('Баланс пополнен')).toBeAttached();
  const whileSignedIn = await readable(page);
  await signOut(page);
  await hydrated(page);
  await Promise.all(replies);
  const names = [...secrets.keys()].map((name) => name.split(' ')[0]);
  for (const name of ['password', 'token', '__Host-Http-sid', '__Host-device']) expect(names).toContain(name);
  expect(seen.join('\n')).toContain('/web-api/auth/login');

  const places = { whileSignedIn, after: await readable(page), seen: seen.join('\n') };
  for (const [name, secret] of secrets) {
    for (const spelling of spellings(secret)) {
      for (const [place, text] of Object.entries(places)) {
        expect(text.includes(spelling), `${name} in ${place}`).toBe(false);
      }
    }
  }
  // codes are too short to be looked for among all addresses: they are no values of their own anywhere
  for (const each of [code, secondCode]) {
    const alone = new RegExp(`(?<![\\w.-])${each}(?![\\w.-])`);
    for (const [place, text] of Object.entries(places)) expect(alone.test(text), `code in ${place}`).toBe(false);
  }

  const heap = await heapText(await context.newCDPSession(page));
  expect(heap.length).toBeGreaterThan(1_000_000);
  for (const [name, secret] of secrets) {
    for (const spelling of spellings(secret)) expect(heap.includes(spelling), `${name} in the heap`).toBe(false);
  }
});
