import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../kit/behaviour/save-file.ts';
import { Button } from '../../kit/controls/button.tsx';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useSession } from '../use-session.ts';
import styles from './security-dialog.module.scss';

/** The recovery codes, this once. */
export const RecoveryCodes = observer(function RecoveryCodes({
  codes,
  refusals,
  onKept,
}: {
  readonly codes: readonly string[];
  /** How often the dialog was to be closed before they were kept. */
  readonly refusals: number;
  readonly onKept: () => void;
}): ReactNode {
  const { security } = useSession();
  const { t } = useTranslation('security');
  const text = codes.join('\n');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <h4 ref={heading} id={id} className={styles.title} tabIndex={-1}>
        {t('codes')}
      </h4>
      <FormNotice tone="success">{t('codes.text')}</FormNotice>
      <ol className={styles.codes} aria-labelledby={id}>
        {codes.map((code) => (
          <li key={code} className="num">
            {code}
          </li>
        ))}
      </ol>
      {refusals === 0 ? null : (
        <FormNotice key={refusals} tone="danger">
          {t('codes.first')}
        </FormNotice>
      )}
      <div className={styles.actions}>
        <CopyButton text={text} label={t('codes.copy')} size="md" />
        <Button
          onClick={() => {
            saveFile('oddsmith-recovery-codes.txt', `${text}\n`);
          }}
        >
          <Icon name="t-download" size="sm" />
          {t('codes.save')}
        </Button>
        <Button
          look="primary"
          onClick={() => {
            security.forgetKey();
            onKept();
          }}
        >
          {t('codes.kept')}
        </Button>
      </div>
    </>
  );
});
