import { CYBER_TYPES } from '../../navigation/route-parameters.ts';
import { sportCode } from './sport.ts';

/** Played by persons at computers, or by computers alone. */
export type CyberType = (typeof CYBER_TYPES)[number];

/** A game that is played as a sport. */
export interface CyberDiscipline {
  /** How addresses call it. */
  readonly code: string;
  readonly type: CyberType;
  /** The sport of the line it is a part of, where the line has it. */
  readonly sport?: string;
}

/** SP-5 The disciplines of cyber sports by their type, in the order they are offered. */
export const CYBER_DISCIPLINES: readonly CyberDiscipline[] = [
  { code: 'dota-2', type: 'real', sport: 'dota-2' },
  { code: 'cs2', type: 'real', sport: 'cs2' },
  { code: 'league-of-legends', type: 'real' },
  { code: 'valorant', type: 'real' },
  { code: 'rainbow-six', type: 'real' },
  { code: 'mobile-legends', type: 'real' },
  { code: 'starcraft-2', type: 'real' },
  { code: 'football', type: 'virtual' },
  { code: 'ice-hockey', type: 'virtual' },
  { code: 'basketball', type: 'virtual' },
  { code: 'tennis', type: 'virtual' },
  { code: 'volleyball', type: 'virtual' },
  { code: 'fighting', type: 'virtual' },
  { code: 'racing', type: 'virtual' },
];

/** The disciplines of a type, in the order they are shown. */
export function cyberDisciplines(type: CyberType): readonly CyberDiscipline[] {
  return CYBER_DISCIPLINES.filter((discipline) => discipline.type === type);
}

/** SP-6 A discipline belongs to one type by its code; undefined where the type has none of that code. */
export function cyberDiscipline(type: CyberType, code: string): CyberDiscipline | undefined {
  return cyberDisciplines(type).find((discipline) => discipline.code === code);
}

/** SP-7 A sport of the line is a cyber sport where it is a discipline played by persons. */
export function isCyberSport(sportId: number): boolean {
  const code = sportCode(sportId);
  return code !== undefined && CYBER_DISCIPLINES.some(({ sport }) => sport === code);
}
