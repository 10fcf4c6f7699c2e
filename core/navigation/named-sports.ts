import type { SportId } from '../shared/ids.ts';
import { SECTIONS } from '../sports/game/game.ts';
import { sportCode, sportId } from '../sports/tree/sport.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import { splitPath } from './path-pattern.ts';

/** A sport as the operator's map of sports names it. */
export interface SportOfMap {
  readonly id: SportId;
  readonly name: string;
  readonly nameEng: string;
}

export interface SportsMapGateway {
  readonly sportsMap: () => Promise<Result<readonly SportOfMap[], RequestFailure>>;
}

/** NV-61 The word of an address of the line that stands where its sport does, and is the code of none. */
export function unknownSportWord(path: string): string | undefined {
  const [section, word] = splitPath(path);
  if (section === undefined || word === undefined || !SECTIONS.some((known) => known === section)) return undefined;
  return sportId(word) === undefined ? word : undefined;
}

/** NV-61 The same address with the code of the sport that the word means: by its English name. */
export function addressOfNamedSport(path: string, sports: readonly SportOfMap[]): string | undefined {
  const word = unknownSportWord(path);
  if (word === undefined) return undefined;
  const wanted = comparable(word);
  const named = wanted === '' ? undefined : sports.find(({ nameEng }) => comparable(nameEng) === wanted);
  const code = named === undefined ? undefined : sportCode(named.id);
  if (code === undefined) return undefined;
  const [section = '', , ...rest] = splitPath(path);
  return `/${[section, code, ...rest].join('/')}`;
}

/** A name as far as letters and digits tell it from others: `Ice_Hockey` and `ice-hockey` are one. */
function comparable(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
}
