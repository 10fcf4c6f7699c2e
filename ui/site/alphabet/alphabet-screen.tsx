import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { alphabetAddress } from '../../../core/navigation/alphabet-address.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { usePage } from '../../page/use-page.ts';
import { InformationMenu } from '../documents/information-menu.tsx';
import { useSite } from '../use-site.ts';
import styles from './alphabet-screen.module.scss';
import { AlphabetStart } from './alphabet-start.tsx';
import { TermArticle } from './term-article.tsx';
import { TermAside } from './term-aside.tsx';
import { TermList } from './term-list.tsx';

/** The betting alphabet: the list of terms, the one that is open, and what stands beside it. */
export const Screen = observer(function AlphabetScreen(): ReactNode {
  const { information } = useSite();
  const { page } = usePage();
  const { t } = useTranslation('information');
  const { pathname } = useLocation();
  const match = page.match(splitLanguage(pathname).rest);
  const address = (match === undefined ? undefined : alphabetAddress(match)) ?? { order: 'letters' };
  const { term } = information.alphabet;
  const shown = term?.slug === address.slug ? term : undefined;
  const isStart = address.slug === undefined;
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.screen, isStart && styles.start)}>
        <InformationMenu current="betting-alphabet" />
        <section
          className={classNames('panel', styles.list, !isStart && styles.behind)}
          aria-label={t('alphabet.terms')}
        >
          <TermList address={address} />
        </section>
        <article className={classNames('panel', styles.sheet)} aria-busy={!isStart && shown === undefined}>
          {isStart ? (
            <AlphabetStart />
          ) : shown === undefined ? (
            [1, 2, 3, 4].map((line) => <Skeleton key={line} width={line === 1 ? 'md' : 'full'} />)
          ) : (
            <TermArticle term={shown} order={address.order} />
          )}
        </article>
        {shown === undefined ? null : <TermAside term={shown} order={address.order} />}
      </div>
    </div>
  );
});
