import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { TournamentList } from '../../../core/promotions/tournaments/tournaments-gateway.ts';
import { usePage } from '../../page/use-page.ts';
import { usePromotions } from '../use-promotions.ts';
import { useTournamentWords } from '#ui/casino/catalogue/use-tournament-words.ts';
import styles from './tournaments.module.scss';

/** What the player has joined, each with the place; nothing where it is none. */
export const OwnTournamentList = observer(function OwnTournamentList({
  list,
}: {
  readonly list: TournamentList;
}): ReactNode {
  const { language } = usePage();
  const { tournaments } = usePromotions();
  const { t, count, money } = useTournamentWords();
  const entries = tournaments.own?.entries ?? [];
  if (entries.length === 0) return null;
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="own-tournaments">
      <h2 id="own-tournaments">{t('mine')}</h2>
      <ul className={styles.own}>
        {entries.map(({ id, place, points, prize, currency, isWithheld }) => (
          <li key={id}>
            <span className={styles.medal}>{place ?? '—'}</span>
            <span>
              <Link to={addressInLanguage(routePath('casino-tournament', { bonus: id }), language)}>
                {list.tournaments.find((each) => each.id === id)?.title ?? id}
              </Link>
              <small>{isWithheld ? t('withheld') : t('own-points', { points: count(points) })}</small>
            </span>
            <b className="num">{money(prize, currency)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.dim}>{t('prize-now')}</p>
    </section>
  );
});
