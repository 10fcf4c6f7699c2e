/** Keeps the keys that are pressed until somebody who answers them takes them over, once. */
export function earlyPresses(): () => readonly KeyboardEvent[] {
  const presses: KeyboardEvent[] = [];
  const keep = (press: KeyboardEvent): void => void presses.push(press);
  document.addEventListener('keydown', keep);
  return () => {
    document.removeEventListener('keydown', keep);
    return presses.splice(0);
  };
}
