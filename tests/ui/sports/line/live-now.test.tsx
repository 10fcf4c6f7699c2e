import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LiveNow } from '#ui/sports/line/live-now.tsx';
import { linePage } from '../../../support/views/line-page.tsx';
import { sampleGame } from '../../../support/examples/sample-line.ts';

afterEach(cleanup);

it('stands beside a live game before the store of the game is loaded, marks the open one and leads to its sport', async () => {
  const page = linePage([sampleGame(1), sampleGame(2)], '/en/live/football/10/2');
  await page.stores.line.open(page.stores.line.view);
  expect(() => page.stores.game).toThrow('game is read before it is loaded');
  render(<LiveNow />, { wrapper: page.Wrapper });
  const games = screen.getAllByRole('link', { name: /Arsenal/ });
  expect(games.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  const foot = screen.getByRole('link', { name: 'Football: live betting' });
  expect(foot.getAttribute('href')).toBe('/en/live/football');
});
