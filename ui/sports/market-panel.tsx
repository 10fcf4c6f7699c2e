import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isInTab,
  marketSections,
  marketTabs,
  sectionColumns,
  type MarketSection,
  type MarketTab,
} from '../../core/sports/market-sections.ts';
import { marketName } from '../../core/sports/pick-name.ts';
import { isFound } from '../../core/sports/search-text.ts';
import { useStores } from '../app/stores.ts';
import { classNames } from '../kit/class-names.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { Field } from '../kit/field.tsx';
import { formatCount } from '../kit/format-number.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Tabs } from '../kit/tabs.tsx';
import type { GameRow } from './game-row.ts';
import styles from './market-panel.module.scss';
import { MarketSectionView } from './market-section.tsx';
import { speak } from './speak.ts';

/** All that can be bet on in a game, by tabs, found by name, in one column or two. */
export const MarketPanel = observer(function MarketPanel({ row }: { readonly row: GameRow }): ReactNode {
  const { favourites, game: store, language } = useStores();
  const { t } = useTranslation('game');
  const [chosen, setChosen] = useState<MarketTab>('popular');
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  const [columns, setColumns] = useState<1 | 2>(2);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const game = row.facts;
  const sections = marketSections(game.markets, (kind) => favourites.hasMarket(kind));
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
    const next = new Set(folded);
    if (!next.delete(key)) next.add(key);
    setFolded(next);
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
              icon={columns === 2 ? 't-columns-1' : 't-columns-2'}
              label={t(columns === 2 ? 'columns.one' : 'columns.two')}
              size="sm"
              onClick={() => {
                setColumns(columns === 2 ? 1 : 2);
              }}
            />
          </section>
          <div
            {...panel}
            className={classNames(styles.columns, columns === 2 && styles.two, store.isStale && styles.stale)}
          >
            {shown.length === 0 ? (
              <EmptyState icon="t-mood-empty" title={t(isSearching ? 'market-search.none' : 'markets.none')} />
            ) : null}
            {sectionColumns(shown, columns).map((column, place) => (
              <div key={place} className={styles.column}>
                {column.map((section) => (
                  <MarketSectionView
                    key={section.key}
                    row={row}
                    section={section}
                    name={nameOf(section)}
                    isFolded={folded.has(section.key)}
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
