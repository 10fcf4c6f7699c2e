import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** The terms of the betting alphabet, as their editor left them. */
export const ALPHABET_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0250-alphabet': statements([
    `create table alphabet_terms (
      slug text not null, language text not null, topic text not null, position integer not null, title text not null,
      summary text not null, html text not null, mistakes text not null, related text not null, example text,
      primary key (slug, language))`,
  ]),
};
