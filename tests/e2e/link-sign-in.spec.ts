import { expectAccessible } from '../support/browser/axe-page.ts';
import { expect, hydrated, open, registerPlayer, test } from '../support/browser/e2e-test.ts';
import { behindThePage } from '../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../support/browser/walks/page-texts.ts';

const text = textsOf('ru');

test(
  'a player asks for a link by e-mail and signs in by it, and the browser keeps no token; the dialog is accessible with the form of a text message, which leads to its code [LNK-1, LNK-2, LNK-3, WAY-10]',
  {
    annotation: {
      type: 'long',
      description: 'a new player, a proven e-mail address, and the page opened anew for its link',
    },
  },
  async ({ page, site, problems }) => {
    problems.expect(/ERR_FAILED .*\.js$/);
    const email = 'link-walk@example.org';
    const behind = behindThePage(page, site.origin);
    const { userId, password } = await registerPlayer(page, site.origin);
    await behind.prove(email, password);
    await behind.signOut();

    await open(page, '/ru/about?showSignInModal=1');
    const dialog = page.getByRole('dialog', { name: text('sign-in:sign-in.title') });
    await dialog.getByRole('radio', { name: text('sign-in:way.phone-by-sms') }).check({ force: true });
    await expect(dialog.getByRole('combobox', { name: text('sign-in:phone.country') })).toHaveValue(/\+7$/);
    await expectAccessible(page, 'the form of a text message', 'dialog');
    await dialog.getByRole('textbox', { name: text('sign-in:phone') }).fill('9991230055');
    await dialog.getByRole('button', { name: text('sign-in:sms.send') }).click();
    await expect(page.getByLabel(text('sent-code:label.sms'), { exact: true })).toBeFocused();
    await page.getByRole('button', { name: text('sign-in:two-step.back') }).click();
    await dialog.getByRole('radio', { name: text('sign-in:way.login') }).check({ force: true });
    await dialog.getByRole('button', { name: text('sign-in:link.ask') }).click();
    await dialog.getByLabel(text('sign-in:link.email')).fill(email);
    await dialog.getByRole('button', { name: text('sign-in:link.send') }).click();
    await expect(dialog.getByText(text('sign-in:link.sent', { email }))).toBeVisible();
    const { link = '' } = await behind.messageTo(email);

    const token = link.split('.')[1] ?? '';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // whoever leaves before the page runs leaves no token behind
    await page.route(/\.js$/, async (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(`/ru${link}`, { waitUntil: 'domcontentloaded' });
    expect(page.url()).not.toContain(token);
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'domcontentloaded' });
    expect(page.url()).toContain('showSignInModal=1');
    expect(page.url() + (await page.evaluate(() => JSON.stringify(history.state)))).not.toContain(token);
    await page.unroute(/\.js$/);
    // nor whoever is given another page in place of the clean one
    const isLinked = ({ pathname }: URL) => pathname.replace(/\/$/, '') === '/ru';
    let pages = 0;
    await page.route(isLinked, async (route) => {
      pages += 1;
      return pages === 2 ? route.fulfill({ status: 429, contentType: 'text/plain', body: '' }) : route.continue();
    });
    problems.expect(/429 /);
    await page.goto('about:blank');
    await page.goto(`/ru${link}`);
    await expect.poll(() => pages).toBe(2);
    expect(await page.evaluate(() => window.name)).toBe('');
    await page.unroute(isLinked);

    await page.goto('about:blank');
    await page.goto(`/ru${link}`);
    await hydrated(page);
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => performance.getEntries().map(({ name }) => name))).not.toContainEqual(
      expect.stringContaining(token),
    );
    expect(await page.evaluate(() => window.name + JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
      token,
    );
    expect(await behind.userId()).toBeNull();
    await dialog.getByRole('button', { name: text('sign-in:link.sign-in'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);
    const cdp = await page.context().newCDPSession(page);
    const { entries } = await cdp.send('Page.getNavigationHistory');
    expect(JSON.stringify(entries.map(({ url }) => url))).not.toContain(token);
    expect(token.length).toBeGreaterThan(20);
    expect(asked.filter((url) => url.includes(token) && !url.includes('#'))).toEqual([]);
  },
);
