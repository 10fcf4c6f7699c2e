import type { Named } from '../spelling/foreign-language.ts';
import type { SportId } from '../../shared/ids.ts';

/** A competition within a sport. */
export interface Champ extends Named {
  readonly id: number;
  readonly sportId: SportId;
  /** ISO 3166 alpha-2 in lower case, 'gb-eng' and the like for nations, 'un' for the world. */
  readonly countryCode: string;
  readonly countryName: string;
  readonly isTop: boolean;
  /** It holds seasons, whose ends can be bet on. */
  readonly hasOutrights?: boolean | undefined;
  readonly liveCount: number;
  readonly lineCount: number;
}
