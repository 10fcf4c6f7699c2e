import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplay } from '../../../core/settings/market-settings.ts';
import { displayedColumns, shownSections } from '../../../core/sports/market-display.ts';
import {
  isInTab,
  marketSections,
  marketTabs,
  type MarketSection,
  type MarketTab,
} from '../../../core/sports/market-sections.ts';
import { marketName } from '../../../core/sports/names/pick-name.ts';
import { isFound } from '../../../core/sports/names/search-text.ts';
import { usePage } from '../../page/use-page.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useSports } from '../use-sports.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Tabs } from '../../kit/controls/tabs.tsx';
import type { GameRow } from '../table/game-row.ts';
import styles from './market-panel.module.scss';
import { MarketSectionView } from './market-section.tsx';
import { speak } from '../../page/speak.ts';

const WIDTHS = { 1: undefined, 2: styles.two, 3: styles.three } as const;

/** All that can be bet on in a game, by tabs, found by name, in columns as the player wants them. */
export const MarketPanel = observer(function MarketPanel({ row }: { readonly row: GameRow }): ReactNode {
  const { favourites, game: store } = useSports();
  const { language } = usePage();
  const { settings } = useSettings();
  const { t } = useTranslation('game');
  const [chosen, setChosen] = useState<MarketTab>('popular');
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  /** Sections that do not stand as the player wants all of them to stand. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const { marketColumns } = settings.settings;
  const display = marketDisplay(settings.settings);
  const game = row.facts;
  const sections = shownSections(
    marketSections(game.markets, (kind) => favourites.hasMarket(kind)),
    display,
  );
  const offered = marketTabs(sections);
  const tab = offered.some((known) => known.tab === chosen) ? chosen : (offered[0]?.tab ?? 'all');
  const nameOf = (section: MarketSection): string =>
    speak(
      t,
      marketName({
        kind: section.kind,
        period: section.period,
        line: section.markets[0]?.line,
        sportId: game.sportId,
        homeName: game.home.name,
        awayName: game.away?.name,
      }),
    );
  const isSearching = wanted !== undefined && wanted.trim() !== '';
  const shown = sections.filter((section) => (isSearching ? isFound(nameOf(section), wanted) : isInTab(section, tab)));
  const fold = (key: string): void => {
    const next = new Set(turned);
    if (!next.delete(key)) next.add(key);
    setTurned(next);
  };
  return (
    <Tabs
      label={t('markets')}
      tabs={offered.map(({ tab: value, outcomeCount }) => ({
        value,
        label: (
          <>
            {t(`tab.${value}`)}{' '}
            <span className={classNames('num', styles.count)}>{formatCount(outcomeCount, language)}</span>
          </>
        ),
      }))}
      value={tab}
      onChange={(value) => {
        setChosen(value);
        setWanted(undefined);
      }}
    >
      {(tabs, panel) => (
        <>
          <section className={classNames('panel', styles.bar)} aria-label={t('markets')}>
            <div className={styles.tabs}>{tabs}</div>
            {wanted === undefined ? null : (
              <Field
                label={t('market-search')}
                isLabelHidden
                isQuiet
                size="sm"
                className={styles.search}
                placeholder={t('market-search')}
                value={wanted}
                onChange={(event) => {
                  setWanted(event.currentTarget.value);
                }}
              />
            )}
            <IconButton
              icon={wanted === undefined ? 't-search' : 't-x'}
              label={t(wanted === undefined ? 'market-search' : 'market-search.close')}
              size="sm"
              aria-expanded={wanted !== undefined}
              onClick={() => {
                setWanted(wanted === undefined ? '' : undefined);
              }}
            />
            <IconButton
              icon={marketColumns === 1 ? 't-columns-2' : 't-columns-1'}
              label={t(marketColumns === 1 ? 'columns.two' : 'columns.one')}
              size="sm"
              onClick={() => {
                settings.change({ marketColumns: marketColumns === 1 ? 2 : 1 });
              }}
            />
          </section>
          <div {...panel} className={classNames(styles.columns, WIDTHS[marketColumns], store.isStale && styles.stale)}>
            {shown.length === 0 ? (
              <EmptyState icon="t-mood-empty" title={t(isSearching ? 'market-search.none' : 'markets.none')} />
            ) : null}
            {displayedColumns(shown, display, marketColumns).map((column, place) => (
              <div key={place} className={styles.column}>
                {column.map((section) => (
                  <MarketSectionView
                    key={section.key}
                    row={row}
                    section={section}
                    name={nameOf(section)}
                    isFolded={turned.has(section.key) !== display.areCollapsed}
                    onFold={() => {
                      fold(section.key);
                    }}
                  />
                ))}
              </div>
            ))}
          </div>
        </>
      )}
    </Tabs>
  );
});
