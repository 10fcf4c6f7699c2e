import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { promoCodeProblem, sentPromoCode } from '../../../core/registration/registration-form.ts';
import { Field } from '../../kit/controls/field.tsx';
import type { SharedForm } from './shared-form.ts';
import styles from '../one-click-fields.module.scss';
import { useBonuses } from './use-bonuses.ts';

/** RGF-19 Looked up once it is left. */
export const PromoCodeField = observer(function PromoCodeField({ form }: { readonly form: SharedForm }): ReactNode {
  const { labels, values, errors, fill } = form;
  const { t } = useTranslation(['registration', 'notice-catalogue'], { nsMode: 'fallback' });
  const [isLeft, setLeft] = useState(false);
  const note = useNote(form, isLeft);
  const said =
    note === undefined ? undefined : <output className={note.isWrong ? undefined : styles.holds}>{t(note.key)}</output>;
  return (
    <Field
      label={labels.promoCode}
      size="lg"
      name="promo-code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={values.promoCode}
      error={errors.promoCode ?? (note?.isWrong === true ? said : undefined)}
      hint={note?.isWrong === false ? said : undefined}
      onChange={(event) => {
        setLeft(false);
        fill({ promoCode: event.currentTarget.value });
      }}
      onBlur={() => {
        setLeft(true);
      }}
    />
  );
});

/** What is known of a code that was left. */
function useNote(
  { values }: SharedForm,
  isLeft: boolean,
): { readonly isWrong: boolean; readonly key: string } | undefined {
  const { promoCode: typed, countryCode, currency } = values;
  const bonuses = useBonuses();
  const promoCode = sentPromoCode(typed);
  const isMalformed = promoCodeProblem(typed) !== undefined;
  const isAsked = isLeft && promoCode !== '' && !isMalformed;
  useEffect(() => {
    if (isAsked) void bonuses?.checkPromoCode({ promoCode, countryCode, currency });
  }, [bonuses, isAsked, promoCode, countryCode, currency]);
  if (isLeft && isMalformed) return { isWrong: true, key: 'error.promo-code' };
  const answer = isAsked ? bonuses?.answerTo({ promoCode, countryCode, currency }) : undefined;
  if (answer === undefined && isAsked && bonuses?.isTriedOut === true)
    return { isWrong: true, key: 'error.field.promo-code-tries' };
  if (answer === undefined) return undefined;
  if (!answer.isValid) return { isWrong: true, key: 'error.field.promo-code' };
  return { isWrong: false, key: `promo-code.holds.${answer.choice ?? 'any'}` };
}
