import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { SectionPlaces } from '../../page/places/section-places.tsx';
import { usePage } from '../../page/use-page.ts';
import { GAME_PLACES } from './game-places.ts';
import { useGameWords } from './use-game-words.ts';

/** The row under the header of the games: all of them, then each. */
export const OtherGamesPlaces = observer(function OtherGamesPlaces(): ReactNode {
  const { language } = usePage();
  const { pathname } = useLocation();
  const { t } = useGameWords();
  const link = (route: string, text: string) => {
    const href = inLanguage(`/${route}`, language);
    return { text, href, isCurrent: pathname === href };
  };
  return (
    <SectionPlaces
      links={[link('othergames', t('title')), ...GAME_PLACES.map(({ key, route }) => link(route, t(`game.${key}`)))]}
    />
  );
});
