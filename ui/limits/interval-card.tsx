import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areExtraLimitsOn, type LimitValue } from '../../core/limits/limit.ts';
import { limitDirection } from '../../core/limits/limit-direction.ts';
import { limitInForce } from '../../core/limits/limit-in-force.ts';
import { isUndecided } from '../../core/limits/pending-limit.ts';
import { Button } from '../kit/controls/button.tsx';
import { Segment } from '../kit/controls/segment.tsx';
import { Select } from '../kit/controls/select.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { usePage } from '../page/use-page.ts';
import { PendingChange, SaveOutcome } from './change-outcome.tsx';
import { LimitLabel } from './overview/limit-label.tsx';
import { StateTag } from './sum-card.tsx';
import { useLimitOptions, useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import styles from './limits-screen.module.scss';

type IntervalKind = 'session' | 'reality-check';

/** How long the player may play in a day, or how often they are reminded: chosen from a list. */
export const IntervalCard = observer(function IntervalCard({ kind }: { readonly kind: IntervalKind }): ReactNode {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { known } = limits;
  const limit = limitInForce(known, kind, clock.now);
  const pending = known.find((each) => each.kind === kind && isUndecided(each));
  const isOff = kind === 'session' && !areExtraLimitsOn(known);
  return (
    <section className={styles.card} aria-labelledby={`limits-${kind}`}>
      <header className={styles.title}>
        <Icon name={kind === 'session' ? 't-hourglass' : 't-bell'} className={styles.icon} />
        <h2 id={`limits-${kind}`}>{t(`kind.${kind}`)}</h2>
        <StateTag limit={typeof limit?.value === 'number' ? limit : undefined} isPending={pending !== undefined} />
      </header>
      <LimitLabel limit={limit} />
      {isOff ? (
        <p className={styles.text}>{t('extra-off')}</p>
      ) : (
        <IntervalForm key={String(limit?.value)} kind={kind} value={limit?.value} />
      )}
      <SaveOutcome kind={kind} />
      {pending === undefined ? null : <PendingChange pending={pending} current={limit} />}
      <p className={styles.text}>
        {t(`${kind}.text`)}
        {kind === 'reality-check' && limit === undefined
          ? ` ${t('reality-check.usual', { time: t('minutes', { count: limits.profile.realityCheckEvery }) })}`
          : null}
      </p>
    </section>
  );
});

interface FormProps {
  readonly kind: IntervalKind;
  readonly value: LimitValue | undefined;
}

const NOTHING = '';

const IntervalForm = observer(function IntervalForm({ kind, value }: FormProps): ReactNode {
  const { limits } = useLimits();
  const { t } = useTranslation('limits');
  const words = useLimitWords();
  const options = useLimitOptions(kind);
  const [chosen, setChosen] = useState(value);
  const isLooser =
    chosen !== undefined &&
    limitDirection(kind, kind === 'session' ? value : (value ?? limits.profile.realityCheckEvery), chosen) === 'looser';
  const choose = (text: string): void => {
    setChosen(options.find((option) => String(option) === text));
  };
  return (
    <div className={styles.line}>
      {kind === 'session' ? (
        <Select
          className={styles.grow}
          isLabelHidden
          label={t('kind.session')}
          value={chosen === undefined ? NOTHING : String(chosen)}
          options={[
            ...(value === undefined ? [{ value: NOTHING, label: t('choose') }] : []),
            ...options.map((option) => ({ value: String(option), label: words.value(kind, option, '') })),
          ]}
          onChange={choose}
        />
      ) : (
        <div className={styles.grow}>
          <Segment
            isBlock
            label={t('reality-check.minutes')}
            options={options.map((option) => ({ value: String(option), label: String(option) }))}
            value={chosen === undefined ? undefined : String(chosen)}
            onChange={choose}
          />
        </div>
      )}
      {chosen === undefined || chosen === value ? null : (
        <Button
          look="line"
          size="sm"
          isDisabled={limits.isBusy}
          onClick={() => {
            limits.save({ kind, value: chosen });
          }}
        >
          {t(limits.isBusy ? 'saving' : 'save')}
        </Button>
      )}
      {isLooser && chosen !== value ? (
        <p className={styles.text}>{t('looser', { time: words.time(limits.profile.coolingOff) })}</p>
      ) : null}
    </div>
  );
});
