import { useState, type ReactNode } from 'react';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from './explained-name.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

export interface ExplainedNameProps {
  readonly name: string;
  /** What the name means, in a line. */
  readonly text: string;
}

/** A word of the trade with a mark that opens what it means: under it, since a column is too narrow for a tooltip. */
export function ExplainedName({ name, text }: ExplainedNameProps): ReactNode {
  const { t } = useSlipWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.name}>
      {name}
      <button
        type="button"
        className={styles.mark}
        aria-label={t('explained', { name })}
        aria-expanded={isOpen}
        title={isOpen ? undefined : text}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="t-help-circle" size="xs" />
      </button>
      {isOpen ? <small className={styles.text}>{text}</small> : null}
    </span>
  );
}
