import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { chipClass } from '../../kit/controls/chip.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { MarkIcon } from './list/mark-icon.tsx';
import { ResultsCountry } from './results-country.tsx';
import styles from './results-toolbar.module.scss';
import { useResultsAddress } from './use-results-address.ts';

const MARKS = ['won', 'lost', 'returned', 'half'] as const;

/** Whose results are shown, and what the marks of outcomes mean. */
export const ResultsToolbar = observer(function ResultsToolbar(): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  const { query, hrefWith } = useResultsAddress();
  const all = useCount(false);
  const favourite = useCount(true);
  return (
    <div className={styles.toolbar}>
      <Link
        className={chipClass(!query.isFavourites, styles.chip)}
        to={hrefWith({ isFavourites: false })}
        aria-current={query.isFavourites ? undefined : 'true'}
      >
        {t('all')} {all === undefined ? null : <span className={`num ${styles.count ?? ''}`}>{all}</span>}
      </Link>
      <Link
        className={chipClass(query.isFavourites, styles.chip)}
        to={hrefWith({ isFavourites: true })}
        aria-current={query.isFavourites ? 'true' : undefined}
      >
        <Icon name="t-star" />
        {t('favourites')}{' '}
        {favourite === undefined ? null : <span className={`num ${styles.count ?? ''}`}>{favourite}</span>}
      </Link>
      {results.isOfChamp ? null : <ResultsCountry />}
      {results.type === 'ended' ? (
        <ul className={styles.legend} aria-label={t('marks')}>
          {MARKS.map((mark) => (
            <li key={mark} data-mark={mark}>
              <MarkIcon mark={mark} />
              {t(`mark.${mark}`)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
});

/** How many games there are at the chosen place of the tree, of starred champs alone where wanted. */
function useCount(isFavourites: boolean): string | undefined {
  const { favourites, results } = useSports();
  const { language } = usePage();
  const { query } = useResultsAddress();
  if (results.counts === undefined) return undefined;
  const count = results.counts.champs
    .filter(
      ({ id, sportId, countryCode }) =>
        (query.sportId === undefined || query.sportId === sportId) &&
        (query.countryCode === undefined || query.countryCode === countryCode) &&
        (query.champId === undefined || query.champId === id) &&
        (!isFavourites || favourites.hasChamp(id)),
    )
    .reduce((sum, champ) => sum + champ.count, 0);
  return formatCount(count, language);
}
