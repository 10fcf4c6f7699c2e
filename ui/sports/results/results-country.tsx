import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { compareTexts } from '../../../core/sports/search/search-text.ts';
import { Select } from '../../kit/controls/select.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import styles from './results-toolbar.module.scss';
import { useResultsAddress } from './use-results-address.ts';

interface CountedCountry {
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

/** SP-84 The competitions of which country are shown; those of the chosen sport that have results are offered. */
export const ResultsCountry = observer(function ResultsCountry(): ReactNode {
  const { t } = useTranslation('results');
  const { language } = usePage();
  const navigate = useNavigate();
  const { query, hrefWith } = useResultsAddress();
  const countries = useCountries();
  const all = t('country.all');
  return (
    <Select
      label={t('country')}
      isLabelHidden
      isQuiet
      size="sm"
      className={styles.country}
      options={[
        { value: '', label: all },
        ...countries.map(({ code, name, count }) => ({
          value: code,
          label: count === 0 ? name : `${name} · ${formatCount(count, language)}`,
        })),
      ]}
      value={query.countryCode ?? ''}
      onChange={(code) => {
        void navigate(hrefWith({ countryCode: code === '' ? undefined : code, champId: undefined }));
      }}
    />
  );
});

/** By their names; the chosen one is among them on a day when it has no result too. */
function useCountries(): readonly CountedCountry[] {
  const { results, tree } = useSports();
  const { query } = useResultsAddress();
  const found = new Map<string, CountedCountry>();
  for (const champ of results.counts?.champs ?? []) {
    if (query.sportId !== undefined && champ.sportId !== query.sportId) continue;
    const { countryCode: code, countryName: name } = champ;
    found.set(code, { code, name, count: (found.get(code)?.count ?? 0) + champ.count });
  }
  const chosen = query.countryCode;
  if (chosen !== undefined && !found.has(chosen)) {
    const known = tree.tree.champs.find(({ countryCode }) => countryCode === chosen);
    found.set(chosen, { code: chosen, name: known?.countryName ?? chosen.toUpperCase(), count: 0 });
  }
  return [...found.values()].toSorted((left, right) => compareTexts(left.name, right.name));
}
