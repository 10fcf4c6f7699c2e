import { describe, expect, it } from 'vitest';
import {
  cityPlaces,
  foundCities,
  isAroundTheClock,
  terminalCities,
  type CashTerminal,
} from '../../../../core/site/terminals/cash-terminal.ts';

const compare = new Intl.Collator('ru').compare;
const terminal = (id: number, city: string, rest: Partial<CashTerminal> = {}): CashTerminal => ({
  id,
  city,
  language: 'ru',
  address: `${city}, ${String(id)}`,
  latitude: 50,
  longitude: 40,
  opens: 480,
  closes: 1320,
  ...rest,
});
const namesOf = (cities: readonly { readonly name: string }[]) => cities.map(({ name }) => name);

describe('the cash terminals', () => {
  const cities = terminalCities(
    [
      terminal(1, 'Самара', { latitude: 53, longitude: 50 }),
      terminal(2, 'Орёл', { latitude: 53, longitude: 36 }),
      terminal(3, 'Самара'),
      terminal(4, 'Ростов-на-Дону', { latitude: 47, longitude: 40 }),
    ],
    compare,
  );

  it('stand city by city in the order of the alphabet [CNT-1]', () => {
    expect(namesOf(cities)).toEqual(['Орёл', 'Ростов-на-Дону', 'Самара']);
    expect(cities.at(-1)?.terminals.map(({ id }) => id)).toEqual([1, 3]);
    expect(terminalCities([], compare)).toEqual([]);
  });

  it('are found by every word of a city that was typed [CNT-2]', () => {
    expect(namesOf(foundCities(cities, ' ОРЕЛ '))).toEqual(['Орёл']);
    expect(namesOf(foundCities(cities, 'дону рост'))).toEqual(['Ростов-на-Дону']);
    expect(foundCities(cities, 'Самара Орёл')).toEqual([]);
    expect(foundCities(cities, '')).toEqual(cities);
  });

  it('lie on a map with the north at the top that holds them all [CNT-3]', () => {
    expect(cityPlaces(cities)).toEqual([
      { name: 'Орёл', x: 8, y: 8 },
      { name: 'Ростов-на-Дону', x: 32, y: 92 },
      { name: 'Самара', x: 92, y: 8 },
    ]);
    expect(cityPlaces(terminalCities([terminal(1, 'Самара')], compare))).toEqual([{ name: 'Самара', x: 50, y: 50 }]);
    expect(cityPlaces(terminalCities([terminal(1, 'Марс', { latitude: NaN })], compare))).toEqual([]);
    expect(cityPlaces(terminalCities([terminal(1, 'Марс', { longitude: 181 })], compare))).toEqual([]);
  });

  it('never close where they open when they close [CNT-4]', () => {
    expect(isAroundTheClock({ opens: 0, closes: 0 })).toBe(true);
    expect(isAroundTheClock({ opens: 0, closes: 1440 })).toBe(true);
    expect(isAroundTheClock({ opens: 480, closes: 1440 })).toBe(false);
    expect(isAroundTheClock({ opens: 600, closes: 120 })).toBe(false);
  });
});
