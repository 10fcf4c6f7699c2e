import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** News, brands, promotions and tournaments. */
export const PROMOTION_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0290-news-and-brands': statements([
    "alter table information_pages add column summary text not null default ''",
    'alter table casino_providers add column is_brand boolean not null default false',
    "update casino_providers set is_brand = true where id = 'northforge'",
  ]),
  '0291-tournaments': statements([
    `create table promotion_texts (
      kind text not null check (kind in ('tournament', 'promotion')), id text not null, language text not null,
      title text not null, summary text not null, primary key (kind, id, language))`,
    `create table tournament_series (
      id text primary key, theme text not null, first_at bigint not null, period bigint not null check (period > 0),
      length bigint not null check (length > 0 and length <= period), best_rounds integer not null check (best_rounds > 0),
      prizes text not null, position integer not null)`,
    `create table tournaments (
      id text primary key, series text not null, theme text not null, starts_at bigint not null, ends_at bigint not null,
      best_rounds integer not null, prizes text not null, settled_at bigint, unique (series, starts_at))`,
    'create index open_tournaments on tournaments (ends_at) where settled_at is null',
    `create table tournament_entries (
      tournament_id text not null references tournaments, user_id bigint not null references users, currency text not null,
      joined_at bigint not null, points bigint, best_points bigint, place integer,
      prize bigint not null default 0 check (prize >= 0), is_withheld boolean not null default false,
      primary key (tournament_id, user_id))`,
    'create index tournament_entries_of_user on tournament_entries (user_id, joined_at desc)',
  ]),
  '0292-promotions': statements([
    `create table promotions (
      id text primary key, kind text not null, category text not null, terms text, position integer not null)`,
    `create table promotion_entries (
      promotion_id text not null references promotions, user_id bigint not null references users, currency text not null,
      joined_at bigint not null, ends_at bigint not null, paid_at bigint, primary key (promotion_id, user_id))`,
    'create index promotion_entries_of_user on promotion_entries (user_id)',
  ]),
  '0451-tournaments-by-end': statements(['create index tournaments_by_end on tournaments (ends_at, id)']),
  // its address is that of the bonus for the casino now; whoever joined it goes on
  '0411-slots-start': statements([
    `insert into promotions (id, kind, category, terms, position)
      select 'slots-start', kind, category, terms, position from promotions where id = 'slot-first-deposit'`,
    "update promotion_entries set promotion_id = 'slots-start' where promotion_id = 'slot-first-deposit'",
  ]),
};
