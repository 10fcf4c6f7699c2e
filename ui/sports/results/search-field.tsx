import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_SEARCH } from '../../../core/sports/results/results-query.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from '../tree/tree-search.module.scss';

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly className?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onEnter?: () => void;
}

/** A field to search in; Esc and its cross clear it. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { label, placeholder, text, className, onChange, onEnter } = props;
  const { t } = useTranslation('sports');
  const field = useRef<HTMLInputElement>(null);
  return (
    <label className={classNames(styles.field, className)}>
      <Icon name="t-search" size="sm" />
      <input
        ref={field}
        type="search"
        className={styles.input}
        placeholder={placeholder}
        aria-label={label}
        value={text}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        data-plain=""
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.();
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          onChange('');
        }}
      />
      {text === '' ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('search.clear')}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <Icon name="t-x" size="xs" />
        </button>
      )}
    </label>
  );
}
