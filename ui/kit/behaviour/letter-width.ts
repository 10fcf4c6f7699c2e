/** The size of letters in CSS pixels that the widths of screens are told in. */
const LETTER_SIZE = 16;

/** How wide the window is at letters of the usual size, as container queries in rem count it. */
export function letterWidth(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (window.innerWidth * LETTER_SIZE) / (size > 0 ? size : LETTER_SIZE);
}
