import type { ReactNode } from 'react';
import { definedTerms, type LandingBlock } from '../../../core/site/cms/landing.ts';
import type { TermSign } from '../../../core/site/documents/document-tree.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { DocumentBody, DocumentPhrases } from '../documents/document-body.tsx';
import styles from './landing-blocks.module.scss';

/** INF-40 */
const SIGNS: Readonly<Record<TermSign, IconName>> = {
  speed: 't-bolt',
  space: 't-stack-2',
  key: 't-key',
  limits: 't-adjustments-horizontal',
  window: 't-picture-in-picture',
  keyboard: 't-keyboard',
  look: 't-circle-half-2',
  account: 't-user',
};

interface LandingBlocksProps {
  readonly blocks: readonly LandingBlock[];
  /** The language of the pages that they link to. */
  readonly language: Language;
}

/** The blocks of a landing page, one under another. */
export function LandingBlocks({ blocks, language }: LandingBlocksProps): ReactNode {
  const hero = blocks.findIndex(({ kind, title }) => kind === 'hero' && title !== '');
  return blocks.map((block, place) => (
    <section key={place} className={classNames('panel', styles.block, styles[block.kind])}>
      <BlockTitle block={block} isFirst={place === hero} />
      <BlockContent block={block} language={language} />
    </section>
  ));
}

/** The first hero names the page. */
function BlockTitle({ block, isFirst }: { readonly block: LandingBlock; readonly isFirst: boolean }): ReactNode {
  if (block.title === '') return null;
  return isFirst ? <h1>{block.title}</h1> : <h2>{block.title}</h2>;
}

interface BlockProps {
  readonly block: LandingBlock;
  readonly language: Language;
}

function BlockContent({ block, language }: BlockProps): ReactNode {
  if (block.kind === 'counters' || block.kind === 'features') return <BlockTerms block={block} language={language} />;
  if (block.kind === 'questions') return <BlockQuestions block={block} language={language} />;
  return <DocumentBody nodes={block.body} language={language} />;
}

function BlockTerms({ block, language }: BlockProps): ReactNode {
  const { terms, rest } = definedTerms(block.body);
  return (
    <>
      <dl className={styles.terms}>
        {terms.map(({ name, meaning, sign }, place) => (
          <div key={place} data-sign={sign}>
            <dt>
              {sign === undefined ? null : <Icon name={SIGNS[sign]} />}
              <DocumentPhrases nodes={name} language={language} />
            </dt>
            <dd>
              <DocumentBody nodes={meaning} language={language} />
            </dd>
          </div>
        ))}
      </dl>
      {rest.length === 0 ? null : <DocumentBody nodes={rest} language={language} />}
    </>
  );
}

function BlockQuestions({ block, language }: BlockProps): ReactNode {
  const { terms, rest } = definedTerms(block.body);
  return (
    <>
      {terms.map(({ name, meaning }, place) => (
        <details key={place} className={styles.question}>
          <summary>
            <DocumentPhrases nodes={name} language={language} />
          </summary>
          <DocumentBody nodes={meaning} language={language} />
        </details>
      ))}
      {rest.length === 0 ? null : <DocumentBody nodes={rest} language={language} />}
    </>
  );
}
