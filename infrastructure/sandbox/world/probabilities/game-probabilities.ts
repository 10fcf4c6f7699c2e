import type { GameState } from '../game-state.ts';
import { baseballProbabilities } from './baseball-probabilities.ts';
import { basketballProbabilities } from './basketball-probabilities.ts';
import type { Probabilities } from './probabilities.ts';
import { cricketProbabilities } from './cricket-probabilities.ts';
import { fightProbabilities } from './fight-probabilities.ts';
import { goalProbabilities } from './goal-probabilities.ts';
import { questionProbabilities } from './question-probabilities.ts';
import { setProbabilities } from './set-probabilities.ts';

/** What a game may still come to from where it stands. */
export function gameProbabilities({
  view,
  frame,
  elapsed,
}: Pick<GameState, 'view' | 'frame' | 'elapsed'>): Probabilities {
  switch (view.sport) {
    case 'football':
    case 'ice-hockey':
    case 'handball':
    case 'cyber-football':
    case 'cyber-ice-hockey':
      return goalProbabilities(view, { frame, elapsed }, view.sport);
    case 'basketball':
    case 'cyber-basketball':
      return basketballProbabilities(view, frame, elapsed);
    case 'baseball':
      return baseballProbabilities(view, frame, elapsed);
    case 'cricket':
      return cricketProbabilities(view, frame);
    case 'mma':
      return fightProbabilities(view, frame, elapsed);
    case 'politics':
      return questionProbabilities(view, frame);
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'dota-2':
    case 'cs2':
    case 'lol':
    case 'valorant':
    case 'rainbow-six':
    case 'starcraft-2':
      return setProbabilities(view, frame, view.sport);
  }
}
