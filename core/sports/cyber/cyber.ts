import { CYBER_TYPES } from '../../navigation/route-parameters.ts';
import { sportCode, type SportCode } from '../tree/sport.ts';

/** Played by persons at computers, or by computers alone. */
export type CyberType = (typeof CYBER_TYPES)[number];

/** A game that is played as a sport. */
export interface CyberDiscipline {
  /** How addresses call it. */
  readonly code: string;
  readonly type: CyberType;
  /** The sport of the line it is. */
  readonly sport: SportCode;
}

/** SP-5 The disciplines of cyber sports by their type, in the order they are offered. */
export const CYBER_DISCIPLINES: readonly CyberDiscipline[] = [
  { code: 'cs2', type: 'real', sport: 'cs2' },
  { code: 'dota-2', type: 'real', sport: 'dota-2' },
  { code: 'league-of-legends', type: 'real', sport: 'lol' },
  { code: 'valorant', type: 'real', sport: 'valorant' },
  { code: 'rainbow-six', type: 'real', sport: 'rainbow-six' },
  { code: 'starcraft-2', type: 'real', sport: 'starcraft-2' },
  { code: 'football', type: 'virtual', sport: 'cyber-football' },
  { code: 'ice-hockey', type: 'virtual', sport: 'cyber-ice-hockey' },
  { code: 'basketball', type: 'virtual', sport: 'cyber-basketball' },
];

/** The disciplines of a type, in the order they are shown. */
export function cyberDisciplines(type: CyberType): readonly CyberDiscipline[] {
  return CYBER_DISCIPLINES.filter((discipline) => discipline.type === type);
}

/** SP-6 A discipline belongs to one type by its code; undefined where the type has none of that code. */
export function cyberDiscipline(type: CyberType, code: string): CyberDiscipline | undefined {
  return cyberDisciplines(type).find((discipline) => discipline.code === code);
}

/** SP-7 A sport of the line is a cyber sport of the type that has it as a discipline; that of persons unless another is asked for. */
export function isCyberSport(sportId: number, type: CyberType = 'real'): boolean {
  const code = sportCode(sportId);
  return code !== undefined && cyberDisciplines(type).some(({ sport }) => sport === code);
}
