// the examples print, and the library of the language alone has no console
declare global {
  var console: { log(...values: unknown[]): void };
}
export {};
