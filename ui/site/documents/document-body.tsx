import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import type { DocumentElement, DocumentNode } from '../../../core/site/documents/document-tree.ts';
import type { Language } from '../../../core/site/config/language.ts';
import styles from './document-body.module.scss';

export interface DocumentBodyProps {
  readonly nodes: readonly DocumentNode[];
  /** The language of the pages that it links to. */
  readonly language: Language;
}

/** A text of the operator: made of elements that the site knows, never of markup. */
export function DocumentBody({ nodes, language }: DocumentBodyProps): ReactNode {
  return <div className={styles.body}>{nodes.map((node, place) => drawn(node, place, language))}</div>;
}

/** What stands inside a line of text: letters, emphasis and links. */
export function DocumentPhrases({ nodes, language }: DocumentBodyProps): ReactNode {
  return nodes.map((node, place) => drawn(node, place, language));
}

function drawn(node: DocumentNode, key: number, language: Language): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map((child, place) => drawn(child, place, language));
  if (node.tag === 'a') return <DocumentLink key={key} link={node} text={children} language={language} />;
  return children.length === 0 ? createElement(node.tag, { key }) : createElement(node.tag, { key }, ...children);
}

interface DocumentLinkProps {
  readonly link: DocumentElement;
  readonly text: readonly ReactNode[];
  readonly language: Language;
}

function DocumentLink({ link: { address = '' }, text, language }: DocumentLinkProps): ReactNode {
  if (address.startsWith('/')) return <Link to={addressInLanguage(address, language)}>{text}</Link>;
  return address.startsWith('https:') ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ) : (
    <a href={address}>{text}</a>
  );
}
