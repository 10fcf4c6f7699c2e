import { DialogsStore } from '../../ui/page/dialogs-store.ts';
import { PageClock } from '../../ui/page/page-clock.ts';
import { PageStore } from '../../ui/page/page-store.ts';
import { createTexts } from '../../ui/page/texts.ts';
import { row, startedRow } from '../wiring-row.ts';

export const pageWiring = {
  clock: startedRow(
    ['systemClock', 'timers', 'now'],
    (needs) => new PageClock(needs.systemClock, needs.timers, needs.now),
  ),
  page: row(
    [],
    () => new PageStore(async () => (await import('../../ui/app/routing/lazy-navigation.ts')).LAZY_NAVIGATION),
  ),
  dialogs: row([], () => new DialogsStore()),
  texts: row(['language', 'textsSource'], ({ language, textsSource }) => createTexts(language, textsSource)),
};
