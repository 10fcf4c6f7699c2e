import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { casinoProviders } from '../../../core/casino/casino-game.ts';
import {
  CATALOGUE_ORDERS,
  filterCount,
  NO_FILTERS,
  writeCatalogueWish,
  type CatalogueWish,
} from '../../../core/casino/catalogue/catalogue-wish.ts';
import { SLOT_MACHINE_IDS } from '../../../core/casino/rounds/slot-machine.ts';
import { SLOT_MACHINES } from '../../../core/casino/rounds/slot-machines.ts';
import { Button } from '../../kit/controls/button.tsx';
import { chipClass } from '../../kit/controls/chip.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useCasino } from '../use-casino.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import styles from './catalogue.module.scss';
import { RtpFilter } from './rtp-filter.tsx';

const TYPED_FOR = 150;

interface CatalogueBarProps {
  readonly wish: CatalogueWish;
  readonly isFocused: boolean;
  /** Not where all games are of one. */
  readonly hasProviders: boolean;
  /** Whether games are narrowed by what they return, too. */
  readonly hasRtp: boolean;
}

type Change = (changed: Partial<CatalogueWish>) => void;

/** CTL-4 What is looked for, kept in the address. */
export const CatalogueBar = observer(function CatalogueBar({
  wish,
  isFocused,
  hasProviders,
  hasRtp,
}: CatalogueBarProps): ReactNode {
  const { t } = useCasinoWords();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isRtpKept, keepRtp] = useState(false);
  // whoever moves it to its end still holds it
  if (!isRtpKept && wish.leastRtp !== undefined) keepRtp(true);
  const change: Change = (changed) => {
    void navigate(pathname + writeCatalogueWish({ ...wish, ...changed }), { replace: true, preventScrollReset: true });
  };
  return (
    <search className={styles.bar}>
      <SearchField key={pathname} ref={field} search={wish.search} isFocused={isFocused} onChange={change} />
      {hasProviders ? <ProviderChoice id={wish.provider} onChange={change} /> : null}
      <WishChips wish={wish} onChange={change} />
      <Segment
        label={t('order')}
        options={CATALOGUE_ORDERS.map((order) => ({ value: order, label: t(`order.${order}`) }))}
        value={wish.order}
        onChange={(order) => {
          change({ order });
        }}
      />
      {hasRtp || isRtpKept ? <RtpFilter leastRtp={wish.leastRtp} onChange={change} /> : null}
      {filterCount(wish) === 0 ? null : (
        <Button
          look="text"
          onClick={() => {
            change(NO_FILTERS);
            // the button goes with the filters
            field.current?.focus();
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </search>
  );
});

/** The makers with the most games first, each with how many they are. */
const ProviderChoice = observer(function ProviderChoice({
  id,
  onChange,
}: {
  readonly id: string;
  readonly onChange: Change;
}): ReactNode {
  const { catalogue } = useCasino();
  const { t, count } = useCasinoWords();
  useEffect(() => {
    void catalogue.offerProviders();
  }, [catalogue]);
  const providers = casinoProviders(catalogue.providers ?? []);
  const isKnown = id === '' || providers.some((provider) => provider.id === id);
  return (
    <Select
      className={styles.maker}
      size="lg"
      label={t('menu.providers')}
      isLabelHidden
      before={<Icon name="t-filter" size="sm" />}
      options={[
        { value: '', label: t('menu.providers') },
        ...(isKnown ? [] : [{ value: id, label: id }]),
        ...providers.map(({ id: value, name, gameCount }) => ({ value, label: `${name} · ${count(gameCount)}` })),
      ]}
      value={id}
      onChange={(provider) => {
        onChange({ provider });
      }}
    />
  );
});

interface SearchFieldProps {
  readonly search: string;
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly isFocused: boolean;
  readonly onChange: Change;
}

/** The text goes into the address once nothing more is typed. */
function SearchField({ search, ref: field, isFocused, onChange }: SearchFieldProps): ReactNode {
  const { t } = useCasinoWords();
  const [typed, setTyped] = useState(search);
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
  }, [field, isFocused]);
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
