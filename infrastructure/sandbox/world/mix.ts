/** Mixes numbers into one of 32 bits: the same numbers give the same answer everywhere and for ever. For looks and timings; results are drawn under a key. */
export function mix(first: number, second: number, third = 0): number {
  let hash = Math.imul(first ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul((hash ^ (hash >>> 15)) + second, 0xc2b2ae35);
  hash = Math.imul((hash ^ (hash >>> 13)) + third, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 16), 0x165667b1);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function mixText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mix(hash, text.length);
}

/** A number in [0, 1) that belongs to the given numbers. */
export function fraction(first: number, second: number, third = 0): number {
  return mix(first, second, third) / 4_294_967_296;
}
