import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { usePage } from '../../page/use-page.ts';
import { LimitPromptBody } from './limit-prompt-body.tsx';
import { useLimits } from '../use-limits.ts';

/** LQ-1 Asks for a deposit limit before the first deposit and every half year, by two buttons of equal weight; going without one is confirmed. */
export const LimitPromptDialog = observer(function LimitPromptDialog(): ReactNode {
  const { accounts, limitPrompt } = useLimits();
  const { dialogs, language } = usePage();
  const { t } = useTranslation('limit-prompt');
  const navigate = useNavigate();
  const [isDeclining, setDeclining] = useState(false);
  const close = (): void => {
    dialogs.close();
  };
  const answered = (): void => {
    limitPrompt.noteAsked();
    close();
  };
  const setLimit = (): void => {
    answered();
    void navigate(inLanguage(LIMITS_PATH, language));
  };
  return (
    <Dialog size="sm" title={t(isDeclining ? 'sure' : 'question')} onClose={close}>
      <LimitPromptBody
        isDeclining={isDeclining}
        onSet={setLimit}
        onDecline={() => {
          setDeclining(true);
        }}
        onWithout={() => {
          answered();
          void accounts.topUp();
        }}
      />
    </Dialog>
  );
});
