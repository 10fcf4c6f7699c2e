import type { ReactNode } from 'react';
import styles from './skip-links.module.scss';

export interface SkipLink {
  /** The id of the element to go to. */
  readonly target: string;
  readonly text: string;
}

/** The first stops of the Tab key: over the navigation to what matters. */
export function SkipLinks({ links }: { readonly links: readonly SkipLink[] }): ReactNode {
  return (
    <div className={styles.links}>
      {links.map(({ target, text }) => (
        <a key={target} className={styles.link} href={`#${target}`}>
          {text}
        </a>
      ))}
    </div>
  );
}
