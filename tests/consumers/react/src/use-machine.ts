import { useCallback, useRef, useState } from 'react';
import type { Machine } from '@oddsmith/core';

/** Like useReducer, with effects: `perform` does what the machine asks for, and tells the machine how it went. */
export function useMachine<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  perform: (effect: Effect, send: (event: Event) => void) => void,
): readonly [state: State, send: (event: Event) => void] {
  const current = useRef(machine.initial);
  const [state, setState] = useState(machine.initial);
  const send = useCallback(
    (event: Event): void => {
      const [next, ...effects] = machine.step(current.current, event);
      current.current = next;
      setState(next);
      for (const effect of effects) perform(effect, send);
    },
    [machine, perform],
  );
  return [state, send];
}
