import { use, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../behaviour/class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { DialogNotice } from './dialog-notice.ts';
import styles from './dialog.module.scss';

const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea']
  .map((control) => `${control}:not([data-close], [tabindex="-1"])`)
  .join();

export interface DialogProps {
  /** A sentence. */
  readonly title: ReactNode;
  readonly isTitleHidden?: boolean;
  /** A blocking dialog has no way out but its own buttons. */
  readonly isBlocking?: boolean;
  /** A press beside it and Escape leave it open; the button that closes does not. */
  readonly isFirm?: boolean;
  /** It interrupts, and begins at its title so that it is read before it is answered. */
  readonly isAlert?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string | undefined;
  /** Its content comes and goes: the top edge stays where it is. */
  readonly isTopFixed?: boolean;
  /** The field that it begins at, by its name; the first control where it has none such, and its title where that closes it. */
  readonly firstField?: string | undefined;
  readonly onClose: () => void;
  /** Stands beside the content over the whole height: art. */
  readonly aside?: ReactNode;
  /** Buttons at the foot, the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog in the top layer, open as long as it is rendered; the focus goes back where it was. Only for the browser. */
export function Dialog({
  title,
  isTitleHidden = false,
  isBlocking = false,
  isFirm = isBlocking,
  isAlert = false,
  size = 'md',
  className,
  isTopFixed = false,
  firstField,
  onClose,
  aside,
  actions,
  children,
}: DialogProps): ReactNode {
  const dialog = useModal(firstField, isAlert);
  const notice = use(DialogNotice);
  const titleId = useId();
  const leave = (): void => {
    if (!isFirm) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size], isTopFixed && styles.topFixed, className)}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      data-plain=""
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isDefaultPrevented()) return;
        event.preventDefault();
        leave();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) leave();
      }}
    >
      <div className={styles.frame}>
        {aside}
        <div className={styles.column}>
          <div className={styles.body}>
            <h2 id={titleId} tabIndex={-1} className={isTitleHidden ? 'vh' : styles.title}>
              {title}
            </h2>
            {notice}
            {children}
          </div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
        {isBlocking ? null : <CloseButton onClose={onClose} />}
      </div>
    </dialog>
  );
}

function CloseButton({ onClose }: Pick<DialogProps, 'onClose'>): ReactNode {
  const { t } = useTranslation('kit');
  return <IconButton icon="t-x" label={t('close')} data-close="" className={styles.close} onClick={onClose} />;
}

/** Open as long as it is rendered; the focus goes back where it was. */
function useModal(firstField: string | undefined, isAlert: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const beginning = useRef({ firstField, isAlert });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const before = document.activeElement;
    element.showModal();
    const stopWaiting = begin(element, beginning.current);
    return () => {
      stopWaiting();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}

/** Nobody begins at the way out, or at nothing: at the title where there is no control yet, until one comes or the focus moves on. */
function begin(
  element: HTMLDialogElement,
  { firstField: field, isAlert }: { readonly firstField: string | undefined; readonly isAlert: boolean },
): () => void {
  if (!isAlert && focusFirst(element, field)) return () => undefined;
  const title = element.querySelector('h2');
  title?.focus();
  if (isAlert) return () => undefined;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== title || focusFirst(element, field)) observer.disconnect();
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}

/** At the field of this name, else where the browser has begun, else at the first control that takes the focus. */
function focusFirst(element: HTMLDialogElement, field: string | undefined): boolean {
  if (field !== undefined && takesFocus(element.querySelector<HTMLElement>(`[name="${field}"]`))) return true;
  const { activeElement: begun } = document;
  // a browser may begin at what scrolls, at what only a script can focus, or at the dialog itself
  if (begun?.matches(CONTROLS) === true && element.contains(begun)) return true;
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)].some(takesFocus);
}

/** What is hidden or off takes none. */
function takesFocus(control: HTMLElement | null): boolean {
  control?.focus();
  return control !== null && document.activeElement === control;
}
