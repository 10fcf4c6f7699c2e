import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrittenKind } from '../../../core/support/requests/support-topic.ts';
import { LONGEST_SUBJECT } from '../../../core/support/requests/topic-text.ts';
import { Field } from '../../kit/controls/field.tsx';
import { Select } from '../../kit/controls/select.tsx';

const APPEALED = ['rules', 'stranger', 'documents', 'account', 'other'] as const;

interface SubjectFieldProps {
  readonly kind: WrittenKind;
  readonly field: Ref<HTMLInputElement & HTMLSelectElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (subject: string) => void;
}

/** SUP-2 What is written about; APL-3 an appeal is about one of a list. */
export function SubjectField({ kind, field, value, error, onChange }: SubjectFieldProps): ReactNode {
  const { t } = useTranslation('support');
  const label = t(`subject.${kind}`);
  if (kind !== 'appeal') {
    return (
      <Field
        ref={field}
        label={label}
        maxLength={LONGEST_SUBJECT}
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    );
  }
  const listed = APPEALED.map((subject) => t(`appeal.subject.${subject}`));
  // what was chosen in another language stays what was chosen
  const offered = value === '' || listed.includes(value) ? listed : [value, ...listed];
  const options = offered.map((subject) => ({ value: subject, label: subject }));
  return (
    <Select
      ref={field}
      label={label}
      options={[{ value: '', label: t('appeal.subject.choose') }, ...options]}
      value={value}
      // nothing is typed here
      error={error === undefined ? undefined : t('appeal.subject.choose')}
      onChange={onChange}
    />
  );
}
