import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { informationPath } from '../../../core/navigation/information-address.ts';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { informationMenu } from '../../../core/site/documents/information-page.ts';
import { usePage } from '../../page/use-page.ts';
import { useSite } from '../use-site.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import styles from './information-menu.module.scss';
import { writtenIn } from './written-in.ts';

/** What the site itself has to say of how to play: no text of the operator. */
const OWN_PAGES = ['betting-alphabet', 'betting-calculator'] as const;

/** The pages of information, group by group, with the alphabet and the calculator among those of how to play. */
export const InformationMenu = observer(function InformationMenu({
  current,
}: {
  readonly current: string | undefined;
}): ReactNode {
  const { informationTitles } = useSite();
  const { language } = usePage();
  const { t } = useTranslation('information');
  return (
    <nav className={classNames('panel', 'scroll', styles.menu)} aria-label={t('menu')}>
      {informationMenu(informationTitles.titles).map(({ group, titles }) => (
        <section key={group} aria-label={t(`group.${group}`)}>
          <h2 className={styles.group}>{t(`group.${group}`)}</h2>
          <ul>
            {titles.map(({ page, language: written, title }) => {
              const path = informationPath(page);
              if (path === undefined) return null;
              const isChapter = /^rules-\d-/.test(page);
              return (
                <li key={page}>
                  <Link
                    className={classNames(styles.link, isChapter && styles.chapter)}
                    to={addressInLanguage(path, language)}
                    aria-current={page === current ? 'page' : undefined}
                  >
                    <span {...writtenIn(written, language)}>{title}</span>
                  </Link>
                </li>
              );
            })}
            {group === 'play'
              ? OWN_PAGES.map((page) => <OwnEntry key={page} page={page} isCurrent={current === page} />)
              : null}
          </ul>
        </section>
      ))}
    </nav>
  );
});

interface OwnEntryProps {
  readonly page: (typeof OWN_PAGES)[number];
  readonly isCurrent: boolean;
}

const OwnEntry = observer(function OwnEntry({ page, isCurrent }: OwnEntryProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('information');
  return (
    <li>
      <Link
        className={styles.link}
        to={addressInLanguage(routePath(page, {}), language)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {t(`own.${page}`)}
      </Link>
    </li>
  );
});
