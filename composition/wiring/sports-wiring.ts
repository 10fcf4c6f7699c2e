import { httpLineGateway } from '../../infrastructure/sports/http-line-gateway.ts';
import { FavouritesStore } from '#ui/sports/line/favourites-store.ts';
import { LineStore } from '#ui/sports/line/line-store.ts';
import { SearchStore } from '#ui/sports/search/search-store.ts';
import { TreeStore } from '#ui/sports/tree/tree-store.ts';
import { row, startedRow } from '../wiring-row.ts';

export const sportsWiring = {
  lineGateway: row(['http', 'language', 'settings'], ({ http, language, settings }) =>
    httpLineGateway(http, language, () => settings.settings.hiddenSports),
  ),
  favourites: startedRow(['values'], ({ values }) => new FavouritesStore(values)),
  tree: startedRow(
    ['lineGateway', 'timers', 'visibility', 'settings', 'favourites'],
    ({ lineGateway: gateway, ...needs }) => new TreeStore({ gateway, ...needs }),
  ),
  line: startedRow(
    ['lineGateway', 'clock', 'timers', 'visibility', 'frames', 'settings', 'favourites', 'tree'],
    ({ lineGateway: gateway, ...needs }) => new LineStore({ gateway, ...needs }),
  ),
  search: row(['lineGateway', 'timers'], ({ lineGateway, timers }) => new SearchStore(lineGateway, timers)),
};
