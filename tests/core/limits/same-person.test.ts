import { describe, expect, it } from 'vitest';
import { isSamePerson, type PersonOnPaper } from '../../../core/limits/same-person.ts';

const ivan: PersonOnPaper = { name: 'Иван', surname: 'Соловьёв-Седой', birthDate: '1990-01-02' };

describe('two players', () => {
  it.each<[string, PersonOnPaper, PersonOnPaper]>([
    ['the number of the document', { passport: '4500 123-456' }, { ...ivan, passport: '4500123456' }],
    ['its letters', { passport: 'ab 12345' }, { passport: 'AB12345' }],
    ['the tax number', { taxNumber: '7712345678' }, { taxNumber: '77 1234 5678', name: 'Another' }],
    ['name and day of birth', ivan, { ...ivan, name: ' иван ', surname: 'СОЛОВЬЕВ СЕДОЙ', passport: '1111' }],
    ['the names in each other’s field', ivan, { ...ivan, name: ivan.surname, surname: ivan.name }],
  ])('are one person by %s [SX-11]', (_, one, other) => {
    expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([true, true]);
  });

  it.each<[string, PersonOnPaper, PersonOnPaper]>([
    ['said nothing', {}, {}],
    ['gave empty numbers', { passport: ' - ', taxNumber: '' }, { passport: '', taxNumber: null }],
    ['have another day of birth', ivan, { ...ivan, birthDate: '1990-01-03' }],
    ['gave no day of birth', { ...ivan, birthDate: undefined }, { ...ivan, birthDate: undefined }],
    ['gave no name', { ...ivan, name: '' }, { ...ivan, name: '' }],
    ['gave the number in another field', { passport: '7712345678' }, { taxNumber: '7712345678' }],
  ])('are two where they %s [SX-11]', (_, one, other) => {
    expect(isSamePerson(one, other)).toBe(false);
  });
});
