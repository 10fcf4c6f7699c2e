import { ContainerModule } from 'inversify';
import { httpLineGateway } from '../../infrastructure/sports/http-line-gateway.ts';
import { FavouritesStore } from '../../ui/sports/line/favourites-store.ts';
import { GameStore } from '../../ui/sports/game/game-store.ts';
import { LineStore } from '../../ui/sports/line/line-store.ts';
import { SearchStore } from '../../ui/sports/search/search-store.ts';
import { TreeStore } from '../../ui/sports/tree/tree-store.ts';
import { single } from '../token.ts';
import {
  FAVOURITES_STORE,
  FRAMES,
  GAME_STORE,
  HTTP,
  LANGUAGE,
  LINE_GATEWAY,
  LINE_STORE,
  PAGE_CLOCK,
  SEARCH_STORE,
  TIMERS,
  TREE_STORE,
  VALUES,
  VIEW_SETTINGS_STORE,
  VISIBILITY,
} from '../tokens.ts';

export const sportsModule = new ContainerModule((options) => {
  single(options, LINE_GATEWAY, httpLineGateway, [HTTP, LANGUAGE]);
  single(options, FAVOURITES_STORE, (values) => new FavouritesStore(values), [VALUES]);
  single(
    options,
    TREE_STORE,
    (gateway, timers, visibility, settings, favourites) =>
      new TreeStore(gateway, timers, visibility, settings, favourites),
    [LINE_GATEWAY, TIMERS, VISIBILITY, VIEW_SETTINGS_STORE, FAVOURITES_STORE],
  );
  single(
    options,
    LINE_STORE,
    (gateway, clock, timers, visibility, frames, settings, favourites, tree) =>
      new LineStore({ gateway, clock, timers, visibility, frames, settings, favourites, tree }),
    [LINE_GATEWAY, PAGE_CLOCK, TIMERS, VISIBILITY, FRAMES, VIEW_SETTINGS_STORE, FAVOURITES_STORE, TREE_STORE],
  );
  single(
    options,
    GAME_STORE,
    (gateway, clock, timers, visibility, frames) => new GameStore({ gateway, clock, timers, visibility, frames }),
    [LINE_GATEWAY, PAGE_CLOCK, TIMERS, VISIBILITY, FRAMES],
  );
  single(options, SEARCH_STORE, (gateway, timers) => new SearchStore(gateway, timers), [LINE_GATEWAY, TIMERS]);
});
