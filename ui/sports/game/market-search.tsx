import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../kit/controls/field.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import styles from './market-panel.module.scss';

interface MarketSearchProps {
  /** What is looked for; undefined while the field is away. */
  readonly wanted: string | undefined;
  readonly onChange: (wanted: string | undefined) => void;
}

/** The button that opens the search over markets, and the field, which has the focus as soon as it is there. */
export function MarketSearch({ wanted, onChange }: MarketSearchProps): ReactNode {
  const { t } = useTranslation('game');
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = wanted !== undefined;
  return (
    <>
      {isOpen ? (
        <Field
          ref={takeFocus}
          label={t('market-search')}
          isLabelHidden
          isQuiet
          size="sm"
          className={styles.search}
          placeholder={t('market-search')}
          autoComplete="off"
          value={wanted}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            button.current?.focus();
            onChange(undefined);
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
          onChange(isOpen ? undefined : '');
        }}
      />
    </>
  );
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
