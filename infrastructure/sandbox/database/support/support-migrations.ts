import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What the site tells its players, and what they ask it. */
export const SUPPORT_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0157-player-messages': statements([
    `create table player_messages (
      id bigint generated always as identity primary key, user_id bigint not null references users, kind text not null,
      about bigint, amount bigint, currency text, at bigint not null, is_read boolean not null default false,
      check ((amount is null) = (currency is null)))`,
    'create index player_messages_of_user on player_messages (user_id, id desc)',
    'create index unread_player_messages on player_messages (user_id) where not is_read',
    'create unique index player_messages_once on player_messages (user_id, kind, about)',
  ]),
  '0158-support-topics': statements([
    `create table support_topics (
      id bigint generated always as identity (start with 8840001) primary key, user_id bigint references users,
      email text, kind text not null check (kind in ('question', 'manager', 'idea', 'appeal', 'call-back')),
      subject text not null, state text not null check (state in ('open', 'answered', 'closed', 'accepted', 'refused')),
      key uuid not null unique, fingerprint text not null, created_at bigint not null, changed_at bigint not null,
      is_unseen boolean not null default false, check ((user_id is null) = (email is not null)))`,
    'create index support_topics_of_user on support_topics (user_id, kind, changed_at desc)',
    "create index waiting_support_topics on support_topics (changed_at) where state = 'open'",
    `create unique index one_open_appeal on support_topics (user_id) where kind = 'appeal' and state = 'open'`,
    `create table support_messages (
      id bigint generated always as identity primary key, topic_id bigint not null references support_topics,
      author text not null check (author in ('player', 'agent', 'robot')), body text not null, key uuid, at bigint not null,
      unique (topic_id, key))`,
    'create index support_messages_of_topic on support_messages (topic_id, id)',
  ]),
  '0176-mailed-answers': statements([
    'alter table support_topics add column browser_hash text',
    'create index support_topics_of_browser on support_topics (browser_hash, id desc) where browser_hash is not null',
  ]),
  '0178-ended-requests': statements([
    "create index ended_support_topics on support_topics (changed_at) where state <> 'open'",
    `create index ended_payment_requests on payment_requests (changed_at) where state not in ('sent', 'in-work')`,
  ]),
  '0196-consultant': statements([
    `create table consultant_chats (
      id bigint generated always as identity primary key, key_hash text not null unique, browser_hash text,
      changed_at bigint not null)`,
    'create index consultant_chats_of_browser on consultant_chats (browser_hash, id desc)',
    'create index consultant_chats_by_change on consultant_chats (changed_at)',
    `create table consultant_words (
      id bigint generated always as identity primary key,
      chat_id bigint not null references consultant_chats on delete cascade,
      author text not null check (author in ('visitor', 'agent')), body text not null, at bigint not null)`,
    'create index consultant_words_of_chat on consultant_words (chat_id, id)',
  ]),
  '0200-chats-of-sessions': statements([
    'alter table consultant_chats add column session_hash text',
    // whose they were is not known any more
    'update consultant_chats set browser_hash = null',
  ]),
};
