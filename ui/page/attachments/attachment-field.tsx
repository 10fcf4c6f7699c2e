import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttachmentPurpose } from '../../../core/support/attached-file.ts';
import { Button } from '../../kit/controls/button.tsx';
import { ProgressBar } from '../../kit/feedback/progress-bar.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { hasFailed, type Attachment } from './attachment.ts';
import type { AttachmentsStore } from './attachments-store.ts';
import { chosenFile, TAKEN_TYPES } from './chosen-file.ts';
import { useFileSize, useFileTrouble } from './use-file-words.ts';
import styles from './attachments.module.scss';

interface AttachmentFieldProps {
  readonly store: AttachmentsStore;
  /** The name of what is being written. */
  readonly draft: string;
  readonly purpose: AttachmentPurpose;
  /** Files were added or taken away. */
  readonly onChange?: () => void;
}

/** UPL-9 The files of a message: chosen, sent one by one, taken away again. */
export const AttachmentField = observer(function AttachmentField(props: AttachmentFieldProps): ReactNode {
  const { store, draft, purpose, onChange } = props;
  const { t } = useTranslation('attachments');
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // a field that is made anew takes the same file a second time
  const [count, setCount] = useState(0);
  const attachments = store.of(draft);
  return (
    <div className={styles.field}>
      {attachments.length === 0 ? null : (
        <ul className={styles.list} aria-label={t('list')}>
          {attachments.map((attachment) => (
            <AttachmentLine
              key={attachment.number}
              attachment={attachment}
              onRetry={() => void store.send(draft, purpose, attachment.number)}
              onRemove={() => {
                button.current?.focus();
                store.remove(draft, attachment.number);
                onChange?.();
              }}
            />
          ))}
        </ul>
      )}
      <input
        key={count}
        ref={field}
        type="file"
        multiple
        accept={TAKEN_TYPES}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget: { files } }) => {
          setCount(count + 1);
          store.add(draft, purpose, Array.from(files ?? [], chosenFile));
          onChange?.();
        }}
      />
      <div className={styles.foot}>
        <Button ref={button} size="sm" onClick={() => field.current?.click()}>
          <Icon name="t-upload" size="sm" />
          {t('add')}
        </Button>
        <small>{t('rule')}</small>
      </div>
    </div>
  );
});

interface AttachmentLineProps {
  readonly attachment: Attachment;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const AttachmentLine = observer(function AttachmentLine(props: AttachmentLineProps): ReactNode {
  const { attachment, onRetry, onRemove } = props;
  const { t } = useTranslation('attachments');
  const size = useFileSize();
  const trouble = useFileTrouble()(attachment);
  const { file, sent, share } = attachment;
  const name = sent?.name ?? file.name;
  const isRunning = sent === undefined && !hasFailed(attachment);
  return (
    <li className={styles.line}>
      <bdi className={styles.name}>{name}</bdi>
      <small className="num">{size(sent?.size ?? file.size)}</small>
      {sent === undefined ? null : <small className={styles.ready}>{t('ready')}</small>}
      {isRunning ? <ProgressBar label={t('progress', { name })} share={share} tone="info" /> : null}
      {hasFailed(attachment) ? (
        <>
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
          {canRetry(attachment) ? (
            <Button size="sm" aria-label={t('again.of', { name })} onClick={onRetry}>
              {t('again')}
            </Button>
          ) : null}
        </>
      ) : null}
      <Button size="sm" look="text" aria-label={t(isRunning ? 'cancel.of' : 'remove.of', { name })} onClick={onRemove}>
        {t(isRunning ? 'cancel' : 'remove')}
      </Button>
    </li>
  );
});

/** What is wrong with the file itself stays wrong. */
function canRetry({ problem }: Attachment): boolean {
  return problem !== 'type' && problem !== 'too-large' && problem !== 'empty';
}
