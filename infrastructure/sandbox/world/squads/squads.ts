import type { Language } from '../../../../core/site/config/language.ts';
import type { PlayerPosition } from '../../../../core/sports/game/line-up.ts';
import { CHAMP_RECORDS, type ChampRecord } from '../champ-table.ts';
import { lazy } from '../lazy.ts';
import { fraction, mix } from '../mix.ts';
import { nameIn, type KeptName } from '../naming/written-name.ts';
import { NATION_NAMES, SQUAD_NAMES, STADIUM_WORDS } from '../names/squad-names.ts';
import { SHIRTS } from '../plays/team-sheet.ts';
import type { Contestant } from '../rosters.ts';
import { membersOf } from '../seasons/pools.ts';

/** A player of a squad, in both languages; nobody else has the name. */
interface SquadPlayer extends KeptName {
  readonly number: number;
  readonly position: PlayerPosition;
}

type Origin = keyof typeof SQUAD_NAMES;
type BothNames = readonly [ru: string, en: string];

const HOME_ORIGINS: Readonly<Record<string, Origin>> = {
  'gb-eng': 'english',
  es: 'spanish',
  de: 'german',
  it: 'italian',
  fr: 'french',
  ru: 'russian',
};
/** Where players of clubs come from. */
const ABROAD: readonly Origin[] = [
  'english',
  'spanish',
  'portuguese',
  'german',
  'italian',
  'french',
  'russian',
  'balkan',
  'nordic',
];
/** Numbers that no shirt has: what is drawn for a coach and a stadium. */
const COACH = 101;
const STADIUM = 102;
/** The part of a club that comes from its own country. */
const AT_HOME = 0.6;

function listed(text: string): readonly BothNames[] {
  return text.split(';').map((entry) => {
    const [ru = '', en = ''] = entry.split('|');
    return [ru, en];
  });
}

/** Full names of an origin, each handed out once, in an order that no one can guess. */
function namesOf({ given, surnames }: { readonly given: string; readonly surnames: string }) {
  const [first, last] = [listed(given), listed(surnames)];
  const names = first.flatMap(([ru, en]) =>
    last.map(([ruLast, enLast]): BothNames => [`${ru} ${ruLast}`, `${en} ${enLast}`]),
  );
  return names
    .map((name, index) => ({ name, order: mix(index, 61) }))
    .toSorted((one, other) => one.order - other.order);
}

function originOf(team: Contestant, { country }: ChampRecord, number: number): Origin {
  if (country === 'un') return NATION_NAMES[team.en] ?? 'english';
  const abroad = ABROAD[mix(team.id, number, 62) % ABROAD.length] ?? 'english';
  const home = HOME_ORIGINS[country] ?? ABROAD[mix(team.id, 63) % ABROAD.length];
  return home !== undefined && fraction(team.id, number, 64) < AT_HOME ? home : abroad;
}

/** Hands names out so that nobody has the same one. */
function nameGiver(known: ReadonlySet<string> = new Set()): (origin: Origin) => BothNames {
  const taken = new Set(known);
  const stocks = new Map<Origin, { name: BothNames }[]>();
  return (origin) => {
    const stock = stocks.get(origin) ?? [...namesOf(SQUAD_NAMES[origin])];
    stocks.set(origin, stock);
    for (let next = stock.pop(); next !== undefined; next = stock.pop()) {
      if (taken.has(next.name[1])) continue;
      taken.add(next.name[1]);
      return next.name;
    }
    throw new RangeError(`no name is left: ${origin}`);
  };
}

/** Whether the teams of a champ have squads whose goals are named. */
export function hasSquads({ sport, coverage }: Pick<ChampRecord, 'sport' | 'coverage'>): boolean {
  return sport === 'football' && coverage === 'top';
}

/** All squads of top football by team: a player belongs to one, so that he is in one game at a time. */
const SQUADS = lazy(() => {
  const nameFor = nameGiver();
  const squads = new Map<number, readonly SquadPlayer[]>();
  for (const champ of CHAMP_RECORDS.filter(hasSquads)) {
    for (const team of membersOf(champ)) {
      if (squads.has(team.id)) continue;
      const players = SHIRTS.map(({ number, position }): SquadPlayer => {
        const origin = originOf(team, champ, number);
        const [ru, en] = nameFor(origin);
        return { number, position, ru, en, origin: origin === 'russian' ? origin : 'other', isPerson: true };
      });
      squads.set(team.id, players);
    }
  }
  return squads;
});

/** Who leads a team, and where it plays. */
interface TeamHome {
  readonly coach: KeptName;
  readonly stadium: KeptName;
}

/** Coaches and stadiums: their names are drawn after all players have theirs, so that nobody has the same one. */
const HOMES = lazy(() => {
  const players = new Set([...SQUADS().values()].flat().map(({ en }) => en));
  const nameFor = nameGiver(players);
  const stadiumFor = nameGiver();
  const words = listed(STADIUM_WORDS);
  const homes = new Map<number, TeamHome>();
  for (const champ of CHAMP_RECORDS.filter(hasSquads)) {
    for (const team of membersOf(champ)) {
      if (homes.has(team.id)) continue;
      const origin = originOf(team, champ, COACH);
      const [ru, en] = nameFor(origin);
      const [surnameRu, surname] = stadiumFor(HOME_ORIGINS[champ.country] ?? originOf(team, champ, STADIUM)).map(
        (name) => name.split(' ').at(-1) ?? name,
      );
      const [wordRu, word] = words[mix(team.id, STADIUM) % words.length] ?? ['', ''];
      homes.set(team.id, {
        coach: { ru, en, origin: origin === 'russian' ? origin : 'other', isPerson: true },
        stadium: { ru: `${surnameRu} ${wordRu}`, en: `${surname} ${word}` },
      });
    }
  }
  return homes;
});

/** The coach and the stadium of a team that has a squad. */
export function teamHome(
  teamId: number,
  language: Language,
): { readonly coach: string; readonly stadium: string } | undefined {
  const home = HOMES().get(teamId);
  return home && { coach: nameIn(home.coach, language), stadium: nameIn(home.stadium, language) };
}

/** The squad of a team by shirt numbers; nobody where the team has none. */
export function squadOf(teamId: number): readonly SquadPlayer[] {
  return SQUADS().get(teamId) ?? [];
}

/** What a player of a team is called; undefined for nobody. */
export function playerName(teamId: number, number: number, language: Language): string | undefined {
  const player = squadOf(teamId).find((one) => one.number === number);
  return player && nameIn(player, language);
}

export interface TeamPlayer extends SquadPlayer {
  readonly teamId: number;
}

/** The players of all squads. */
export function teamPlayers(): readonly TeamPlayer[] {
  return [...SQUADS()].flatMap(([teamId, players]) => players.map((player) => ({ ...player, teamId })));
}
