import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import { dayOf } from '../../../core/sports/results/result-days.ts';
import { ALL_RESULTS, writeResultsQuery } from '../../../core/sports/results/results-query.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { AppLink } from '../../page/app-link.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import styles from './market-panel.module.scss';

/** That a game is over, with the ways on, or that what is shown of it is old. */
export const GameNotice = observer(function GameNotice({ game }: { readonly game: Game }): ReactNode {
  const { coupon, game: store } = useSports();
  const { t } = useTranslation('game');
  if (store.isOver) {
    return (
      <div className={styles.notice}>
        <Icon name="t-info-circle" size="sm" />
        <output>{t('over')}</output>
        <WaysOn game={game} />
      </div>
    );
  }
  // without network the bar over the page has said it already
  if (!store.isStale || !coupon.isOnline) return null;
  return (
    <output className={styles.notice}>
      <Icon name="t-wifi-off" size="sm" />
      {t('sports:line.stale')}
    </output>
  );
});

/** SP-41 The result stands on the day of the start, among those of the competition alone, unfolded. */
const WaysOn = observer(function WaysOn({ game }: { readonly game: Game }): ReactNode {
  const { language, settings } = usePage();
  const { t } = useTranslation('game');
  const { id, champId, sportId, startsAt } = game;
  const day = dayOf(startsAt, settings.settings.timeZone).date;
  return (
    <span className={styles.ways}>
      <Link
        to={inLanguage('/results', language) + writeResultsQuery({ ...ALL_RESULTS, day, sportId, champId, gameId: id })}
      >
        {t('over.result')}
      </Link>
      <AppLink to="champ" params={{ section: 'line', sport: sportCode(sportId) ?? 'football', champ: champId }}>
        {t('over.champ')}
      </AppLink>
    </span>
  );
});
