import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { inLanguage } from '../../core/navigation/language-path.ts';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { SectionPlaces } from '../page/places/section-places.tsx';
import { usePage } from '../page/use-page.ts';
import { useCasinoWords } from './rounds/use-casino-words.ts';

interface CasinoPlace {
  readonly path: string;
  readonly key: string;
  readonly icon: IconName;
  readonly isOwn?: boolean;
}

/** The places of the casino, the player's own among them. */
export const CASINO_PLACES: readonly CasinoPlace[] = [
  { path: '/casino-lobby', key: 'menu.lobby', icon: 't-layout-grid' },
  { path: '/casino-search', key: 'menu.search', icon: 't-search' },
  { path: '/my-casino', key: 'menu.recent', icon: 't-history', isOwn: true },
  { path: '/my-casino/favorites', key: 'menu.favourites', icon: 't-star', isOwn: true },
  { path: '/casino', key: 'menu.live', icon: 't-player-play' },
  { path: '/slots', key: 'menu.slots', icon: 't-stack-2' },
  { path: '/bonus/casino/tournaments', key: 'menu.tournaments', icon: 't-trophy' },
  { path: '/providers', key: 'menu.providers', icon: 't-users' },
  { path: '/othergames', key: 'menu.other', icon: 't-bolt' },
];

/** The casino's row under the header. */
export const CasinoPlaces = observer(function CasinoPlaces(): ReactNode {
  const { language, session } = usePage();
  const { pathname } = useLocation();
  const { t } = useCasinoWords();
  const places = CASINO_PLACES.filter(({ isOwn }) => isOwn !== true || session.isSignedIn);
  return (
    <SectionPlaces
      links={places.map(({ path, key }) => {
        const href = inLanguage(path, language);
        return { id: key, text: t(key), href, isCurrent: pathname === href };
      })}
    />
  );
});
