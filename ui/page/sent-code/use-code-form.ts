import { useTranslation } from 'react-i18next';
import type { FormContext } from '../../../core/notices/form-failure.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { useForm, type FormState } from '../../kit/forms/use-form.ts';
import { useCodeError } from './use-code-error.ts';

export type CodeFormState = FormState<{ readonly code: string }, 'code'>;

export interface CodeFormOptions {
  readonly context: FormContext;
  /** The e-mail address or the phone that the code went to; where it is another thing, it is not told which. */
  readonly to: string;
  /** Whether the code has run out by now. */
  readonly hasExpired: () => boolean;
  readonly send: (code: string) => Promise<Result<unknown, RequestFailure>>;
}

/** PWR-21 The form of a code that was sent: one that ran out is not sent, and one that ran out on its way is not called wrong. */
export function useCodeForm({ context, to, hasExpired, send }: CodeFormOptions): CodeFormState {
  const { t } = useTranslation(['sent-code', 'notice-catalogue'], { nsMode: 'fallback' });
  const form = useForm({
    context,
    first: { code: '' },
    labels: { code: t(`label.${to.includes('@') ? 'email' : to.startsWith('+') ? 'sms' : 'any'}`) },
    check: ({ code }: { readonly code: string }) => {
      if (code.trim() === '') return fail({ code: 'missing' });
      return hasExpired() ? fail({ code: 'time-up' }) : ok(code.trim());
    },
    send,
    say: (key) => t(key === 'error.field.code' && hasExpired() ? 'time-up' : key),
  });
  const code = useCodeError(form);
  return code === undefined || hasExpired() ? form : { ...form, errors: { code } };
}
