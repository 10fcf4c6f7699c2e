import { describe, expect, it } from 'vitest';
import { foundChoices, namedChoice } from '../../../core/registration/found-choices.ts';

const CHOICES = [
  { value: 'de', label: 'Германия', otherNames: ['Germany'] },
  { value: 'ne', label: 'Нигер', otherNames: ['Niger'] },
  { value: 'ng', label: 'Нигерия', otherNames: ['Nigeria'] },
  { value: 'za', label: 'Южно-Африканская Республика', otherNames: ['South Africa'] },
  { value: 'cf', label: 'Центрально-Африканская Республика', otherNames: ['Central African Republic'] },
  { value: 'af', label: 'Афганистан', otherNames: ['Afghanistan'] },
];
const found = (typed: string) => foundChoices(CHOICES, typed).map(({ value }) => value);

describe('the choices that are found', () => {
  it('are found by code and by words of their name, here and in English [RG1-11]', () => {
    expect(found('герм')).toEqual(['de']);
    expect(found('GER')).toEqual(['de']);
    expect(found('de')).toEqual(['de']);
    expect(found('республика ю')).toEqual(['za']);
    expect(found('xyz')).toEqual([]);
    expect(found(' ')).toHaveLength(CHOICES.length);
  });

  it('begin with those that begin with what is typed, and else keep their order [RG1-11]', () => {
    expect(found('аф')).toEqual(['af', 'za', 'cf']);
    expect(found('ниг')).toEqual(['ne', 'ng']);
  });

  it('have one that is named whole, by name or code, and where part is enough the only one [RG1-12]', () => {
    const named = (typed: string, isPart: boolean) => namedChoice(CHOICES, typed, isPart)?.value;
    expect(['Niger', 'нигер', 'NE'].map((typed) => named(typed, false))).toEqual(['ne', 'ne', 'ne']);
    expect([named('герм', false), named('герм', true), named('ниг', true), named('', true)]).toEqual([
      undefined,
      'de',
      undefined,
      undefined,
    ]);
  });
});
