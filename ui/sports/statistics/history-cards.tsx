import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { duelPath } from '../../../core/sports/statistics/duel-address.ts';
import { countsPoints } from '../../../core/sports/statistics/league-table.ts';
import { FORM_LENGTH, pastOutcome, type PastGame } from '../../../core/sports/statistics/past-game.ts';
import type { Game, Opponent } from '../../../core/sports/game/game.ts';
import { Button, buttonClass } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { usePage } from '../../page/use-page.ts';
import { OpponentName } from '../game/opponent-name.tsx';
import { useSports } from '../use-sports.ts';
import { FormLetters } from './form-letters.tsx';
import styles from './history-cards.module.scss';
import { PastGameList } from './past-game-list.tsx';
import { statisticsHref } from './statistics-address.ts';

interface HistoryProps {
  readonly game: Game;
}

/** How both sides of a game met before. */
export const MeetingsCard = observer(function MeetingsCard({ game }: HistoryProps): ReactNode {
  const { history } = useSports().gameHistory;
  const { t } = useTranslation('statistics');
  if (history === undefined) return <MissingHistory game={game} />;
  return (
    <section className="panel" aria-label={t('meetings')}>
      <h2 className={styles.head}>{t('meetings')}</h2>
      <MeetingCounts games={history.meetings} game={game} />
      <PastGameList games={history.meetings} champId={history.champId} sideId={game.home.id} />
    </section>
  );
});

/** The last games of both sides, beside each other. */
export const FormCards = observer(function FormCards({ game }: HistoryProps): ReactNode {
  const { history } = useSports().gameHistory;
  const { home, away } = game;
  if (history === undefined) return <MissingHistory game={game} />;
  return (
    <div className={styles.sides}>
      <SideCard side={home} games={history.home} champId={history.champId} />
      {away === undefined ? null : <SideCard side={away} games={history.away} champId={history.champId} />}
    </div>
  );
});

/** From a game to the duel of its players and to the table of its competition. */
export const HistoryLinks = observer(function HistoryLinks({ game }: HistoryProps): ReactNode {
  const { history } = useSports().gameHistory;
  const { language } = usePage();
  const { t } = useTranslation('statistics');
  const { home, away } = game;
  if (history === undefined || away === undefined) return null;
  return (
    <>
      {history.hasDuels === true ? (
        <Link
          className={buttonClass({ size: 'sm' })}
          to={inLanguage(
            duelPath({ champId: history.champId, picks: [{ sideId: home.id }, { sideId: away.id }] }),
            language,
          )}
        >
          {t('duel')}
        </Link>
      ) : null}
      <Link className={buttonClass({ size: 'sm' })} to={statisticsHref(history.champId, language)}>
        {t('to-table')}
      </Link>
    </>
  );
});

/** The past is on its way, or did not come and can be asked for again. */
const MissingHistory = observer(function MissingHistory({ game }: HistoryProps): ReactNode {
  const { gameHistory } = useSports();
  const { t } = useTranslation('statistics');
  if (gameHistory.failure === undefined) return null;
  return (
    <section className="panel">
      <FormNotice tone="danger">{t('history.failed')}</FormNotice>
      <Button size="sm" onClick={() => void gameHistory.open(game.id)}>
        {t('kit:retry')}
      </Button>
    </section>
  );
});

function MeetingCounts({
  games,
  game: { home, away, sportId },
}: {
  readonly games: readonly PastGame[];
  readonly game: Game;
}): ReactNode {
  const { t } = useTranslation('statistics');
  if (games.length === 0) return <p className={styles.nothing}>{t('meetings.none')}</p>;
  const outcomes = games.map((game) => pastOutcome(game, home.id));
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  const hasDraws = count('drawn') > 0 || countsPoints(sportId);
  return (
    <dl className={styles.counts}>
      <Count name={home.name} count={count('won')} />
      {hasDraws ? <Count name={t('draws')} count={count('drawn')} /> : null}
      <Count name={away?.name ?? ''} count={count('lost')} />
    </dl>
  );
}

function Count({ name, count }: { readonly name: string; readonly count: number }): ReactNode {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd className="num">{count}</dd>
    </div>
  );
}

function SideCard({
  side,
  games,
  champId,
}: {
  readonly side: Opponent;
  readonly games: readonly PastGame[];
  readonly champId: number;
}): ReactNode {
  const { t } = useTranslation('statistics');
  return (
    <section className="panel" aria-label={side.name}>
      <h2 className={styles.head}>
        <OpponentName opponent={side} />
        <FormLetters form={games.slice(0, FORM_LENGTH).map((game) => pastOutcome(game, side.id))} />
      </h2>
      {games.length === 0 ? (
        <p className={styles.nothing}>{t('games.none')}</p>
      ) : (
        <PastGameList games={games} champId={champId} sideId={side.id} />
      )}
    </section>
  );
}
