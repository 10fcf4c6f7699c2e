import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LineProblem } from '#ui/sports/line/line-problem.tsx';
import { linePage } from '../../../support/views/line-page.tsx';

afterEach(cleanup);

describe('a line that did not load', () => {
  it.each([
    [{ kind: 'network' }, /We can’t reach the server/],
    [{ kind: 'refused', status: 500 }, /Something went wrong on our side/],
  ] as const)('says so and why, and offers to ask again: %j [NO-23]', async (error, why) => {
    const page = linePage([]);
    page.gateway.answers.line = () => ({ ok: false, error });
    await page.stores.line.open(page.stores.line.view);
    render(<LineProblem />, { wrapper: page.Wrapper });
    expect(await screen.findByText('We couldn’t load the events')).toBeDefined();
    expect(screen.getByText(why)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
