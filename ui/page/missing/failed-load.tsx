import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { focusNextTo } from '../../kit/behaviour/focus-next.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import styles from './failed-load.module.scss';
import { useFailureWords } from '../use-failure-words.ts';

interface FailedLoadProps {
  readonly failure: RequestFailure;
  /** A sentence that names what did not load, where the place does not. */
  readonly what?: string;
  /** Said in the words for a dictionary: countries, currencies, what a form is made of. */
  readonly isDictionary?: boolean;
  /** Asks anew; the failure stays until there is an answer. */
  readonly onRetry: () => Promise<unknown>;
}

/** The general title would say once more that something did not load. */
function WhatFailed({ what, why }: { readonly what: string; readonly why: string | undefined }): ReactNode {
  return (
    <>
      <b>{what}</b> {why}
    </>
  );
}

/** What stands in a form or a dialog for a part that did not load: why, and the way to try again. */
export const FailedLoad = observer(function FailedLoad(props: FailedLoadProps): ReactNode {
  const { failure, what, isDictionary = false, onRetry } = props;
  const { t } = useTranslation(['notice-catalogue', 'kit']);
  const words = useFailureWords()(failure, isDictionary ? 'dictionary' : 'query');
  const [isAsking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const retry = async (): Promise<void> => {
    const focusOn = place.current === null ? undefined : focusNextTo(place.current);
    setAsking(true);
    await onRetry();
    setAsking(false);
    // a failure like the one before is read out again
    setTries(tries + 1);
    // what came stands from the next frame on
    if (focusOn !== undefined) requestAnimationFrame(focusOn);
  };
  return (
    <div ref={place} className={styles.failed}>
      <FormNotice key={tries} tone="danger">
        {what === undefined ? words?.whole : <WhatFailed what={what} why={words?.text} />}
      </FormNotice>
      <Button isDisabled={isAsking} onClick={() => void retry()}>
        {isDictionary && words?.text !== undefined ? t('main_refreshing_button') : t('retry', { ns: 'kit' })}
      </Button>
    </div>
  );
});
