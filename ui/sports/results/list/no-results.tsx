import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dayWithGames } from '../../../../core/sports/results/result-days.ts';
import { buttonClass } from '../../../kit/controls/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { ErrorState } from '../../../kit/feedback/error-state.tsx';
import type { IconName } from '../../../kit/pictures/icon-name.ts';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { useFailureWords } from '../../../page/use-failure-words.ts';
import { useSports } from '../../use-sports.ts';
import { dayName } from '../day-name.ts';
import { useResultsAddress } from '../use-results-address.ts';
import { useToday } from '../use-today.ts';

interface Emptiness {
  readonly icon: IconName;
  readonly what: 'search' | 'favourites' | 'country' | 'day' | 'live' | 'zone';
  /** Where to go on. */
  readonly to: string;
  readonly way: 'empty.show-all' | 'empty.all-countries' | 'empty.today' | 'type.live';
}

/** Why nothing is shown, and the way on. */
export const NoResults = observer(function NoResults(): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  const { hrefWith } = useResultsAddress();
  const { type, query } = results;
  if (results.isOfChamp) return <NoResultsOfChamp />;
  const all = hrefWith({
    search: undefined,
    sportId: undefined,
    countryCode: undefined,
    champId: undefined,
    isFavourites: false,
  });
  const isNarrow = query.search !== undefined || query.sportId !== undefined || query.champId !== undefined;
  const { icon, what, to, way } = ((): Emptiness => {
    if (query.isFavourites) return { icon: 't-star', what: 'favourites', to: all, way: 'empty.show-all' };
    if (query.countryCode !== undefined && query.search === undefined) {
      const anywhere = hrefWith({ countryCode: undefined });
      return { icon: 't-search', what: 'country', to: anywhere, way: 'empty.all-countries' };
    }
    if (isNarrow) return { icon: 't-search', what: 'search', to: all, way: 'empty.show-all' };
    if (type === 'ended') return { icon: 't-trophy', what: 'day', to: hrefWith({}, 'live'), way: 'type.live' };
    return { icon: 't-trophy', what: type, to: hrefWith({ day: undefined }, 'ended'), way: 'empty.today' };
  })();
  return (
    <section className="panel" aria-label={t('list')}>
      <VisuallyHidden isStatus>{t('games', { count: 0 })}</VisuallyHidden>
      <EmptyState
        icon={icon}
        title={t(`empty.${what}`)}
        action={
          <Link className={buttonClass({ look: 'primary', size: 'sm' })} to={to}>
            {t(way)}
          </Link>
        }
      >
        {t(`empty.${what}-text`)}
      </EmptyState>
    </section>
  );
});

/** SP-40 On a day without games the way leads to the last day of the competition that has some. */
const NoResultsOfChamp = observer(function NoResultsOfChamp(): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  const { hrefWith } = useResultsAddress();
  const today = useToday();
  const day = dayWithGames(results.strip, results.counts?.days ?? [], results.day.from);
  return (
    <section className="panel" aria-label={t('list')}>
      <VisuallyHidden isStatus>{t('games', { count: 0 })}</VisuallyHidden>
      <EmptyState
        icon="t-trophy"
        title={t('empty.day')}
        action={
          day === undefined ? undefined : (
            <Link
              className={buttonClass({ look: 'primary', size: 'sm' })}
              to={hrefWith({ day: day.from === today.from ? undefined : day.date })}
            >
              {t('empty.last-day', { day: dayName(day, today.from, t) })}
            </Link>
          )
        }
      >
        {t('empty.champ-text')}
      </EmptyState>
    </section>
  );
});

/** Why the results did not come, with a way to ask for them again. */
export const ResultsFailure = observer(function ResultsFailure(): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  const words = useFailureWords()(results.failure, 'line');
  return (
    <section className="panel">
      <ErrorState
        title={t('failed')}
        isOffline={results.failure?.kind === 'network'}
        onRetry={() => {
          void results.load();
          void results.loadCounts();
        }}
      >
        {words?.text}
      </ErrorState>
    </section>
  );
});
