import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  CATALOGUE_ORDERS,
  writeCatalogueWish,
  type CatalogueWish,
} from '../../../core/casino/catalogue/catalogue-wish.ts';
import { SLOT_MACHINE_IDS } from '../../../core/casino/rounds/slot-machine.ts';
import { SLOT_MACHINES } from '../../../core/casino/rounds/slot-machines.ts';
import { chipClass } from '../../kit/controls/chip.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import styles from './catalogue.module.scss';

const TYPED_FOR = 150;

interface CatalogueBarProps {
  readonly wish: CatalogueWish;
  readonly isFocused: boolean;
}

type Change = (changed: Partial<CatalogueWish>) => void;

/** CTL-4 What is looked for, kept in the address. */
export const CatalogueBar = observer(function CatalogueBar({ wish, isFocused }: CatalogueBarProps): ReactNode {
  const { t } = useCasinoWords();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const change: Change = (changed) => {
    void navigate(pathname + writeCatalogueWish({ ...wish, ...changed }), { replace: true, preventScrollReset: true });
  };
  return (
    <search className={styles.bar}>
      <SearchField key={pathname} search={wish.search} isFocused={isFocused} onChange={change} />
      <WishChips wish={wish} onChange={change} />
      <Segment
        label={t('order')}
        options={CATALOGUE_ORDERS.map((order) => ({ value: order, label: t(`order.${order}`) }))}
        value={wish.order}
        onChange={(order) => {
          change({ order });
        }}
      />
    </search>
  );
});

interface SearchFieldProps {
  readonly search: string;
  readonly isFocused: boolean;
  readonly onChange: Change;
}

/** The text goes into the address once nothing more is typed. */
function SearchField({ search, isFocused, onChange }: SearchFieldProps): ReactNode {
  const { t } = useCasinoWords();
  const [typed, setTyped] = useState(search);
  const field = useRef<HTMLInputElement>(null);
  const change = useEffectEvent(() => {
    if (typed.trim() !== search.trim()) onChange({ search: typed });
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      change();
    }, TYPED_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return (
    <Field
      ref={field}
      type="search"
      className={styles.search}
      size="lg"
      label={t('search')}
      isLabelHidden
      placeholder={t('search')}
      before={<Icon name="t-search" size="sm" />}
      value={typed}
      maxLength={60}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
      }}
    />
  );
}

function WishChips({ wish, onChange }: { readonly wish: CatalogueWish; readonly onChange: Change }): ReactNode {
  const { t } = useCasinoWords();
  const { isNewOnly, machines } = wish;
  const chip = (key: string, isOn: boolean, changed: Partial<CatalogueWish>): ReactNode => (
    <button
      key={key}
      type="button"
      className={chipClass(isOn)}
      aria-pressed={isOn}
      onClick={() => {
        onChange(changed);
      }}
    >
      {t(key)}
    </button>
  );
  return (
    <div className={styles.chips}>
      {SLOT_MACHINE_IDS.map((id) => {
        const isOn = machines.includes(id);
        const others = isOn ? machines.filter((each) => each !== id) : [...machines, id];
        const { hasJackpots, volatility } = SLOT_MACHINES[id];
        return chip(hasJackpots === true ? 'jackpot' : `volatility.${volatility}`, isOn, { machines: others });
      })}
      {chip('new', isNewOnly, { isNewOnly: !isNewOnly })}
    </div>
  );
}
