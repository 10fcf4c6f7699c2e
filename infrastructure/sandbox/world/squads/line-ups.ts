import type { TimelineEntry } from '../../../../core/sports/game/game.ts';
import type { GoalScorer, LineUpPlayer, LineUps } from '../../../../core/sports/game/line-up.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import { nameIn } from '../naming/written-name.ts';
import type { Pairing } from '../pairings.ts';
import type { PlayEntry, Side } from '../plays/play.ts';
import { teamSheets, type TeamSheet } from '../plays/team-sheet.ts';
import { playerName, squadOf } from './squads.ts';

type Named = Pick<TimelineEntry, 'player' | 'playerOff' | 'how'>;

function idOf({ home, away = home }: Pairing, side: Side): number {
  return (side === 'home' ? home : away).id;
}

/** Who scored or came on, as far as players are named. */
export function namedEntry({ player, off, how }: PlayEntry, pairing: Pairing, language: Language): Named {
  if (player === undefined) return {};
  const nameOf = (number: number) => playerName(idOf(pairing, player.side), number, language);
  return {
    player: nameOf(player.number),
    ...(off === undefined ? {} : { playerOff: nameOf(off) }),
    ...(how === undefined ? {} : { how }),
  };
}

/** Who scored, in order; own goals count for nobody. */
export function scorersIn(entries: readonly PlayEntry[], pairing: Pairing, language: Language): readonly GoalScorer[] {
  return entries
    .filter(({ kind, how }) => kind === 'goal' && how !== 'own-goal')
    .flatMap((entry) => {
      const { player } = namedEntry(entry, pairing, language);
      return player === undefined ? [] : [{ name: player, seconds: entry.seconds, period: entry.period }];
    });
}

/** Numbers of the shirts: those who start, then those who may come on. */
function numbersOf({ goalkeeper, substituteGoalkeeper, places }: TeamSheet): readonly (readonly number[])[] {
  const bench = places.flatMap(({ substitute }) => substitute ?? []);
  return [
    [goalkeeper, ...places.map(({ starter }) => starter)],
    [substituteGoalkeeper, ...bench],
  ].map((numbers) => numbers.toSorted((one, other) => one - other));
}

/** Who plays for both sides, and what they did so far; undefined where the teams have no squads. */
export function lineUpsOf(pairing: Pairing, entries: readonly PlayEntry[], language: Language): LineUps | undefined {
  const sheets = teamSheets(pairing.matchup);
  if (sheets === undefined) return undefined;
  const ofSide = (side: Side): readonly LineUpPlayer[] => {
    const squad = new Map(squadOf(idOf(pairing, side)).map((player) => [player.number, player]));
    const own = entries.filter(({ player }) => player?.side === side);
    return numbersOf(sheets[side]).flatMap((numbers, bench) =>
      numbers.flatMap((number) => {
        const player = squad.get(number);
        if (player === undefined) return [];
        const { position } = player;
        return {
          number,
          name: nameIn(player, language),
          position,
          isStarter: bench === 0,
          ...deedsOf(own, number),
        };
      }),
    );
  };
  return { home: ofSide('home'), away: ofSide('away') };
}

/** What a player did, told from what happened to the players of his side. */
function deedsOf(
  own: readonly PlayEntry[],
  number: number,
): Omit<LineUpPlayer, 'number' | 'name' | 'position' | 'isStarter'> {
  const his = own.filter(({ player }) => player?.number === number);
  const goals = his.filter(({ kind }) => kind === 'goal');
  const cameOn = his.find(({ kind }) => kind === 'substitution');
  const wentOff = own.find(({ off }) => off === number);
  return {
    goals: goals.filter(({ how }) => how !== 'own-goal').length,
    ownGoals: goals.filter(({ how }) => how === 'own-goal').length,
    ...(cameOn === undefined ? {} : { cameOn: cameOn.seconds }),
    ...(wentOff === undefined ? {} : { wentOff: wentOff.seconds }),
  };
}
