import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import {
  zoneHappening,
  zoneSituation,
  type ZoneFacts,
  type ZoneHappening,
} from '../../../../../core/media/zone-happening.ts';
import type { GameStore } from '../../game-store.ts';

const TRAIL = 3;

/** What happens in a game and what happened just before, the newest first; empty until the game is there. */
export function useZone(game: GameStore | undefined): readonly ZoneHappening[] {
  const [happenings, setHappenings] = useState<readonly ZoneHappening[]>([]);
  useEffect(() => {
    let before: ZoneFacts | undefined;
    let last: readonly ZoneHappening[] = [];
    return reaction(
      () => factsOf(game),
      (facts) => {
        const isSame = facts !== undefined && before?.game.id === facts.game.id;
        const [newest] = last;
        if (facts === undefined) last = [];
        else if (!isSame || before === undefined || newest === undefined) last = [zoneSituation(facts)];
        else last = withNewest(last, zoneHappening(before, facts, newest));
        before = facts;
        setHappenings(last);
      },
      { fireImmediately: true },
    );
  }, [game]);
  return happenings;
}

function factsOf(game: GameStore | undefined): ZoneFacts | undefined {
  const facts = game?.row?.facts;
  return game === undefined || facts === undefined
    ? undefined
    : { game: facts, statistics: game.statistics, momentum: game.momentum };
}

function withNewest(happenings: readonly ZoneHappening[], newest: ZoneHappening): readonly ZoneHappening[] {
  return newest === happenings[0] ? happenings : [newest, ...happenings].slice(0, TRAIL);
}
