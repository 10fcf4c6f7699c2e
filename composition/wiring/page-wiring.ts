import { DialogsStore } from '../../ui/page/dialogs-store.ts';
import { PageClock } from '../../ui/page/page-clock.ts';
import { PageStore, type RouteMatcher } from '../../ui/page/page-store.ts';
import { createTexts } from '../../ui/page/texts.ts';
import { row, startedRow, type WiringRow } from '../wiring-row.ts';

export const pageWiring = {
  clock: startedRow(
    ['systemClock', 'timers', 'now'],
    (needs) => new PageClock(needs.systemClock, needs.timers, needs.now),
  ),
  dialogs: row([], () => new DialogsStore()),
  texts: row(['language', 'textsSource'], ({ language, textsSource }) => createTexts(language, textsSource)),
};

/** The page itself, with a way to all routes beyond the main ones. */
export function pageRow<Navigation extends RouteMatcher>(
  fetchLazy: () => Promise<Navigation>,
): WiringRow<PageStore<Navigation>> {
  return row([], () => new PageStore(fetchLazy));
}
