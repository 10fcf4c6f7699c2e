import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { alphabetPath } from '../../../core/navigation/alphabet-address.ts';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { ALPHABET_TOPICS } from '../../../core/site/alphabet/alphabet-term.ts';
import { chipClass } from '../../kit/controls/chip.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSite } from '../use-site.ts';
import styles from './term-article.module.scss';

/** What stands before a term is chosen: what this is, and its topics. */
export const AlphabetStart = observer(function AlphabetStart(): ReactNode {
  const { information } = useSite();
  const { language } = usePage();
  const { t } = useTranslation('information');
  const { terms } = information.alphabet;
  usePageTitle(t('alphabet'));
  return (
    <>
      <h1 className={styles.title}>{t('alphabet')}</h1>
      <p className={styles.summary}>{t('alphabet.lead')}</p>
      <h2 className={styles.heading}>{t('alphabet.topics')}</h2>
      <ul className={styles.chips}>
        {ALPHABET_TOPICS.map((topic) => {
          const count = terms.filter((term) => term.topic === topic).length;
          return count === 0 ? null : (
            <li key={topic}>
              <Link
                className={chipClass(false)}
                to={addressInLanguage(alphabetPath({ order: 'topics', topic }), language)}
              >
                {t('alphabet.topic-count', { topic: t(`alphabet.topic.${topic}`), count })}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
});
