import type { FocusEventHandler, PointerEventHandler, ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { useFlash } from '../behaviour/use-flash.ts';
import { Icon } from '../pictures/icon.tsx';
import styles from './odds-button.module.scss';

/** What a cell of the line has room for in letters of the usual size. */
const LONGEST_TEXT = 5;
/** In characters: a label of more may be cut short, and tells itself whole to who points at it. */
const LONGEST_WHOLE_LABEL = 3;
const ODDS_BUTTON_STATES = ['open', 'locked', 'suspended'] as const;
type OddsButtonState = (typeof ODDS_BUTTON_STATES)[number];

export interface OddsButtonProps {
  /** The printed odds. */
  readonly text: string;
  /** The whole cell in words: "Arsenal win, 1.28, odds down". */
  readonly name: string;
  /** The line over the odds: "2.5", "−1.5". */
  readonly line?: string | undefined;
  /** What the bet is called; a wide cell has it at its start. */
  readonly label?: string | undefined;
  readonly isWide?: boolean;
  /** What the narrow layout prints at the start of a cell whose column has no head there. */
  readonly code?: string | undefined;
  readonly isSelected?: boolean;
  readonly state?: OddsButtonState;
  /** Why it cannot be chosen now. */
  readonly reason?: string | undefined;
  readonly direction?: 'up' | 'down' | undefined;
  /** Grows with each change of the price; the cell flashes when it does. */
  readonly changes?: number;
  /** A click places a bet at once. */
  readonly isOneClick?: boolean;
  readonly tabIndex?: number;
  readonly className?: string | undefined;
  readonly onToggle: () => void;
  readonly onFocus?: FocusEventHandler<HTMLElement>;
  readonly onPointerEnter?: PointerEventHandler<HTMLElement>;
}

/** A price to take: pressed when it is in the coupon, never without focus when it can be read but not taken. */
export function OddsButton({
  text,
  name,
  line,
  label,
  isWide = false,
  code,
  isSelected = false,
  state = 'open',
  reason,
  direction,
  changes = 0,
  isOneClick = false,
  className,
  onToggle,
  ...rest
}: OddsButtonProps): ReactNode {
  const button = useFlash<HTMLButtonElement>(changes);
  const isOpen = state === 'open';
  return (
    <button
      {...rest}
      ref={button}
      type="button"
      className={classNames(
        styles.odd,
        isWide ? styles.wide : text.length > LONGEST_TEXT && styles.long,
        isSelected && styles.selected,
        isOpen ? direction && styles[direction] : styles[state],
        className,
      )}
      aria-label={name}
      aria-pressed={isSelected}
      aria-disabled={isOpen ? undefined : true}
      title={isOpen ? undefined : reason}
      data-odds={state}
      data-code={code}
      onClick={() => {
        if (isOpen || isSelected) onToggle();
      }}
    >
      {label === undefined ? null : (
        <>
          <span className={styles.label} dir="auto" title={label.length > LONGEST_WHOLE_LABEL ? label : undefined}>
            {label}
          </span>{' '}
        </>
      )}
      {line === undefined || state === 'locked' ? null : (
        <>
          <span className={styles.line}>{line}</span>{' '}
        </>
      )}
      {state === 'locked' ? <Icon name="f-lock" size="xs" /> : <Value text={text} isLabelled={label !== undefined} />}
      {isOneClick && isOpen ? <Icon name="f-bolt" size="xs" className={styles.bolt} /> : null}
    </button>
  );
}

interface ValueProps {
  readonly text: string;
  readonly isLabelled: boolean;
}

/** The name of the button has it, after words that may stand between the label and the price. */
function Value({ text, isLabelled }: ValueProps): ReactNode {
  return (
    <span className={styles.value} aria-hidden={isLabelled || undefined}>
      {text}
    </span>
  );
}

/** The slot of an outcome that the sport does not have. */
export function NoOdds({ className }: { readonly className?: string | undefined }): ReactNode {
  return <span className={classNames(styles.odd, styles.none, className)} />;
}

/** A cell that is still on its way. */
export function OddsSkeleton({ className }: { readonly className?: string | undefined }): ReactNode {
  return <span className={classNames(styles.odd, styles.loading, className)} />;
}
