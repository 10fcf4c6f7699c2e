import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** The places that sell vouchers for cash, as their editor left them. */
export const TERMINAL_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0345-cash-terminals': statements([
    `create table cash_terminals (
      id integer not null, language text not null, city text not null, address text not null,
      latitude integer not null, longitude integer not null, opens integer not null, closes integer not null,
      primary key (id, language))`,
  ]),
};
