import type { ParameterValues } from '../../navigation/route-parameters.ts';
import { CYBER_DISCIPLINES } from './cyber.ts';

/** What leads to a competition of the line, or to one of its games. */
export interface SportAddress extends Pick<ParameterValues, 'section' | 'sport' | 'champ'> {
  readonly game?: number;
}

/** The same among cyber sports. */
export interface CyberPlace extends Pick<ParameterValues, 'cyberType' | 'discipline' | 'champ' | 'section'> {
  readonly game?: number;
}

/** SP-28 On pages of cyber sports whatever leads to a competition or a game of a cyber sport leads to its page among them; undefined for any other sport. */
export function cyberPlace({ sport, ...place }: SportAddress): CyberPlace | undefined {
  const found = CYBER_DISCIPLINES.find((discipline) => discipline.sport === sport);
  return found === undefined ? undefined : { ...place, cyberType: found.type, discipline: found.code };
}
