import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedPromoCode } from '../../../core/registration/bonus/bonus-gateway.ts';
import { promoCodeProblem, sentPromoCode } from '../../../core/registration/bonus/promo-code-problem.ts';
import { useAfterPress } from '../../kit/behaviour/use-after-press.ts';
import { Field } from '../../kit/controls/field.tsx';
import type { BonusStore } from './bonus-store.ts';
import type { SharedForm } from './shared-form.ts';
import styles from '../one-click-fields.module.scss';
import { useBonuses } from './use-bonuses.ts';

/** RGF-19 Looked up once it is left. */
export const PromoCodeField = observer(function PromoCodeField({ form }: { readonly form: SharedForm }): ReactNode {
  const { labels, values, errors, fill } = form;
  const { t } = useTranslation(['registration', 'notice-catalogue'], { nsMode: 'fallback' });
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  const note = useNote(form, isLeft);
  const said =
    note === undefined ? undefined : (
      <>
        <output className={note.tone === 'good' ? styles.holds : undefined}>{t(note.key)}</output>
        {note.act === undefined ? null : (
          <button
            type="button"
            className={styles.act}
            onClick={() => {
              // the button goes with what it says
              input.current?.focus();
              note.act?.press();
            }}
          >
            {t(note.act.key)}
          </button>
        )}
      </>
    );
  return (
    <Field
      ref={input}
      label={labels.promoCode}
      size="lg"
      name="promo-code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={values.promoCode}
      error={errors.promoCode ?? (note?.tone === 'bad' ? said : undefined)}
      hint={note?.tone === 'bad' ? undefined : said}
      onChange={(event) => {
        setLeft(false);
        fill({ promoCode: event.currentTarget.value });
      }}
      onBlur={() => {
        afterPress(() => {
          setLeft(true);
        });
      }}
    />
  );
});

interface Note {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly key: string;
  /** What can be done about it. */
  readonly act?: { readonly key: string; readonly press: () => void };
}

/** What is known of a code that was left. */
function useNote({ values, fill }: SharedForm, isLeft: boolean): Note | undefined {
  const { promoCode: typed, countryCode, currency, bonusChoice } = values;
  const bonuses = useBonuses();
  const promoCode = sentPromoCode(typed);
  const isMalformed = promoCodeProblem(typed) !== undefined;
  const isAsked = isLeft && promoCode !== '' && !isMalformed;
  useEffect(() => {
    if (isAsked) void bonuses?.checkPromoCode({ promoCode, countryCode, currency });
  }, [bonuses, isAsked, promoCode, countryCode, currency]);
  if (isLeft && isMalformed) return { tone: 'bad', key: 'error.promo-code' };
  if (!isAsked || bonuses === undefined) return undefined;
  const asked = { promoCode, countryCode, currency };
  const answer = bonuses.answerTo(asked);
  if (answer === undefined) return unansweredNote(bonuses, asked);
  if (!answer.isValid) return { tone: 'bad', key: 'error.field.promo-code' };
  const { choice } = answer;
  if (choice === undefined || choice === 'decline' || choice === bonusChoice)
    return { tone: 'good', key: `promo-code.holds.${choice ?? 'any'}` };
  const press = (): void => {
    fill({ bonusChoice: choice });
  };
  const act = { key: `promo-code.take.${choice}`, press };
  const isOffered = bonuses.termsOf({ countryCode, currency }) !== undefined;
  return { tone: 'plain', key: `promo-code.other.${choice}`, ...(isOffered ? { act } : {}) };
}

function unansweredNote(bonuses: BonusStore, asked: AskedPromoCode): Note | undefined {
  const check = bonuses.checkOf(asked);
  if (check === 'asking') return { tone: 'plain', key: 'promo-code.checking' };
  if (bonuses.isTriedOut) return { tone: 'bad', key: 'error.field.promo-code-tries' };
  if (check === undefined) return undefined;
  const press = (): void => void bonuses.checkPromoCode(asked);
  return { tone: 'plain', key: 'promo-code.not-checked', act: { key: 'promo-code.check', press } };
}
