import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COUPON_TYPES } from '../../../core/coupon/maths/coupon-type.ts';
import {
  HISTORY_PERIODS,
  WHOLE_HISTORY,
  isNarrowed,
  type HistoryChoice,
} from '../../../core/coupon/placed/history-filter.ts';
import { usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { Button } from '../../kit/controls/button.tsx';
import { chipClass } from '../../kit/controls/chip.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { Menu, type MenuItem } from '../../kit/controls/menu.tsx';
import { NumberSearch } from '../../kit/controls/number-search.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import styles from './history-filters.module.scss';
import { useHistoryChoice } from './use-history-choice.ts';

const RESULTS = ['won', 'lost', 'returned'] as const satisfies readonly HistoryChoice['state'][];
const VIEWS = ['all', 'open', 'settled'] as const;

/** What of the history is shown; every choice is a part of the address. */
export const HistoryFilters = observer(function HistoryFilters(): ReactNode {
  const { t } = useTranslation('history');
  const { choice, choose, change } = useHistoryChoice();
  const view = VIEWS.find((known) => known === choice.state) ?? 'settled';
  return (
    <div className={styles.filters}>
      <Segment
        label={t('view')}
        options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(state) => {
          change({ state });
        }}
      />
      <ChoiceMenu
        icon="t-calendar"
        name={t('period')}
        none={t('period.none')}
        options={HISTORY_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        value={choice.period}
        onChange={(period) => {
          change({ period });
        }}
      />
      <AccountFilter />
      <ChoiceMenu
        icon="t-ticket"
        name={t('type')}
        none={t('type.none')}
        options={COUPON_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={choice.type}
        onChange={(type) => {
          change({ type });
        }}
      />
      <ResultFilter />
      <DaysFilter />
      <NumberFilter />
      {isNarrowed(choice) || choice.state !== 'all' ? (
        <Button
          look="text"
          size="sm"
          onClick={() => {
            choose(WHOLE_HISTORY);
          }}
        >
          {t('reset')}
        </Button>
      ) : null}
    </div>
  );
});

const AccountFilter = observer(function AccountFilter(): ReactNode {
  const { accounts } = usePlayerAccounts();
  const { t } = useTranslation('history');
  const { t: words } = useTranslation('accounts');
  const { choice, change } = useHistoryChoice();
  return (
    <ChoiceMenu
      icon="t-wallet"
      name={t('account')}
      none={t('account.none')}
      options={accounts.inOrder.map(({ id, type, currency, label }) => ({
        value: id,
        label: label ?? words(`account.${type}`, { iso: currency }),
      }))}
      value={choice.accountId}
      onChange={(accountId) => {
        change({ accountId });
      }}
    />
  );
});

const ResultFilter = observer(function ResultFilter(): ReactNode {
  const { t } = useTranslation('history');
  const { choice, change } = useHistoryChoice();
  const result = RESULTS.find((known) => known === choice.state);
  return (
    <ChoiceMenu
      icon="t-trophy"
      name={t('result')}
      none={t('result.none')}
      options={RESULTS.map((value) => ({ value, label: t(`state.${value}`) }))}
      value={result}
      onChange={(state) => {
        change({ state: state ?? (result === undefined ? choice.state : 'settled') });
      }}
    />
  );
});

const NumberFilter = observer(function NumberFilter(): ReactNode {
  const { t } = useTranslation('history');
  const { choice, change } = useHistoryChoice();
  return (
    <NumberSearch
      label={t('number.find')}
      wrong={t('number.wrong')}
      known={choice.number}
      className={styles.number}
      onFind={(number) => {
        change({ number });
      }}
    />
  );
});

/** The first and the last day. */
const DaysFilter = observer(function DaysFilter(): ReactNode {
  const { t } = useTranslation('history');
  const { choice, change } = useHistoryChoice();
  return (
    <>
      <DayField
        label={t('from')}
        word={t('from.word')}
        day={choice.from}
        onChange={(from) => {
          change({ from, to: choice.to, period: undefined });
        }}
      />
      <DayField
        label={t('to')}
        word={t('to.word')}
        day={choice.to}
        onChange={(to) => {
          change({ from: choice.from, to, period: undefined });
        }}
      />
    </>
  );
});

interface ChoiceMenuProps<Value extends string | number> {
  readonly icon: IconName;
  readonly name: string;
  /** What is said where nothing is chosen. */
  readonly none: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

function ChoiceMenu<Value extends string | number>(props: ChoiceMenuProps<Value>): ReactNode {
  const { icon, name, none, options, value, onChange } = props;
  const chosen = options.find((option) => option.value === value);
  const items: readonly MenuItem[] = [
    { id: '', text: none, isCurrent: value === undefined, onChoose: () => onChange(undefined) },
    ...options.map((option) => ({
      id: `${option.value}`,
      text: option.label,
      isCurrent: option.value === value,
      onChoose: () => onChange(option.value),
    })),
  ];
  return (
    <Menu label={name} items={items} className={chipClass(value !== undefined)}>
      <Icon name={icon} size="sm" />
      {chosen?.label ?? name}
    </Menu>
  );
}

interface DayFieldProps {
  readonly label: string;
  /** Stands before the day. */
  readonly word: string;
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

function DayField({ label, word, day, onChange }: DayFieldProps): ReactNode {
  return (
    <Field
      key={day ?? ''}
      label={label}
      isLabelHidden
      title={label}
      type="date"
      size="sm"
      isQuiet
      before={<span aria-hidden="true">{word}</span>}
      className={styles.day}
      min="2000-01-01"
      max="2099-12-31"
      defaultValue={day ?? ''}
      onBlur={(event) => {
        const { value, validity } = event.currentTarget;
        const chosen = value === '' || !validity.valid ? undefined : value;
        if (chosen !== day) onChange(chosen);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
