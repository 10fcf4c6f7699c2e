import { playBaseball } from './baseball-play.ts';
import { playBasketball } from './basketball-play.ts';
import { playCricket } from './cricket-play.ts';
import { playFight } from './fight-play.ts';
import { playGoals } from './goal-play.ts';
import type { RandomDraws } from '../random-draws.ts';
import type { Matchup, Play } from './play.ts';
import { playQuestion } from './question-play.ts';
import { playSets } from './set-play.ts';

/** Plays a game out from its first moment to its last. */
export function playOut(matchup: Matchup, draws: RandomDraws): Play {
  switch (matchup.sport) {
    case 'football':
    case 'ice-hockey':
    case 'handball':
    case 'cyber-football':
    case 'cyber-ice-hockey':
      return playGoals(matchup, matchup.sport, draws);
    case 'basketball':
    case 'cyber-basketball':
      return playBasketball(matchup, draws);
    case 'baseball':
      return playBaseball(matchup, draws);
    case 'cricket':
      return playCricket(matchup, draws);
    case 'mma':
      return playFight(matchup, draws);
    case 'politics':
      return playQuestion(matchup, draws);
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
      return playSets(matchup, matchup.sport, draws);
  }
}
