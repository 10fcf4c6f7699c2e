/** Milliseconds since 1970-01-01T00:00:00Z. */
export type EpochMillis = number;
/** A length of time in milliseconds. */
export type Millis = number;

export function seconds(count: number): Millis {
  return count * 1000;
}

export function minutes(count: number): Millis {
  return count * 60_000;
}

export function hours(count: number): Millis {
  return count * 3_600_000;
}

export function days(count: number): Millis {
  return count * 86_400_000;
}
