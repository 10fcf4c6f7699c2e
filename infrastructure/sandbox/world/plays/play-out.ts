import { playBaseball } from './baseball-play.ts';
import { playCricket } from './cricket-play.ts';
import { playFight } from './fight-play.ts';
import { playGoals } from './goal-play.ts';
import { isGoalSport } from './goal-rules.ts';
import type { RandomDraws } from '../random-draws.ts';
import { playMarbles } from './marble-play.ts';
import type { Matchup, Play } from './play.ts';
import { playPossessions } from './possession-play.ts';
import { isPossessionSport } from './possession-rules.ts';
import { playQuestion } from './question-play.ts';
import { isRaceSport, playRace } from './race-play.ts';
import { playSets } from './set-play.ts';
import { isSetSport } from './set-rules.ts';

/** Plays a game out from its first moment to its last. */
export function playOut(matchup: Matchup, draws: RandomDraws): Play {
  const { sport } = matchup;
  if (isGoalSport(sport)) return playGoals(matchup, sport, draws);
  if (isSetSport(sport)) return playSets(matchup, sport, draws);
  if (isPossessionSport(sport)) return playPossessions(matchup, draws);
  if (isRaceSport(sport)) return playRace(matchup, sport, draws);
  switch (sport) {
    case 'baseball':
      return playBaseball(matchup, draws);
    case 'cricket':
      return playCricket(matchup, draws);
    case 'mma':
    case 'boxing':
      return playFight(matchup, draws);
    case 'marbles':
      return playMarbles(matchup, draws);
    case 'politics':
    case 'culture':
      return playQuestion(matchup, draws);
  }
}
