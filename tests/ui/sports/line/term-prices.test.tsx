import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TermPrices } from '#ui/sports/line/term-prices.tsx';
import { ok } from '../../../../core/shared/result.ts';
import { sampleGame, sampleSnapshot } from '../../../support/examples/sample-line.ts';
import { linePage } from '../../../support/views/line-page.tsx';

afterEach(cleanup);

async function drawn(slug: string, games = [sampleGame(7)]) {
  const page = linePage(games);
  page.gateway.answers.line = () => ok(sampleSnapshot(games));
  await act(async () => {
    render(<TermPrices slug={slug} />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return page;
}

describe('the prices beside a term of the betting alphabet', () => {
  it('are those of the line of football, and a press is a press in the line [ALF-4]', async () => {
    const { gateway, bets } = await drawn('total');
    expect(gateway.asked).toEqual(['line all 1 to 60']);
    expect(screen.getByRole('link').getAttribute('title')).toBe('Arsenal v Aston Villa');
    const price = screen.getByRole('button');
    expect(price.textContent).toContain('1.83');
    fireEvent.click(price);
    expect(bets.map(({ gameId, odds }) => [gameId, odds])).toEqual([[7, 1830]]);
    expect(price.getAttribute('aria-pressed')).toBe('true');
  });

  it('are hidden where the line has none [ALF-4]', async () => {
    await drawn('double-chance');
    expect(document.body.textContent).toBe('');
  });
});
