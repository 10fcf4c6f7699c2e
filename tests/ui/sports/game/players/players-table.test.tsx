import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../../../../core/shared/result.ts';
import type { LineUpPlayer } from '../../../../../core/sports/game/line-up.ts';
import { Screen } from '#ui/sports/game/game-screen.tsx';
import { linePage } from '../../../../support/views/line-page.tsx';
import { sampleDetails, sampleGame, sampleMarket } from '../../../../support/examples/sample-line.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

const NAMES: Readonly<Record<string, string>> = { h9: 'Player 9', h10: 'Player 10', h4: 'Player 4' };

const player = (number: number, goals: number): LineUpPlayer => ({
  number,
  name: `Player ${String(number)}`,
  position: 'forward',
  isStarter: true,
  goals,
  ownGoals: 0,
  assists: goals,
  shotsOnTarget: goals,
  yellowCards: 0,
});

/** Two have scored, one of them twice; what is decided has no price. */
function details(version: number, odds: number) {
  const markets = [
    sampleMarket(1, 'last-goalscorer', { h9: odds, h10: 6, h4: 12 }),
    sampleMarket(1, 'anytime-goalscorer', { h4: 15 }),
    sampleMarket(1, 'two-or-more-goals', { h9: 5 }),
    sampleMarket(1, 'player-two-or-more-shots', { h9: 7, h4: 9 }),
    sampleMarket(1, 'player-assist', { h4: 11 }),
    sampleMarket(1, 'player-yellow-card', { h9: 4, h10: 6 }),
  ].map((market) => ({ ...market, outcomes: market.outcomes.map((one) => ({ ...one, label: NAMES[one.code] })) }));
  const lineUps = { home: [player(9, 1), player(10, 2), player(4, 0)], away: [] };
  return ok({ ...sampleDetails(sampleGame(1, { version }), markets), lineUps });
}

async function shown(table = 'Goalscorers') {
  const page = linePage([], '/en/live/football/10/1');
  page.gateway.answers.game = () => details(1, 5);
  await page.stores.lazy.ensure(['game']);
  await page.stores.game.open(1);
  stops.push(page.stores.clock.start(), page.stores.game.start());
  render(<Screen />, { wrapper: page.Wrapper });
  fireEvent.click(screen.getByRole('button', { name: `${table}: Arsenal`, expanded: false }));
  const row = (name: RegExp) => screen.getByRole('row', { name });
  const cells = (name: RegExp) =>
    within(row(name))
      .getAllByRole('cell')
      .map(({ textContent, firstElementChild }) => firstElementChild?.getAttribute('title') ?? textContent);
  return { ...page, row, cells };
}

describe('the goalscorers of a team in play', () => {
  it('say of a cell without a price that it has won, or that it is not bet on [GLS-10]', async () => {
    const { row, cells } = await shown();
    expect(cells(/Player 9/)).toEqual(['5.00', 'Already won', '5.00']);
    expect(cells(/Player 10/)).toEqual(['6.00', 'Already won', 'Already won']);
    expect(cells(/Player 4/)).toEqual(['12.00', '15.00', 'No bets on this']);
    expect(within(row(/Player 9/)).getByText('Already won')).toBeDefined();
  });

  it('have shots, assists and cards in a table of their own, with what they did [PLP-5] [PLP-6]', async () => {
    const { cells } = await shown('Shots, assists, cards');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Assist');
    expect(cells(/Player 9/)).toEqual(['7.00', 'Already won', '4.00']);
    expect(cells(/Player 10/)).toEqual(['Already won', 'Already won', '6.00']);
    expect(cells(/Player 4/)).toEqual(['9.00', '11.00', 'No bets on this']);
  });

  it('mark a price that moved by a shape and in its name, as elsewhere [A11Y-06]', async () => {
    const { gateway, row, pass } = await shown();
    const last = () => within(row(/Player 9/)).getByRole('button', { name: /Last goalscorer/ });
    const before = last().className;
    gateway.answers.gameChanges = () => details(2, 5.5);
    await act(() => pass(2100));
    expect(last().getAttribute('aria-label')).toMatch(/5\.50?, .*up/i);
    expect(last().className).not.toBe(before);
  });
});
