import type { SpokenText } from '../../core/sports/names/spoken-text.ts';
import type { Words } from '../kit/formats/format-date.ts';

/** Says a text of the core in the page's language; what goes into it is said first. */
export function speak(t: Words, { key, params }: SpokenText): string {
  const values = Object.entries(params).map(([name, value]) => {
    return [name, typeof value === 'object' ? speak(t, value) : value] as const;
  });
  return t(key, Object.fromEntries(values));
}
