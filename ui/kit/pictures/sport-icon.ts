import type { SportCode } from '../../../core/sports/tree/sport.ts';
import type { IconName } from './icon-name.ts';

const SPORT_ICONS: Readonly<Record<SportCode, IconName>> = {
  football: 'm-soccer',
  'ice-hockey': 'm-hockey-sticks',
  basketball: 'm-basketball',
  tennis: 'm-tennis-ball',
  baseball: 'm-baseball',
  volleyball: 'm-volleyball',
  handball: 'm-handball',
  'table-tennis': 'm-table-tennis',
  badminton: 'm-badminton',
  'dota-2': 'm-sword-cross',
  cs2: 'm-crosshairs',
  mma: 'm-boxing-glove',
  cricket: 'm-cricket',
  politics: 'm-bank',
};

/** The glyph that stands for a sport. */
export function sportIcon(code: SportCode): IconName {
  return SPORT_ICONS[code];
}
