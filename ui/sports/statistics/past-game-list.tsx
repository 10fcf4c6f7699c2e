import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { dayOf } from '../../../core/sports/results/result-days.ts';
import { ALL_RESULTS, writeResultsQuery } from '../../../core/sports/results/results-query.ts';
import { pastOutcome, type PastGame } from '../../../core/sports/statistics/past-game.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { formatDate } from '../../kit/formats/format-date.ts';
import { useNameLanguage } from '../../page/names/use-name-language.ts';
import { usePage } from '../../page/use-page.ts';
import { FormLetters } from './form-letters.tsx';
import styles from './past-game-list.module.scss';

interface PastGameListProps {
  readonly games: readonly PastGame[];
  readonly champId: number;
  /** The side for which the letters stand; none without it. */
  readonly sideId?: number;
}

/** Games that are over, each leading to its settled markets in the results. */
export const PastGameList = observer(function PastGameList({ games, champId, sideId }: PastGameListProps): ReactNode {
  const { clock, language, settings } = usePage();
  const { t: words } = useTranslation('kit');
  const langOf = useNameLanguage();
  const look = settings.settings;
  return (
    <ul className={styles.games}>
      {games.map((game) => {
        const { id, startsAt, home, away, score } = game;
        const day = dayOf(startsAt, look.timeZone).date;
        const query = writeResultsQuery({ ...ALL_RESULTS, day, champId, gameId: id });
        const [isHomeWon, isAwayWon] = [score.home > score.away, score.away > score.home];
        return (
          <li key={id}>
            <Link className={styles.game} to={inLanguage(routePath('results', {}), language) + query}>
              <span className={classNames('num', styles.day)}>{formatDate(startsAt, clock.now, { look, words })}</span>
              <span className={classNames('ell', styles.home, isHomeWon && styles.won)} dir="auto" lang={langOf(home)}>
                {home.name}
              </span>
              <span className={classNames('num', styles.score)}>
                <bdi>
                  {score.home}:{score.away}
                </bdi>
              </span>
              <span className={classNames('ell', isAwayWon && styles.won)} dir="auto" lang={langOf(away)}>
                {away.name}
              </span>
              {sideId === undefined ? null : <FormLetters form={[pastOutcome(game, sideId)]} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
});
