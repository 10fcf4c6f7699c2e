import { useId, type ReactNode, type Ref } from 'react';
import { FieldNotes } from '../../kit/controls/field.tsx';
import styles from './payment-requests.module.scss';

interface MessageFieldProps {
  readonly label: string;
  readonly text: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onText: (text: string) => void;
  /** Ctrl and Enter; Enter alone begins a new line. */
  readonly onSend: () => void;
}

/** Several lines of text. */
export function MessageField({ label, text, error, hint, ref, onText, onSend }: MessageFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={ref}
        id={id}
        rows={3}
        data-plain=""
        value={text}
        aria-invalid={error === undefined ? undefined : true}
        onChange={(event) => {
          onText(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSend();
        }}
      />
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
