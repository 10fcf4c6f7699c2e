/** Whether the device believes to be connected. */
export interface Connection {
  readonly isOnline: () => boolean;
  /** Whether it is slow or paid by the byte: nothing is fetched before it is asked for. */
  readonly isThrifty: () => boolean;
  /** Calls back when that changes; the returned function stops it. */
  readonly watch: (changed: (isOnline: boolean) => void) => () => void;
}
