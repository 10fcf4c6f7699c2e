import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { alphabetPath, type AlphabetOrder } from '../../../core/navigation/alphabet-address.ts';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import type { AlphabetTerm } from '../../../core/site/alphabet/alphabet-term.ts';
import { chipClass } from '../../kit/controls/chip.tsx';
import { usePage } from '../../page/use-page.ts';
import { writtenIn } from '../documents/written-in.ts';
import { useSite } from '../use-site.ts';
import styles from './term-article.module.scss';

interface TermAsideProps {
  readonly term: AlphabetTerm;
  readonly order: AlphabetOrder;
}

/** What to read next. */
export const TermAside = observer(function TermAside({ term, order }: TermAsideProps): ReactNode {
  const { information } = useSite();
  const { language } = usePage();
  const { t } = useTranslation('information');
  const related = term.related.flatMap((slug) => information.alphabet.terms.find((each) => each.slug === slug) ?? []);
  if (related.length === 0) return null;
  return (
    <aside className={`panel ${styles.aside ?? ''}`} aria-label={t('alphabet.related')}>
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
    </aside>
  );
});
