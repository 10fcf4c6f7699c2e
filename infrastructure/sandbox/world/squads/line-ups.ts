import type { TimelineEntry } from '../../../../core/sports/game/game.ts';
import type { GoalScorer, LineUpPlayer, LineUps, PlayedMoment } from '../../../../core/sports/game/line-up.ts';
import { isGoalCountKind, type CountedKind } from '../../../../core/sports/game/player-kinds.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import { nameIn } from '../naming/written-name.ts';
import type { Pairing } from '../pairings.ts';
import type { PlayEntry, Side } from '../plays/play.ts';
import { teamSheets, type TeamSheet } from '../plays/team-sheet.ts';
import { playerName, squadOf } from './squads.ts';

type Named = Pick<TimelineEntry, 'player' | 'playerOff' | 'assist' | 'how'>;

function idOf({ home, away = home }: Pairing, side: Side): number {
  return (side === 'home' ? home : away).id;
}

/** Whose deed it was, as far as players are named. */
export function namedEntry({ player, off, assist, how }: PlayEntry, pairing: Pairing, language: Language): Named {
  if (player === undefined) return {};
  const nameOf = (number: number) => playerName(idOf(pairing, player.side), number, language);
  return {
    player: nameOf(player.number),
    ...(off === undefined ? {} : { playerOff: nameOf(off) }),
    ...(assist === undefined ? {} : { assist: nameOf(assist) }),
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

/** PLP-2 PLP-3 PLP-4 What a player of a side did that a question counts. */
function deedEntries(kind: CountedKind, own: readonly PlayEntry[], number: number): readonly PlayEntry[] {
  const isHis = ({ player }: PlayEntry): boolean => player?.number === number;
  if (kind === 'player-assist') return own.filter(({ assist }) => assist === number);
  if (kind === 'player-yellow-card') return own.filter((entry) => entry.kind === 'yellow-card' && isHis(entry));
  const goals = own.filter((entry) => isHis(entry) && entry.kind === 'goal' && entry.how !== 'own-goal');
  if (isGoalCountKind(kind)) return goals;
  return own.filter((entry) => goals.includes(entry) || (isHis(entry) && entry.kind === 'saved-shot'));
}

/** What is asked about a player. */
export interface PlayerDeed {
  readonly kind: CountedKind;
  /** The side and the number of the shirt. */
  readonly code: string;
}

/** When a player came on who did not start, and whether he has gone off. */
export interface PlayerPart {
  readonly cameOn?: number | undefined;
  readonly isOff: boolean;
}

/** The part that a player takes; undefined where he takes none. */
export function partOf(
  { matchup }: Pick<Pairing, 'matchup'>,
  entries: readonly PlayEntry[],
  code: string,
): PlayerPart | undefined {
  const { side, number } = playerOf(code);
  const own = entries.filter(({ player }) => player?.side === side);
  const isStarter = teamSheets(matchup)?.[side].places.some(({ starter }) => starter === number) === true;
  const cameOn = own.find((entry) => entry.kind === 'substitution' && entry.player?.number === number);
  if (!isStarter && cameOn === undefined) return undefined;
  return { cameOn: cameOn?.seconds, isOff: own.some(({ off }) => off === number) };
}

function playerOf(code: string): { readonly side: Side; readonly number: number } {
  return { side: code.startsWith('h') ? 'home' : 'away', number: Number(code.slice(1)) };
}

/** When a player did what is asked; undefined where he took no part. */
export function deedMoments(
  pairing: Pick<Pairing, 'matchup'>,
  entries: readonly PlayEntry[],
  { kind, code }: PlayerDeed,
): readonly PlayedMoment[] | undefined {
  if (partOf(pairing, entries, code) === undefined) return undefined;
  const { side, number } = playerOf(code);
  const own = entries.filter(({ player }) => player?.side === side);
  return deedEntries(kind, own, number).map(({ seconds, period }) => ({ seconds, period }));
}

/** What a player did, told from what happened to the players of his side. */
function deedsOf(
  own: readonly PlayEntry[],
  number: number,
): Omit<LineUpPlayer, 'number' | 'name' | 'position' | 'isStarter'> {
  const his = own.filter(({ player }) => player?.number === number);
  const goals = his.filter(({ kind }) => kind === 'goal');
  const scored = goals.filter(({ how }) => how !== 'own-goal');
  const cameOn = his.find(({ kind }) => kind === 'substitution');
  const wentOff = own.find(({ off }) => off === number);
  return {
    goals: scored.length,
    ownGoals: goals.length - scored.length,
    assists: deedEntries('player-assist', own, number).length,
    shotsOnTarget: deedEntries('player-shot-on-target', own, number).length,
    yellowCards: deedEntries('player-yellow-card', own, number).length,
    ...(cameOn === undefined ? {} : { cameOn: cameOn.seconds }),
    ...(wentOff === undefined ? {} : { wentOff: wentOff.seconds }),
  };
}
