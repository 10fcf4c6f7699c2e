import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.scss';

export interface PrintSheetProps {
  readonly lines: readonly string[];
  readonly onPrinted: () => void;
}

/** Prints some lines alone: the rest of the page is left out of the paper. */
export function PrintSheet({ lines, onPrinted }: PrintSheetProps): ReactNode {
  const printed = useRef(onPrinted);
  useEffect(() => {
    printed.current = onPrinted;
  });
  useEffect(() => {
    const done = (): void => {
      printed.current();
    };
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => {
      window.removeEventListener('afterprint', done);
    };
  }, []);
  const [title, ...rest] = lines;
  return createPortal(
    <section className={styles.sheet}>
      <h1>{title}</h1>
      {rest.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </section>,
    document.body,
  );
}
