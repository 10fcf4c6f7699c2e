import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityDocument } from '../../../core/player/documents/identity-document.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { formatDate } from '../../kit/formats/format-date.ts';
import { formatDigits } from '../../kit/formats/format-number.ts';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import type { DocumentUpload } from './documents-store.ts';
import styles from './documents.module.scss';

const KNOWN_CODES = ['empty', 'too-large', 'type', 'broken', 'too-many-files', 'too-often', 'document-state'];

interface DocumentWordsProps {
  readonly document: IdentityDocument;
  readonly upload: DocumentUpload | undefined;
}

/** What is to be said of a document: why it was not taken and what to do, or which file it is. */
export function DocumentWords({ document, upload }: DocumentWordsProps): ReactNode {
  const { t } = useTranslation('documents');
  const { file, reason, sentAt } = document;
  const trouble = useTrouble(upload);
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

function useTrouble(upload: DocumentUpload | undefined): string | undefined {
  const { t } = useTranslation('documents');
  const wordsOf = useFailureWords();
  const failure = wordsOf(upload?.failure, 'query');
  const code = upload?.problem ?? knownCode(upload?.failure);
  return code === undefined ? failure?.whole : t(`problem.${code}`);
}

function knownCode(failure: RequestFailure | undefined): string | undefined {
  return failure?.kind === 'refused' ? KNOWN_CODES.find((code) => code === failure.code) : undefined;
}

const FileFacts = observer(function FileFacts({
  file,
  at,
}: {
  readonly file: { readonly name: string; readonly size: number };
  readonly at?: number | undefined;
}): ReactNode {
  const { clock, settings, language } = usePage();
  const { t } = useTranslation('documents');
  const { t: kit } = useTranslation('kit');
  const day = at === undefined ? undefined : formatDate(at, clock.now, { look: settings.settings, words: kit });
  const megabytes = Math.max(1, Math.round((file.size / 1_048_576) * 10));
  const size = t('size', { size: formatDigits(`${Math.floor(megabytes / 10)}`, `${megabytes % 10}`, language) });
  return (
    <p className={styles.facts}>
      <bdi className={styles.name}>{file.name}</bdi>
      <span className="num">{[size, ...(day === undefined ? [] : [day])].join(' · ')}</span>
    </p>
  );
});
