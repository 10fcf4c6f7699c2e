import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { foundChoices, namedChoice, type Choice } from '../../../../core/registration/found-choices.ts';

interface ComboboxOptions {
  readonly options: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface ComboboxState {
  /** Since it was opened; undefined where nothing was. */
  readonly typed: string | undefined;
  readonly found: readonly Choice[];
  /** The place of the one that Enter chooses among those found; undefined while the list is closed. */
  readonly active: number | undefined;
  readonly open: () => void;
  readonly choose: (choice: Choice) => void;
  readonly type: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly leave: () => void;
}

/** What is typed into a combobox, what of its list is found by that, and which of them is active. */
export function useCombobox({ options, value, onChange }: ComboboxOptions): ComboboxState {
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState<number>();
  const found = typed === undefined ? options : foundChoices(options, typed);
  const close = (): void => {
    setTyped(undefined);
    setActive(undefined);
  };
  const open = (): void => {
    const chosen = found.findIndex((option) => option.value === value);
    setActive(Math.max(chosen, 0));
  };
  const choose = (choice: Choice): void => {
    close();
    if (choice.value !== value) onChange(choice.value);
  };
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    if (document.activeElement === currentTarget) {
      setTyped(currentTarget.value);
      setActive(0);
      return;
    }
    // filled in by the browser
    const named = namedChoice(options, currentTarget.value, false);
    if (named !== undefined) choose(named);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const act = pressed(event, { found, active, open, close, choose, setActive });
    if (act === undefined) return;
    event.preventDefault();
    // Escape closes the list, not the dialog around it
    event.stopPropagation();
    act();
  };
  const leave = (): void => {
    const named = typed === undefined ? undefined : namedChoice(options, typed, true);
    if (named === undefined) close();
    else choose(named);
  };
  return { typed, found, active, open, choose, type, press, leave };
}

interface Acts extends Pick<ComboboxState, 'found' | 'active' | 'open' | 'choose'> {
  readonly close: () => void;
  readonly setActive: (place: number) => void;
}

/** What a key does here; undefined where it does what it does in any field. */
function pressed(event: KeyboardEvent, acts: Acts): (() => void) | undefined {
  const { key, nativeEvent, shiftKey } = event;
  const { found, active, open, close, choose, setActive } = acts;
  if (nativeEvent.isComposing) return undefined;
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
  if (active === undefined) return isArrow ? open : undefined;
  if (key === 'Escape') return close;
  const last = found.length - 1;
  if (key === 'Enter') {
    return () => {
      const choice = found[active];
      if (choice !== undefined) choose(choice);
    };
  }
  if (shiftKey || last < 0) return undefined;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: active === last ? 0 : active + 1,
    ArrowUp: active === 0 ? last : active - 1,
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined ? undefined : () => setActive(place);
}
