/** States and events of a machine, one of each kind, from which tests and diagrams explore `step`. */
export interface MachineSamples<State, Event> {
  readonly states: readonly State[];
  readonly events: readonly Event[];
}
