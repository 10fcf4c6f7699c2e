import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { CyberDiscipline } from '../../../core/sports/cyber/cyber.ts';
import { LiveDot } from '../../kit/feedback/live-tag.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Flag } from '../../kit/pictures/flag.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { useNameLanguage } from '../../page/names/use-name-language.ts';
import { TreeFailure } from '../tree/tree-failure.tsx';
import { useSports } from '../use-sports.ts';
import { champsOfDiscipline } from './champs-of-discipline.ts';
import styles from './cyber-champs.module.scss';

/** The competitions of a discipline with how many games each has. */
export const CyberChamps = observer(function CyberChamps({
  discipline,
}: {
  readonly discipline: CyberDiscipline;
}): ReactNode {
  const { tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const langOf = useNameLanguage();
  const champs = champsOfDiscipline(tree, discipline);
  if (tree.failure !== undefined) return <TreeFailure />;
  if (champs.length === 0) {
    return (
      <section className="panel">
        <EmptyState icon="t-trophy" title={t('cyber.champs.none')} />
      </section>
    );
  }
  return (
    <ul className={styles.champs}>
      {champs.map((champ) => (
        <li key={champ.id}>
          <Link
            className={`panel ${styles.champ ?? ''}`}
            to={inLanguage(
              routePath('cyber-champ', { cyberType: discipline.type, discipline: discipline.code, champ: champ.id }),
              language,
            )}
          >
            <Flag code={champ.countryCode} />
            <b className="ell" dir="auto" lang={langOf(champ)}>
              {champ.name}
            </b>
            <span className="ell">{champ.countryName}</span>
            <span className={`num ${styles.counts ?? ''}`}>
              <span className={styles.live}>
                <LiveDot />
                {t('sports:tree.live')} {formatCount(champ.liveCount, language)}
              </span>
              <span>
                {t('sports:tree.line')} {formatCount(champ.lineCount, language)}
              </span>
            </span>
            <Icon name="t-chevron-right" size="sm" isFlipping />
          </Link>
        </li>
      ))}
    </ul>
  );
});
