import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Tabs, type TabPanelProps } from '../../kit/controls/tabs.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { sportIcon } from '../../kit/pictures/sport-icon.ts';
import { AppLink } from '../../page/app-link.tsx';
import { usePage } from '../../page/use-page.ts';
import { ChampHeader } from '../line/table/champ-header.tsx';
import { GameLine } from '../line/table/game-line.tsx';
import { walkGrid } from '../line/table/grid-keys.ts';
import { CELLS, GRID_ROLE } from '../line/table/grid-role.ts';
import type { LineItem } from '../line/table/line-items.ts';
import grid from '../line/table/line-grid.module.scss';
import { useSports } from '../use-sports.ts';
import { useShown } from './use-shown.ts';
import styles from './live-block.module.scss';
import slot from './showcase-slot.module.scss';

/** LVB-1 What is played now, over the line of home; LVB-4 nothing where the layout has no place for it. Its place is kept while it is on its way. */
export const LiveBlock = observer(function LiveBlock(): ReactNode {
  const { lazy } = useSports();
  const { page } = usePage();
  const place = useRef<HTMLDivElement>(null);
  const isShown = useShown(place);
  useEffect(() => {
    if (!isShown) return;
    lazy.ensure(['liveBlock']).catch(() => {
      page.reportMissingPart();
    });
  }, [lazy, page, isShown]);
  return (
    <div ref={place} className={slot.live}>
      {isShown && lazy.isLoaded('liveBlock') ? <Block /> : null}
    </div>
  );
});

const Block = observer(function Block(): ReactNode {
  const { liveBlock: store } = useSports();
  const { language } = usePage();
  const { t } = useTranslation(['site', 'sports']);
  useEffect(() => store.watch(), [store]);
  const { current } = store;
  if (current === undefined) return <p className={classNames('panel', styles.none)}>{t('live-block.none')}</p>;
  return (
    <section className={classNames('panel', styles.block)} aria-label={t('live-block')}>
      <Tabs
        label={t('live-block.sports')}
        value={current}
        onChange={(sport) => {
          store.choose(sport);
        }}
        className={styles.tabs}
        tabs={store.sports.map(({ id, code, liveCount }) => ({
          value: id,
          label: (
            <>
              <Icon name={sportIcon(code)} size="sm" />
              {t(`sports:sport.${code}`)}
              <span className={classNames('num', styles.count)}>{formatCount(liveCount, language)}</span>
            </>
          ),
        }))}
      >
        {(row, panel) => (
          <>
            <div className={styles.head}>
              {row}
              <AppLink className={styles.all} to="section" params={{ section: 'live' }}>
                {t('live-block.all')}
              </AppLink>
            </div>
            <Games panel={panel} />
          </>
        )}
      </Tabs>
    </section>
  );
});

const Games = observer(function Games({ panel }: { readonly panel: TabPanelProps }): ReactNode {
  const { liveBlock: store, tree } = useSports();
  const { t } = useTranslation('site');
  const box = useRef<HTMLDivElement>(null);
  const { champs, current = 0 } = store;
  useLayoutEffect(() => {
    if (box.current !== null) box.current.tabIndex = 0;
  }, []);
  const items = champs.flatMap(({ games, champId }): readonly LineItem[] => {
    const champ = store.line.champ(champId);
    if (champ === undefined) return [];
    const isFolded = store.folded.has(champId);
    const head = {
      kind: 'champ',
      key: `champ-${champId}`,
      sportId: current,
      champ,
      gameCount: tree.champ(champId)?.liveCount ?? champ.liveCount,
      isFolded,
    } as const;
    const shown = isFolded ? [] : games;
    return [head, ...shown.map((id) => ({ kind: 'game', key: `game-${id}`, sportId: current, id }) as const)];
  });
  const enter = (event: FocusEvent<HTMLElement>): void => {
    if (box.current === null) return;
    if (event.target === box.current) box.current.querySelector<HTMLElement>(CELLS)?.focus();
    else box.current.tabIndex = -1;
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (box.current !== null && !box.current.contains(event.relatedTarget)) box.current.tabIndex = 0;
  };
  return (
    <div {...panel} className={styles.panel}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the element is a grid by its role, which walks by keys and is one stop of the Tab key */}
      <div
        ref={box}
        className={classNames(grid.grid, store.line.isStale && grid.stale)}
        {...GRID_ROLE.grid}
        aria-label={t('live-block')}
        aria-busy={store.line.phase === 'loading'}
        onFocus={enter}
        onBlur={leave}
        onKeyDown={(event) => {
          if (box.current !== null) walkGrid(event, { grid: box.current, items, scrollTo: () => undefined });
        }}
      >
        <div className={grid.list} {...GRID_ROLE.none}>
          {items.map((item, index) => (
            <div key={item.key} {...GRID_ROLE.row} data-index={index} data-kind={item.kind}>
              <Strip item={item} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});

const Strip = observer(function Strip({ item }: { readonly item: LineItem }): ReactNode {
  const { liveBlock: store } = useSports();
  if (item.kind === 'game') {
    const row = store.line.row(item.id);
    return row === undefined ? null : <GameLine row={row} />;
  }
  if (item.kind === 'sport') return null;
  const { champ, gameCount, isFolded } = item;
  return (
    <ChampHeader
      champ={champ}
      gameCount={gameCount}
      isFolded={isFolded}
      onFold={() => {
        store.fold(champ.id);
      }}
    />
  );
});
