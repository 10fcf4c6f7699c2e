import { useTranslation } from 'react-i18next';
import type { FieldTexts, FormState } from '../../kit/forms/use-form.ts';

interface TriedForm extends Pick<FormState<unknown, never>, 'failure'> {
  readonly errors: FieldTexts<'code'>;
}

/** What is wrong with a code; of a wrong one how often it can still be tried, where the server says, but of one that belongs to another contact that it does. */
export function useCodeError({ errors, failure }: TriedForm): string | undefined {
  const { t } = useTranslation('sent-code');
  const left = failure?.kind === 'refused' && failure.code !== 'swapped-codes' ? failure.triesLeft : undefined;
  return errors.code === undefined || left === undefined ? errors.code : t('wrong-left', { count: left });
}

/** The same form, which says this at the field and in the list of its wrong fields alike. */
export function useTriedForm<Form extends TriedForm>(form: Form): Form {
  const code = useCodeError(form);
  return code === form.errors.code ? form : { ...form, errors: { ...form.errors, code } };
}
