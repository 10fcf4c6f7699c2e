import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A dialog of the office: accessible in each look, and closed by Escape it gives the focus back to what opened it. */
async function expectGoodDialog(page: Page, opener: Locator, where: string): Promise<void> {
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, where, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test(
  'dialogs and open forms of the office are accessible and give the focus back [A11Y-01, A11Y-03]',
  { annotation: { type: 'long', description: 'six states of dialogs and forms, each in four looks' } },
  async ({ page, site }) => {
    test.setTimeout(240_000);
    await registerPlayer(page, site.origin);
    const main = page.getByRole('main');

    await open(page, '/ru/office/responsible');
    await main.getByRole('button', { name: 'Исключить себя…' }).click();
    const exclusion = page.getByRole('dialog');
    await expectAccessible(page, 'exclusion: length', 'dialog');
    await exclusion.getByText('1 год').click();
    await exclusion.getByRole('button', { name: 'Дальше' }).click();
    await expectAccessible(page, 'exclusion: reason', 'dialog');
    await exclusion.getByRole('button', { name: 'Дальше' }).click();
    await expect(exclusion).toHaveAccessibleName('Исключить себя?');
    await expectAccessible(page, 'exclusion: confirm', 'dialog');
    // a press beside it and Escape leave it open
    await exclusion.getByRole('button', { name: 'Закрыть' }).click();
    await expect(exclusion).toHaveCount(0);
    await main.getByText('7 дней', { exact: true }).last().click();
    await expectGoodDialog(page, main.getByRole('button', { name: 'Начать перерыв' }), 'break');

    await open(page, '/ru/office/security');
    await main.getByRole('button', { name: 'Сменить пароль' }).click();
    await expect(main.getByRole('button', { name: 'Сменить пароль' })).toHaveAttribute('type', 'submit');
    await expectAccessible(page, 'password', 'main');

    await open(page, '/ru/office/support');
    await expect(main.getByRole('button', { name: 'Жду звонка' })).toBeVisible();
    await expectAccessible(page, 'call-back', 'main');
  },
);
