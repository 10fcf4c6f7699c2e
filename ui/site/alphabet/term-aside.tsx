import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { alphabetPath, type AlphabetOrder } from '../../../core/navigation/alphabet-address.ts';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import type { AlphabetTerm } from '../../../core/site/alphabet/alphabet-term.ts';
import { isTermOfLine } from '../../../core/site/alphabet/term-prices.ts';
import { chipClass } from '../../kit/controls/chip.tsx';
import { usePage } from '../../page/use-page.ts';
import { writtenIn } from '../documents/written-in.ts';
import { useSite } from '../use-site.ts';
import styles from './term-article.module.scss';

const TermPrices = lazy(async () => ({ default: (await import('#ui/sports/line/term-prices.tsx')).TermPrices }));

interface TermAsideProps {
  readonly term: AlphabetTerm;
  readonly order: AlphabetOrder;
}

/** What to read next, and what the line offers of it now. */
export const TermAside = observer(function TermAside({ term, order }: TermAsideProps): ReactNode {
  const { page } = usePage();
  const { t } = useTranslation('information');
  return (
    <aside className={styles.beside} aria-label={t('alphabet.beside')}>
      <RelatedTerms term={term} order={order} />
      {page.isHydrated && isTermOfLine(term.slug) ? (
        <Suspense>
          <TermPrices slug={term.slug} />
        </Suspense>
      ) : null}
    </aside>
  );
});

const RelatedTerms = observer(function RelatedTerms({ term, order }: TermAsideProps): ReactNode {
  const { information } = useSite();
  const { language } = usePage();
  const { t } = useTranslation('information');
  const related = term.related.flatMap((slug) => information.alphabet.terms.find((each) => each.slug === slug) ?? []);
  if (related.length === 0) return null;
  return (
    <section className={`panel ${styles.related ?? ''}`}>
      <h2 className={styles.heading}>{t('alphabet.related')}</h2>
      <ul className={styles.chips}>
        {related.map(({ slug, topic, title, language: written }) => (
          <li key={slug}>
            <Link className={chipClass(false)} to={addressInLanguage(alphabetPath({ order, topic, slug }), language)}>
              <span {...writtenIn(written, language)}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
