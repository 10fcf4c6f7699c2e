import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import type { Choice } from '../../../../core/registration/found-choices.ts';
import { FieldNotes, describedBy, frameClass } from '../../controls/field.tsx';
import { Icon } from '../../pictures/icon.tsx';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { useCombobox } from './use-combobox.ts';
import fieldStyles from '../../controls/field.module.scss';
import styles from './combobox.module.scss';

export interface ComboboxProps {
  readonly label: string;
  readonly options: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How many were found, in words. */
  readonly found: (count: number) => string;
  /** As long as there is nothing to choose from. */
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
  readonly before?: ReactNode;
  /** What stands in the closed field where the words of the list are too long for it. */
  readonly shown?: string | undefined;
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

/** One of many that is found by typing: an editable combobox with a list, as ARIA 1.2 has it. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { label, options, value, found: say, error, before, shown } = props;
  const { placeholder, isDisabled = false, autoComplete = 'off' } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const state = useCombobox(props);
  const { typed, found, active } = state;
  const chosen = shown ?? options.find((option) => option.value === value)?.label ?? '';
  const isOpen = active !== undefined;
  const isInvalid = error !== undefined;
  const activeChoice = isOpen ? found[active] : undefined;
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div ref={frame} className={frameClass({ size: 'lg', isInvalid })}>
        {typed === undefined ? before : null}
        <input
          id={id}
          className={styles.input}
          type="text"
          role="combobox"
          data-plain=""
          required
          disabled={isDisabled}
          spellCheck={false}
          autoComplete={autoComplete}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={activeChoice !== undefined}
          aria-controls={activeChoice === undefined ? undefined : `${id}-list`}
          aria-activedescendant={activeChoice === undefined ? undefined : `${id}-${activeChoice.value}`}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(id, error, undefined)}
          value={typed ?? (value === '' ? '' : chosen)}
          onChange={state.type}
          onKeyDown={state.press}
          onBlur={state.leave}
          onFocus={selectWhole}
          onClick={(event) => {
            if (isOpen) return;
            selectWhole(event);
            state.open();
          }}
        />
        <Icon name="t-chevron-down" size="sm" className={fieldStyles.arrow} />
      </div>
      {isOpen ? <ComboboxList id={id} label={label} value={value} none={say(0)} state={state} field={frame} /> : null}
      <FieldNotes id={id} error={error} />
      <VisuallyHidden isStatus>{typed === undefined ? null : say(found.length)}</VisuallyHidden>
    </div>
  );
}

function selectWhole({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  currentTarget.select();
}
