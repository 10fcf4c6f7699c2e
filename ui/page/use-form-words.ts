import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formFailure } from '../../core/notices/form-failure.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { waitingText } from '../../core/notices/waiting-text.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { seconds, type EpochMillis } from '../../core/shared/time.ts';
import type { FormWords } from '../kit/forms/form-summary.tsx';
import { fieldsOf, type FormState } from '../kit/forms/use-form.ts';
import { usePage } from './use-page.ts';
import { useTexts } from './use-texts.ts';

const TERMS_TEXT = 'error.text.terms';

/** What a form says of a refusal, in the words of the catalogue of failures; read by an observer, the seconds to wait count down. */
export function useFormWords<Values, Field extends string>(
  form: FormState<Values, Field>,
  failure: RequestFailure | undefined = form.failure,
): FormWords {
  useTexts('notice-catalogue');
  const { t } = useTranslation('notice-catalogue');
  const words = failure === undefined ? undefined : formFailure(failure, form.context, fieldsOf(form.labels));
  const count = useSecondsLeft(failure, words?.wait);
  const waiting = waitingText(count);
  const termsAddress = useTermsAddress();
  const { notice } = words?.wait === undefined ? (words ?? {}) : {};
  return {
    summary: (count) => t('form.summary', { count }),
    problem: (field, problem) => t('form.problem', { field, problem }),
    notice: notice && (notice.serverTitle ?? notice.serverText ?? t(notice.text ?? notice.title, notice.values ?? {})),
    way: notice?.text === TERMS_TEXT ? { text: t('form.read-terms'), href: termsAddress } : undefined,
    wait: count > 0 ? t(waiting.text, waiting.values) : undefined,
  };
}

/** NO-25 A player agrees on a page of its own; a visitor can read what is to be agreed to. */
function useTermsAddress(): string {
  const { language, session } = usePage();
  const path = session.isSignedIn ? routePath('confirm-terms', {}) : routePath('rules', { ruleGroup: '1' });
  return addressInLanguage(path, language);
}

/** The seconds that are left since this failure came. */
function useSecondsLeft(failure: RequestFailure | undefined, wait: number | undefined): number {
  const { clock } = usePage();
  const [known, setKnown] = useState<{ readonly failure?: RequestFailure | undefined; readonly end: EpochMillis }>({
    end: 0,
  });
  if (known.failure !== failure) {
    setKnown({ failure, end: wait === undefined ? 0 : clock.exact() + seconds(wait) });
  }
  return Math.max(0, Math.ceil((known.end - clock.now) / seconds(1)));
}
