/** A state machine as data: where it starts and how it moves. No clock, no I/O. */
export interface Machine<State, Event, Effect = never> {
  readonly initial: State;
  readonly step: (state: State, event: Event) => Step<State, Effect>;
}

/** The next state, and what the outside world must now do about it. */
export type Step<State, Effect> = readonly [state: State, ...effects: Effect[]];
