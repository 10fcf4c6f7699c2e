import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
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

/** CTL-4 What is looked for, kept in the address. */
export const CatalogueBar = observer(function CatalogueBar({ wish, isFocused }: CatalogueBarProps): ReactNode {
  const { t } = useCasinoWords();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(wish.search);
  const change = (changed: Partial<CatalogueWish>): void => {
    void navigate(pathname + writeCatalogueWish({ ...wish, ...changed }), { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (typed.trim() === wish.search.trim()) return undefined;
    const timer = setTimeout(() => {
      change({ search: typed });
    }, TYPED_FOR);
    return () => {
      clearTimeout(timer);
    };
  });
  return (
    <div className={styles.bar} role="search">
      <Field
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page of the search is opened to type
        autoFocus={isFocused}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <div className={styles.chips}>
        {SLOT_MACHINE_IDS.map((id) => {
          const isOn = wish.machines.includes(id);
          const machines = isOn ? wish.machines.filter((each) => each !== id) : [...wish.machines, id];
          return (
            <button
              key={id}
              type="button"
              className={chipClass(isOn)}
              aria-pressed={isOn}
              onClick={() => change({ machines })}
            >
              {t(`volatility.${SLOT_MACHINES[id].volatility}`)}
            </button>
          );
        })}
        <button
          type="button"
          className={chipClass(wish.isNewOnly)}
          aria-pressed={wish.isNewOnly}
          onClick={() => {
            change({ isNewOnly: !wish.isNewOnly });
          }}
        >
          {t('new')}
        </button>
      </div>
      <Segment
        label={t('order')}
        options={CATALOGUE_ORDERS.map((order) => ({ value: order, label: t(`order.${order}`) }))}
        value={wish.order}
        onChange={(order) => {
          change({ order });
        }}
      />
    </div>
  );
});
