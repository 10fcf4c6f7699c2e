import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityDocument } from '../../../core/player/documents/identity-document.ts';
import { formatDate } from '../../kit/formats/format-date.ts';
import { useFileSize, useFileTrouble } from '../../page/attachments/use-file-words.ts';
import { usePage } from '../../page/use-page.ts';
import type { DocumentUpload } from './documents-store.ts';
import styles from './documents.module.scss';

interface DocumentWordsProps {
  readonly document: IdentityDocument;
  readonly upload: DocumentUpload | undefined;
}

/** What is to be said of a document: why it was not taken and what to do, or which file it is. */
export function DocumentWords({ document, upload }: DocumentWordsProps): ReactNode {
  const { t } = useTranslation('documents');
  const { file, reason, sentAt } = document;
  const trouble = useFileTrouble()(upload);
  if (upload !== undefined) {
    return (
      <>
        <FileFacts file={upload.file} />
        <p className={styles.trouble} role={trouble === undefined ? undefined : 'alert'}>
          {trouble}
        </p>
      </>
    );
  }
  return (
    <>
      {document.state === 'refused' && reason !== undefined ? (
        <p className={styles.trouble}>{t(`reason.${reason}`)}</p>
      ) : null}
      {file === undefined || document.state === 'refused' ? null : <FileFacts file={file} at={sentAt} />}
    </>
  );
}

const FileFacts = observer(function FileFacts({
  file,
  at,
}: {
  readonly file: { readonly name: string; readonly size: number };
  readonly at?: number | undefined;
}): ReactNode {
  const { clock, settings } = usePage();
  const size = useFileSize();
  const { t: kit } = useTranslation('kit');
  const day = at === undefined ? undefined : formatDate(at, clock.now, { look: settings.settings, words: kit });
  return (
    <p className={styles.facts}>
      <bdi className={styles.name}>{file.name}</bdi>
      <span className="num">{[size(file.size), ...(day === undefined ? [] : [day])].join(' · ')}</span>
    </p>
  );
});
