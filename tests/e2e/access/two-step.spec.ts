import AxeBuilder from '@axe-core/playwright';
import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { PAGE_ALONE } from '../../support/browser/axe-page.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import { behindThePage } from '../../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../../support/browser/walks/page-texts.ts';

const text = textsOf('ru');

test(
  'a player turns on the second step, and signs in with a code of the app, then with a recovery code [TWO-9, TWO-10]',
  { annotation: { type: 'long', description: 'a new player, a dialog and two sign-ins of two steps' } },
  async ({ context, page, site }) => {
    const behind = behindThePage(page, site.origin);
    const { userId, password } = await registerPlayer(page, site.origin);
    // the site under test has a time of its own
    const now = async () => {
      const state = await context.request.get(`${site.origin}/debugger-api/state`);
      return ((await state.json()) as { readonly now: number }).now;
    };
    // over a short page all that follows is quicker
    await open(page, '/ru/about');
    await page.getByRole('button', { name: text('session:player-menu') }).click();
    await page.getByRole('menuitem', { name: text('session:security') }).click();
    const security = page.getByRole('dialog', { name: text('security:title') });
    const turnOn = security.getByRole('button', { name: text('security:turn-on') });
    await turnOn.click();
    await security.getByLabel(text('security:password')).fill(password);
    await turnOn.click();
    const secret = (await security.locator('code').innerText()).replaceAll(' ', '');
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options(PAGE_ALONE)
      .include('dialog')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await security.getByLabel(text('security:code')).fill(authenticatorCode(secret, await now()));
    const codes = security.getByRole('list', { name: text('security:codes') }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();

    const second = page.getByRole('dialog', { name: text('sign-in:two-step.title.app') });
    const giveCode = second.getByLabel(text('sent-code:label.app'));
    const giveLogin = async () => {
      await behind.signOut();
      await open(page, '/ru/about?showSignInModal=1');
      const signIn = page.getByRole('dialog', { name: text('sign-in:sign-in.title') });
      await signIn.getByLabel(text('sign-in:login')).fill(String(userId));
      await signIn.getByLabel(text('sign-in:password'), { exact: true }).fill(password);
      await signIn.getByRole('button', { name: text('session:sign-in'), exact: true }).click();
      await expect(giveCode).toBeFocused();
      expect(await behind.userId()).toBeNull();
    };
    await giveLogin();
    // the code of the next period: that of this one was used above
    await giveCode.fill(authenticatorCode(secret, (await now()) + 30_000));
    await expect(second).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);

    await giveLogin();
    await second.getByRole('button', { name: text('sign-in:two-step.use-recovery') }).click();
    const recovery = page.getByRole('dialog', { name: text('sign-in:two-step.title.recovery') });
    await recovery.getByLabel(text('sign-in:two-step.recovery')).fill(recoveryCode);
    await recovery.getByRole('button', { name: text('sign-in:two-step.send'), exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await behind.userId()).toBe(userId);
    const left = await context.request.get(`${site.origin}/web-api/user/two-factor`);
    expect(await left.json()).toEqual({ is_on: true, recovery_codes_left: 9 });
  },
);
