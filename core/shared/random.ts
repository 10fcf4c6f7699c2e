/** Where random numbers come from. */
export interface Random {
  /** A number in [0, 1). */
  readonly fraction: () => number;
  /** A fresh UUID v4. */
  readonly uuid: () => string;
}
