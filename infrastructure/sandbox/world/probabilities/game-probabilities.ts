import type { GameState } from '../game-state.ts';
import { isGoalSport } from '../plays/goal-rules.ts';
import { isPossessionSport } from '../plays/possession-rules.ts';
import { isRaceSport } from '../plays/race-play.ts';
import { isSetSport } from '../plays/set-rules.ts';
import { baseballProbabilities } from './baseball-probabilities.ts';
import type { Probabilities } from './probabilities.ts';
import { cricketProbabilities } from './cricket-probabilities.ts';
import { fightProbabilities } from './fight-probabilities.ts';
import { goalProbabilities } from './goal-probabilities.ts';
import { possessionProbabilities } from './possession-probabilities.ts';
import { questionProbabilities } from './question-probabilities.ts';
import { marbleWinnerProbabilities, raceWinnerProbabilities } from './race-probabilities.ts';
import { setProbabilities } from './set-probabilities.ts';

/** What a game may still come to from where it stands. */
export function gameProbabilities({
  view,
  frame,
  elapsed,
}: Pick<GameState, 'view' | 'frame' | 'elapsed'>): Probabilities {
  const { sport } = view;
  if (isGoalSport(sport)) return goalProbabilities(view, { frame, elapsed }, sport);
  if (isSetSport(sport)) return setProbabilities(view, frame, sport);
  if (isPossessionSport(sport)) return possessionProbabilities(view, frame);
  if (isRaceSport(sport)) return raceWinnerProbabilities(view, frame, sport);
  switch (sport) {
    case 'baseball':
      return baseballProbabilities(view, frame, elapsed);
    case 'cricket':
      return cricketProbabilities(view, frame);
    case 'mma':
    case 'boxing':
      return fightProbabilities(view, frame, elapsed);
    case 'marbles':
      return marbleWinnerProbabilities(view, frame);
    case 'politics':
    case 'culture':
      return questionProbabilities(view, frame);
  }
}
