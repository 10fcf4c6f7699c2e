import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../kit/controls/field.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import styles from './market-panel.module.scss';
import type { SearchedMarkets } from './use-market-search.ts';

/** The button that opens the search over markets, and the field, which has the focus as soon as it is opened. */
export function MarketSearch({ search }: { readonly search: SearchedMarkets }): ReactNode {
  const { wanted, type, keep } = search;
  const { t } = useTranslation('game');
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = useRef(false);
  const isOpen = wanted !== undefined;
  const turn = (next: string | undefined): void => {
    isAsked.current = next !== undefined;
    type(next);
    keep(next);
  };
  return (
    <>
      {isOpen ? (
        <Field
          ref={(field) => {
            if (isAsked.current) field?.focus();
            isAsked.current = false;
          }}
          label={t('market-search')}
          isLabelHidden
          isQuiet
          size="sm"
          className={styles.search}
          placeholder={t('market-search')}
          autoComplete="off"
          value={wanted}
          onChange={(event) => {
            type(event.currentTarget.value);
          }}
          onBlur={() => {
            keep(wanted);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep(wanted);
            if (event.key !== 'Escape') return;
            event.preventDefault();
            button.current?.focus();
            turn(undefined);
          }}
        />
      ) : null}
      <IconButton
        ref={button}
        icon={isOpen ? 't-x' : 't-search'}
        label={t(isOpen ? 'market-search.close' : 'market-search')}
        size="sm"
        aria-expanded={isOpen}
        onClick={() => {
          turn(isOpen ? undefined : '');
        }}
      />
    </>
  );
}
