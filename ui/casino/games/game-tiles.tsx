import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { usePage } from '../../page/use-page.ts';
import { WideArt } from '../mini/mini-art.tsx';
import { GAME_PLACES } from './game-places.ts';
import styles from './games.module.scss';
import { useGameWords } from './use-game-words.ts';

/** CG-9 The games that there are, each leading to its page. */
export function GameTiles({ besides }: { readonly besides?: string }): ReactNode {
  const { language } = usePage();
  const { t } = useGameWords();
  return (
    <nav className={styles.tiles} aria-label={t('others')}>
      {GAME_PLACES.filter(({ key }) => key !== besides).map(({ route, key }, place) => (
        <Link key={key} className={styles.tile} data-game={key} to={inLanguage(`/${route}`, language)}>
          <span className={styles.picture}>
            <WideArt game={{ id: place, route: route.replace('games/', ''), categoryIds: [] }} />
          </span>
          <b>{t(`game.${key}`)}</b>
          <span className={styles.about}>{t(`kind.${key}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
