import type { Kit, KitPattern } from '../../../core/sports/game/game.ts';
import { KIT_PATTERNS } from '../../../core/sports/game/game.ts';
import { sportFacts, sportId, type SportCode } from '../../../core/sports/tree/sport.ts';
import { fraction, mix, mixText } from './mix.ts';
import type { KeptName, NameOrigin } from './naming/written-name.ts';
import { BALL_TEAMS } from './names/ball-teams.ts';
import { CYBER_TEAMS } from './names/cyber-teams.ts';
import { FOOTBALL_TEAMS } from './names/football-teams.ts';
import { LESSER_PLAYERS, LESSER_TEAMS } from './names/lesser-teams.ts';
import { PLAYER_NAMES } from './names/player-names.ts';
import { POLITICAL_QUESTIONS } from './names/political-questions.ts';
import { CULTURE_QUESTIONS, RACES } from './names/races.ts';
import { TEAM_KITS } from './names/team-kits.ts';

export type RosterName =
  | keyof typeof FOOTBALL_TEAMS
  | keyof typeof BALL_TEAMS
  | keyof typeof PLAYER_NAMES
  | keyof typeof CYBER_TEAMS
  | keyof typeof LESSER_TEAMS
  | keyof typeof LESSER_PLAYERS
  | 'formula-1'
  | 'cycling'
  | 'biathlon'
  | 'horse-racing'
  | 'marbles'
  | 'culture'
  | 'elections'
  | 'central-banks'
  | 'organisations';

/** Whoever competes. */
export interface Contestant extends KeptName {
  readonly id: number;
  /** From 0, the weakest of the roster, to 1. */
  readonly strength: number;
  readonly kit?: Kit;
  readonly country?: string;
  /** The answers of a question that is no contest of two. */
  readonly answers?: readonly KeptName[];
}

const COLOURS = [
  '#C8102E',
  '#003399',
  '#FFFFFF',
  '#111111',
  '#F5C400',
  '#00843D',
  '#6CABDD',
  '#7A263A',
  '#F36C21',
  '#4B2E83',
  '#0B6E4F',
  '#1D2D5C',
  '#B0B7BC',
  '#DA291C',
  '#00A3AD',
  '#8C1D40',
] as const;

function kitOf(name: string): Kit {
  const known = TEAM_KITS[name];
  if (known !== undefined) return known;
  const key = mixText(name);
  const first = COLOURS[key % COLOURS.length] ?? '#C8102E';
  const second = COLOURS[(key + 1 + (mix(key, 1) % (COLOURS.length - 1))) % COLOURS.length] ?? '#FFFFFF';
  const pattern: KitPattern = KIT_PATTERNS[mix(key, 2) % KIT_PATTERNS.length] ?? 'plain';
  return { first, second, pattern };
}

function contestantId(roster: string, english: string): number {
  return 1_000 + (mixText(`${roster}/${english}`) % 8_999_000);
}

function bothNames(text: string): KeptName {
  const [ru = '', en = ''] = text.split('|');
  return { ru, en, isPerson: en.endsWith('.') };
}

/** Whether two sides meet in a sport; there are none in races and questions. */
export function isContest(sport: SportCode): boolean {
  return sportFacts(sportId(sport) ?? 0)?.unit !== 'part';
}

/** The questions of a roster with their answers; a race asks who wins it. */
function questionsOf(roster: string): readonly (readonly [question: string, answers: string])[] {
  const { races, starters = '' } = RACES[roster] ?? {};
  if (races !== undefined) return races.split(';').map((race) => [race, starters]);
  return roster === 'culture' ? CULTURE_QUESTIONS : (POLITICAL_QUESTIONS[roster] ?? []);
}

function questions(roster: string): readonly Contestant[] {
  return questionsOf(roster).map(([question, answers]) => ({
    id: contestantId(roster, question),
    ...bothNames(question),
    strength: 0.5,
    country: 'un',
    answers: answers.split(';').map(bothNames),
  }));
}

const ALL: Readonly<Record<string, string>> = {
  ...FOOTBALL_TEAMS,
  ...BALL_TEAMS,
  ...PLAYER_NAMES,
  ...CYBER_TEAMS,
  ...LESSER_TEAMS,
  ...LESSER_PLAYERS,
};

/** Rosters of teams, and countries of persons, whose names were Russian from the first. */
const RUSSIAN: ReadonlySet<string> = new Set(
  (
    'russia russia-first belarus kazakhstan khl vhl mhl vtb volleyball-russia volleyball-russia-women handball-russia ' +
    'futsal beach-soccer bandy ru by kz uz'
  ).split(' '),
);

function originOf(roster: string, country: string | undefined): NameOrigin {
  if (country === 'ua') return 'ukrainian';
  return RUSSIAN.has(country ?? roster) ? 'russian' : 'other';
}

const READ = new Map<RosterName, readonly Contestant[]>();

/** The members of a roster, strongest first; every page asks for those of all champs. */
export function readRoster(roster: RosterName): readonly Contestant[] {
  const known = READ.get(roster);
  if (known !== undefined) return known;
  const read = parsedRoster(roster);
  READ.set(roster, read);
  return read;
}

function parsedRoster(roster: RosterName): readonly Contestant[] {
  const text = ALL[roster];
  if (text === undefined) return questions(roster);
  const entries = text.split(';');
  const isPersons = roster in PLAYER_NAMES || roster in CYBER_TEAMS || roster in LESSER_PLAYERS;
  return entries.map((entry, index) => {
    const [ru = '', en = '', country] = entry.split('|');
    const rank = 1 - index / Math.max(1, entries.length - 1);
    return {
      id: contestantId(roster, en),
      ru,
      en,
      origin: originOf(roster, country),
      isPerson: isPersons && country !== undefined,
      strength: Math.min(1, Math.max(0, rank * 0.85 + fraction(mixText(en), 7) * 0.15)),
      ...(isPersons && country !== undefined ? { country } : { kit: kitOf(en) }),
    };
  });
}
