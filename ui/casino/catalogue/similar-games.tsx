import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CatalogueGame } from '../../../core/casino/catalogue/catalogue-game.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { usePage } from '../../page/use-page.ts';
import { JackpotTag } from '../jackpots/jackpot-tag.tsx';
import { useCasino } from '../use-casino.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import styles from './catalogue.module.scss';
import { SlotTile } from './slot-tile.tsx';

const MOST_SHOWN = 7;

/** Games of the same theme; nothing for whoever is not to be courted. */
export const SimilarGames = observer(function SimilarGames({ game }: { readonly game: CatalogueGame }): ReactNode {
  const { language } = usePage();
  const { catalogue, playGuard } = useCasino();
  const { t } = useCasinoWords();
  if (!playGuard.mayPromote || playGuard.stop !== undefined) return null;
  const similar = catalogue.firstGames.filter(({ id, theme }) => id !== game.id && theme === game.theme);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="casino-similar">
      <header className={styles.head}>
        <h2 id="casino-similar">{t('similar')}</h2>
        <Link to={inLanguage(`/slots/${game.theme}`, language)}>{t('all')}</Link>
      </header>
      <ul className={styles.row}>
        {similar.slice(0, MOST_SHOWN).map((each) => (
          <li key={each.id}>
            <SlotTile game={each} tag={<JackpotTag game={each} />} />
          </li>
        ))}
      </ul>
    </section>
  );
});
