import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { GAME_CATEGORIES } from '../../../core/casino/game-category.ts';
import { readGamesWish, writeGamesWish } from '../../../core/casino/mini/game-place.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { SectionPlaces } from '../../page/places/section-places.tsx';
import { usePage } from '../../page/use-page.ts';
import { useMiniWords } from './use-mini-words.ts';

/** The row under the header of the small games: their categories. */
export const MiniPlaces = observer(function MiniPlaces(): ReactNode {
  const { language } = usePage();
  const { pathname, search } = useLocation();
  const { t } = useMiniWords();
  const games = inLanguage('/games', language);
  const { category } = readGamesWish(new URLSearchParams(search));
  return (
    <SectionPlaces
      links={GAME_CATEGORIES.map(({ code }) => ({
        text: t(`category.${code}`),
        href: games + writeGamesWish({ category: code, search: '' }),
        isCurrent: pathname === games && code === category,
      }))}
    />
  );
});
