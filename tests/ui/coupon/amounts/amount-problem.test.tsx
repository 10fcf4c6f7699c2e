import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { OneClickRow } from '#ui/coupon/placement/one-click-row.tsx';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { createTexts } from '../../../../ui/page/texts.ts';
import { couponTab, sharedBrowser } from '../../../support/views/coupon-page.tsx';

afterEach(cleanup);

/** The row as the first picture of a page has it: the texts of a filled slip have not come. */
async function row(): Promise<readonly string[]> {
  const asked: string[] = [];
  const texts = createTexts('en', (_, namespace) => {
    asked.push(namespace);
    const written = JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8')) as Record<string, string>;
    return Promise.resolve({ language: 'en', texts: written });
  });
  await texts.ensure(['kit', 'coupon']);
  asked.length = 0;
  const { stores } = await couponTab(sharedBrowser());
  render(
    <StoresProvider value={Object.create(stores, { texts: { value: texts } }) as object}>
      <I18nextProvider i18n={texts.i18n}>
        <OneClickRow />
      </I18nextProvider>
    </StoresProvider>,
  );
  return asked;
}

it('a wrong amount of one click says why once the texts of the slip have come, never their names [AM-7]', async () => {
  const asked = await row();
  const field = screen.getByRole('textbox', { name: 'One-click stake' });
  expect(asked).toEqual([]);
  fireEvent.change(field, { target: { value: 'ten' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).not.toContain('amount.');
  expect(await screen.findByText('Enter the stake in digits')).toBeDefined();
  expect(asked).toEqual(['slip', 'markets']);
  fireEvent.change(field, { target: { value: '10' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
