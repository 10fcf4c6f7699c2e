import { inLanguage, pathTo } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { SportAddress } from '../../../core/sports/cyber/cyber-address.ts';
import { cyberPlace } from '../../../core/sports/cyber/cyber-address.ts';

/** SP-28 Where links of a page of cyber sports lead. */
export const cyberLinkPath: typeof pathTo = (name, params, language) => {
  if (name !== 'game' && name !== 'champ') return pathTo(name, params, language);
  const place = cyberPlace(params as SportAddress);
  if (place === undefined) return pathTo(name, params, language);
  const { game, ...champ } = place;
  const path = game === undefined ? routePath('cyber-champ', champ) : routePath('cyber-game', { ...champ, game });
  return inLanguage(path, language);
};
