import type { ReactNode } from 'react';
import styles from './skip-links.module.scss';

interface SkipLink {
  /** The id of the element to go to. */
  readonly target: string;
  readonly text: string;
}

export interface SkipLinksProps {
  readonly links: readonly SkipLink[];
  /** What comes before all of them. */
  readonly first?: { readonly text: string; readonly isOn: boolean; readonly onPress: () => void } | undefined;
}

/** The first stops of the Tab key: over the navigation to what matters. */
export function SkipLinks({ links, first }: SkipLinksProps): ReactNode {
  return (
    <div className={styles.links}>
      {first === undefined ? null : (
        <button type="button" className={styles.link} aria-pressed={first.isOn} onClick={first.onPress}>
          {first.text}
        </button>
      )}
      {links.map(({ target, text }) => (
        <a key={target} className={styles.link} href={`#${target}`}>
          {text}
        </a>
      ))}
    </div>
  );
}
