import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import styles from '../limit-dialogs.module.scss';

interface LimitPromptProps {
  readonly isDeclining: boolean;
  readonly onSet: () => void;
  readonly onDecline: () => void;
  readonly onWithout: () => void;
  /** Whether to go on without one sends the form that it stands in. */
  readonly isInForm?: boolean;
}

/** LQ-1 Two buttons of equal weight; going without a limit is confirmed. */
export function LimitPromptBody(props: LimitPromptProps): ReactNode {
  const { isDeclining, onSet, onDecline, onWithout, isInForm = false } = props;
  const { t } = useTranslation('limit-prompt');
  return (
    <>
      <p>{t(isDeclining ? 'sure-text' : 'text')}</p>
      <div className={styles.equal}>
        <Button look="line" onClick={onSet}>
          {t('set')}
        </Button>
        {isDeclining ? (
          <Button
            key="without"
            look="line"
            onClick={({ currentTarget }) => {
              onWithout();
              // no button of the form's own: Enter in a field would press it
              if (isInForm) currentTarget.form?.requestSubmit();
            }}
          >
            {t('without')}
          </Button>
        ) : (
          <Button key="later" look="line" onClick={onDecline}>
            {t('later')}
          </Button>
        )}
      </div>
    </>
  );
}

/** LQ-1 The question where money is paid in: it has the focus when it comes. */
export function InlineLimitPrompt(props: Pick<LimitPromptProps, 'onSet' | 'onWithout'>): ReactNode {
  const { t } = useTranslation('limit-prompt');
  const [isDeclining, setDeclining] = useState(false);
  return (
    <section className={styles.inline} aria-labelledby="limit-question">
      <h2 key={String(isDeclining)} ref={focusOn} id="limit-question" tabIndex={-1}>
        {t(isDeclining ? 'sure' : 'question')}
      </h2>
      <LimitPromptBody
        {...props}
        isInForm
        isDeclining={isDeclining}
        onDecline={() => {
          setDeclining(true);
        }}
      />
    </section>
  );
}

function focusOn(heading: HTMLElement | null): void {
  heading?.focus();
}
