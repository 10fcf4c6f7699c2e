import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import type { IconName } from '../pictures/icon-name.ts';
import { RowIcon } from '../pictures/row-icon.tsx';
import styles from './form-row.module.scss';

export interface FormRowProps {
  readonly title: string;
  readonly icon: IconName;
  /** Whether the matter is settled, as its state says in words. */
  readonly isOn?: boolean;
  /** How it stands. */
  readonly state?: ReactNode;
  /** What the button does; without it there is none. */
  readonly action?: string | undefined;
  /** What the button says while its form is open. */
  readonly cancel: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children?: ReactNode;
}

/** A matter with one thing to do about it, whose form opens under it; once that closes the focus goes back to its button. */
export function FormRow(props: FormRowProps): ReactNode {
  const { title, icon, isOn, state, action, cancel, isOpen, onToggle, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <RowIcon name={icon} isOn={isOn === true} />
        <div className={styles.words}>
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
          {state === undefined ? null : <p className={styles.state}>{state}</p>}
        </div>
        {action === undefined ? null : (
          <Button ref={button} size="sm" aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? cancel : action}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
