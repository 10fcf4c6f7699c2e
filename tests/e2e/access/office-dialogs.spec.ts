import type { Locator, Page } from '@playwright/test';
import type { UserId } from '../../../core/shared/ids.ts';
import { nextMidnight } from '../../../core/limits/period-end.ts';
import { days, hours } from '../../../core/shared/time.ts';
import { transferRows } from '../../../infrastructure/sandbox/players/ledger.ts';
import type { Sandbox } from '../../../infrastructure/sandbox/sandbox.ts';
import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, goWithin, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { FIRST_MOMENT, type SiteUnderTest } from '../../support/browser/site-under-test.ts';
import { minor, price } from '../../support/units.ts';

const ALERT = '[role="alertdialog"]';
const MOSCOW = 3;

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

/** What the player would give up by a withdrawal. */
async function giveBonus(database: Sandbox['database'], userId: number): Promise<void> {
  const user_id = userId as UserId;
  const { id } = await database
    .insertInto('accounts')
    .values({ user_id, currency: 'RUB', type_id: 4, balance: minor(50_000), is_active: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const terms = { least_bets: 1, least_odds: price(1.5), most_stake: minor(100_000), to_wager: minor(100_000) };
  await database
    .insertInto('bonuses')
    .values({
      ...terms,
      user_id,
      account_id: id,
      source: 'first-deposit',
      currency: 'RUB',
      amount: minor(50_000),
      granted_at: FIRST_MOMENT,
      expires_at: FIRST_MOMENT + days(30),
      ended_as: null,
      ended_at: null,
    })
    .execute();
  const granted = { transfer: `bonus:first-deposit:${String(userId)}`, kind: 'bonus', currency: 'RUB' } as const;
  const rows = transferRows({ ...granted, accountId: id, amount: minor(50_000), at: FIRST_MOMENT });
  await database.insertInto('ledger').values(rows).execute();
}

/** The recharge over a page that is no account's, as the operator may have it. */
async function expectGoodRecharge(page: Page, site: SiteUnderTest): Promise<void> {
  const state = (await (await page.request.get(`${site.origin}/debugger-api/state`)).json()) as {
    readonly rules: object;
  };
  await site.debug('rules', { ...state.rules, useRechargeModal: true });
  try {
    await open(page, '/ru/about');
    await page.getByRole('button', { name: /^Меню игрока/ }).click();
    await page.getByRole('menuitem', { name: 'Пополнить счёт' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Сумма' })).toBeVisible();
    await expectAccessible(page, 'recharge', 'dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } finally {
    await site.debug('rules', state.rules);
  }
}

/** An hour of play was allowed, and an hour has been played. */
async function spendSession({ database, clock }: Sandbox, userId: number): Promise<void> {
  const [user_id, now] = [userId as UserId, clock.now()];
  const limit = { kind: 31, value: 1, currency: null, state: 'active', needs_approval: false } as const;
  const times = { started_at: now - hours(1), ends_at: null, reason_id: null, closed_at: null };
  await database
    .insertInto('limits')
    .values({ user_id, ...limit, ...times })
    .execute();
  const day = nextMidnight(now, MOSCOW) - days(1);
  await database
    .insertInto('play_time')
    .values({ user_id, day, counted: hours(1), seen_at: now })
    .execute();
}

test(
  'dialogs and open forms of the office are accessible and give the focus back [A11Y-01, A11Y-03]',
  { annotation: { type: 'long', description: 'ten states of dialogs and forms, each in four looks' } },
  async ({ page, site }) => {
    test.setTimeout(240_000);
    const { userId } = await registerPlayer(page, site.origin);
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

    await goWithin(page, '/ru/office/security');
    await main.getByRole('button', { name: 'Сменить пароль' }).click();
    await expect(main.getByRole('button', { name: 'Сменить пароль' })).toHaveAttribute('type', 'submit');
    await expectAccessible(page, 'password', 'main');

    await goWithin(page, '/ru/office/support');
    await expect(main.getByRole('button', { name: 'Жду звонка' })).toBeVisible();
    await expectAccessible(page, 'call-back', 'main');

    await giveBonus(site.sandbox.database, userId);
    await goWithin(page, '/ru/office/deduce');
    await main.getByRole('textbox', { name: 'Сумма' }).fill('500');
    await main.getByRole('button', { name: /^Вывести 500/ }).click();
    await expect(main.getByRole('heading', { name: /^Отказаться от бонуса/ })).toBeFocused();
    await expectAccessible(page, 'bonus question', 'main');

    await expectGoodRecharge(page, site);

    await site.moveClock(hours(1));
    await open(page, '/ru/office/account');
    const check = page.getByRole('alertdialog', { name: 'Проверка времени' });
    await expect(check.getByRole('button', { name: 'Продолжить' })).toBeVisible();
    await expectAccessible(page, 'reality check', ALERT);
    await check.getByRole('button', { name: 'Продолжить' }).click();
    await expect(check).toHaveCount(0);

    await spendSession(site.sandbox, userId);
    await open(page, '/ru/office/account');
    const end = page.getByRole('alertdialog');
    await expect(end.getByRole('button', { name: 'Понятно, выйти' })).toBeVisible();
    await expectAccessible(page, 'session end', ALERT);
    await end.getByRole('button', { name: 'Понятно, выйти' }).click();
    await expect(end).toHaveCount(0);
  },
);
