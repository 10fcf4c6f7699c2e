import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage, pathTo } from '../../../../core/navigation/language-path.ts';
import { routePath } from '../../../../core/navigation/route-table.ts';
import { ALL_RESULTS, writeResultsQuery } from '../../../../core/sports/results/results-query.ts';
import { sportCode } from '../../../../core/sports/tree/sport.ts';
import { buttonClass } from '../../../kit/controls/button.tsx';
import { Flag } from '../../../kit/pictures/flag.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { usePage } from '../../../page/use-page.ts';
import { LineHead } from '../../line/pages/line-head.tsx';
import { StarButton } from '../../line/star-button.tsx';
import { statisticsHref } from '../../statistics/statistics-address.ts';
import { useSports } from '../../use-sports.ts';

/** Whose results they are, and the ways to its table and its line. */
export const ChampResultsHead = observer(function ChampResultsHead({
  champ: id,
}: {
  readonly champ: number;
}): ReactNode {
  const { favourites, results } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('results');
  const champ = results.counts?.champs.find((counted) => counted.id === id);
  const sport = champ === undefined ? undefined : sportCode(champ.sportId);
  const all = { name: t('champs'), address: inLanguage(routePath('champ-results', {}), language) };
  const ofSport =
    champ === undefined || sport === undefined
      ? []
      : [
          {
            name: t(`sports:sport.${sport}`),
            address: inLanguage('/results', language) + writeResultsQuery({ ...ALL_RESULTS, sportId: champ.sportId }),
          },
        ];
  const name = champ?.name ?? '';
  return (
    <LineHead
      crumbs={[all, ...ofSport]}
      name={champ === undefined ? t('title') : t('champ.title', { name })}
      of={name}
      sign={champ === undefined ? undefined : <Flag code={champ.countryCode} />}
      star={
        <StarButton
          isOn={favourites.hasChamp(id)}
          name={t('sports:favourite.champ', { name })}
          onToggle={() => {
            favourites.toggleChamp(id);
          }}
        />
      }
    >
      <Link className={buttonClass({ size: 'sm' })} to={statisticsHref(id, language)}>
        <Icon name="t-chart-bar" size="sm" />
        {t('champ.table')}
      </Link>
      {sport === undefined ? null : (
        <Link
          className={buttonClass({ size: 'sm' })}
          to={pathTo('champ', { section: 'line', sport, champ: id }, language)}
        >
          <Icon name="t-calendar-time" size="sm" />
          {t('champ.line')}
        </Link>
      )}
    </LineHead>
  );
});
