/** A Latin h that is heard: not the second letter of ch, kh, sh, th, gh and the like. */
const SOUNDED = /(?<![cksptgzrwd])h/gi;

/** Russian writes both h and ch as х: whether every х of a word stands for a heard h of the Latin one, as in "Хоффенхайм". */
export function hasSoundedH(russian: string, latin: string): boolean {
  const written = russian.match(/х/gi)?.length ?? 0;
  return written > 0 && written === (latin.match(SOUNDED)?.length ?? 0);
}
