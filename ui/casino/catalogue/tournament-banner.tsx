import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { TournamentCard } from '../../../core/promotions/tournaments/tournaments-gateway.ts';
import { writtenIn } from '#ui/site/documents/written-in.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Tag } from '../../kit/feedback/tag.tsx';
import { usePage } from '../../page/use-page.ts';
import { Countdown } from './countdown.tsx';
import { GameArt } from './game-art.tsx';
import styles from './tournament-banner.module.scss';
import { useTournamentWords } from './use-tournament-words.ts';

interface TournamentBannerProps {
  readonly tournament: TournamentCard;
  readonly currency: string;
  /** On its own page it is the heading, with the way in instead of one to the page. */
  readonly wayIn?: ReactNode;
}

/** A tournament at the head of a page: its name, its prizes, and how long it goes on. */
export const TournamentBanner = observer(function TournamentBanner({
  tournament,
  currency,
  wayIn,
}: TournamentBannerProps): ReactNode {
  const { language } = usePage();
  const { t, about, money } = useTournamentWords();
  const { id, state, startsAt, endsAt, theme } = tournament;
  const written = writtenIn(tournament.language, language);
  const Title = wayIn === undefined ? 'h2' : 'h1';
  return (
    <section className={styles.banner} aria-label={tournament.title}>
      <div className={styles.scene}>
        <GameArt game={{ id: 0, theme }} />
      </div>
      <p className={styles.over}>
        <Tag tone="accent" icon="t-trophy">
          {t(`state.${state}`)}
        </Tag>
        <span>{about(tournament)}</span>
      </p>
      <Title className={styles.name} {...written}>
        {tournament.title}
      </Title>
      <p className={styles.pool}>{t('pool', { sum: money(tournament.pool, currency) })}</p>
      <div className={styles.under}>
        {wayIn ?? (
          <Link
            className={buttonClass({ look: 'primary' })}
            to={addressInLanguage(routePath('casino-tournament', { bonus: id }), language)}
          >
            {t('open')}
          </Link>
        )}
        {state === 'announced' ? <Countdown until={startsAt} label={t('starts')} /> : null}
        {state === 'running' ? <Countdown until={endsAt} label={t('left')} /> : null}
      </div>
    </section>
  );
});
