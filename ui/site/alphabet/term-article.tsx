import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { alphabetPath, type AlphabetOrder } from '../../../core/navigation/alphabet-address.ts';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { termsByLetter, termsByTopic, type AlphabetTerm } from '../../../core/site/alphabet/alphabet-term.ts';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { DocumentBody } from '../documents/document-body.tsx';
import { writtenIn } from '../documents/written-in.ts';
import { useSite } from '../use-site.ts';
import { ExampleView } from './example-view.tsx';
import { collated } from './collated.ts';
import styles from './term-article.module.scss';

interface TermArticleProps {
  readonly term: AlphabetTerm;
  readonly order: AlphabetOrder;
}

/** A term: what it means, an example that the coupon's own maths has worked out, and what beginners get wrong. */
export const TermArticle = observer(function TermArticle({ term, order }: TermArticleProps): ReactNode {
  const { language, page } = usePage();
  const { pathname } = useLocation();
  const { t } = useTranslation('information');
  usePageTitle(term.title);
  const written = writtenIn(term.language, language);
  return (
    <>
      {term.language === language ? null : <FormNotice tone="info">{t('written-in-other')}</FormNotice>}
      <header className={styles.head}>
        <div>
          <p className={styles.topic}>{t(`alphabet.topic.${term.topic}`)}</p>
          <h1 className={styles.title} {...written}>
            {term.title}
          </h1>
        </div>
        {page.isHydrated ? (
          <CopyButton text={`${window.location.origin}${pathname}`} label={t('alphabet.copy-link')} isBare />
        ) : null}
      </header>
      <p className={styles.summary} {...written}>
        {term.summary}
      </p>
      {term.example === undefined ? null : <ExampleView example={term.example} />}
      <div {...written}>
        <DocumentBody nodes={term.body} language={language} />
      </div>
      <p className={styles.hint}>
        <Icon name="t-info-circle" size="sm" />
        <Link to={addressInLanguage(routePath('betting-calculator', {}), language)}>{t('alphabet.calculate')}</Link>
      </p>
      {term.mistakes.length === 0 ? null : (
        <section>
          <h2 className={styles.heading}>{t('alphabet.mistakes')}</h2>
          <ul className={styles.mistakes} {...written}>
            {term.mistakes.map((mistake) => (
              <li key={mistake}>
                <Icon name="t-x" size="sm" />
                {mistake}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours term={term} order={order} />
    </>
  );
});

/** The terms before and after it, in the order of the list. */
const Neighbours = observer(function Neighbours({ term, order }: TermArticleProps): ReactNode {
  const { information } = useSite();
  const { language } = usePage();
  const { t } = useTranslation('information');
  const { terms } = information.alphabet;
  const groups =
    order === 'letters' ? termsByLetter(terms, collated(language)) : termsByTopic(terms, collated(language));
  const all = groups.flatMap((group) => group.terms);
  const place = all.findIndex(({ slug }) => slug === term.slug);
  const [before, after] = [place > 0 ? all[place - 1] : undefined, all[place + 1]];
  const linkTo = ({ topic, slug }: AlphabetTerm | (typeof all)[number]): string =>
    addressInLanguage(alphabetPath({ order, topic, slug }), language);
  return (
    <nav className={styles.neighbours} aria-label={t('alphabet.neighbours')}>
      {before === undefined ? (
        <span />
      ) : (
        <Link className={styles.neighbour} to={linkTo(before)} rel="prev">
          <Icon name="t-arrow-left" size="sm" isFlipping />
          <span {...writtenIn(before.language, language)}>{before.title}</span>
        </Link>
      )}
      {after === undefined ? null : (
        <Link className={styles.neighbour} to={linkTo(after)} rel="next">
          <span {...writtenIn(after.language, language)}>{after.title}</span>
          <Icon name="t-arrow-right" size="sm" isFlipping />
        </Link>
      )}
    </nav>
  );
});
