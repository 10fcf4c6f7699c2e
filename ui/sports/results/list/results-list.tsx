import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sportCode } from '../../../../core/sports/tree/sport.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { formatZone } from '../../../kit/formats/format-date.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { sportIcon } from '../../../kit/pictures/sport-icon.ts';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { usePage } from '../../../page/use-page.ts';
import grid from '../../line/table/line-grid.module.scss';
import { useSports } from '../../use-sports.ts';
import { ChampSection } from './champ-section.tsx';
import { MoreResults } from './more-results.tsx';
import { NoResults, ResultsFailure } from './no-results.tsx';
import { resultGroups, type SportResults } from './result-groups.ts';
import { NameText } from '../../../page/names/name-text.tsx';
import { useBetsOfGame } from '../use-bets-of-game.ts';
import styles from './results-list.module.scss';
import { ResultsSkeleton } from './results-skeleton.tsx';

/** The games under their sports and champs, or why there are none. */
export const ResultsList = observer(function ResultsList(): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  useBetsOfGame(results.query.gameId);
  if (results.phase === 'failed') return <ResultsFailure />;
  if (results.phase !== 'ready') return <ResultsSkeleton />;
  if (results.games.length === 0) return <NoResults />;
  return (
    <section className={classNames('panel', styles.list)} aria-label={t('list')}>
      <VisuallyHidden isStatus>{t('games', { count: results.totalCount })}</VisuallyHidden>
      {resultGroups(results.games).map((sport) => (
        <SportSection key={sport.sportId} sport={sport} />
      ))}
      <MoreResults />
    </section>
  );
});

const SportSection = observer(function SportSection({ sport }: { readonly sport: SportResults }): ReactNode {
  const { results } = useSports();
  const { language, settings } = usePage();
  const { t } = useTranslation('results');
  /** Champs that the player folded. */
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const code = sportCode(sport.sportId) ?? 'football';
  const isWhole = results.query.search === undefined && !results.query.isFavourites;
  const counted = results.counts?.champs.filter(
    ({ id, sportId }) =>
      sportId === sport.sportId && (results.query.champId === undefined || results.query.champId === id),
  );
  const here = sport.champs.reduce((sum, { games }) => sum + games.length, 0);
  // with further choices only what has come can be counted
  const count = isWhole && counted !== undefined ? counted.reduce((sum, champ) => sum + champ.count, 0) : here;
  return (
    <section aria-label={t(`sports:sport.${code}`)}>
      <h2 className={classNames(grid.sport, styles.sport)}>
        <Icon name={sportIcon(code)} />
        <NameText>{t(`sports:sport.${code}`)}</NameText>
        <Badge isMuted>{formatCount(Math.max(count, here), language)}</Badge>
        <span className={styles.zone}>{t('zone', { zone: formatZone(settings.settings.timeZone) })}</span>
      </h2>
      {sport.champs.map((champ) => (
        <ChampSection
          key={champ.champId}
          results={champ}
          sportId={sport.sportId}
          isFolded={folded.has(champ.champId)}
          onFold={() => {
            const next = new Set(folded);
            if (!next.delete(champ.champId)) next.add(champ.champId);
            setFolded(next);
          }}
        />
      ))}
    </section>
  );
});
