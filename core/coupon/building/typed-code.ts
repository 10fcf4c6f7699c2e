const LONGEST_CODE = 10;

/** SW-5 What the field of a code holds of what was typed. */
export function typedCode(text: string): string {
  return text.slice(0, LONGEST_CODE);
}
