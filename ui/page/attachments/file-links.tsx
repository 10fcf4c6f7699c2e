import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD_PREFIX, type AttachedFile } from '../../../core/support/attached-file.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useFileSize } from './use-file-words.ts';
import styles from './attachments.module.scss';

/** UPL-6 The files of a message, each a download. */
export const FileLinks = observer(function FileLinks({
  files,
}: {
  readonly files: readonly AttachedFile[];
}): ReactNode {
  const { t } = useTranslation('attachments');
  const size = useFileSize();
  if (files.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.id}>
          <a className={styles.link} href={`${UPLOAD_PREFIX}${file.id}`} download={file.name}>
            <Icon name="t-download" size="sm" />
            <span className="vh">{t('download')}</span>
            <bdi className={styles.name}>{file.name}</bdi>
            <small className="num">{size(file.size)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
});
