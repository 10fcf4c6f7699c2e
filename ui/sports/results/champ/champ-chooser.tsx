import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../../core/navigation/language-path.ts';
import { routePath } from '../../../../core/navigation/route-table.ts';
import { isFound } from '../../../../core/sports/search/found-words.ts';
import type { Champ } from '../../../../core/sports/tree/champ.ts';
import type { Sport } from '../../../../core/sports/tree/sport.ts';
import { Flag } from '../../../kit/pictures/flag.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { sportIcon } from '../../../kit/pictures/sport-icon.ts';
import { NameText } from '../../../page/names/name-text.tsx';
import { usePage } from '../../../page/use-page.ts';
import { LineHead } from '../../line/pages/line-head.tsx';
import { TreeFailure } from '../../tree/tree-failure.tsx';
import tree from '../../tree/sports-tree.module.scss';
import { useSports } from '../../use-sports.ts';
import { SearchField } from '../search-field.tsx';
import styles from './champ-chooser.module.scss';

/** All competitions under their sports, each a way to its results. */
export const ChampChooser = observer(function ChampChooser(): ReactNode {
  const { tree: sports } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('results');
  const [wanted, setWanted] = useState('');
  const { champs } = sports.tree;
  const found = champs.filter(
    ({ name, countryName }) => wanted.trim() === '' || isFound(`${name} ${countryName}`, wanted.trim()),
  );
  return (
    <>
      <LineHead crumbs={[{ name: t('title'), address: inLanguage('/results', language) }]} name={t('champs')}>
        <SearchField label={t('tree.search')} placeholder={t('tree.search')} text={wanted} onChange={setWanted} />
      </LineHead>
      {sports.failure === undefined ? null : <TreeFailure />}
      {found.length === 0 && champs.length > 0 ? <output className={styles.none}>{t('tree.none')}</output> : null}
      <div className={styles.sports}>
        {sports.tree.sports.map((sport) => (
          <SportChamps key={sport.id} sport={sport} champs={found.filter(({ sportId }) => sportId === sport.id)} />
        ))}
      </div>
    </>
  );
});

function SportChamps({ sport, champs }: { readonly sport: Sport; readonly champs: readonly Champ[] }): ReactNode {
  const { language } = usePage();
  if (champs.length === 0) return null;
  return (
    <section className="panel" aria-label={sport.name}>
      <h2 className={styles.sport}>
        <Icon name={sportIcon(sport.code)} />
        <NameText>{sport.name}</NameText>
      </h2>
      <ul className={styles.champs}>
        {champs.map(({ id, name, language: named, countryCode }) => (
          <li key={id}>
            <Link
              className={tree.item}
              to={inLanguage(routePath('champ-results', { champ: id }), language)}
              title={name}
            >
              <Flag code={countryCode} size="sm" />
              <NameText of={{ name, language: named }}>{name}</NameText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
