import type { Container } from 'inversify';
import type { Stores } from '../ui/app/stores.ts';
import { LANGUAGE, PAGE_CLOCK, PAGE_STORE, SITE_STORE, TEXTS, VIEW_SETTINGS_STORE } from './tokens.ts';

export function buildStores(container: Container): Stores {
  return {
    language: container.get(LANGUAGE),
    clock: container.get(PAGE_CLOCK),
    page: container.get(PAGE_STORE),
    settings: container.get(VIEW_SETTINGS_STORE),
    site: container.get(SITE_STORE),
    texts: container.get(TEXTS),
  };
}
