import { observer } from 'mobx-react-lite';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Sport } from '../../../core/sports/tree/sport.ts';
import { isFound } from '../../../core/sports/search/found-words.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Flag } from '../../kit/pictures/flag.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { sportIcon } from '../../kit/pictures/sport-icon.ts';
import { useNameLanguage } from '../../page/names/use-name-language.ts';
import { usePage } from '../../page/use-page.ts';
import { SearchField } from '../results/search-field.tsx';
import { TreeFailure } from '../tree/tree-failure.tsx';
import tree from '../tree/sports-tree.module.scss';
import { useSports } from '../use-sports.ts';
import { statisticsHref } from './statistics-address.ts';
import { NameText } from '../../page/names/name-text.tsx';
import styles from './statistics-tree.module.scss';

/** The left column of the statistics: sports, and the competitions of those that are unfolded. */
export const StatisticsTree = observer(function StatisticsTree(): ReactNode {
  const { champStatistics, tree: sports } = useSports();
  const { t } = useTranslation('statistics');
  const [wanted, setWanted] = useState('');
  const [opened, setOpened] = useState<number | undefined>(undefined);
  const shown = opened ?? champStatistics.statistics?.sportId;
  return (
    <nav className={classNames('panel', tree.tree)} aria-label={t('tree')}>
      <div className={tree.search}>
        <SearchField label={t('tree.search')} placeholder={t('tree.search')} text={wanted} onChange={setWanted} />
      </div>
      <div className={classNames('scroll', tree.body)}>
        {sports.failure === undefined ? null : <TreeFailure />}
        {sports.tree.sports.map((sport) => (
          <Fragment key={sport.id}>
            <button
              type="button"
              className={classNames(tree.item, sport.id === shown && tree.on)}
              aria-expanded={sport.id === shown}
              title={sport.name}
              onClick={() => {
                setOpened(sport.id === shown ? 0 : sport.id);
                void sports.show(sport.id);
              }}
            >
              <Icon name={sportIcon(sport.code)} />
              <NameText className={tree.text}>{sport.name}</NameText>
            </button>
            {sport.id === shown ? <SportChamps sport={sport} wanted={wanted.trim()} /> : null}
          </Fragment>
        ))}
      </div>
    </nav>
  );
});

const SportChamps = observer(function SportChamps({
  sport,
  wanted,
}: {
  readonly sport: Sport;
  readonly wanted: string;
}): ReactNode {
  const { champStatistics, tree: sports } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('statistics');
  const langOf = useNameLanguage();
  const champs = sports
    .champsOf(sport.id)
    .flatMap((country) => country.champs)
    .filter(({ name, countryName }) => wanted === '' || isFound(`${name} ${countryName}`, wanted));
  if (champs.length === 0 && wanted !== '') return <output className={styles.message}>{t('tree.none')}</output>;
  return (
    <ul className={styles.champs}>
      {champs.map(({ id, name, language: named, countryCode }) => (
        <li key={id}>
          <Link
            className={classNames(tree.item, id === champStatistics.champId && tree.on)}
            to={statisticsHref(id, language)}
            aria-current={id === champStatistics.champId ? 'page' : undefined}
            title={name}
          >
            <Flag code={countryCode} size="sm" />
            <span className={classNames('ell', tree.text)} dir="auto" lang={langOf({ name, language: named })}>
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
});
