import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { secondsUntilNextCode } from '../../../core/registration/sent-code.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { Button } from '../../kit/controls/button.tsx';
import { formatDuration } from '../../kit/formats/format-duration.ts';
import { useFailureWords } from '../use-failure-words.ts';
import { usePage } from '../use-page.ts';
import styles from './code-form.module.scss';

export type AskAgain = () => Promise<Result<unknown, RequestFailure> | undefined>;

interface NextCodeProps {
  readonly againAt: EpochMillis | undefined;
  readonly onAgain: AskAgain;
}

/** RGF-13 Another code, once the server sends one; why not where it does not. */
export const NextCode = observer(function NextCode({ againAt, onAgain }: NextCodeProps): ReactNode {
  const { clock } = usePage();
  const { t } = useTranslation('sent-code');
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const words = useFailureWords()(failure, 'send-message');
  const left = secondsUntilNextCode({ againAt }, clock.now);
  const ask = async (): Promise<void> => {
    setAsking(true);
    setFailure(undefined);
    const reply = await onAgain();
    setAsking(false);
    if (reply?.ok === false) setFailure(reply.error);
  };
  if (left > 0) return <span className={styles.wait}>{t('again-in', { time: formatDuration(left) })}</span>;
  return (
    <>
      <Button look="text" size="sm" isDisabled={isAsking} onClick={() => void ask()}>
        {t('again')}
      </Button>
      {words === undefined ? null : (
        <span className={styles.failure} role="alert">
          {words.whole}
        </span>
      )}
    </>
  );
});
