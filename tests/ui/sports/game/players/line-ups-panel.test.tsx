import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { LineUpPlayer } from '../../../../../core/sports/game/line-up.ts';
import { LineUpsPanel } from '#ui/sports/game/players/line-ups-panel.tsx';
import { sampleGame } from '../../../../support/examples/sample-line.ts';
import { linePage } from '../../../../support/views/line-page.tsx';

afterEach(cleanup);

const player = (number: number, done: Partial<LineUpPlayer>): LineUpPlayer => ({
  number,
  name: `Player ${String(number)}`,
  position: 'midfielder',
  isStarter: true,
  goals: 0,
  ownGoals: 0,
  assists: 0,
  shotsOnTarget: 0,
  yellowCards: 0,
  ...done,
});

describe('the line-ups', () => {
  it('are read from the goalkeeper on, by number within a position [GLS-11]', () => {
    const home = [
      player(9, { position: 'forward' }),
      player(10, {}),
      player(4, {}),
      player(12, { position: 'goalkeeper' }),
      player(5, { position: 'defender' }),
      player(1, { position: 'goalkeeper', isStarter: false }),
    ];
    const { Wrapper } = linePage([]);
    render(<LineUpsPanel game={sampleGame(1, {})} lineUps={{ home, away: [] }} timeline={[]} />, { wrapper: Wrapper });
    const numbers = (list: string) =>
      within(screen.getAllByRole('list', { name: list })[0]!)
        .getAllByRole('listitem')
        .map((line) => line.querySelector('i')?.textContent);
    expect(numbers('Starting line-up')).toEqual(['12', '5', '4', '10', '9']);
    expect(numbers('Bench')).toEqual(['1']);
  });

  it('say beside each player what he did, and nothing beside who did nothing [PLP-2] [PLP-3] [PLP-4]', () => {
    const home = [player(8, { goals: 1, assists: 2, shotsOnTarget: 3, yellowCards: 1 }), player(6, {})];
    const { Wrapper } = linePage([]);
    render(<LineUpsPanel game={sampleGame(1, {})} lineUps={{ home, away: [] }} timeline={[]} />, { wrapper: Wrapper });
    const told = (name: string) =>
      within(screen.getByText(name).closest('li')!)
        .queryAllByTitle(/goal|assist|shot|card/)
        .map(({ title }) => title);
    expect(told('Player 8')).toEqual(['1 goal', 'assists: 2', 'shots on target: 3', 'yellow card']);
    expect(told('Player 6')).toEqual([]);
  });
});
