import { shallowRef, type ShallowRef } from 'vue';
import type { Machine } from '@oddsmith/core';

/** Holds the state of a machine: `perform` does what it asks for, and tells it how that went. */
export function useMachine<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  perform: (effect: Effect, send: (event: Event) => void) => void,
): readonly [state: Readonly<ShallowRef<State>>, send: (event: Event) => void] {
  const state = shallowRef(machine.initial);
  function send(event: Event): void {
    const [next, ...effects] = machine.step(state.value, event);
    state.value = next;
    for (const effect of effects) perform(effect, send);
  }
  return [state, send];
}
