import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentState } from '../../../core/player/documents/identity-document.ts';
import { Tag, type TagTone } from '../../kit/feedback/tag.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import type { DocumentUpload } from './documents-store.ts';

const LOOKS: Readonly<Record<DocumentState, readonly [TagTone, IconName]>> = {
  missing: ['neutral', 't-minus'],
  requested: ['warning', 't-message'],
  waiting: ['warning', 't-clock'],
  accepted: ['success', 'f-circle-check'],
  refused: ['danger', 't-circle-x'],
};

interface DocumentChipProps {
  readonly state: DocumentState;
  readonly upload: DocumentUpload | undefined;
  readonly isRunning: boolean;
}

/** How far a document is, in words. */
export function DocumentChip({ state, upload, isRunning }: DocumentChipProps): ReactNode {
  const { t } = useTranslation('documents');
  if (isRunning) {
    return (
      <Tag tone="info" icon="t-upload">
        <span className="num">{t('percent', { share: Math.round((upload?.share ?? 0) * 100) })}</span>
      </Tag>
    );
  }
  if (upload !== undefined) {
    return (
      <Tag tone="danger" icon="t-circle-x">
        {t('document.failed')}
      </Tag>
    );
  }
  const [tone, icon] = LOOKS[state];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`document.${state}`)}
    </Tag>
  );
}
