import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { remainingBalance, type Limit } from '../../core/limits/limit.ts';
import { limitInForce } from '../../core/limits/limit-in-force.ts';
import { sectionKinds, type LimitKind } from '../../core/limits/limit-kind.ts';
import { isUndecided } from '../../core/limits/pending-limit.ts';
import { periodEnd } from '../../core/limits/period-end.ts';
import { currencyDecimals, toMinor, type Minor } from '../../core/shared/money.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { IconButton } from '../kit/controls/icon-button.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { Tag } from '../kit/feedback/tag.tsx';
import { usePage } from '../page/use-page.ts';
import { PendingChange, SaveOutcome } from './change-outcome.tsx';
import { LimitLabel } from './overview/limit-label.tsx';
import { SumForm } from './sum-form.tsx';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import type { SumSection } from '../../core/limits/limit-remaining.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import cards from './limits-screen.module.scss';
import styles from './limit-row.module.scss';

const ICONS: Readonly<Record<SumSection, IconName>> = {
  deposit: 't-wallet',
  loss: 't-arrow-down',
  wagering: 't-coins',
};

/** LM-2 The limits of a section, a period each; RG-04 the lowest remaining of them counts. */
export const SumCard = observer(function SumCard({ section }: { readonly section: SumSection }): ReactNode {
  const { t } = useTranslation('limits');
  return (
    <section className={cards.card} aria-labelledby={`limits-${section}`}>
      <header className={cards.title}>
        <Icon name={ICONS[section]} className={cards.icon} />
        <h2 id={`limits-${section}`}>{t(`section.${section}`)}</h2>
      </header>
      <p className={cards.text}>{t(`section.${section}.text`)}</p>
      <div>
        {sectionKinds(section).map((kind) => (
          <SumRow key={kind} kind={kind} />
        ))}
      </div>
    </section>
  );
});

interface RowProps {
  readonly kind: LimitKind;
}

/** One limit of money: what is used up, what is left, what waits, and the form that changes it. */
const SumRow = observer(function SumRow({ kind }: RowProps): ReactNode {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { known } = limits;
  const limit = limitInForce(known, kind, clock.now);
  const pending = known.find((each) => each.kind === kind && isUndecided(each));
  const isSet = typeof limit?.value === 'number';
  const savedKind = limits.saver.savedKind === kind;
  useEffect(() => {
    if (savedKind) setOpen(false);
  }, [savedKind]);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section className={styles.row} aria-label={t(`kind.${kind}`)}>
      <span className={styles.name}>{t(`period.${periodOf(kind)}`)}</span>
      {isSet ? <SumUse limit={limit} /> : <span className={styles.none}>{t('none')}</span>}
      <span className={styles.state}>
        <StateTag limit={isSet ? limit : undefined} isPending={pending !== undefined} />
        <IconButton
          ref={button}
          icon={isSet ? 't-pencil' : 't-plus'}
          size="sm"
          label={t(isSet ? 'change' : 'set', { limit: t(`kind.${kind}`) })}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        />
      </span>
      {isOpen ? (
        <SumForm
          kind={kind}
          limit={limit}
          onEnd={() => {
            setOpen(false);
          }}
        />
      ) : null}
      <SaveOutcome kind={kind} />
      {pending === undefined ? null : <PendingChange pending={pending} current={limit} />}
    </section>
  );
});

/** The state of a limit in words. */
export function StateTag({
  limit,
  isPending,
}: {
  readonly limit: Limit | undefined;
  readonly isPending: boolean;
}): ReactNode {
  const { t } = useTranslation('limits');
  if (isPending) {
    return (
      <Tag tone="warning" icon="t-clock">
        {t('state.pending')}
      </Tag>
    );
  }
  return limit === undefined ? (
    <Tag tone="neutral" icon="t-minus">
      {t('state.none')}
    </Tag>
  ) : (
    <Tag tone="success" icon="f-circle-check">
      {t('state.active')}
    </Tag>
  );
}

/** What is used up and what is left of a limit in force, and when it is whole again. */
const SumUse = observer(function SumUse({ limit }: { readonly limit: Limit }): ReactNode {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { currencyOf, moment, money } = useLimitWords();
  const currency = currencyOf(limit);
  const use = usedUp(limit, currency);
  const resetsAt = periodEnd(limit, { now: clock.now, zone: limits.zone, profile: limits.profile });
  const values =
    use === undefined
      ? undefined
      : { used: money(use.used, currency), whole: money(use.whole, currency), left: money(use.left, currency) };
  const words = values && t('used', values);
  const isSpent = use?.left === 0;
  return (
    <div className={styles.use}>
      <LimitLabel limit={limit} />
      <span className={styles.ends}>
        <span className="num">{words}</span>
        <span className={classNames('num', isSpent && styles.spent)}>
          {values === undefined ? null : t(isSpent ? 'reached' : 'left', values)}
        </span>
      </span>
      <ProgressBar
        label={t(`kind.${limit.kind}`)}
        share={use?.share ?? 1}
        valueText={words}
        tone={isSpent ? 'danger' : (use?.share ?? 1) >= NEARLY ? 'warning' : 'accent'}
      />
      {resetsAt === undefined ? null : (
        <span className={styles.resets}>{t('resets', { moment: moment(resetsAt) })}</span>
      )}
    </div>
  );
});

/** The share from which the bar warns. */
const NEARLY = 0.8;

interface UsedUp {
  readonly whole: Minor;
  readonly left: Minor;
  readonly used: Minor;
  /** Of the bar alone. */
  readonly share: number;
}

/** LM-7, LR-1 Nothing where a sum is no amount of the currency. */
function usedUp({ value, balance }: Limit, currency: string): UsedUp | undefined {
  if (typeof value !== 'number') return undefined;
  const decimals = currencyDecimals(currency);
  const whole = toMinor(value, decimals);
  const left = toMinor(remainingBalance(balance), decimals);
  if (!whole.ok || !left.ok) return undefined;
  const used = Math.max(0, whole.value - left.value) as Minor;
  return { whole: whole.value, left: left.value, used, share: whole.value === 0 ? 1 : used / whole.value };
}

/** The part of a kind's name that says over how long it counts. */
function periodOf(kind: LimitKind): string {
  return kind.split('-')[0] ?? kind;
}
