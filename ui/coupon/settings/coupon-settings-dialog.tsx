import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { usePage } from '../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { stepInUnits } from '../../../core/coupon/amounts/amount-step.ts';
import { ODDS_CHANGE_MODES } from '../../../core/coupon/bets/odds-change-mode.ts';
import {
  keptStep,
  oneClickStake,
  withManualStep,
  withOneClickStake,
} from '../../../core/coupon/settings/coupon-settings.ts';
import { parseOdds } from '../../../core/shared/odds.ts';
import { useCoupon } from '../use-coupon.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Checkbox } from '../../kit/controls/checkbox.tsx';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { oddsText } from '../../kit/formats/odds-text.ts';
import { RadioGroup } from '../../kit/controls/radio-group.tsx';
import { BetAmount } from '../amounts/bet-amount.tsx';
import styles from './coupon-settings-dialog.module.scss';
import { QuickAmountsEditor } from './quick-amounts-editor.tsx';
import { OneClickRow } from '../placement/one-click-row.tsx';
import { useSlipWords } from '../use-slip-words.ts';

const SHOWN = [
  ...(['isPossibleWinShown', 'areQuickAmountsShown', 'isBalanceShown', 'isAccountChoiceShown'] as const),
  'isCouponFixed' as const,
];

/** How the player likes the coupon. */
export const CouponSettingsDialog = observer(function CouponSettingsDialog({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactNode {
  const { couponSettings } = useCoupon();
  const { t } = useSlipWords();
  const { settings, changeMode } = couponSettings;
  return (
    <Dialog
      title={t('settings')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('settings.done')}
        </Button>
      }
    >
      <div className={styles.settings}>
        <RadioGroup
          legend={t('change-mode')}
          value={changeMode}
          options={ODDS_CHANGE_MODES.map((value) => ({ value, label: t(`change-mode.${value}`) }))}
          onChange={(mode) => {
            couponSettings.change({ changeMode: mode });
          }}
        />
        <ExactOddsField />
        <Checkbox
          isOn={settings.isDroppedOnScoreChange}
          onChange={(isDropped) => {
            couponSettings.dropOnScoreChange(isDropped);
          }}
        >
          {t('settings.drop-on-score')}
        </Checkbox>
        <AmountSettings />
        <QuickAmountsEditor />
        <fieldset className={styles.group}>
          <legend>{t('settings.shown')}</legend>
          {SHOWN.map((name) => (
            <Checkbox
              key={name}
              isOn={settings[name]}
              onChange={(isOn) => {
                couponSettings.change({ [name]: isOn });
              }}
            >
              {t(`settings.${name}`)}
            </Checkbox>
          ))}
        </fieldset>
        <OneClickRow isAlwaysShown />
        <OtherOneClickAmount />
      </div>
    </Dialog>
  );
});

/** What the amount starts from: the maximum, and the step, the currency's or the player's own. */
const AmountSettings = observer(function AmountSettings(): ReactNode {
  const { coupon, couponSettings } = useCoupon();
  const { site } = usePage();
  const { t } = useSlipWords();
  const { settings } = couponSettings;
  return (
    <fieldset className={styles.group}>
      <legend>{t('settings.amount')}</legend>
      <Checkbox
        isOn={settings.isAutoMax}
        onChange={(isAutoMax) => {
          couponSettings.change({ isAutoMax });
        }}
      >
        {t('settings.isAutoMax')}
      </Checkbox>
      {site.config?.showVipBet === true ? (
        <Checkbox
          isOn={settings.isVipBet}
          onChange={(isVipBet) => {
            couponSettings.change({ isVipBet });
          }}
        >
          {t('settings.isVipBet')}
        </Checkbox>
      ) : null}
      <Checkbox
        isOn={settings.isManualAmountStep}
        onChange={(isManualAmountStep) => {
          couponSettings.change({ isManualAmountStep });
        }}
      >
        {t('settings.step.own')}
      </Checkbox>
      {settings.isManualAmountStep ? (
        <BetAmount
          label={t('settings.step.amount')}
          amount={keptStep(settings, coupon.currency) ?? stepInUnits(coupon.currency)}
          onTyped={(step) => {
            if (typeof step === 'number' && step > 0)
              couponSettings.change(withManualStep(settings, coupon.currency, step));
          }}
        />
      ) : null}
    </fieldset>
  );
});

/** ONE-6 What one click stakes from the accounts that are not active: a bonus account has an amount of its own. */
const OtherOneClickAmount = observer(function OtherOneClickAmount(): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { coupon, couponSettings } = useCoupon();
  const { t } = useSlipWords();
  const { currency } = coupon;
  const { settings, isOneClickOffered } = couponSettings;
  const isBonusAccount = !coupon.isBonusAccount;
  const hasOther = accounts.inOrder.some(({ type }) => (type === 'bonus') === isBonusAccount);
  if (!isOneClickOffered || !hasOther) return null;
  const label = t(isBonusAccount ? 'one-click.bonus-amount' : 'one-click.main-amount');
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <div className={styles.amount}>
        <BetAmount
          label={label}
          amount={oneClickStake(settings, currency, isBonusAccount)}
          onTyped={(amount) => {
            if (typeof amount === 'number' && amount > 0)
              couponSettings.change(withOneClickStake(settings, { amount, currency, isBonusAccount }));
          }}
        />
      </div>
    </div>
  );
});

/** The total odds below which the coupon is not placed; empty for none. What is no price leaves the last one in force. */
const ExactOddsField = observer(function ExactOddsField(): ReactNode {
  const { couponSettings } = useCoupon();
  const { settings: view } = usePage();
  const { t } = useSlipWords();
  const { exactOdds } = couponSettings;
  const { coefViewId } = view.settings;
  const [text, setText] = useState(exactOdds === undefined ? '' : oddsText(exactOdds, coefViewId));
  const read = parseOdds(text.trim().replace(',', '.'), coefViewId);
  const isWrong = text.trim() !== '' && !read.ok;
  return (
    <Field
      label={t('settings.exact-odds')}
      hint={t('settings.exact-odds.hint')}
      error={isWrong ? t('settings.exact-odds.wrong') : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        const next = parseOdds(typed.trim().replace(',', '.'), coefViewId);
        if (next.ok) couponSettings.setExactOdds(next.value);
        else if (typed.trim() === '') couponSettings.setExactOdds(0);
      }}
    />
  );
});
