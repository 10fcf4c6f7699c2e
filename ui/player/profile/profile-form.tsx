import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isVerified } from '../../../core/player/player-status.ts';
import type { Player } from '../../../core/player/player.ts';
import { DOCUMENT_TYPES } from '../../../core/player/profile/document-types.ts';
import {
  checkProfile,
  EDITED_FIELDS,
  firstProfileForm,
  isFieldLocked,
  type EditedField,
  type TypedProfile,
  type ProfileProblem,
  type ProfileProblems,
} from '../../../core/player/profile/profile-edit.ts';
import { fail } from '../../../core/shared/result.ts';
import { Field } from '../../kit/controls/field.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { Form } from '../../kit/forms/form.tsx';
import { useForm, type FormState } from '../../kit/forms/use-form.ts';
import { useFormWords } from '../../page/use-form-words.ts';
import { usePage } from '../../page/use-page.ts';
import { usePlayer } from '../use-player.ts';
import styles from './account-edit-screen.module.scss';

/** Where the site has not said how old a player must be. */
const LEAST_AGE = 18;

type ProfileState = FormState<TypedProfile, EditedField>;

interface PartProps {
  readonly form: ProfileState;
  readonly player: Player;
}

/** PR-48, PR-52 What was typed stays until it is kept. */
export const ProfileForm = observer(function ProfileForm({ player }: { readonly player: Player }): ReactNode {
  const { t } = useTranslation('profile');
  const form = useProfile(player);
  return (
    <Form form={form} words={useFormWords(form)} button={t('save')} sending={t('saving')} isLong>
      <fieldset className={styles.group}>
        <legend>{t('person')}</legend>
        <ProfileField form={form} player={player} field="name" autoComplete="given-name" />
        <ProfileField form={form} player={player} field="surname" autoComplete="family-name" />
        <ProfileField form={form} player={player} field="birthDate" type="date" autoComplete="bday" />
        <ProfileField form={form} player={player} field="taxNumber" isNumber />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('document')}</legend>
        <DocumentType form={form} player={player} />
        <ProfileField form={form} player={player} field="passport" />
        <ProfileField form={form} player={player} field="passportIssuedOn" type="date" />
        <ProfileField form={form} player={player} field="passportExpiresOn" type="date" />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('address')}</legend>
        <ProfileField form={form} player={player} field="registrationAddress" autoComplete="street-address" />
      </fieldset>
    </Form>
  );
});

interface FieldProps extends PartProps {
  readonly field: EditedField;
  readonly type?: 'date';
  readonly autoComplete?: string;
  readonly isNumber?: boolean;
}

function ProfileField({
  form: { labels, values, errors, fill },
  player,
  field,
  type,
  autoComplete = 'off',
  isNumber = false,
}: FieldProps): ReactNode {
  const { t } = useTranslation('profile');
  const isLocked = isFieldLocked(field, isVerified(player));
  const masked = field === 'passport' || field === 'taxNumber' ? player.identity[field] : undefined;
  return (
    <Field
      label={labels[field]}
      size="lg"
      type={type ?? 'text'}
      name={field}
      autoComplete={autoComplete}
      inputMode={isNumber ? 'numeric' : undefined}
      readOnly={isLocked}
      value={isLocked && masked !== undefined ? masked : values[field]}
      error={errors[field]}
      hint={masked === undefined || isLocked ? undefined : t('masked', { number: masked })}
      onChange={(event) => {
        if (!isLocked) fill({ [field]: event.currentTarget.value });
      }}
    />
  );
}

function DocumentType({ form: { labels, values, errors, fill }, player }: PartProps): ReactNode {
  const { t } = useTranslation('profile');
  const { dictionaries } = usePlayer();
  const isLocked = isFieldLocked('documentTypeId', isVerified(player));
  const known = dictionaries.entries('documentTypes').filter(({ id }) => DOCUMENT_TYPES.some((type) => type.id === id));
  return (
    <Select
      label={labels.documentTypeId}
      size="lg"
      disabled={isLocked}
      value={values.documentTypeId}
      error={errors.documentTypeId}
      options={[
        { value: '', label: t('document.choose') },
        ...known.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(documentTypeId) => {
        fill({ documentTypeId });
      }}
    />
  );
}

function useProfile(player: Player): ProfileState {
  const { clock, site } = usePage();
  const { profileEdit } = usePlayer();
  const { t } = useTranslation(['profile', 'notice-catalogue'], { nsMode: 'fallback' });
  const age = site.config?.minAge ?? LEAST_AGE;
  return useForm({
    context: 'save-profile',
    first: () => firstProfileForm(player.identity),
    labels: {
      name: t('name'),
      surname: t('surname'),
      birthDate: t('birth-date'),
      taxNumber: t('tax-number'),
      documentTypeId: t('document.type'),
      passport: t('document.number'),
      passportIssuedOn: t('document.issued'),
      passportExpiresOn: t('document.expires'),
      registrationAddress: t('address.full'),
    },
    check: (typed: TypedProfile) => {
      const today = new Date(clock.exact()).toISOString().slice(0, 10);
      const rules = { identity: player.identity, isVerified: isVerified(player), minAge: age, today };
      const checked = checkProfile(typed, rules);
      return checked.ok ? checked : fail(problemKeys(checked.error));
    },
    send: async (change) => profileEdit.save(change),
    // the server's own words are no key
    say: (key) => (key.startsWith('error.') ? t(key, { age }) : key),
  });
}

function problemKeys(problems: ProfileProblems): { readonly [Field in EditedField]?: string } {
  return Object.fromEntries(
    EDITED_FIELDS.flatMap((field) => {
      const problem = problems[field];
      return problem === undefined ? [] : [[field, problemKey(field, problem)] as const];
    }),
  );
}

function problemKey(field: EditedField, problem: ProfileProblem): string {
  if (problem === 'malformed') return `error.malformed.${field}`;
  return `error.${problem}`;
}
