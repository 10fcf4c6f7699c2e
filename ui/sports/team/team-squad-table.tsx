import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bestOfSquad, orderedSquad, type SquadLine } from '../../../core/sports/team/team-squad.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { formatDate } from '../../kit/formats/format-date.ts';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { NameText } from '../../page/names/name-text.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { StatisticsSkeleton } from '../statistics/statistics-states.tsx';
import { useSports } from '../use-sports.ts';
import styles from './team-squad-table.module.scss';
import { teamTabHref } from './team-tab-links.tsx';

const FIGURES = ['matches', 'minutes', 'goals', 'assists', 'yellow-cards'] as const;
const BEST = 8;

/** SP-38 Everybody who plays for a team, and what he did in the season. */
export const TeamSquadTable = observer(function TeamSquadTable(): ReactNode {
  const { team } = useSports();
  const { clock, settings } = usePage();
  const { t } = useTranslation('line-pages');
  const { t: kit } = useTranslation('kit');
  const { squad } = team;
  if (squad === undefined) return <SquadWait />;
  const date = formatDate(squad.since, clock.now, { look: settings.settings, words: kit });
  return (
    <section className="panel" aria-labelledby="team-squad">
      <div className={styles.head}>
        <h2 id="team-squad">{t('team.tab.squad')}</h2>
        <span>{t('statistics:duel.since', { date })}</span>
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="vh">{t('team.tab.squad')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <abbr title={t('team.number')}>{t('team.number-short')}</abbr>
              </th>
              <th scope="col" className={styles.player}>
                {t('team.player')}
              </th>
              <th scope="col" className={styles.position}>
                {t('team.position')}
              </th>
              {FIGURES.map((figure) => (
                <th key={figure} scope="col">
                  {t(`statistics:duel.figure.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orderedSquad(squad.players).map((player) => (
              <SquadRow key={player.number} player={player} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

function SquadRow({ player }: { readonly player: SquadLine }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('game');
  const { number, name, position, matches, minutes, goals, assists, yellowCards } = player;
  const figures = [matches, minutes, goals, assists, yellowCards];
  return (
    <tr>
      <td className="num">{number}</td>
      <th scope="row" className={styles.player}>
        <NameText title={name}>{name}</NameText>
      </th>
      <td className={styles.position}>{t(`position.${position}`)}</td>
      {figures.map((figure, place) => (
        <td key={FIGURES[place]} className="num">
          {formatCount(figure, language)}
        </td>
      ))}
    </tr>
  );
}

/** SP-38 The best of a squad by goals and assists, beside the games. */
export const SquadCard = observer(function SquadCard(): ReactNode {
  const { team } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const { squad } = team;
  if (squad === undefined) return <SquadWait />;
  return (
    <section className="panel" aria-labelledby="team-squad">
      <div className={styles.head}>
        <h2 id="team-squad">{t('team.tab.squad')}</h2>
        <span>{t('team.squad-note')}</span>
        <Link to={teamTabHref(team.id, 'squad', language)}>{t('team.whole-squad')}</Link>
      </div>
      <ol className={styles.best}>
        {bestOfSquad(squad.players, BEST).map(({ number, name, position, goals, assists }) => (
          <li key={number}>
            <span className={`num ${styles.number ?? ''}`}>{number}</span>
            <strong>
              <NameText title={name}>{name}</NameText>
            </strong>
            <abbr title={t(`game:position.${position}`)}>{t(`game:position.${position}.short`)}</abbr>
            <span className="num" aria-hidden="true">
              {goals} + {assists}
            </span>
            <VisuallyHidden>{t('team.deeds', { goals, assists })}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </section>
  );
});

const SquadWait = observer(function SquadWait(): ReactNode {
  const { team } = useSports();
  const words = useFailureWords()(team.squadFailure, 'line');
  if (team.squadFailure === undefined) return <StatisticsSkeleton />;
  return (
    <section className="panel">
      <ErrorState
        title={words?.title}
        isOffline={team.squadFailure.kind === 'network'}
        onRetry={() => void team.openSquad()}
      >
        {words?.text}
      </ErrorState>
    </section>
  );
});
