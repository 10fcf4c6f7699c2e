import { useLocation } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import type { PlaceLink } from '../../page/places/places-row.tsx';
import { usePage } from '../../page/use-page.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';

/** What the places of a player begin with. */
const OWN = 'my-casino';

const PLACES: readonly (readonly [path: string, key: string, icon: IconName])[] = [
  ['casino-lobby', 'lobby', 't-layout-grid'],
  ['casino-search', 'search', 't-search'],
  [OWN, 'recent', 't-history'],
  ['my-casino/favorites', 'favourites', 't-star'],
  ['casino', 'live', 't-player-play'],
  ['slots', 'slots', 't-stack-2'],
  ['bonus/casino/tournaments', 'tournaments', 't-trophy'],
  ['providers', 'providers', 't-users'],
  ['othergames', 'other', 't-bolt'],
];

/** The places of the casino, the player's own among them. */
export function useCasinoPlaces(): readonly (PlaceLink & { readonly menuIcon: IconName })[] {
  const { language, session } = usePage();
  const { pathname } = useLocation();
  const { t } = useCasinoWords();
  return PLACES.filter(([path]) => session.isSignedIn || !path.startsWith(OWN)).map(([path, key, menuIcon]) => {
    const href = inLanguage(`/${path}`, language);
    return { text: t(`menu.${key}`), menuIcon, href, isCurrent: pathname === href };
  });
}
