import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GameListEntry } from '../../../core/casino/game-list.ts';
import { gamePlace } from '../../../core/casino/mini/game-place.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { usePage } from '../../page/use-page.ts';
import { MiniArt, shownCategory } from './mini-art.tsx';
import { useMiniWords } from './use-mini-words.ts';
import styles from './mini-games.module.scss';

/** MG-11 Games as square tiles, each of which leads to where it is played. */
export function MiniGameTiles({
  games,
  label,
}: {
  readonly games: readonly GameListEntry[];
  readonly label: string;
}): ReactNode {
  const { language } = usePage();
  const { t } = useMiniWords();
  return (
    <ul className={styles.tiles} aria-label={label}>
      {games.map((game) => (
        <li key={game.id}>
          <Link className={styles.tile} to={inLanguage(`/${gamePlace(game)}`, language)}>
            <span className={styles.picture}>
              <MiniArt game={game} />
              {game.tag === 'new' ? <span className={styles.new}>{t('new')}</span> : null}
            </span>
            <b className="ell">{game.name}</b>
            <span className={styles.quiet}>{t(`category.${shownCategory(game)}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
