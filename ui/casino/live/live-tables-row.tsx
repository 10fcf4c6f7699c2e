import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { usePage } from '../../page/use-page.ts';
import { LobbySection } from '../catalogue/lobby/lobby-section.tsx';
import { useCasino } from '../use-casino.ts';
import { TableTile } from './table-tile.tsx';
import { useLiveWords } from './use-live-words.ts';

/** LP-11 Nothing, and nothing is asked for, for whoever is not to be courted. */
export const LiveTablesRow = observer(function LiveTablesRow(): ReactNode {
  return useCasino().playGuard.mayPromote ? <TablesRow /> : null;
});

/** LCT-1 The live tables in a row that scrolls; nothing where they did not come. */
const TablesRow = observer(function TablesRow(): ReactNode {
  const { language } = usePage();
  const { liveTables: live } = useCasino();
  const { t: say } = useLiveWords();
  useEffect(() => {
    live.leaveTable();
    return live.watch();
  }, [live]);
  const { list } = live;
  if (list === undefined || list.length === 0) return null;
  return (
    <LobbySection
      id="lobby-live"
      icon="t-player-play"
      title={say('title')}
      href={inLanguage('/casino', language)}
      shape="tables"
    >
      {list.map((entry) => (
        <li key={entry.id}>
          <TableTile entry={entry} />
        </li>
      ))}
    </LobbySection>
  );
});
