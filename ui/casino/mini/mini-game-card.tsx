import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GameListEntry } from '../../../core/casino/game-list.ts';
import { gamePlace } from '../../../core/casino/mini/game-place.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { usePage } from '../../page/use-page.ts';
import { MiniArt, shownCategory } from './mini-art.tsx';
import { useMiniWords } from './use-mini-words.ts';
import styles from './mini-games.module.scss';

/** MG-11 A game with the way to where it is played. */
export function MiniGameCard({ game }: { readonly game: GameListEntry }): ReactNode {
  const { language } = usePage();
  const { t } = useMiniWords();
  const category = shownCategory(game);
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="mini-game">
      <span className={styles.cardPicture}>
        <MiniArt game={game} />
      </span>
      <div className={styles.cardText}>
        <h1 id="mini-game">{game.name}</h1>
        <p className={styles.quiet}>{t(`category.${category}`)}</p>
        <div className={styles.ways}>
          <Link
            className={buttonClass({ look: 'primary', size: 'lg' })}
            to={inLanguage(`/${gamePlace(game)}`, language)}
          >
            {t('play')}
          </Link>
          <Link className={buttonClass({ size: 'lg' })} to={inLanguage('/games', language)}>
            {t('all')}
          </Link>
        </div>
      </div>
    </section>
  );
}
