import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketTab } from '../../../core/sports/game/market-sections.ts';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Menu } from '../../kit/controls/menu.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { Tabs, type TabPanelProps } from '../../kit/controls/tabs.tsx';
import type { GameRow } from '../line/table/game-row.ts';
import styles from './market-panel.module.scss';
import { MarketSearch } from './market-search.tsx';
import { MarketSectionView } from './market-section.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import { useMarketSearch } from './use-market-search.ts';
import { useMarketTab } from './use-market-tab.ts';
import { useShownSections, type ShownSections } from './use-shown-sections.ts';

/** So many tabs stand in one row of the narrowest window. */
const FEW_TABS = 3;

const WIDTHS = { 1: undefined, 2: styles.two, 3: styles.three } as const;

/** All that can be bet on in a game, by tabs, found by name, in columns as the player wants them. */
export const MarketPanel = observer(function MarketPanel({ row: game }: { readonly row: GameRow }): ReactNode {
  const { t } = useTranslation('game');
  const [chosen, choose] = useMarketTab();
  const search = useMarketSearch();
  const shown = useShownSections(game.facts, chosen, search.wanted);
  const row = useChosenInSight(shown.tab);
  const change = (tab: MarketTab): void => {
    choose(tab);
    search.type(undefined);
  };
  return (
    <Tabs
      label={t('markets')}
      tabs={shown.tabs.map(({ tab, outcomeCount }) => ({
        value: tab,
        label: <TabLabel tab={tab} outcomeCount={outcomeCount} />,
      }))}
      value={shown.tab}
      onChange={change}
    >
      {(tabs, panel) => (
        <>
          <section className={classNames('panel', styles.bar)} aria-label={t('markets')}>
            <div ref={row} className={styles.tabs}>
              {tabs}
            </div>
            <TabsMenu tabs={shown.tabs} tab={shown.tab} onChoose={change} />
            <MarketSearch search={search} />
            <ColumnsButton />
          </section>
          <MarketColumns row={game} panel={panel} shown={shown} />
        </>
      )}
    </Tabs>
  );
});

interface TabsMenuProps extends Pick<ShownSections, 'tabs' | 'tab'> {
  readonly onChoose: (tab: MarketTab) => void;
}

/** All tabs under one another, where they are more than a row shows at once. */
const TabsMenu = observer(function TabsMenu({ tabs, tab: chosen, onChoose }: TabsMenuProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('game');
  if (tabs.length <= FEW_TABS) return null;
  return (
    <Menu
      label={t('tabs.all')}
      title={t('tabs.all')}
      align="end"
      isBare
      className={styles.all}
      items={tabs.map(({ tab, outcomeCount }) => ({
        id: tab,
        text: `${t(`tab.${tab}`)} ${formatCount(outcomeCount, language)}`,
        isCurrent: tab === chosen,
        onChoose: () => onChoose(tab),
      }))}
    >
      <VisuallyHidden>{t('tabs.all')}</VisuallyHidden>
      <Icon name="t-chevron-down" size="sm" />
    </Menu>
  );
});

const TabLabel = observer(function TabLabel(props: {
  readonly tab: MarketTab;
  readonly outcomeCount: number;
}): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('game');
  return (
    <>
      {t(`tab.${props.tab}`)}{' '}
      <span className={classNames('num', styles.count)}>{formatCount(props.outcomeCount, language)}</span>
    </>
  );
});

const ColumnsButton = observer(function ColumnsButton(): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('game');
  const isOne = settings.settings.marketColumns === 1;
  return (
    <IconButton
      className={styles.columnsButton}
      icon={isOne ? 't-columns-2' : 't-columns-1'}
      label={t(isOne ? 'columns.two' : 'columns.one')}
      size="sm"
      onClick={() => {
        settings.change({ marketColumns: isOne ? 2 : 1 });
      }}
    />
  );
});

interface MarketColumnsProps {
  readonly row: GameRow;
  readonly panel: TabPanelProps;
  readonly shown: ShownSections;
}

const MarketColumns = observer(function MarketColumns({ row, panel, shown }: MarketColumnsProps): ReactNode {
  const { game: store } = useSports();
  const { settings } = usePage();
  const { t } = useTranslation('game');
  /** Sections that do not stand as the player wants all of them to stand. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const fold = (key: string): void => {
    const next = new Set(turned);
    if (!next.delete(key)) next.add(key);
    setTurned(next);
  };
  const width = WIDTHS[settings.settings.marketColumns];
  return (
    <div
      {...panel}
      className={classNames(styles.columns, width, store.isStale && styles.stale, shown.isBegun && styles.begun)}
    >
      {shown.columns.every((column) => column.length === 0) ? (
        <EmptyState icon="t-mood-empty" title={t(shown.isSearching ? 'market-search.none' : 'markets.none')} />
      ) : null}
      {shown.columns.map((column, place) => (
        <div key={place} className={styles.column}>
          {column.map((section) => (
            <MarketSectionView
              key={section.key}
              row={row}
              section={section}
              name={shown.nameOf(section)}
              isFolded={turned.has(section.key) !== shown.isFolded(section)}
              onFold={() => {
                fold(section.key);
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
