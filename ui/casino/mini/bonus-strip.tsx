import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bonusGameRoute } from '../../../core/casino/bonus-game.ts';
import { BONUS_GROUP, gameList, type GameListEntry } from '../../../core/casino/game-list.ts';
import { gamePlace } from '../../../core/casino/mini/game-place.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { useCasino } from '../use-casino.ts';
import { WideArt } from './mini-art.tsx';
import { useMiniWords } from './use-mini-words.ts';
import styles from './mini-games.module.scss';

/** CG-4, MG-9 The bonus games with their attempts; not for whoever may be given nothing. */
export const BonusStrip = observer(function BonusStrip(): ReactNode {
  const { bonusGames, gamesList } = useCasino();
  const { t } = useMiniWords();
  const { board } = bonusGames;
  const games = gameList(gamesList.entries ?? [], { withBonusGames: true }).filter(({ tag }) => tag === BONUS_GROUP);
  if (games.length === 0 || board?.stop !== undefined) return null;
  const left = board?.games.reduce((sum, game) => sum + game.left, 0);
  return (
    <section aria-labelledby="bonus-games" className={styles.bonus}>
      <header className={styles.head}>
        <Icon name="t-gift" />
        <h2 id="bonus-games">{t('bonus')}</h2>
        <span className={styles.quiet}>{left === undefined ? t('bonus.free') : t('left.all', { count: left })}</span>
      </header>
      <ul className={styles.strip}>
        {games.map((game) => (
          <BonusTile key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
});

const BonusTile = observer(function BonusTile({ game }: { readonly game: GameListEntry }): ReactNode {
  const { language } = usePage();
  const { bonusGames } = useCasino();
  const { t } = useMiniWords();
  const route = bonusGameRoute(game.route);
  const left = route === undefined ? undefined : bonusGames.left(route);
  return (
    <li>
      <Link className={styles.bonusTile} to={inLanguage(`/${gamePlace(game)}`, language)}>
        <WideArt game={game} />
        <span className={styles.caption}>
          <b>{game.name}</b>
          {left === undefined ? null : <span>{t('left', { count: left })}</span>}
        </span>
      </Link>
    </li>
  );
});
