import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NEEDED_DOCUMENTS, type IdentityDocument } from '../../../core/player/documents/identity-document.ts';
import type { Player } from '../../../core/player/player.ts';
import {
  doneVerificationSteps,
  sentDocumentCount,
  VERIFICATION_STEPS,
} from '../../../core/player/documents/verification-steps.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from './documents.module.scss';

interface DocumentStepsProps {
  readonly player: Player;
  readonly documents: readonly IdentityDocument[];
}

/** VRF-5 What is done of the way, what stands, and what is to come. */
export const DocumentSteps = observer(function DocumentSteps({ player, documents }: DocumentStepsProps): ReactNode {
  const { t } = useTranslation('documents');
  const done = doneVerificationSteps(player, documents);
  const current = VERIFICATION_STEPS.find((step) => !done.includes(step));
  const sent = { sent: sentDocumentCount(documents), count: NEEDED_DOCUMENTS.length };
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {VERIFICATION_STEPS.map((step, place) => {
        const isDone = done.includes(step);
        return (
          <li
            key={step}
            className={classNames(styles.step, isDone && styles.done)}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={classNames('num', styles.number)} aria-hidden="true">
              {isDone ? <Icon name="t-check" size="sm" /> : place + 1}
            </span>
            <b>
              {t(`step.${step}`)}
              {isDone ? <span className="vh">, {t('step.done')}</span> : null}
            </b>
            <span>{step === 'contacts' && !isDone ? t('step.contacts.wanted') : t(`step.${step}.text`, sent)}</span>
          </li>
        );
      })}
    </ol>
  );
});
