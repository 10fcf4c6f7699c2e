import { observer } from 'mobx-react-lite';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldCombinations, lottoAmount } from '../../../core/lotto/numbers/lotto-filling.ts';
import type { LottoRules } from '../../../core/lotto/numbers/lotto-rules.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useLotto } from '../use-lotto.ts';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-fields.module.scss';

/** The fields of a lotto: each full one is a ticket. */
export const LottoFields = observer(function LottoFields(): ReactNode {
  const { lotto, lottoTicket } = useLotto();
  const { t } = useTranslation('lotto');
  const { rules } = lotto;
  if (rules === undefined) return null;
  const { canAdd, fields } = lottoTicket;
  return (
    <section aria-label={t('fields')} className={styles.fields}>
      <div className={styles.bar}>
        <p>{t('fields.hint', { count: rules.chosen, most: rules.most })}</p>
        <Button size="sm" isDisabled={!canAdd} onClick={() => lottoTicket.addField()}>
          <Icon name="t-plus" size="sm" />
          {t('field.add')}
        </Button>
      </div>
      <div className={classNames(styles.list, rules.highest > 50 && styles.broad)}>
        {fields.map((_, place) => (
          <Field key={place} place={place} rules={rules} />
        ))}
      </div>
    </section>
  );
});

interface FieldProps {
  readonly place: number;
  readonly rules: LottoRules;
}

const Field = observer(function Field({ place, rules }: FieldProps): ReactNode {
  const { lotto, lottoTicket } = useLotto();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const field = lottoTicket.fields[place] ?? [];
  const combinations = fieldCombinations(rules, field);
  const amount = lotto.offer === undefined ? undefined : lottoAmount(lotto.offer.price, combinations, 1);
  const name = t('field', { number: place + 1 });
  return (
    <fieldset className={classNames('panel', styles.field)} data-field={place}>
      <legend className="vh">{name}</legend>
      <div className={styles.head}>
        <b aria-hidden="true">{name}</b>
        <small>
          {field.length > rules.chosen
            ? t('field.system', { count: field.length })
            : t('of', { guessed: field.length, whole: rules.chosen })}
        </small>
        <IconButton
          icon="t-arrows-exchange"
          size="sm"
          label={t('random.field', { field: name })}
          onClick={() => lottoTicket.fillAtRandom(place)}
        />
        <IconButton
          icon="t-trash"
          size="sm"
          label={t('clear.field', { field: name })}
          onClick={() => lottoTicket.clear(place)}
        />
      </div>
      <Cells place={place} rules={rules} />
      <p className={styles.foot}>
        <span>{combinations === 0 ? t('field.out') : t('combinations', { count: combinations })}</span>
        <b className="num">
          {combinations === 0 || amount === undefined ? '\u2014' : words.money(amount, lotto.currency)}
        </b>
      </p>
    </fieldset>
  );
});

/** How many cells a row has. */
function columnsOf(highest: number): number {
  if (highest > 50) return 10;
  if (highest > 36) return 7;
  return highest > 20 ? 6 : 5;
}

const COLUMN_STYLES: Readonly<Record<number, string | undefined>> = {
  5: styles.five,
  6: styles.six,
  7: styles.seven,
  10: styles.ten,
};

/** One stop of the Tab key: arrows walk the cells, and a number that is typed is chosen. */
const Cells = observer(function Cells({ place, rules }: FieldProps): ReactNode {
  const { lotto, lottoTicket } = useLotto();
  const [current, setCurrent] = useState(1);
  const typed = useRef({ text: '', at: 0 });
  const field = lottoTicket.fields[place] ?? [];
  const columns = columnsOf(rules.highest);
  const isLocked = lotto.draw === undefined || lottoTicket.orders.phase === 'sending';
  const isFull = field.length >= rules.most;

  function pressed(event: KeyboardEvent<HTMLElement>): void {
    const target = nextCell(event, { current, columns, highest: rules.highest });
    if (target !== undefined) {
      event.preventDefault();
      focusCell(event.currentTarget, target);
      return;
    }
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isFollowing = event.timeStamp - typed.current.at < TYPED_WITHIN;
    const text = `${isFollowing ? typed.current.text : ''}${event.key}`.slice(-2);
    typed.current = { text, at: event.timeStamp };
    const number = Number(text);
    if (number < 1 || number > rules.highest) return;
    focusCell(event.currentTarget, number);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons within
    <div className={classNames(styles.cells, COLUMN_STYLES[columns])} onKeyDown={pressed}>
      {Array.from({ length: rules.highest }, (_, index) => {
        const number = index + 1;
        const isChosen = field.includes(number);
        return (
          <button
            key={number}
            type="button"
            className={styles.cell}
            data-number={number}
            tabIndex={number === current ? 0 : -1}
            aria-pressed={isChosen}
            aria-disabled={isLocked || (isFull && !isChosen) || undefined}
            onFocus={() => setCurrent(number)}
            onClick={() => {
              if (!isLocked) lottoTicket.toggle(place, number);
            }}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
});

/** Two digits that are typed within so many milliseconds are one number. */
const TYPED_WITHIN = 800;

interface CellPlace {
  readonly current: number;
  readonly columns: number;
  readonly highest: number;
}

function nextCell(event: KeyboardEvent<HTMLElement>, { current, columns, highest }: CellPlace): number | undefined {
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: 0 - columns,
    ArrowDown: columns,
    ArrowLeft: isReversed ? 1 : -1,
    ArrowRight: isReversed ? -1 : 1,
    Home: 1 - current,
    End: highest - current,
  };
  const step = steps[event.key];
  if (step === undefined) return undefined;
  return Math.min(highest, Math.max(1, current + step));
}

function focusCell(cells: HTMLElement, number: number): void {
  cells.querySelector<HTMLElement>(`[data-number="${String(number)}"]`)?.focus();
}
