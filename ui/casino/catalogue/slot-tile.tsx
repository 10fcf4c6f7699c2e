import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gameRtp, type CatalogueGame } from '../../../core/casino/catalogue/catalogue-game.ts';
import { gamePagePath } from '../../../core/casino/casino-game.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { usePage } from '../../page/use-page.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import styles from './catalogue.module.scss';
import { FavouriteButton } from './favourite-button.tsx';
import { GameArt } from './game-art.tsx';

/** A game among others: its picture and its name lead to it. */
export function SlotTile({
  game,
  tag,
}: {
  readonly game: CatalogueGame;
  /** What more stands on its picture. */
  readonly tag?: ReactNode;
}): ReactNode {
  const { language } = usePage();
  const { t, percent } = useCasinoWords();
  return (
    <div className={styles.tile}>
      <Link className={styles.game} to={inLanguage(`/${gamePagePath(game)}`, language)} data-game={game.id}>
        <GameArt game={game} />
        {game.isNew ? <span className={styles.new}>{t('new')}</span> : null}
        {tag}
        <b className={styles.name}>{game.name}</b>
      </Link>
      <p className={styles.under}>
        <span className="ell">{game.provider}</span>
        <span className="num">{percent(gameRtp(game))}</span>
      </p>
      <FavouriteButton game={game} className={styles.favourite} />
    </div>
  );
}
