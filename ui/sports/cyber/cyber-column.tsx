import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { CYBER_TYPES } from '../../../core/navigation/route-parameters.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { cyberDisciplines, type CyberDiscipline, type CyberType } from '../../../core/sports/cyber/cyber.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { sportIcon } from '../../kit/pictures/sport-icon.ts';
import { LinkPath } from '../../page/app-link.tsx';
import { useNameLanguage } from '../../page/names/use-name-language.ts';
import { usePage } from '../../page/use-page.ts';
import section from '../line/pages/section-links.module.scss';
import { TreeFailure } from '../tree/tree-failure.tsx';
import { TreeSearch } from '../tree/tree-search.tsx';
import tree from '../tree/sports-tree.module.scss';
import { useSports } from '../use-sports.ts';
import { champsOfDiscipline } from './champs-of-discipline.ts';
import styles from './cyber-column.module.scss';
import { cyberLinkPath } from './cyber-link-path.ts';
import { disciplineOf, disciplinePath, type CyberMatch } from './cyber-page.ts';
import { useCyberMatch } from './use-cyber-match.ts';

const SearchResults = lazy(async () => ({ default: (await import('../search/search-results.tsx')).SearchResults }));

/** The left column of cyber sports: the two types, the disciplines of the shown one, and the competitions of the open one. */
export function CyberColumn(): ReactNode {
  return (
    <LinkPath.Provider value={cyberLinkPath}>
      <CyberTree />
    </LinkPath.Provider>
  );
}

const CyberTree = observer(function CyberTree(): ReactNode {
  const { search, tree: sports } = useSports();
  const { t } = useTranslation('line-pages');
  const match = useCyberMatch();
  return (
    <nav className={classNames('panel', tree.tree)} aria-label={t('cyber.tree')}>
      <div className={tree.search}>
        <TreeSearch />
      </div>
      <div className={classNames('scroll', tree.body)}>
        {search.phase !== 'idle' ? (
          <Suspense>
            <SearchResults />
          </Suspense>
        ) : (
          <>
            {match === undefined ? null : <TypeChoice type={match.params.cyberType} />}
            {sports.failure === undefined ? null : <TreeFailure />}
            {match === undefined ? null : <Disciplines match={match} />}
          </>
        )}
      </div>
    </nav>
  );
});

function TypeChoice({ type }: { readonly type: CyberType }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  return (
    <div className={styles.types}>
      {CYBER_TYPES.map((each) => (
        <Link
          key={each}
          className={classNames(section.section, each === type && section.on)}
          to={inLanguage(routePath('cyber-sports', { cyberType: each }), language)}
          aria-current={each === type ? 'true' : undefined}
        >
          {t(`cyber.type.${each}`)}
        </Link>
      ))}
    </div>
  );
}

const Disciplines = observer(function Disciplines({ match }: { readonly match: CyberMatch }): ReactNode {
  const { tree: sports } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const open = disciplineOf(match);
  return (
    <ul>
      {cyberDisciplines(match.params.cyberType).map((discipline) => {
        const sport = sports.tree.sports.find(({ code }) => code === discipline.sport);
        const isOpen = discipline === open;
        const name = t(`sport.${discipline.sport}`);
        return (
          <li key={discipline.code}>
            <Link
              className={classNames(tree.item, isOpen && tree.on)}
              to={inLanguage(disciplinePath(discipline), language)}
              aria-current={isOpen ? 'true' : undefined}
              title={name}
            >
              <Icon name={sportIcon(discipline.sport)} />
              <span className={classNames('ell', tree.text)}>{name}</span>
              <span className={classNames('num', tree.counts)}>
                {sport === undefined || sport.liveCount === 0 ? null : (
                  <span className={tree.liveCount}>{formatCount(sport.liveCount, language)}</span>
                )}
                {sport === undefined || sport.lineCount === 0 ? null : formatCount(sport.lineCount, language)}
              </span>
            </Link>
            {isOpen ? <Champs match={match} discipline={discipline} /> : null}
          </li>
        );
      })}
    </ul>
  );
});

const Champs = observer(function Champs({
  match,
  discipline,
}: {
  readonly match: CyberMatch;
  readonly discipline: CyberDiscipline;
}): ReactNode {
  const { tree: sports } = useSports();
  const { language } = usePage();
  const langOf = useNameLanguage();
  const open = 'champ' in match.params ? match.params.champ : undefined;
  return (
    <ul className={tree.champs}>
      {champsOfDiscipline(sports, discipline).map(({ id, name, language: named, liveCount, lineCount }) => (
        <li key={id}>
          <Link
            className={classNames(tree.item, tree.champ, id === open && tree.on)}
            to={inLanguage(
              routePath('cyber-champ', { cyberType: discipline.type, discipline: discipline.code, champ: id }),
              language,
            )}
            aria-current={id === open ? 'page' : undefined}
            title={name}
          >
            <span className={classNames('ell', tree.text)} dir="auto" lang={langOf({ name, language: named })}>
              {name}
            </span>
            <span className={classNames('num', tree.counts)}>{formatCount(liveCount + lineCount, language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
});
