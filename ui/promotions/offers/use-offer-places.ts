import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import type { PlaceLink } from '../../page/places/places-row.tsx';
import { usePage } from '../../page/use-page.ts';
import type { OfferListMatch } from './offer-place.ts';

interface OfferPlaceLink extends PlaceLink {
  readonly menuIcon: IconName;
  /** Which list of promotions is there. */
  readonly list: OfferListMatch['name'] | undefined;
}

const LISTS = ['promo', 'casino-bonuses', 'casino-promo'] as const satisfies readonly OfferListMatch['name'][];

/** The sections of promotions, and one's own. */
export function useOfferPlaces(): readonly OfferPlaceLink[] {
  const { language, session } = usePage();
  const { pathname } = useLocation();
  const { t } = useTranslation('promotions');
  const places: readonly (readonly [path: string, text: string, icon: IconName, isOwn?: true])[] = [
    [routePath('promo', {}), t('menu.promo'), 't-layout-grid'],
    [routePath('casino-bonuses', {}), t('title.casino-bonuses'), 't-gift'],
    [routePath('casino-promo', {}), t('title.casino-promo'), 't-stack-2'],
    [routePath('casino-tournaments', {}), t('menu.tournaments'), 't-trophy'],
    [routePath('office-promotion', {}), t('menu.store'), 't-ticket', true],
    [routePath('wager-bonuses', {}), t('menu.own'), 't-wallet', true],
    [routePath('news', {}), t('menu.news'), 't-message'],
  ];
  return places
    .filter(([, , , isOwn]) => isOwn !== true || session.isSignedIn)
    .map(([path, text, menuIcon]) => {
      const href = addressInLanguage(path, language);
      const list = LISTS.find((name) => routePath(name, {}) === path);
      return { text, menuIcon, href, list, isCurrent: pathname === href };
    });
}
