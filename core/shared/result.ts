/** The outcome of anything that can be refused: a value, or an error with a code. Public functions of the core never throw on bad input. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** What was asked for. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Why there is nothing to give. */
export function fail<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}

/** Marks a branch that the types exclude. */
export function never(value: never): never {
  throw new TypeError(`Unexpected value: ${String(value)}`);
}

/** Answers where the types exclude a branch and a caller without types takes it all the same. */
export function unforeseen<Value>(_: never, value: Value): Value {
  return value;
}

/** States what must hold; only a defect of the program can break it. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new TypeError(message);
}
