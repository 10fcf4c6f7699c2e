import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { usePage } from '../page/use-page.ts';
import { usePayments } from './use-payments.ts';

export interface DepositQuestion {
  readonly isOpen: boolean;
  /** Whether a deposit may go on; else the question stands there. */
  readonly mayGoOn: () => Promise<boolean>;
  readonly setLimit: () => void;
  /** The press that sends the form goes on. */
  readonly goWithout: () => void;
}

/** LQ-1 Asks for a deposit limit before money is paid in; LQ-5 where that cannot be known it is asked. */
export function useLimitQuestion(): DepositQuestion {
  const { limitPrompt } = usePayments();
  const { dialogs, language } = usePage();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    mayGoOn: async () => {
      const isDue = await limitPrompt.isDue().catch(() => true);
      setOpen(isDue);
      return !isDue;
    },
    setLimit: () => {
      limitPrompt.noteAsked();
      setOpen(false);
      dialogs.close();
      void navigate(inLanguage(LIMITS_PATH, language));
    },
    // its button stays until the form was sent by it
    goWithout: limitPrompt.noteAsked.bind(limitPrompt),
  };
}
