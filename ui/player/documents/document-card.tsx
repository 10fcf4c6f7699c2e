import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { canSendDocument, type IdentityDocument } from '../../../core/player/documents/identity-document.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { ProgressBar } from '../../kit/feedback/progress-bar.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { chosenFile, TAKEN_TYPES } from '../../page/attachments/chosen-file.ts';
import { usePlayer } from '../use-player.ts';
import { DocumentPicture } from './document-picture.tsx';
import { DocumentChip } from './document-chip.tsx';
import { DocumentWords } from './document-words.tsx';
import { useFileDrop } from './use-file-drop.ts';
import styles from './documents.module.scss';

/** One document: its state, the way to send it, and what became of it. */
export const DocumentCard = observer(function DocumentCard({
  document,
}: {
  readonly document: IdentityDocument;
}): ReactNode {
  const { documents } = usePlayer();
  const { t } = useTranslation('documents');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { kind } = document;
  const upload = documents.uploads.get(kind);
  const isRunning = upload !== undefined && upload.problem === undefined && upload.failure === undefined;
  const isOpen = canSendDocument(document) && !isRunning;
  const send = (file: File): void => void documents.send(kind, chosenFile(file));
  const { isOver, handlers } = useFileDrop(send, isOpen);
  const isEmpty = isOpen && upload === undefined && document.state !== 'refused';
  return (
    <li className={styles.card} aria-labelledby={id} {...handlers}>
      <div className={classNames(styles.plate, isEmpty && styles.empty, isOver && styles.over)}>
        {isEmpty || isOver ? (
          <DropPlace isOver={isOver} />
        ) : (
          <DocumentPicture tone={isRunning ? 'waiting' : pictureTone(document, upload !== undefined)} />
        )}
        {isRunning ? (
          <ProgressBar label={t('progress', { kind: t(`kind.${kind}`) })} share={upload.share} tone="info" />
        ) : null}
      </div>
      <div className={styles.line}>
        <b id={id}>{t(`kind.${kind}`)}</b>
        <DocumentChip state={document.state} upload={upload} isRunning={isRunning} />
      </div>
      <DocumentWords document={document} upload={upload} />
      {isOpen ? (
        <FileButtons
          field={field}
          name={id}
          isFirst={isEmpty}
          onFile={send}
          onRetry={upload === undefined ? undefined : () => void documents.send(kind, upload.file)}
        />
      ) : null}
      {isRunning ? (
        <Button
          size="sm"
          onClick={() => {
            documents.cancel(kind);
          }}
        >
          {t('cancel')}
        </Button>
      ) : null}
    </li>
  );
});

function DropPlace({ isOver }: { readonly isOver: boolean }): ReactNode {
  const { t } = useTranslation('documents');
  return (
    <span className={styles.place}>
      <Icon name={isOver ? 't-download' : 't-upload'} />
      {t(isOver ? 'drop' : 'choose')}
    </span>
  );
}

interface FileButtonsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The id of the document's name. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
  readonly onRetry: (() => void) | undefined;
}

/** The whole empty card is the button: its press area lies over the place to drop on. */
function FileButtons({ field, name, isFirst, onFile, onRetry }: FileButtonsProps): ReactNode {
  const { t } = useTranslation('documents');
  const { t: kit } = useTranslation('kit');
  const button = useId();
  // a field that is made anew takes the same file a second time
  const [count, setChosen] = useState(0);
  return (
    <div className={styles.buttons}>
      <input
        key={count}
        ref={field}
        type="file"
        accept={TAKEN_TYPES}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget: { files } }) => {
          setChosen(count + 1);
          const file = files?.[0];
          if (file !== undefined) onFile(file);
        }}
      />
      <Button
        id={button}
        size="sm"
        className={isFirst ? styles.whole : undefined}
        aria-labelledby={`${button} ${name}`}
        onClick={() => field.current?.click()}
      >
        {t(isFirst ? 'upload' : 'another')}
      </Button>
      {onRetry === undefined ? null : (
        <Button size="sm" onClick={onRetry}>
          {kit('retry')}
        </Button>
      )}
    </div>
  );
}

function pictureTone({ state }: IdentityDocument, isFailed: boolean): 'accepted' | 'refused' | 'waiting' {
  if (isFailed || state === 'refused') return 'refused';
  return state === 'accepted' ? 'accepted' : 'waiting';
}
