import type { CompareTexts } from '../alphabet/alphabet-term.ts';
import type { Language } from '../config/language.ts';

/** A place that sells vouchers for cash. */
export interface CashTerminal {
  readonly id: number;
  /** The language that its texts are written in: not always the one asked for. */
  readonly language: Language;
  readonly city: string;
  readonly address: string;
  /** In degrees, north and east. */
  readonly latitude: number;
  readonly longitude: number;
  /** In minutes of the local day. */
  readonly opens: number;
  readonly closes: number;
}

/** The terminals of one city. */
export interface TerminalCity {
  readonly name: string;
  readonly language: Language;
  readonly terminals: readonly CashTerminal[];
}

/** Where a city stands on the map, in per cent of its width and height from the top left. */
export interface CityPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const MINUTES_OF_DAY = 24 * 60;
/** Room at each edge of the map, in per cent. */
const EDGE = 8;
const HUNDRED = 100;
const HIGHEST_LATITUDE = 90;
const HIGHEST_LONGITUDE = 180;

/** CNT-1 The terminals city by city in the order of the alphabet of the language; within a city in the operator's order. */
export function terminalCities(terminals: readonly CashTerminal[], compare: CompareTexts): readonly TerminalCity[] {
  const cities = new Map<string, CashTerminal[]>();
  for (const terminal of terminals) cities.set(terminal.city, [...(cities.get(terminal.city) ?? []), terminal]);
  return [...cities]
    .flatMap(([name, [first, ...rest]]) =>
      first === undefined ? [] : [{ name, language: first.language, terminals: [first, ...rest] }],
    )
    .toSorted((one, other) => compare(one.name, other.name));
}

/** CNT-2 The cities whose name has every word of what was typed, whatever the case; all of them for nothing typed. */
export function foundCities(cities: readonly TerminalCity[], typed: string): readonly TerminalCity[] {
  const plain = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435');
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return cities.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

/** CNT-3 Where the cities stand on a map that holds them all, the north at the top; one without a place on Earth is left out. */
export function cityPlaces(cities: readonly TerminalCity[]): readonly CityPlace[] {
  const placed = cities.flatMap(({ name, terminals: [first] }) => {
    if (first === undefined) return [];
    const { latitude, longitude } = first;
    const isOnEarth = Math.abs(latitude) <= HIGHEST_LATITUDE && Math.abs(longitude) <= HIGHEST_LONGITUDE;
    return isOnEarth ? [{ name, latitude, longitude }] : [];
  });
  const across = scaleOf(placed.map(({ longitude }) => longitude));
  const down = scaleOf(placed.map(({ latitude }) => latitude));
  return placed.map(({ name, latitude, longitude }) => ({
    name,
    x: across(longitude),
    y: HUNDRED - down(latitude),
  }));
}

/** CNT-4 Whether a terminal never closes: it opens when it closes, or is open a whole day. */
export function isAroundTheClock({ opens, closes }: Pick<CashTerminal, 'opens' | 'closes'>): boolean {
  return opens % MINUTES_OF_DAY === closes % MINUTES_OF_DAY;
}

/** From the least to the greatest of the values, with room at the edges; what is all alike stands in the middle. */
function scaleOf(values: readonly number[]): (value: number) => number {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  return (value) => (span > 0 ? EDGE + ((value - least) / span) * (HUNDRED - 2 * EDGE) : HUNDRED / 2);
}
