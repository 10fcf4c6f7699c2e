import type { Page } from '@playwright/test';
import { expect, hydrated, open, registerPlayer, test } from '../support/browser/e2e-test.ts';

const EMAIL = 'link-walk@example.org';

interface Message {
  readonly to: string;
  readonly code?: string;
  readonly link?: string;
}

async function lastMessage(page: Page): Promise<Partial<Message>> {
  const reply = await page.request.get('/debugger-api/outbox');
  const { messages } = (await reply.json()) as { readonly messages: readonly Message[] };
  return messages.find(({ to }) => to === EMAIL) ?? {};
}
const userIdIn = async (page: Page) =>
  ((await (await page.request.get('/web-api/session')).json()) as { readonly user_id: number | null }).user_id;

test(
  'a player asks for a link by e-mail and signs in by it, once [LNK-1, LNK-2, LNK-3]',
  {
    annotation: {
      type: 'long',
      description: 'a new player, a proven e-mail address, and the page opened anew for each of two tries',
    },
  },
  async ({ page, site, problems }) => {
    problems.expect(/403 .*\/web-api\/auth\/token$/);
    const { userId, password } = await registerPlayer(page, site.origin);
    const post = async (path: string, data: object) => {
      const reply = await page.request.post(path, {
        headers: { 'x-requested-with': 'app', origin: site.origin },
        data,
      });
      expect(reply.status(), await reply.text()).toBe(200);
    };
    await post('/web-api/user/contacts/send-code', { contact: EMAIL, password });
    await post('/web-api/user/contacts/check-code', { kind: 'email', code: (await lastMessage(page)).code });
    await post('/web-api/auth/disconnect', {});

    await open(page, '/ru?showSignInModal=1');
    const dialog = page.getByRole('dialog', { name: 'Вход' });
    await dialog.getByRole('button', { name: 'Войти по ссылке из письма' }).click();
    await dialog.getByLabel('E-mail').fill(EMAIL);
    await dialog.getByRole('button', { name: 'Отправить ссылку' }).click();
    await expect(dialog.getByText(/ссылка уже отправлена/)).toBeVisible();
    const { link = '' } = await lastMessage(page);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const openLink = async () => {
      await page.goto('about:blank');
      await page.goto(`/ru${link}`);
      await hydrated(page);
      const byLink = dialog.getByRole('button', { name: 'Войти по ссылке', exact: true });
      await byLink.waitFor();
      expect(new URL(page.url()).hash).toBe('');
      expect(await userIdIn(page)).toBeNull();
      await byLink.click();
    };
    await openLink();
    await expect(dialog).toHaveCount(0);
    expect(await userIdIn(page)).toBe(userId);
    const token = link.split('.')[1] ?? '';
    expect(asked.filter((url) => url.includes(token) && !url.includes('#'))).toEqual([]);
    // a page that is still open would be refused what it is asking for
    await page.goto('about:blank');
    await post('/web-api/auth/disconnect', {});
    await openLink();
    await expect(dialog.getByText(/Ссылка устарела или уже использована/)).toBeVisible();
  },
);
