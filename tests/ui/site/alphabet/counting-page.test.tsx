import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { CountingExamples } from '#ui/site/alphabet/counting-examples.tsx';
import { COUNTING_EXAMPLES } from '../../../../core/coupon/calculator/counting-examples.ts';
import { COUNTING_PAGE } from '../../../../infrastructure/sandbox/information/pages/counting-page.ts';
import { settle } from '../../../../core/coupon/maths/settle.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { couponTab, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('kit', 'slip', 'calculator', 'information');

describe('the page of how the coupon counts', () => {
  it('has no figure in its words [WEX-4]', () => {
    const [page] = Object.values(COUNTING_PAGE);
    for (const { title, html } of [page!.ru, page!.en])
      expect(`${title} ${html.replaceAll(/<[^>]*>/g, '')}`).not.toMatch(/\d/);
  });

  it('shows what the coupon pays, and nothing else [WEX-4]', async () => {
    const { stores } = await couponTab(sharedBrowser());
    render(
      <Texts>
        <StoresProvider value={stores}>
          <MemoryRouter>
            <CountingExamples />
          </MemoryRouter>
        </StoresProvider>
      </Texts>,
    );
    expect(screen.getAllByRole('table')).toHaveLength(COUNTING_EXAMPLES.length);
    const express = COUNTING_EXAMPLES.find((example) => example.kind === 'coupon' && example.type === 'express');
    if (express?.kind !== 'coupon') throw new Error('no accumulator');
    const paid = express.rows.map((results) => {
      const bets = express.odds.map((odds, place) => ({ odds: odds / 1000, result: results[place]! }));
      const settled = settle({ type: 'express', amount: 1000, bets });
      return settled.ok ? settled.value.payout : settled.error.code;
    });
    const table = screen.getAllByRole('table')[1]!;
    const shown = [...table.querySelectorAll('td.num')].map(({ textContent }) =>
      Number(textContent.replaceAll(/[^\d.]/g, '')),
    );
    expect(shown).toEqual(paid);
    expect(screen.getAllByRole('heading', { level: 2 })[1]?.textContent).toMatch(/^Example: Accumulator, odds /);
  });
});
