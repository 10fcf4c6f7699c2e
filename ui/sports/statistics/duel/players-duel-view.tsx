import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { inLanguage } from '../../../../core/navigation/language-path.ts';
import { duelPath } from '../../../../core/sports/statistics/duel-address.ts';
import { betterSide, duelPlayerName, type PlayersDuel } from '../../../../core/sports/statistics/players-duel.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { buttonClass } from '../../../kit/controls/button.tsx';
import { ErrorState } from '../../../kit/feedback/error-state.tsx';
import { formatDate } from '../../../kit/formats/format-date.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Flag } from '../../../kit/pictures/flag.tsx';
import { NameText } from '../../../page/names/name-text.tsx';
import { useFailureWords } from '../../../page/use-failure-words.ts';
import { usePage } from '../../../page/use-page.ts';
import { usePageTitle } from '../../../page/use-page-title.ts';
import { useSports } from '../../use-sports.ts';
import { StatisticsSkeleton } from '../statistics-states.tsx';
import head from '../champ-statistics.module.scss';
import { PastGameList } from '../past-game-list.tsx';
import { statisticsHref } from '../statistics-address.ts';
import { DuelChoice, type DuelChoiceProps } from './duel-choice.tsx';
import styles from './players-duel.module.scss';

/** Two players of a competition side by side, on a page of their own. */
export const PlayersDuelView = observer(function PlayersDuelView(): ReactNode {
  const { duel } = useSports().playersDuel;
  const { language } = usePage();
  const { t } = useTranslation('statistics');
  const navigate = useNavigate();
  const names = duel?.players.map(duelPlayerName) ?? [];
  usePageTitle(duel === undefined ? t('duel') : t('duel.of', { one: names[0], other: names[1] }));
  return (
    <DuelInFigures onChoose={(address) => void navigate(inLanguage(duelPath(address), language), { replace: true })} />
  );
});

/** What both played, and how they met; others are chosen in it. */
export const DuelInFigures = observer(function DuelInFigures({
  onChoose,
}: Pick<DuelChoiceProps, 'onChoose'>): ReactNode {
  const { playersDuel: store } = useSports();
  const { t } = useTranslation('statistics');
  const { duel } = store;
  if (store.phase === 'failed') return <DuelFailure />;
  if (duel === undefined) return <StatisticsSkeleton />;
  return (
    <>
      <DuelHead duel={duel} />
      <section className="panel" aria-busy={store.phase === 'loading'} aria-label={t('duel.figures')}>
        <div className={styles.choices}>
          <DuelChoice duel={duel} place={0} onChoose={onChoose} />
          <DuelChoice duel={duel} place={1} onChoose={onChoose} />
        </div>
        <DuelFigures duel={duel} />
      </section>
      <DuelMeetings duel={duel} />
    </>
  );
});

const DuelHead = observer(function DuelHead({ duel }: { readonly duel: PlayersDuel }): ReactNode {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('statistics');
  const { t: words } = useTranslation('kit');
  const since = formatDate(duel.since, clock.now, { look: settings.settings, words });
  return (
    <header className={head.head}>
      <Flag code={duel.countryCode} />
      <h1 className={classNames('ell', head.title)}>{t('duel')}</h1>
      <span className={head.since}>
        <NameText of={duel}>{duel.name}</NameText> · {t('duel.since', { date: since })}
      </span>
      <Link className={buttonClass({ size: 'sm' })} to={statisticsHref(duel.champId, language)}>
        {t('to-table')}
      </Link>
    </header>
  );
});

/** STC-15 */
function DuelFigures({ duel: { players } }: { readonly duel: PlayersDuel }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('statistics');
  const [one, other] = players;
  return (
    <table className={styles.figures}>
      <caption className="vh">{t('duel.figures')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <NameText title={duelPlayerName(one)}>{duelPlayerName(one)}</NameText>
          </th>
          <th scope="col">{t('duel.figure')}</th>
          <th scope="col">
            <NameText title={duelPlayerName(other)}>{duelPlayerName(other)}</NameText>
          </th>
        </tr>
      </thead>
      <tbody>
        {one.figures.map(({ kind, amount }, place) => {
          const against = other.figures[place]?.amount ?? 0;
          const better = betterSide(kind, amount, against);
          return (
            <tr key={kind}>
              <td className={classNames('num', better === 'home' && styles.better)}>{formatCount(amount, language)}</td>
              <th scope="row">{t(`duel.figure.${kind}`)}</th>
              <td className={classNames('num', better === 'away' && styles.better)}>
                {formatCount(against, language)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** STC-3 How two persons met; two of squads are in one match with their teams. */
function DuelMeetings({ duel: { champId, players, meetings } }: { readonly duel: PlayersDuel }): ReactNode {
  const { t } = useTranslation('statistics');
  const [{ shirt, side }] = players;
  if (shirt !== undefined) return null;
  return (
    <section className="panel" aria-label={t('meetings')}>
      <h2 className={head.cardHead}>{t('meetings')}</h2>
      {meetings.length === 0 ? (
        <p className={head.nothing}>{t('duel.meetings.none')}</p>
      ) : (
        <PastGameList games={meetings} champId={champId} sideId={side.id} />
      )}
    </section>
  );
}

const DuelFailure = observer(function DuelFailure(): ReactNode {
  const { playersDuel: store } = useSports();
  const words = useFailureWords()(store.failure, 'line');
  return (
    <section className="panel">
      <ErrorState title={words?.title} isOffline={store.failure?.kind === 'network'} onRetry={() => void store.retry()}>
        {words?.text}
      </ErrorState>
    </section>
  );
});
