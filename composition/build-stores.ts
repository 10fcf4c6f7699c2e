import type { Container } from 'inversify';
import type { Stores } from '../ui/page/stores.ts';
import { lateStores } from './late-store-shelf.ts';
import {
  ACCOUNTS_STORE,
  COUPON_CODE_STORE,
  COUPON_NEWS_STORE,
  COUPON_SETTINGS_STORE,
  COUPON_STORE,
  COUPON_TERMS_STORE,
  DIALOGS_STORE,
  FAVOURITES_STORE,
  GAME_STORE,
  LANGUAGE,
  LINE_STORE,
  PAGE_CLOCK,
  PAGE_STORE,
  MY_BETS_STORE,
  NOTICES_STORE,
  PLACEMENT_STORE,
  SEARCH_STORE,
  SESSION_STORE,
  SITE_STORE,
  TEXTS,
  TREE_STORE,
  VIEW_SETTINGS_STORE,
} from './tokens.ts';

export function buildStores(container: Container): Stores {
  const late = lateStores(container);
  return {
    late,
    language: container.get(LANGUAGE),
    clock: container.get(PAGE_CLOCK),
    page: container.get(PAGE_STORE),
    settings: container.get(VIEW_SETTINGS_STORE),
    site: container.get(SITE_STORE),
    texts: container.get(TEXTS),
    get debug() {
      return late.take('debug');
    },
    get consent() {
      return late.take('consent');
    },
    get upkeep() {
      return late.take('upkeep');
    },
    get frame() {
      return late.take('frame');
    },
    get doors() {
      return late.take('doors');
    },
    get head() {
      return late.take('head');
    },
    dialogs: container.get(DIALOGS_STORE),
    notices: container.get(NOTICES_STORE),
    session: container.get(SESSION_STORE),
    get registration() {
      return late.take('registration');
    },
    get recovery() {
      return late.take('recovery');
    },
    accounts: container.get(ACCOUNTS_STORE),
    get history() {
      return late.take('history');
    },
    get printed() {
      return late.take('printed');
    },
    get terms() {
      return late.take('terms');
    },
    get information() {
      return late.take('information');
    },
    coupon: container.get(COUPON_STORE),
    couponSettings: container.get(COUPON_SETTINGS_STORE),
    couponTerms: container.get(COUPON_TERMS_STORE),
    couponCode: container.get(COUPON_CODE_STORE),
    couponNews: container.get(COUPON_NEWS_STORE),
    placement: container.get(PLACEMENT_STORE),
    myBets: container.get(MY_BETS_STORE),
    tree: container.get(TREE_STORE),
    line: container.get(LINE_STORE),
    game: container.get(GAME_STORE),
    favourites: container.get(FAVOURITES_STORE),
    search: container.get(SEARCH_STORE),
  };
}
