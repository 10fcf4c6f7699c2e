import type { Standing } from '../standing.ts';
import { baseballChances } from './baseball-chances.ts';
import { basketballChances } from './basketball-chances.ts';
import type { Chances } from './chances.ts';
import { cricketChances } from './cricket-chances.ts';
import { fightChances } from './fight-chances.ts';
import { goalChances } from './goal-chances.ts';
import { questionChances } from './question-chances.ts';
import { setChances } from './set-chances.ts';

/** What a game may still come to from where it stands. */
export function gameChances({ view, frame, elapsed }: Pick<Standing, 'view' | 'frame' | 'elapsed'>): Chances {
  switch (view.sport) {
    case 'football':
    case 'ice-hockey':
    case 'handball':
      return goalChances(view, { frame, elapsed }, view.sport);
    case 'basketball':
      return basketballChances(view, frame, elapsed);
    case 'baseball':
      return baseballChances(view, frame, elapsed);
    case 'cricket':
      return cricketChances(view, frame);
    case 'mma':
      return fightChances(view, frame, elapsed);
    case 'politics':
      return questionChances(view, frame);
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'dota-2':
    case 'cs2':
      return setChances(view, frame, view.sport);
  }
}
