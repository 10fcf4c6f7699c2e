import type { Container } from 'inversify';
import type { Stores } from '../ui/app/stores.ts';
import {
  ACCOUNTS_STORE,
  DEBUGGER_STORE,
  DIALOGS_STORE,
  FAVOURITES_STORE,
  GAME_STORE,
  HISTORY_STORE,
  LANGUAGE,
  LINE_STORE,
  PAGE_CLOCK,
  PAGE_STORE,
  MY_BETS_STORE,
  REGISTRATION_STORE,
  SEARCH_STORE,
  SESSION_STORE,
  SITE_STORE,
  TEXTS,
  TREE_STORE,
  VIEW_SETTINGS_STORE,
} from './tokens.ts';

export function buildStores(container: Container): Stores {
  return {
    language: container.get(LANGUAGE),
    clock: container.get(PAGE_CLOCK),
    page: container.get(PAGE_STORE),
    settings: container.get(VIEW_SETTINGS_STORE),
    site: container.get(SITE_STORE),
    texts: container.get(TEXTS),
    debug: container.get(DEBUGGER_STORE),
    dialogs: container.get(DIALOGS_STORE),
    session: container.get(SESSION_STORE),
    registration: container.get(REGISTRATION_STORE),
    accounts: container.get(ACCOUNTS_STORE),
    history: container.get(HISTORY_STORE),
    myBets: container.get(MY_BETS_STORE),
    tree: container.get(TREE_STORE),
    line: container.get(LINE_STORE),
    game: container.get(GAME_STORE),
    favourites: container.get(FAVOURITES_STORE),
    search: container.get(SEARCH_STORE),
  };
}
