import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sportId } from '../../../../../core/sports/tree/sport.ts';
import { WHOLE_VIEW } from '#ui/sports/line/line-source.ts';
import { AsianLine } from '#ui/sports/line/table/asian-line.tsx';
import { linePage } from '../../../../support/views/line-page.tsx';
import { sampleGame } from '../../../../support/examples/sample-line.ts';

afterEach(cleanup);

async function headsOf(sport: 'football' | 'tennis') {
  const page = linePage([sampleGame(1, { sportId: sportId(sport)! })]);
  await page.stores.line.open(WHOLE_VIEW);
  render(<AsianLine />, { wrapper: page.Wrapper });
  return screen.getAllByRole('columnheader').map(({ textContent, title }) => [textContent, title]);
}

describe('the heads of the Asian table', () => {
  it('say how its columns are read', async () => {
    const heads = await headsOf('football');
    expect(heads).toContainEqual(['Handicap', 'The handicap favourite is in bold']);
    expect(heads).toContainEqual(['Total', 'Over with its line on top, under (u) below']);
  });

  it('have a first half only over sports whose rows have lines of it [LN-42]', async () => {
    expect((await headsOf('football')).map(([text]) => text)).toContain('1st half');
    cleanup();
    expect((await headsOf('tennis')).map(([text]) => text)).not.toContain('1st half');
  });
});
