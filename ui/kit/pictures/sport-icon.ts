import type { SportCode } from '../../../core/sports/tree/sport.ts';
import type { IconName } from './icon-name.ts';

/** Sports whose glyph bears their name. */
type NamedSport = Extract<IconName, `m-${SportCode}`> extends `m-${infer Code}` ? Code : never;

const SPORT_ICONS: Readonly<Record<Exclude<SportCode, NamedSport>, IconName>> = {
  football: 'm-soccer',
  'ice-hockey': 'm-hockey-sticks',
  tennis: 'm-tennis-ball',
  'dota-2': 'm-sword-cross',
  cs2: 'm-crosshairs',
  lol: 't-wand',
  valorant: 't-target',
  'rainbow-six': 't-shield-lock',
  'starcraft-2': 't-chess',
  'cyber-football': 'm-controller',
  'cyber-ice-hockey': 'm-football-helmet',
  'cyber-basketball': 't-planet',
  mma: 'm-boxing-glove',
  politics: 'm-bank',
};

/** The glyph that stands for a sport. */
export function sportIcon(code: SportCode): IconName {
  return SPORT_ICONS[code as keyof typeof SPORT_ICONS] ?? `m-${code as NamedSport}`;
}
