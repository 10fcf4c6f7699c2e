import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { inLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { DocumentBody } from '#ui/site/documents/document-body.tsx';
import { seoKind, seoQuestion } from '../head/page-facts.ts';
import { sitePlace } from '../head/site-place.ts';
import { useStores, type Stores } from '../stores.ts';
import styles from './seo-text.module.scss';

/** Asks for what the operator has written at the end of a page; without it the page ends earlier. */
export async function loadSeoText(stores: Stores, path: string): Promise<void> {
  await stores.lazy.ensure(['seoTexts']);
  await stores.seoTexts.load(seoQuestion(stores, path, sitePlace(window)));
}

/** SEO-40 The operator's text of the page and its links. */
export const SeoWords = observer(function SeoWords(): ReactNode {
  const stores = useStores();
  const { language, page, seoTexts } = stores;
  const { rest } = splitLanguage(useLocation().pathname);
  useEffect(() => {
    loadSeoText(stores, rest).catch(() => undefined);
  }, [rest, stores]);
  const text = seoTexts.of(seoKind(page, rest));
  if (text === undefined) return null;
  const { heading, body, links } = text;
  return (
    <section className={styles.text} data-cms>
      {heading === '' ? null : <h2 className={styles.heading}>{heading}</h2>}
      <DocumentBody nodes={body} language={language} />
      {links.map((link) => (
        <Link key={link.address} className={styles.link} to={inLanguage(link.address, language)}>
          {link.text}
        </Link>
      ))}
    </section>
  );
});
