/** Whether the device believes to be connected. */
export interface Connection {
  readonly isOnline: () => boolean;
  /** Calls back when that changes; the returned function stops it. */
  readonly watch: (changed: (isOnline: boolean) => void) => () => void;
}
