import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GameScore } from '#ui/sports/game/game-score.tsx';
import { sampleGame } from '../../../support/examples/sample-line.ts';

afterEach(cleanup);

it('[LN-99] a race, which has no two sides, shows no score while it is run', () => {
  const live = sampleGame(5, { section: 'live', status: 'playing' });
  const { container } = render(<GameScore game={live} isDetailed={false} />);
  expect(container.textContent).not.toBe('');
  cleanup();
  const { away: _, ...race } = live;
  const drawn = render(<GameScore game={race} isDetailed={false} />);
  expect(drawn.container.textContent).toBe('');
  expect(screen.queryByText('0')).toBeNull();
});
