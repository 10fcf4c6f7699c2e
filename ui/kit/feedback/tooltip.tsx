import { useId, type ReactNode } from 'react';
import styles from './tooltip.module.scss';

export interface TooltipProps {
  readonly text: string;
  /** Gets the id that its element must name in aria-describedby. */
  readonly children: (describedBy: string) => ReactNode;
}

/** A word of explanation that shows over what the pointer or the focus is on. */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.anchor}>
      {children(id)}
      <span className={styles.tip} role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
