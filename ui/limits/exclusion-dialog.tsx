import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EXCLUSION_CONSEQUENCES, exclusionName, exclusionReasons } from '../../core/limits/self-exclusion.ts';
import { days } from '../../core/shared/time.ts';
import { Button } from '../kit/controls/button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { RadioGroup } from '../kit/controls/radio-group.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { StepBar } from '../kit/feedback/step-bar.tsx';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePage } from '../page/use-page.ts';
import { Consequences, HelpLink } from './limit-parts.tsx';
import { useLimitOptions, useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import styles from './limit-dialogs.module.scss';

type Step = 'length' | 'reason' | 'confirm';
const STEPS: readonly Step[] = ['length', 'reason', 'confirm'];
const UNSAID = 'prefer-not-to-say';
/** No length, and no id. */
const UNCHOSEN = -1;
const ID_OF_UNSAID = 0;

/** SX-4 The way to an exclusion: its length, a reason that can be left out, the warning and the word that it is understood. */
export const ExclusionDialog = observer(function ExclusionDialog(): ReactNode {
  const { exclusion } = useLimits();
  const { t } = useTranslation('limits');
  const { state } = exclusion;
  const [isPastLength, setPastLength] = useState(false);
  const step: Step = state.phase === 'choosing' ? (isPastLength ? 'reason' : 'length') : 'confirm';
  return (
    <Dialog
      key={step}
      isTopFixed
      title={t(`self-exclusion:step.${step}`)}
      isBlocking={state.phase === 'sending'}
      isFirm
      onClose={() => {
        exclusion.close();
      }}
    >
      <StepBar
        label={t('kind.self-exclusion')}
        steps={STEPS.map((each) => t(`step.${each}`))}
        current={STEPS.indexOf(step)}
        done={t('step.done')}
      />
      {step === 'length' ? (
        <LengthStep
          onNext={() => {
            setPastLength(true);
          }}
        />
      ) : step === 'reason' ? (
        <ReasonStep
          onBack={() => {
            setPastLength(false);
          }}
        />
      ) : (
        <ConfirmStep />
      )}
    </Dialog>
  );
});

/** SX-1 What is shorter than the least self-exclusion is called a time-out; nothing is chosen for the player. */
const LengthStep = observer(function LengthStep({ onNext }: { readonly onNext: () => void }): ReactNode {
  const { limits, exclusion } = useLimits();
  const { t } = useTranslation('limits');
  const { length } = useLimitWords();
  const options = useLimitOptions('self-exclusion').filter((option) => typeof option === 'number');
  const chosen = 'length' in exclusion.state ? exclusion.state.length : undefined;
  return (
    <>
      <RadioGroup
        isRow
        isLegendHidden
        legend={t('self-exclusion:step.length')}
        value={chosen ?? UNCHOSEN}
        options={options.map((value) => ({
          value,
          label: length(value),
          hint: exclusionName(value, limits.profile) === 'time-out' ? t('time-out') : undefined,
        }))}
        onChange={(value) => {
          exclusion.choose(value);
        }}
      />
      <FormNotice tone="final">{t('self-exclusion:warning')}</FormNotice>
      <div className={styles.ways}>
        <Button
          look="text"
          onClick={() => {
            exclusion.close();
            document.querySelector<HTMLElement>('[aria-labelledby="limits-break"] input')?.focus();
          }}
        >
          {t('self-exclusion:break-instead')}
        </Button>
        <Button onClick={() => exclusion.close()}>{t('cancel')}</Button>
        <Button look="line" reason={chosen === undefined ? t('break.choose') : undefined} onClick={onNext}>
          {t('next')}
        </Button>
      </div>
    </>
  );
});

/** SX-2 */
const ReasonStep = observer(function ReasonStep({ onBack }: { readonly onBack: () => void }): ReactNode {
  const { limits, exclusion } = useLimits();
  const { t } = useTranslation('limits');
  const [chosen, setChosen] = useState(UNCHOSEN);
  const reasons = exclusionReasons(limits.reasons);
  return (
    <>
      <RadioGroup
        legend={t('self-exclusion:reason')}
        value={chosen}
        options={reasons.map((reason) =>
          reason === UNSAID
            ? { value: ID_OF_UNSAID, label: t('self-exclusion:unsaid') }
            : { value: reason.id, label: reason.text },
        )}
        onChange={(id) => {
          setChosen(id);
          exclusion.giveReason(limits.reasons.find((reason) => reason.id === id));
        }}
      />
      <FormNotice tone="info">
        {t('help.text')} <HelpLink />
      </FormNotice>
      <div className={styles.ways}>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button
          look="line"
          onClick={() => {
            exclusion.proceed();
          }}
        >
          {t('next')}
        </Button>
      </div>
    </>
  );
});

/** SX-7 The warning, and the only button that excludes. */
const ConfirmStep = observer(function ConfirmStep(): ReactNode {
  const { limits, exclusion } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { length, moment } = useLimitWords();
  const failed = useFailureWords()(exclusion.failure, 'stop-play');
  const [isUnderstood, setUnderstood] = useState(false);
  const { state } = exclusion;
  if (!('length' in state) || state.length === undefined) return null;
  const chosen = state.length;
  const isSending = state.phase === 'sending';
  return (
    <>
      <p>
        <b>{t(`self-exclusion:${exclusionName(chosen, limits.profile)}`, { length: length(chosen) })}</b>{' '}
        {t('until', { moment: moment(clock.now + days(chosen)) })}
      </p>
      <Consequences shown={EXCLUSION_CONSEQUENCES} />
      {state.phase === 'failed' ? <FormNotice tone="danger">{state.failure.title ?? failed?.whole}</FormNotice> : null}
      <Checkbox isOn={isUnderstood} isDisabled={isSending} onChange={setUnderstood}>
        {t('self-exclusion:understood')}
      </Checkbox>
      <div className={styles.ways}>
        <Button
          isDisabled={isSending}
          onClick={() => {
            exclusion.back();
          }}
        >
          {t(state.phase === 'failed' ? 'cancel' : 'back')}
        </Button>
        <Button
          look="danger"
          isDisabled={isSending}
          reason={isUnderstood ? undefined : t('self-exclusion:tick')}
          onClick={() => {
            if (state.phase === 'failed') exclusion.retry();
            else exclusion.confirm();
          }}
        >
          {t(isSending ? 'self-exclusion:sending' : 'self-exclusion:send')}
        </Button>
      </div>
    </>
  );
});
