import { sql, type RawBuilder } from 'kysely';

/** SX-11 Whether a number of somebody's papers has these digits, as it is indexed: whoever has the same number has the same digits. */
export function hasSameDigits(column: 'document_number' | 'tax_number', number: string): RawBuilder<boolean> {
  const bare = number.replaceAll(/[^0-9]/g, '');
  return sql<boolean>`regexp_replace(${sql.ref(`users.${column}`)}, '[^0-9]', '', 'g') = ${bare}`;
}
