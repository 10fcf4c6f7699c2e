import { observer } from 'mobx-react-lite';
import { useId, useState, type ReactNode } from 'react';
import { promoObstacle, promosInOrder, type PromoTerms } from '../../../core/coupon/promo/promo-terms.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import styles from './promo-dialog.module.scss';
import { usePromoWords } from './use-promo-words.ts';

/** The player's promo codes, one of which may be chosen, and a field for one more. */
export const PromoDialog = observer(function PromoDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { coupon, couponPromo, couponSums } = useCoupon();
  const { t } = useSlipWords();
  const { codes, terms, typedTerms } = couponPromo;
  const frozenId = useId();
  const shown = promosInOrder(
    typedTerms === undefined
      ? codes.offered
      : [typedTerms, ...codes.offered.filter(({ code }) => code !== typedTerms.code)],
    couponSums.promoCoupon,
  );
  return (
    <Dialog
      title={t('promo')}
      size="sm"
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('settings.done')}
        </Button>
      }
    >
      <fieldset className={styles.codes} disabled={coupon.isFrozen} aria-describedby={frozenId}>
        <legend className="vh">{t('promo')}</legend>
        {shown.map((one) => (
          <PromoChoice key={one.code} terms={one} />
        ))}
        {shown.length === 0 ? null : (
          <label className={styles.choice}>
            <input
              type="radio"
              name="coupon-promo"
              checked={terms === undefined}
              onChange={() => {
                couponPromo.choose(undefined);
              }}
            />
            <b>{t('promo.without')}</b>
          </label>
        )}
      </fieldset>
      <output id={frozenId} className={styles.empty}>
        {coupon.isFrozen ? t('frozen') : null}
      </output>
      <PromoListNote isEmpty={shown.length === 0} />
      <TypedPromo />
    </Dialog>
  );
});

/** That there are no codes, or that they did not come. */
const PromoListNote = observer(function PromoListNote({ isEmpty }: { readonly isEmpty: boolean }): ReactNode {
  const { couponPromo } = useCoupon();
  const { t } = useSlipWords();
  const { failure, isLoaded } = couponPromo;
  if (failure === undefined) return isLoaded && isEmpty ? <p className={styles.empty}>{t('promo.none')}</p> : null;
  return (
    <p className={styles.empty} role="alert">
      {t('promo.failed')}{' '}
      <Button
        size="sm"
        onClick={() => {
          void couponPromo.load();
        }}
      >
        {t('promo.retry')}
      </Button>
    </p>
  );
});

/** A code with what it gives; one that does not suit the coupon says why, and cannot be chosen. */
const PromoChoice = observer(function PromoChoice({ terms }: { readonly terms: PromoTerms }): ReactNode {
  const { couponPromo, couponSums } = useCoupon();
  const { t } = useSlipWords();
  const words = usePromoWords();
  const obstacle = promoObstacle(terms, couponSums.promoCoupon);
  const { terms: inForce, typedTerms } = couponPromo;
  const isTyped = typedTerms?.code === terms.code;
  const isChosen = inForce?.code === terms.code;
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="coupon-promo"
        checked={isChosen}
        disabled={obstacle !== undefined && !isChosen}
        onChange={() => {
          if (!isTyped) couponPromo.choose(terms.code);
        }}
      />
      <span>
        <b>{terms.code}</b>
        <small>{words.conditions(terms, couponSums.promoCoupon).join(t('promo.and'))}</small>
        {obstacle === undefined ? null : <small className={styles.bad}>{words.obstacle(obstacle)}</small>}
      </span>
      <b className="num ltr">{words.gain(terms)}</b>
    </label>
  );
});

const TypedPromo = observer(function TypedPromo(): ReactNode {
  const { couponPromo } = useCoupon();
  const { t } = useSlipWords();
  const words = usePromoWords();
  const [text, setText] = useState('');
  const { trouble, isChecking } = couponPromo;
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        void couponPromo.apply(text).then((isApplied) => {
          if (isApplied) setText('');
        });
      }}
    >
      <Field
        label={t('promo.typed')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        value={text}
        error={trouble && words.trouble(trouble)}
        onChange={(event) => {
          couponPromo.forgetTrouble();
          setText(event.currentTarget.value);
        }}
      />
      <Button
        type="submit"
        reason={isChecking ? t('promo.checking') : text.trim() === '' ? t('promo.enter') : undefined}
      >
        {t('promo.apply')}
      </Button>
    </form>
  );
});
